import type { LocaleCode } from '@tornister/domain/storefront';
import { NUMBER_LOCALES } from './format-money.ts';

/**
 * The name of a country by its ISO 3166-1 code, as the locale calls it.
 *
 * @example
 * formatCountry('AT', 'de-DE') // 'Österreich'
 */
export const formatCountry = (code: string, locale: LocaleCode): string =>
  new Intl.DisplayNames(NUMBER_LOCALES[locale], { type: 'region', fallback: 'code' }).of(code) ?? code;
