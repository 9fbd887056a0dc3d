// The items that fit a line of a school's list best, from the index of all names. The work for a line grows with how many different articles
// the shop has of that thing, not with the catalogue. Source: docs/material-lists.md.

import type { Trait, Wish } from '@tornister/domain/materiallist';
import { type Candidate, isClassSet, type Match, matchWish, stemsOf } from '@tornister/domain/materialmatch';
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
const SET = 'class-set';

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
    .map(({ item, stems: inName, alike: { name, choice } }) => ({
      name: { ...name, stems: inName },
      choice,
      items: [item],
    }));
};

/** Sets for a class have names of their own: "Klassensatz Basteln" is one of those whose name has the word. */
const alikeFor = ({ article, words }: Wish, index: MaterialIndex): readonly Alike[] => {
  if (article === undefined) return byWords(words, index);
  const named = article === SET && words.length > 0 ? byWords(words, index).filter(({ name }) => isClassSet(name)) : [];
  return [...named, ...byArticle(article, index)];
};

type Matched = Alike & { readonly match: Match };

/** The first of these items that a store sells; of thousands that say the same only as many are looked at. */
const soldIn = (items: readonly IndexedItem[], store: StoreCode): readonly IndexedItem[] => {
  const sold: IndexedItem[] = [];
  for (const item of items) {
    if (sold.length === MOST_ALIKE) break;
    if (item.stores.includes(store)) sold.push(item);
  }
  return sold;
};

/** Those that fit equally well together, the best first. */
const byScore = (matched: readonly Matched[]): readonly (readonly Matched[])[] => {
  const groups = new Map<number, Matched[]>();
  for (const one of matched) {
    const group = groups.get(one.match.score);
    if (group === undefined) groups.set(one.match.score, [one]);
    else group.push(one);
  }
  return [...groups].sort(([one], [other]) => other - one).map(([, group]) => group);
};

/** The best items of so many products that a store sells, best first; of equally good ones those that are bought most. */
export const findCandidates = (
  wish: Wish,
  index: MaterialIndex,
  { store, products }: { readonly store: StoreCode; readonly products: number },
): readonly ScoredItem[] => {
  const matched = alikeFor(wish, index).flatMap((one) => {
    const match = matchWish(wish, one, schoolLexicon());
    return match === undefined ? [] : [{ ...one, match }];
  });
  const ofProduct = new Map<string, ScoredItem[]>();
  const hasRoom = ({ productId }: IndexedItem): boolean => {
    const known = ofProduct.get(productId);
    return known === undefined ? ofProduct.size < products : known.length < ITEMS_OF_A_PRODUCT;
  };
  for (const group of byScore(matched)) {
    const scored = group.flatMap(({ match, name, choice, items }) =>
      soldIn(items, store)
        .filter(hasRoom)
        .map((item) => ({ item, match, traits: [...name.traits, ...choice] })),
    );
    for (const one of scored.sort((a, b) => a.item.rank - b.item.rank)) {
      const { item } = one;
      if (hasRoom(item)) ofProduct.set(item.productId, [...(ofProduct.get(item.productId) ?? []), one]);
    }
  }
  return [...ofProduct.values()].flat();
};
