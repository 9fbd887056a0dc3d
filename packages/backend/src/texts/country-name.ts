// The names of countries, in what the backend writes.

import type { Language } from '@tornister/domain/storefront';

/** The name of a country, or its code where there is no name. */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code;
