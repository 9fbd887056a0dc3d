// From how many on a number counts single pieces, of things that only come in packs. Source: docs/class-lists.md.

import type { ArticleKind } from '../materiallist/lexicon.ts';

/** Fewer may well be packs: "2 Taschentücher". */
export const MANY = 6;

/** Of these a few are single pieces as well: "4 Trennblätter". */
const COUNTED_SINGLY: ReadonlySet<ArticleKind> = new Set([
  ...['plastic-pockets', 'file-strips', 'laminating-pouches', 'envelope', 'dividers'],
]);

/** Whether so many of a thing that only comes in packs are single pieces, and not packs of it. */
export const areSinglePieces = (article: ArticleKind, quantity: number): boolean =>
  quantity >= MANY || (quantity > 1 && COUNTED_SINGLY.has(article));
