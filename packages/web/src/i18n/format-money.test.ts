// @vitest-environment node

import { money } from '@tornister/domain/money';
import { LOCALES, numberLocale, STOREFRONT_IDS, STOREFRONTS, siteProfile } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { formatBound, formatMoney, formatNumber, formatTypedNumber } from './format-money.ts';

const plain = (text: string): string => text.replace(/\s/gu, ' ');

describe('formatMoney: prices have 2 decimals (spec 1 §9)', () => {
  it('writes German amounts with a comma and the euro behind', () => {
    expect(plain(formatMoney(money(1250), 'de-DE'))).toBe('12,50 €');
    expect(plain(formatMoney(money(123_456_7), 'de-DE'))).toBe('12.345,67 €');
  });

  it('writes English amounts with a point and the euro in front', () => {
    expect(formatMoney(money(1250), numberLocale('en-DE'))).toBe('€12.50');
  });

  it('keeps two decimals for whole amounts in every locale', () => {
    for (const locale of LOCALES) expect(formatMoney(money(500), numberLocale(locale))).toMatch(/5[.,]00/);
  });
});

describe('formatBound', () => {
  it('leaves the decimals of whole amounts out, and puts the euro where prices have it', () => {
    expect(plain(formatBound(money(1_000), 'de-DE'))).toBe('10 €');
    expect(plain(formatBound(money(1_050), 'de-DE'))).toBe('10,50 €');
    expect(plain(formatBound(money(1_000), 'de-AT'))).toBe('€ 10');
    expect(formatBound(money(1_000), numberLocale('en-DE'))).toBe('€10');
  });
});

describe('formatNumber', () => {
  it('groups thousands and keeps the decimals that it is asked for', () => {
    expect(formatNumber(12_345, 'de-DE')).toBe('12.345');
    expect(formatNumber(4.35, 'de-DE', 1)).toBe('4,4');
    expect(formatNumber(4.35, numberLocale('en-DE'), 1)).toBe('4.4');
  });
});

describe('formatTypedNumber', () => {
  it('writes up to two decimals, with the sign of the site and without separators of thousands', () => {
    expect(formatTypedNumber(12_345.6, ',')).toBe('12345,6');
    expect(formatTypedNumber(12_345.6, '.')).toBe('12345.6');
    expect(formatTypedNumber(0.005, '.')).toBe('0.01');
    expect(formatTypedNumber(3, ',')).toBe('3');
  });

  it('writes what the table of formats of the platform would write', () => {
    for (const id of STOREFRONT_IDS) {
      const { numberLocale: locale, decimalSign } = siteProfile(id, STOREFRONTS[id]);
      const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
      for (let cents = 0; cents < 100_000; cents += 37) {
        expect(formatTypedNumber(cents / 100, decimalSign)).toBe(format.format(cents / 100));
      }
    }
  });
});
