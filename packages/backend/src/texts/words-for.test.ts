import { describe, expect, it } from 'vitest';
import { wordsFor } from './words-for.ts';

const WORDS = {
  de: {
    title: 'Unter „Verträge“',
    days: 14,
    lines: ['Mit „Ja“', 'ohne'],
    voucher: (code: string) => `Gutschein „${code}“`,
    all: (name: string) => [`An „${name}“`, 'Größe'],
    kinds: { one: '„Eins“' },
  },
  en: {
    title: 'By “contracts”',
    days: 14,
    lines: ['By “yes”', 'without'],
    voucher: (code: string) => `Voucher “${code}”`,
    all: (name: string) => [`To “${name}”`, 'Size'],
    kinds: { one: '“One”' },
  },
};
const said = (language: 'de' | 'en', store?: string) => {
  const { title, days, lines, voucher, all, kinds } = wordsFor(WORDS, { language, store });
  return [title, days, ...lines, voucher('A'), ...all('B'), kinds.one];
};

describe('the words of the shop', () => {
  it('quote as is usual in Switzerland in its shop, in all that they are made of', () => {
    expect(said('de', 'ch')).toEqual([
      'Unter «Verträge»',
      14,
      'Mit «Ja»',
      'ohne',
      'Gutschein «A»',
      'An «B»',
      'Größe',
      '«Eins»',
    ]);
  });

  it.each(['de', 'at', 'b2b', undefined, 'gone'])('quote as in Germany in the shop %s', (store) => {
    expect(wordsFor(WORDS, { language: 'de', store })).toBe(WORDS.de);
  });

  it('quote as in English in English', () => {
    expect(said('en', 'ch')).toEqual(said('en'));
  });
});
