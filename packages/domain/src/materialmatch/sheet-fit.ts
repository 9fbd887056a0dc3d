// Paper that is sold by its loose sheets: how many packs hold those that a line asks for, and which pack fits best. Source: docs/material-lists.md.

import type { Wish } from '../materiallist/drafts.ts';
import type { ArticleKind } from '../materiallist/lexicon.ts';
import type { Trait, TraitKind } from '../materiallist/traits.ts';
import { isOfPack, packsFor } from './pack-size.ts';

type Asked = Pick<Wish, 'article' | 'traits' | 'quantity'>;

/** Of a pad or an exercise book, sheets say how thick it is; of these, how many are wanted. */
const LOOSE: ReadonlySet<ArticleKind> = new Set([
  ...['copy-paper', 'loose-leaf', 'squared-paper', 'coloured-paper', 'tissue-paper', 'index-cards'],
]);
/** Of these a number alone counts sheets: "20 Bogen Tonpapier"; two of copy paper are reams. */
const COUNTED: ReadonlySet<ArticleKind> = new Set(['coloured-paper', 'tissue-paper']);

/** Sheets in one of what these traits speak of. */
const sheetsIn = (traits: readonly Trait[]): number | undefined =>
  traits
    .filter(({ kind }) => kind === 'sheets')
    .map(({ value }) => Number(value))
    .find((sheets) => sheets >= 1);

/** Sheets that a line asks for together; undefined where it counts packs, or something else. */
const sheetsAsked = ({ article, traits, quantity }: Asked): number | undefined => {
  if (article === undefined || !LOOSE.has(article)) return undefined;
  const each = sheetsIn(traits);
  if (each !== undefined) return each * quantity;
  const isCounted = COUNTED.has(article) && quantity > 1 && !traits.some(isPacked);
  return isCounted ? quantity : undefined;
};

const isPacked = ({ kind }: Trait): boolean => isOfPack(kind) || kind === 'colours';

/** Packs of an article that hold the sheets that a line asks for; undefined where either of them says no number of sheets. */
export const packsOfSheets = (wish: Asked, said: readonly Trait[]): number | undefined => {
  const [asked, held] = [sheetsAsked(wish), sheetsIn(said)];
  return asked === undefined || held === undefined ? undefined : packsFor(asked, held);
};

/** A row whose words ask for sheets: what its own article and the one that is bought for it say, and of how many packs it is. */
type SheetRow = {
  readonly wish: Asked;
  readonly own: readonly Trait[];
  readonly bought: readonly Trait[];
  readonly quantity: number;
};

/**
 * What a row that asks for loose sheets needs so many times over: the sheets are counted together. Undefined where it asks for something else, or
 * has another number of packs than hold its sheets: then it means these packs.
 *
 * @example
 * sheetsTogether(row, 24) // 100 sheets of each child are 2,400, in 5 packs of 500
 */
export const sheetsTogether = (
  { wish, own, bought, quantity }: SheetRow,
  times: number,
): { readonly pieces: number; readonly packs: number; readonly size: number } | undefined => {
  const [asked, size] = [sheetsAsked(wish), sheetsIn(bought)];
  if (asked === undefined || size === undefined || packsOfSheets(wish, own) !== quantity) return undefined;
  return { pieces: asked * times, packs: packsFor(asked * times, size), size };
};

/** For each doubling of what is left over, and for each pack. */
const EACH_DOUBLING = -4;
const EACH_PACK = -0.01;
/** Where nobody says how many, the smaller pack is the usual one, and a pallet is none. */
const EACH_SHEET = -0.001;
const MOST_FOR_SIZE = -12;
/** So many times the sheets that are wanted, and so many left over, are no longer what the line asks for. */
const MOST_TIMES = 5;
const USUAL_REST = 50;

/** Points of an article for how near it comes to the sheets that a line asks for, and what is missing where it holds far more. */
export const sheetFit = (
  wish: Asked,
  said: readonly Trait[],
): { readonly points: number; readonly missing: readonly TraitKind[] } => {
  const [asked, held = 0] = [sheetsAsked(wish), sheetsIn(said)];
  if (held === 0 || !LOOSE.has(wish.article ?? '')) return { points: 0, missing: [] };
  if (asked === undefined) return { points: Math.max(MOST_FOR_SIZE, held * EACH_SHEET), missing: [] };
  const packs = packsFor(asked, held);
  const times = (packs * held) / asked;
  const isFarMore = times > MOST_TIMES && packs * held - asked > USUAL_REST;
  return { points: Math.log2(times) * EACH_DOUBLING + packs * EACH_PACK, missing: isFarMore ? ['pack'] : [] };
};
