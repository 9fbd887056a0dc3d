// What else the shop has for rows of a class list where any brand will do, for a family and for the whole class: read from the words of the row like a line of a material list.
// Source: docs/class-lists.md.

import {
  alternativesByPrice,
  articleOf,
  cheaperLot,
  type Offer,
  piecesForClass,
  piecesForFamily,
  piecesInBasket,
} from '@tornister/domain/classlist';
import { readMaterialList, type Wish } from '@tornister/domain/materiallist';
import {
  type Candidate,
  createNameReader,
  inPacks,
  isClassSet,
  isOfPack,
  packSize,
  packsFor,
  rowWish,
  statedPackSize,
} from '@tornister/domain/materialmatch';
import { schoolLexicon } from '@tornister/domain/materialwords';
import { type Money, money, multiply } from '@tornister/domain/money';
import { ORDER_ENTRY_MAX_QUANTITY } from '@tornister/domain/orderform';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { ClassListEntry, GatewayError, MaterialAnswer, MaterialListGateway, OrderItem } from '../ports/index.ts';

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
};

/** An article as its name and the choice of its variant are read. */
const candidateOf = ({ name, variantInfo }: OrderItem): Candidate => {
  const { read, readChoice } = createNameReader(schoolLexicon());
  const said = read(name);
  return { name: said, choice: variantInfo.flatMap(({ value }) => readChoice(value, said)) };
};

/** What a row asks for, by its words and its article. */
const wishOf = ({ title, item }: ClassListEntry): Wish | undefined => {
  const lexicon = schoolLexicon();
  const wishesOf = (text: string) => readMaterialList(text, lexicon).wishes.map(({ wish }) => wish);
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
  /** Pieces in one of the row's own article. */
  readonly size: number;
  readonly ownTotal?: Money;
};

/** Nobody who does not say so means the left hand. */
const isForLeftHand = (traits: Wish['traits']): boolean =>
  traits.some(({ kind, value }) => kind === 'hand' && value === 'left');

/** What a name and the choice of its variant say: how many pieces an article may hold at most, and how many it holds beyond doubt. */
const readItem = ({ name, variantInfo }: OrderItem) => {
  const { read, readChoice } = createNameReader(schoolLexicon());
  const said = read(name);
  const choices = variantInfo.map(({ value }) => value);
  const parts = [...name.split(','), ...choices];
  const statedSize = statedPackSize(parts, (part) => readChoice(part, said));
  return {
    statedSize,
    most: Math.max(statedSize, packSize([...choices.flatMap((choice) => readChoice(choice, said)), ...said.traits])),
    main: said.main,
    isForLeftHand: isForLeftHand(said.traits),
    isForClass: isClassSet(read(parts.join(','))),
  };
};

/** What the row's own article costs in the basket; where there are fewer than are needed, what all of them would cost: they are compared. */
const ownTotalOf = (articles: number, own: OrderItem): Money =>
  multiply(own.unitPrice, Math.max(articles, piecesInBasket(articles, own)));

/** Where the row's own article holds several pieces, so many are needed. */
const askedOf = (entry: ClassListEntry, articles: number): readonly Asked[] => {
  const wish = entry.choice === 'exact' ? undefined : wishOf(entry);
  if (wish === undefined || articles === 0) return [];
  const own = articleOf(entry);
  const size = Math.max(packSize(wish.traits), own === undefined ? 1 : readItem(own).most);
  return [
    {
      entry,
      wish: { ...wish, quantity: articles },
      size,
      needed: articles * size,
      ...(own === undefined ? {} : { ownTotal: ownTotalOf(articles, own) }),
    },
  ];
};

type Found = MaterialAnswer['candidates'][number];
type PackedOffer = Offer & {
  readonly offer: Alternative;
  readonly pieces: number;
  readonly isPack: boolean;
  readonly isForClass: boolean;
};

/** So many of an article as hold what is needed; nothing where fewer are sold than that. */
const offerOf = ({ needed, size, ownTotal, wish }: Asked, { item, missing }: Found): readonly PackedOffer[] => {
  const { statedSize, main, isForClass, ...read } = readItem(item);
  const quantity = Math.max(packsFor(needed, statedSize), item.minimumOrderQuantity);
  if (quantity > Math.min(item.maxQuantity, ORDER_ENTRY_MAX_QUANTITY)) return [];
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

const forClass = ({ entry, needed, ownTotal }: Asked, offers: readonly PackedOffer[]): readonly Alternative[] => {
  const own = articleOf(entry)?.orderNumber;
  const sold = offers.filter(
    ({ isForSale, isAsAsked, isPack, orderNumber }) => isForSale && isAsAsked && isPack && orderNumber !== own,
  );
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
    traitsOf: (traits: Wish['traits']) => Wish['traits'] = (traits) => traits,
  ): ResultAsync<Alternatives, GatewayError> => {
    const asked = entries.flatMap((entry) => askedOf(entry, articlesOf(entry)));
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
    packs: (entries, children) => find(entries, (entry) => piecesForClass(entry, children), forClass, inPacks),
  };
};
