// What else the shop has for rows of a class list where any brand will do, for a family and for the whole class: read from the words of the row like a line of a material list.
// Source: docs/class-lists.md.

import { orderable, piecesInBasket } from '@tornister/domain/catalogue';
import {
  alternativesByPrice,
  articleOf,
  cheaperLot,
  type Offer,
  piecesForClass,
  piecesForFamily,
} from '@tornister/domain/classlist';
import { isInAnyPack, type Wish } from '@tornister/domain/materiallist';
import {
  countedPieces,
  inPacks,
  isOfPack,
  NEVER_SINGLE,
  packSize,
  packsFor,
  packsTogether,
  rowWish,
} from '@tornister/domain/materialmatch';
import { schoolLexicon } from '@tornister/domain/materialwords';
import { type Money, money, multiply } from '@tornister/domain/money';
import { ORDER_ENTRY_MAX_QUANTITY } from '@tornister/domain/orderform';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { ClassListEntry, GatewayError, MaterialAnswer, MaterialListGateway, OrderItem } from '../ports/index.ts';
import { type CountedRow, type CountedRows, countedRow } from './counted-rows.ts';
import { candidateOf, isForLeftHand, readItem, wishesOf } from './read-row.ts';

/** An article that a family may bring instead. */
export type Alternative = {
  readonly orderNumber: string;
  readonly item: OrderItem;
  /** To order, in packs of this article. */
  readonly quantity: number;
  /** Of all of it. */
  readonly total: Money;
  /** What it costs less than the row's own article. */
  readonly saving?: Money;
};

/** By row. */
export type Alternatives = Readonly<Record<string, readonly Alternative[]>>;

export type FindAlternatives = {
  /** The alternatives of these rows, the cheapest first; a row that nothing is found for has none. */
  readonly of: (entries: readonly ClassListEntry[]) => ResultAsync<Alternatives, GatewayError>;
  /** For each row at most one article, of which what the whole class needs costs less; never fewer pieces. */
  readonly packs: (entries: readonly ClassListEntry[], children: number) => ResultAsync<Alternatives, GatewayError>;
  /** What the whole class needs of the rows that count single pieces and whose article is a pack; nobody is asked. */
  readonly counted: (entries: readonly ClassListEntry[], children: number) => ResultAsync<CountedRows, GatewayError>;
};

/** What a row asks for, by its words and its article. */
const wishOf = ({ title, item }: ClassListEntry): Wish | undefined => {
  const lexicon = schoolLexicon();
  return rowWish(
    {
      wishes: wishesOf(title),
      named: wishesOf(item?.name ?? '')[0],
      article: item === undefined ? undefined : candidateOf(item),
    },
    lexicon,
  );
};

/** A row with the single pieces that are needed of it, and what they cost otherwise. */
type Asked = {
  readonly entry: ClassListEntry;
  readonly wish: Wish;
  readonly needed: number;
  /** So many of the row's own article are asked for. */
  readonly articles: number;
  /** Only colours say how many pieces it holds: "12 Farben" of another article are as good. */
  readonly isByColours: boolean;
  /** The words ask for packs, and no article says what these hold. */
  readonly isInAnyPack: boolean;
  /** A pack of the row's own article for each child holds more than is needed: single articles do as well. */
  readonly isSurplus: boolean;
  /** The pieces are loose sheets. */
  readonly inSheets: boolean;
  /** Pieces in one of the row's own article. */
  readonly size: number;
  readonly ownTotal?: Money;
};

/** What the row's own article costs in the basket; where there are fewer than are needed, what all of them would cost: they are compared. */
const ownTotalOf = (articles: number, own: OrderItem): Money =>
  multiply(own.unitPrice, Math.max(articles, piecesInBasket(articles, own)));

/**
 * Single pieces that so many articles of a row stand for: those that its words count, as long as the row has as many packs as hold them; else all
 * that the packs hold.
 */
const piecesOf = ({ title, quantity }: ClassListEntry, articles: number, size: number): number => {
  const counted = countedPieces(title, wishesOf(title));
  const together =
    counted === undefined || articles % quantity > 0
      ? undefined
      : packsTogether({ counted, size, quantity }, articles / quantity);
  return together?.pieces ?? articles * size;
};

/** Where the row's own article holds several pieces, so many are needed; where a whole class needs fewer packs of it, as many as hold its pieces. */
const askedOf = (entry: ClassListEntry, articles: number, together?: CountedRow): readonly Asked[] => {
  const wish = entry.choice === 'exact' ? undefined : wishOf(entry);
  if (wish === undefined || articles === 0) return [];
  const own = articleOf(entry);
  const { most, statedSize } = own === undefined ? { most: 1, statedSize: 1 } : readItem(own);
  // What the own article holds counts; the words say it where the article says nothing.
  const inSheets = together?.inSheets === true;
  const size = (inSheets ? together.size : undefined) ?? (most > 1 ? most : packSize(wish.traits));
  const needed = together?.pieces ?? piecesOf(entry, articles, size);
  return [
    {
      entry,
      wish: { ...wish, quantity: articles },
      size,
      needed,
      articles,
      isByColours: own === undefined ? NEVER_SINGLE.has(wish.article ?? '') : statedSize === 1 && most > 1,
      isInAnyPack: own === undefined && isInAnyPack(wish.traits),
      isSurplus: needed < articles * (inSheets ? size : statedSize),
      inSheets,
      ...(own === undefined ? {} : { ownTotal: ownTotalOf(together?.packs ?? articles, own) }),
    },
  ];
};

