// The items that fit a line of a school's list best, from the index of all names. The work for a line grows with how many different articles
// the shop has of that thing, not with the catalogue. Source: docs/material-lists.md.

import type { Trait, Wish } from '@tornister/domain/materiallist';
import { type Candidate, type Match, matchWish, stemsOf } from '@tornister/domain/materialmatch';
import { schoolLexicon } from '@tornister/domain/materialwords';
import type { StoreCode } from '@tornister/domain/storefront';
import type { IndexedItem, MaterialIndex } from './material-index.ts';

/** Items of one product that are looked up: the best may be sold out. */
const ITEMS_OF_A_PRODUCT = 2;
/** Items of those that say the same which are looked at. */
const MOST_ALIKE = 24;
/** Items that are compared by their words, for a thing without a name in the vocabulary. */
const MOST_BY_WORDS = 400;
/** Shorter words are parts of too many others. */
const SHORTEST_WORD = 3;

export type ScoredItem = { readonly item: IndexedItem; readonly match: Match; readonly traits: readonly Trait[] };

type Alike = Candidate & { readonly items: readonly IndexedItem[] };

const byArticle = (article: string, { byArticle: alike }: MaterialIndex): readonly Alike[] =>
  (alike.get(article) ?? []).map(({ name, choice, items }) => ({ name: { ...name, stems: [] }, choice, items }));

/** By words of names: the word itself, or one that begins or ends with it. */
const byWords = (words: readonly string[], { byStem }: MaterialIndex): readonly Alike[] => {
  const wanted = stemsOf(words).filter(({ length }) => length >= SHORTEST_WORD);
  const stems = [...byStem.keys()].filter((stem) =>
    wanted.some((word) => stem.endsWith(word) || stem.startsWith(word)),
  );
  const named = new Map(stems.flatMap((stem) => byStem.get(stem) ?? []).map((one) => [one.item.itemId, one]));
  return [...named.values()]
    .toSorted((one, other) => one.item.rank - other.item.rank)
    .slice(0, MOST_BY_WORDS)
    .map(({ item, name, choice }) => ({ name, choice, items: [item] }));
};

const byScore = (one: ScoredItem, other: ScoredItem): number =>
  other.match.score - one.match.score || one.item.rank - other.item.rank;

/** The best items of so many products that a store sells, best first; of equally good ones those that are bought most. */
export const findCandidates = (
  wish: Wish,
  index: MaterialIndex,
  { store, products }: { readonly store: StoreCode; readonly products: number },
): readonly ScoredItem[] => {
  const alike = wish.article === undefined ? byWords(wish.words, index) : byArticle(wish.article, index);
  const scored = alike.flatMap(({ name, choice, items }) => {
    const match = matchWish(wish, { name, choice }, schoolLexicon());
    if (match === undefined) return [];
    const traits = [...name.traits, ...choice];
    const sold = items.filter(({ stores }) => stores.includes(store)).slice(0, MOST_ALIKE);
    return sold.map((item) => ({ item, match, traits }));
  });
  const ofProduct = new Map<string, ScoredItem[]>();
  for (const one of scored.sort(byScore)) {
    const known = ofProduct.get(one.item.productId);
    if (known === undefined && ofProduct.size < products) ofProduct.set(one.item.productId, [one]);
    else if (known !== undefined && known.length < ITEMS_OF_A_PRODUCT) known.push(one);
  }
  return [...ofProduct.values()].flat();
};
