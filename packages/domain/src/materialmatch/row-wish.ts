// What a row of a class list asks for, by its words and the article that was chosen for it. Source: docs/class-lists.md.

import type { Wish } from '../materiallist/drafts.ts';
import type { Lexicon } from '../materiallist/lexicon.ts';
import { type Candidate, matchWish } from './match-wish.ts';
import { isOpenIn, OPEN_TRAITS } from './open-traits.ts';
import { isOfPack } from './pack-size.ts';

/** What is known of a row. */
export type RowWords = {
  /** The things that its own words name. */
  readonly wishes: readonly Wish[];
  /** What the name of its article says, read like a line of a list. */
  readonly named: Wish | undefined;
  readonly article: Candidate | undefined;
};

const isAsArticle = (wish: Wish, article: Candidate, lexicon: Lexicon): boolean =>
  matchWish(wish, article, lexicon)?.missing.every(isOfPack) === true;

/** What nobody can choose for a parent is as the article is, where the words leave it open: the size of a brush, lined or squared. */
const settledBy = (wish: Wish, { name, choice }: Candidate): Wish => ({
  ...wish,
  traits: [
    ...wish.traits,
    ...[...name.traits, ...choice].filter(({ kind }) => OPEN_TRAITS.includes(kind) && isOpenIn(wish.traits, kind)),
  ],
});

/**
 * What a row asks for: its own words where they name one thing; of several things ("Pinsel Gr. 4/8/12") the one that its article is; else what the
 * name of its article says. A size that only the article states is asked for too.
 */
export const rowWish = ({ wishes, named, article }: RowWords, lexicon: Lexicon): Wish | undefined => {
  const only = wishes.length === 1 ? wishes[0] : undefined;
  if (article === undefined) return only ?? named;
  const wish = only ?? wishes.find((one) => isAsArticle(one, article, lexicon)) ?? named;
  return wish !== undefined && isAsArticle(wish, article, lexicon) ? settledBy(wish, article) : wish;
};
