import type { Money } from '@tornister/domain/money';
import type { LocaleCode } from '@tornister/domain/storefront';

/** How each locale writes amounts; the same on the shop host and in every browser, so that both draw the same page. */
export const NUMBER_LOCALES: Readonly<Record<LocaleCode, string>> = {
  'de-DE': 'de-DE',
  'de-AT': 'de-AT',
  'de-CH': 'de-CH',
  'edu-de': 'de-DE',
  'en-DE': 'en-GB',
  'edu-en': 'en-GB',
  'en-US': 'en-US',
};

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (locale: LocaleCode, currency: string): Intl.NumberFormat => {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(NUMBER_LOCALES[locale], { style: 'currency', currency });
  formats.set(key, made);
  return made;
};

/**
 * An amount with two decimals and its currency (spec 1 §9).
 *
 * @example
 * formatMoney(money(1250), 'de-DE') // '12,50 €'
 */
export const formatMoney = ({ cents, currency }: Money, locale: LocaleCode): string =>
  formatOf(locale, currency).format(cents / 100);

const numberFormatOf = (locale: LocaleCode, decimals: number): Intl.NumberFormat => {
  const key = `${locale} ${decimals}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(NUMBER_LOCALES[locale], { maximumFractionDigits: decimals });
  formats.set(key, made);
  return made;
};

/** A number with up to so many decimals, as the locale writes it. */
export const formatNumber = (value: number, locale: LocaleCode, decimals = 0): string =>
  numberFormatOf(locale, decimals).format(value);

/** Locales that write a comma before the decimals; the others, also Switzerland, write a point. */
const WRITES_COMMA: ReadonlySet<string> = new Set(['de-DE', 'de-AT']);

/**
 * A number as people type it into a field: up to two decimals, no separators of thousands. Written without the browser's table of formats:
 * to open that for the first time takes longer than to take over the whole page.
 */
export const formatTypedNumber = (value: number, locale: LocaleCode): string => {
  const rounded = String(Math.round(value * 100) / 100);
  return WRITES_COMMA.has(NUMBER_LOCALES[locale]) ? rounded.replace('.', ',') : rounded;
};
