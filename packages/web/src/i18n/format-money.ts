// Amounts and numbers in words. `numberLocale` is the one of the site's profile: the locale that writes numbers there.

import type { Money } from '@tornister/domain/money';

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (numberLocale: string, currency: string, decimals = 2): Intl.NumberFormat => {
  const key = `${numberLocale} ${currency} ${decimals}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(numberLocale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(key, made);
  return made;
};

/**
 * An amount with two decimals and its currency (spec 1 §9).
 *
 * @example
 * formatMoney(money(1250), 'de-DE') // '12,50 €'
 */
export const formatMoney = ({ cents, currency }: Money, numberLocale: string): string =>
  formatOf(numberLocale, currency).format(cents / 100);

/**
 * An amount that need not be exact to read, as a bound of a filter: whole ones without decimals.
 *
 * @example
 * formatBound(money(1000), 'de-DE') // '10 €'
 */
export const formatBound = ({ cents, currency }: Money, numberLocale: string): string =>
  formatOf(numberLocale, currency, cents % 100 === 0 ? 0 : 2).format(cents / 100);

const numberFormatOf = (numberLocale: string, decimals: number, least: number): Intl.NumberFormat => {
  const key = `${numberLocale} ${decimals} ${least}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(numberLocale, { maximumFractionDigits: decimals, minimumFractionDigits: least });
  formats.set(key, made);
  return made;
};

/** A number with up to so many decimals, and at least so many, as the locale writes it. */
export const formatNumber = (value: number, numberLocale: string, decimals = 0, least = 0): string =>
  numberFormatOf(numberLocale, decimals, least).format(value);

/**
 * A number as people type it into a field: up to two decimals, no separators of thousands. Written without the browser's table of formats,
 * with the sign of the site's profile: to open that table for the first time takes longer than to hydrate the whole page.
 */
export const formatTypedNumber = (value: number, decimalSign: string): string =>
  String(Math.round(value * 100) / 100).replace('.', decimalSign);
