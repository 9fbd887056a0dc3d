// What the shop knows of a language that it speaks.

export type LanguageProfile = {
  /** ISO 639-1, in small letters. */
  readonly code: string;
  /** The locale whose interface texts are complete; regional ones only override it. */
  readonly completeLocale: string;
  /** Its name in English, in small letters: also the name of its dictionary in a text search. */
  readonly englishName: string;
  /** The locale by which mails and papers write amounts and days where no storefront that speaks it says otherwise. */
  readonly numberLocale: string;
  /** Whoever types `ue` may mean `ü`. */
  readonly spellsUmlauts: boolean;
  /** Languages whose texts stand in, best first, for what an editor has not written in this one. */
  readonly fallbacks: readonly string[];
};
