import { NEW_WINDOW_NOTE_ID } from '@tornister/domain/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHtml, plainLines, plainText } from './clean-html.ts';

describe('cleanHtml', () => {
  it('keeps what editors write', () => {
    const html =
      '<h2>Farben</h2><p>Für <strong>Kinder</strong>, <a href="/cat/1/" title="zur Liste">hier</a>.</p><ul><li>rot</li></ul>';
    expect(cleanHtml(html)).toBe(html);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><circle/></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt&#58;alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<form action="https://evil.example"><input></form>',
    '<img src="data:text/html,<script>alert(1)</script>">',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  ])('takes the harm out of %s', (html) => {
    expect(cleanHtml(html)).not.toMatch(/script|onerror=|onload|style=|evil\.example|iframe|form|svg|data:/i);
  });

  it('leaves one top heading to the page and cuts the tie to new windows, which say what they are', () => {
    expect(cleanHtml('<h1>Titel</h1>')).toBe('<h2>Titel</h2>');
    expect(cleanHtml('<a href="/x/" target="_blank">x</a>')).toContain(
      'rel="noopener noreferrer" aria-describedby="new-window"',
    );
  });

  it.each([
    '<p>1 < 2 & 3 > 2</p><b>x<i>y</b>',
    '<p id="main"><a href="#main" target="_blank">x</a> <a href="#reviews">y</a></p>',
  ])('changes nothing the second time: %s', (html) => {
    const once = cleanHtml(html);
    expect(cleanHtml(once)).toBe(once);
  });

  it('lets no text take an id of the page: not that of its state, of its content, or of the note on new windows', () => {
    for (const id of ['tornister-state', 'main', 'listing', NEW_WINDOW_NOTE_ID])
      expect(cleanHtml(`<p id="${id}">{}</p><div><img id='${id}' src="https://a.example/b.png"></div>`)).not.toMatch(
        new RegExp(`id="${id}"`, 'u'),
      );
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (id) => {
        const quoted = id.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
        expect(cleanHtml(`<p id="${quoted}">x</p>`)).toMatch(/^<p id="text-/u);
      }),
    );
  });

  it('leads to the ids of the same text still, and to those of the page', () => {
    expect(
      cleanHtml(
        '<a href="#größe" aria-describedby="note">a</a><a href="#gr%C3%B6%C3%9Fe">b</a><a href="#reviews">c</a><a href="/x/#main">d</a><h2 id="größe">e</h2><p id="note">f</p>',
      ),
    ).toBe(
      '<a href="#text-größe" aria-describedby="text-note">a</a><a href="#text-größe">b</a><a href="#reviews">c</a><a href="/x/#main">d</a><h2 id="text-größe">e</h2><p id="text-note">f</p>',
    );
    expect(cleanHtml('<p id="a"><a href="#100%">x</a></p>')).toBe('<p id="text-a"><a href="#100%">x</a></p>');
  });
});

describe('plainText', () => {
  it('keeps the words only', () => {
    expect(plainText('<p>Rot &amp; blau</p>\n<p>mit  &quot;Glanz&quot;</p>')).toBe('Rot & blau mit "Glanz"');
  });
});

describe('plainLines', () => {
  it('writes each paragraph, item and row in a line, and the address of a link behind its words', () => {
    const cleaned = cleanHtml(
      '<h2>Frist</h2><p>Muster <a href="https://shop.example/w/?a=1&amp;b=2">hier</a>, an <a href="mailto:rat@shop.example">rat@shop.example</a></p><ul><li>zuerst</li></ul><table><tr><td>a</td><td>b</td></tr></table>',
    );
    expect(plainLines(cleaned)).toEqual([
      'Frist',
      'Muster hier (https://shop.example/w/?a=1&b=2), an rat@shop.example',
      'zuerst',
      'a b',
    ]);
  });
});
