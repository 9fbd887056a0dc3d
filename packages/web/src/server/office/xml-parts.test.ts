import { describe, expect, it } from 'vitest';
import { walkXml } from './xml-parts.ts';

const textOf = (xml: string): string => {
  let text = '';
  walkXml(xml, (part) => {
    text += part.text;
  });
  return text;
};

describe('XML of strangers (ASVS 1.5.1)', () => {
  it('is read tag by tag, with the five entities that XML itself has', () => {
    const seen: unknown[] = [];
    walkXml('<w:p a="1">Hefte &amp; Stifte<w:br/></w:p>', (part) => seen.push(part));
    expect(seen).toEqual([
      { name: 'p', isEnd: false, attributes: { a: '1' }, text: 'Hefte & Stifte' },
      { name: 'br', isEnd: false, attributes: {}, text: '' },
      { name: 'br', isEnd: true, attributes: {}, text: '' },
      { name: 'p', isEnd: true, attributes: {}, text: '' },
    ]);
  });

  it('follows no entity of its own to a file or an address', () => {
    for (const source of ['SYSTEM "file:///etc/passwd"', 'PUBLIC "x" "http://127.0.0.1:1/"', '"the secret"'])
      expect(textOf(`<!DOCTYPE t [<!ENTITY own ${source}>]><t>before &own; after</t>`)).toBe('before &own; after');
  });

  it('grows by no entity, however deep they name each other', () => {
    const deep = Array.from({ length: 30 }, (_, n) => `<!ENTITY e${n + 1} "&e${n};&e${n};&e${n};&e${n};">`).join('');
    expect(textOf(`<!DOCTYPE t [<!ENTITY e0 "ten letters">${deep}]><t>&e30;</t>`)).toBe('&e30;');
  });
});
