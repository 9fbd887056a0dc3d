// The texts of the pages that are not browsed. A module of its own, so that the first load does not carry the names of the files.

/** A file of texts, as the build packs it. */
export type TextFile = { readonly default: Readonly<Record<string, string>> };

export const FURTHER_TEXTS = import.meta.glob<TextFile>([
  './locales/*/*.json',
  '!./locales/*/{common,browse,notices,productDetails,consent}.json',
]);
