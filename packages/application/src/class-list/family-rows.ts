// What of a class list goes into the basket of a family, or of the school that orders for everybody. Source: docs/class-lists.md.

import { piecesInBasket } from '@tornister/domain/catalogue';
import { articleOf, isSetForEachChild, piecesForClass, piecesForFamily } from '@tornister/domain/classlist';
import type { Money } from '@tornister/domain/money';
import { ORDER_ENTRY_MAX_QUANTITY } from '@tornister/domain/orderform';
import type { CountedRow, CountedRows } from '../alternatives/counted-rows.ts';
import type { Alternative, Alternatives } from '../alternatives/find-alternatives.ts';
import { articlesTogether, costInBasket } from '../order-form/articles-together.ts';
import type { FilledOrderForm } from '../order-form/fill-order-form.ts';
import type { ClassListEntry, OrderItem } from '../ports/index.ts';
import { partsOfName } from './parts-of-name.ts';

/** A row that goes into the basket. */
type BasketRow = {
  readonly entryId: string;
  readonly item: OrderItem;
  /** Of the article, before the bounds of one order. */
  readonly needed: number;
  readonly quantity: number;
  /** More is needed than one order takes. */
  readonly isCapped: boolean;
  /** What its words count, where the quantity was reckoned from that. */
  readonly counted?: CountedRow;
};

/** Rows that were to go into the basket, and what came of it. */
export type OrderedRows = { readonly rows: readonly BasketRow[]; readonly filled: FilledOrderForm };

/** What a family takes instead of a row's own article, by row. */
export type ChosenAlternatives = ReadonlyMap<string, Alternative>;

/** The alternatives whose order numbers were chosen; what is not offered for a row cannot be. */
export const chosenAlternatives = (
  offered: Alternatives,
  chosen: Readonly<Record<string, string>>,
): ChosenAlternatives =>
  new Map(
    Object.entries(offered).flatMap(([entryId, alternatives]) => {
      const alternative = alternatives.find(({ orderNumber }) => orderNumber === chosen[entryId]);
      return alternative === undefined ? [] : [[entryId, alternative] as const];
    }),
  );

const NONE: ChosenAlternatives = new Map();

const rowsWith = (
  entries: readonly ClassListEntry[],
  piecesOf: (entry: ClassListEntry, item: OrderItem) => number,
  chosen = NONE,
  countedIn: CountedRows = {},
): readonly BasketRow[] =>
  entries.flatMap((entry) => {
    const other = chosen.get(entry.id);
    const item = other?.item ?? articleOf(entry);
    const counted = other === undefined ? countedIn[entry.id] : undefined;
    const needed = item === undefined ? 0 : (counted?.packs ?? piecesOf(entry, item));
    if (item === undefined || needed === 0) return [];
    const quantity = other?.quantity ?? Math.min(needed, ORDER_ENTRY_MAX_QUANTITY);
    const isCapped = other === undefined && quantity < needed;
    const row = { entryId: entry.id, item, needed: other?.quantity ?? needed, quantity, isCapped };
    return [{ ...row, ...(counted === undefined ? {} : { counted }) }];
  });

/** Whether the article that is bought for a row is a set for the whole class where each child brings one: families do not buy it. */
export const isSchoolSet = (entry: ClassListEntry, item: OrderItem): boolean =>
  isSetForEachChild(entry, partsOfName(item));

/**
 * What a family still buys: everything for its child but sets for a class, and what it has promised, without what is there already; where it has
 * chosen so, another article.
 */
export const familyRows = (
  entries: readonly ClassListEntry[],
  there: readonly string[],
  chosen?: ChosenAlternatives,
): readonly BasketRow[] =>
  rowsWith(
    entries,
    (entry, item) =>
      there.includes(entry.id) || isSchoolSet(entry, item) ? 0 : piecesForFamily(entry, entry.promisedHere),
    chosen,
  );

/** What the school orders for the whole class: of a row that counts single pieces as many packs as hold those of all children. */
export const classRows = (
  entries: readonly ClassListEntry[],
  children: number,
  chosen?: ChosenAlternatives,
  counted?: CountedRows,
): readonly BasketRow[] => rowsWith(entries, (entry) => piecesForClass(entry, children), chosen, counted);

/** What rows cost together once they are in the basket. */
export const totalOfRows = (rows: readonly BasketRow[]): Money =>
  costInBasket(rows.map(({ item, quantity }) => ({ item, pieces: quantity })));

/** An article of which the shop has fewer than the rows need that ask for it, together. */
type ShortArticle = {
  readonly entryIds: readonly string[];
  readonly needed: number;
  /** Of these the total knows. */
  readonly available: number;
};

/** The articles of rows that come into the basket in fewer pieces than are needed, or not at all: the total has only what is there. */
export const shortArticles = (rows: readonly BasketRow[]): readonly ShortArticle[] => {
  const needed = articlesTogether(rows.map((row) => ({ item: row.item, pieces: row.needed })));
  return needed.flatMap(({ item, pieces }) => {
    const ofArticle = rows.filter((row) => row.item.orderNumber === item.orderNumber);
    const ordered = ofArticle.reduce((sum, { quantity }) => sum + quantity, 0);
    const available = piecesInBasket(ordered, item);
    return available < pieces ? [{ entryIds: ofArticle.map(({ entryId }) => entryId), needed: pieces, available }] : [];
  });
};
