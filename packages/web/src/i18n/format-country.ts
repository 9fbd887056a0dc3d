// Names a country in the words of a locale.

/**
 * The name of a country by its ISO 3166-1 code, as the locale calls it.
 *
 * @example
 * formatCountry('AT', 'de-DE') // 'Österreich'
 */
export const formatCountry = (code: string, numberLocale: string): string =>
  new Intl.DisplayNames(numberLocale, { type: 'region', fallback: 'code' }).of(code) ?? code;
