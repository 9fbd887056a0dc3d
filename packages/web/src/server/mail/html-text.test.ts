// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { textOfHtml } from './html-text.ts';

describe('the text of a page in a mail', () => {
  it('is a line for each paragraph, item and row, with cells apart', () => {
    const page =
      '<p>Bitte <b>besorgen</b>:</p><ul><li>2 Hefte</li></ul><table><tr><td>3</td><td>Stifte</td></tr></table>';
    expect(textOfHtml(page)).toBe('Bitte besorgen:\n2 Hefte\n3\tStifte');
  });

  it.each([
    ['&amp;&lt;&auml;&euro;', '&<ä€'],
    ['&#65;&#x42;&#X43;', 'ABC'],
    ['&#1114111;', '\u{10ffff}'],
    ['&#x10FFFF;', '\u{10ffff}'],
  ])('has the characters that %s stands for', (written, text) => {
    expect(textOfHtml(`a${written}b`)).toBe(`a${text}b`);
  });

  it.each(['&#0;', '&#x0;', '&#1114112;', '&#x110000;', '&#9999999;', '&unknown;', '&#xyz;', '&'])(
    'keeps as it is what stands for none: %s',
    (written) => {
      expect(textOfHtml(`a${written}b`)).toBe(`a${written}b`);
    },
  );
});