type Found = Pick<MaterialAnswer['candidates'][number], 'item' | 'missing'>;
type PackedOffer = Offer & {
  readonly offer: Alternative;
  readonly pieces: number;
  readonly isPack: boolean;
  readonly isForClass: boolean;
};

/** So many of an article as hold what is needed; nothing where fewer are sold than that. */
const offerOf = (asked: Asked, { item, missing }: Found): readonly PackedOffer[] => {
  const { needed, size, ownTotal, wish } = asked;
  const { most, main, isForClass, ...read } = readItem(item);
  const statedSize = asked.inSheets ? read.sheets : read.statedSize;
  const inPlace = asked.isByColours && statedSize === 1;
  const packs = inPlace ? asked.articles * packsFor(size, most) : packsFor(needed, statedSize);
  const found = orderable(asked.isInAnyPack ? asked.articles : packs, item);
  if (found.kind === 'not-for-sale' || found.kind === 'lowered' || found.quantity > ORDER_ENTRY_MAX_QUANTITY) return [];
  const { quantity } = found;
  const { orderNumber, isForSale } = item;
  const total = multiply(item.unitPrice, quantity);
  const less = (ownTotal?.cents ?? 0) - total.cents;
  const saving = less > 0 ? { saving: money(less, total.currency) } : {};
  return [
    {
      offer: { item, quantity, orderNumber, total, ...saving },
      orderNumber,
      total,
      isForSale,
      // A mixed set speaks of the thing too, but is not so many of it.
      isAsAsked:
        missing.every(isOfPack) &&
        !(asked.isInAnyPack && missing.includes('unit')) &&
        (wish.article === undefined || main === wish.article) &&
        read.isForLeftHand === isForLeftHand(wish.traits),
      pieces: quantity * statedSize,
      isPack: statedSize > size,
      isForClass,
    },
  ];
};

const forFamily = ({ entry }: Asked, offers: readonly PackedOffer[]): readonly Alternative[] =>
  alternativesByPrice(
    offers.filter(({ isForClass }) => !isForClass),
    { choice: entry.choice, own: articleOf(entry)?.orderNumber },
  ).map(({ offer }) => offer);

const forClass = (asked: Asked, offers: readonly PackedOffer[]): readonly Alternative[] => {
  const { entry, needed, ownTotal, isSurplus } = asked;
  const own = articleOf(entry);
  const others = offers.filter(({ isPack, orderNumber }) => (isPack || isSurplus) && orderNumber !== own?.orderNumber);
  const sold = others.filter(({ isForSale, isAsAsked }) => isForSale && isAsAsked);
  const found = ownTotal && cheaperLot(sold, { total: ownTotal, pieces: needed });
  return found === undefined ? [] : [found.offer];
};

/** Makes the questions; all rows are asked for in one call. */
export const createFindAlternatives = ({
  materialList,
}: {
  readonly materialList: MaterialListGateway;
}): FindAlternatives => {
  const find = (
    entries: readonly ClassListEntry[],
    articlesOf: (entry: ClassListEntry) => number,
    choose: typeof forFamily,
    togetherOf: (entry: ClassListEntry) => CountedRow | undefined = () => undefined,
    traitsOf: (traits: Wish['traits']) => Wish['traits'] = (traits) => traits,
  ): ResultAsync<Alternatives, GatewayError> => {
    const asked = entries.flatMap((entry) => askedOf(entry, articlesOf(entry), togetherOf(entry)));
    const none: Alternatives = Object.fromEntries(entries.map(({ id }) => [id, []]));
    if (asked.length === 0) return okAsync(none);
    // A line of a list asks for 500 pieces at most; how many are needed is reckoned here.
    return materialList
      .find(asked.map(({ wish }) => ({ ...wish, traits: traitsOf(wish.traits), quantity: 1 })))
      .map((answers) => ({
        ...none,
        ...Object.fromEntries(
          asked.map((one, at) => {
            const offers = (answers[at]?.candidates ?? []).flatMap((candidate) => offerOf(one, candidate));
            return [one.entry.id, choose(one, offers)];
          }),
        ),
      }));
  };
  return {
    of: (entries) => find(entries, (entry) => piecesForFamily(entry, entry.promisedHere) || entry.quantity, forFamily),
    packs: (entries, children) =>
      find(
        entries,
        (entry) => piecesForClass(entry, children),
        forClass,
        (entry) => countedRow(entry, children),
        inPacks,
      ),
    counted: (entries, children) =>
      okAsync(
        Object.fromEntries(
          entries.flatMap((entry) => {
            const row = countedRow(entry, children);
            return row === undefined ? [] : [[entry.id, row] as const];
          }),
        ),
      ),
  };
};
