// The record of the English language.

import type { LanguageProfile } from './language-profile.ts';

export const ENGLISH = {
  code: 'en',
  completeLocale: 'en-US',
  englishName: 'english',
  numberLocale: 'en-GB',
  spellsUmlauts: false,
  fallbacks: ['de'],
} as const satisfies LanguageProfile;
