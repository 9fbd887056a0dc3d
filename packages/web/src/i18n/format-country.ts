import { type LocaleCode, numberLocale } from '@tornister/domain/storefront';

/**
 * The name of a country by its ISO 3166-1 code, as the locale calls it.
 *
 * @example
 * formatCountry('AT', 'de-DE') // 'Österreich'
 */
export const formatCountry = (code: string, locale: LocaleCode): string =>
  new Intl.DisplayNames(numberLocale(locale), { type: 'region', fallback: 'code' }).of(code) ?? code;
