// The record of the German language.

import type { LanguageProfile } from './language-profile.ts';

export const GERMAN = {
  code: 'de',
  completeLocale: 'de-DE',
  englishName: 'german',
  numberLocale: 'de-DE',
  spellsUmlauts: true,
  fallbacks: ['en'],
} as const satisfies LanguageProfile;
