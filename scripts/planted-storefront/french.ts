// A language that a test plants, to prove that a storefront is one record.

import type { LanguageProfile } from './language-profile.ts';

export const FRENCH = {
  code: 'fr',
  completeLocale: 'fr-FR',
  englishName: 'french',
  numberLocale: 'fr-FR',
  spellsUmlauts: false,
  fallbacks: ['de', 'en'],
} as const satisfies LanguageProfile;
