import { money } from '@tornister/domain/money';
import { PROFILES } from '@tornister/domain/storefront';
import { expect, it } from 'vitest';
import { formatMoney, formatPercent } from './format-money.ts';

const AMOUNT = money(1_234_50);
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/gu, ' ');

it('writes amounts as the pages of the storefront do, by the number locale of its record', () => {
  for (const { store, languages } of PROFILES)
    for (const { language, numberLocale } of languages) {
      const onPages = new Intl.NumberFormat(numberLocale, { style: 'currency', currency: AMOUNT.currency });
      expect(formatMoney(AMOUNT, store, language), `${store} ${language}`).toBe(onPages.format(1_234.5));
    }
});

it.each([
  ['de', 'de', '1.234,50 €', '8,1'],
  ['de', 'en', '€1,234.50', '8.1'],
  ['at', 'de', '€ 1.234,50', '8,1'],
  ['ch', 'de', "EUR 1'234.50", '8.1'],
  // Languages that the storefront does not speak are written as everywhere.
  ['at', 'en', '€1,234.50', '8.1'],
  ['ch', 'en', '€1,234.50', '8.1'],
] as const)('in %s, in %s: %s, and a rate as %s', (store, language, amount, rate) => {
  expect(plain(formatMoney(AMOUNT, store, language))).toBe(amount);
  expect(formatPercent(81, store, language)).toBe(rate);
});
