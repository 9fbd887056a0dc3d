// What else the shop has for rows of a class list where any brand will do: read from the words of the row like a line of a material list.
// Source: docs/class-lists.md.

import { alternativesByPrice, articleOf, piecesForFamily } from '@tornister/domain/classlist';
import { readMaterialList, type Wish } from '@tornister/domain/materiallist';
import { createNameReader, isClassSet } from '@tornister/domain/materialmatch';
import { schoolLexicon } from '@tornister/domain/materialwords';
import { type Money, money, multiply } from '@tornister/domain/money';
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
};

/** What a row asks for: its own words where they name one thing, else the name of its article. */
const wishOf = ({ title, item }: ClassListEntry): Wish | undefined => {
  const lexicon = schoolLexicon();
  const [own, ...more] = readMaterialList(title, lexicon).wishes;
  if (own !== undefined && more.length === 0) return own.wish;
  return readMaterialList(item?.name ?? '', lexicon).wishes[0]?.wish;
};

/** The name with what was chosen of it, as names are read. */
const wholeName = ({ name, variantInfo }: OrderItem): string =>
  [name, ...variantInfo.map(({ value }) => value)].join(', ');

const offersFor = (entry: ClassListEntry, pieces: number, { candidates }: MaterialAnswer): readonly Alternative[] => {
  const own = articleOf(entry);
  const ownTotal = own && multiply(own.unitPrice, pieces);
  const { read } = createNameReader(schoolLexicon());
  const forOneChild = candidates.filter(({ item }) => !isClassSet(read(wholeName(item))));
  const offers = forOneChild.map(({ item, quantity, missing }) => {
    const total = multiply(item.unitPrice, quantity);
    const less = ownTotal === undefined ? 0 : ownTotal.cents - total.cents;
    const { orderNumber, isForSale } = item;
    return {
      offer: { item, quantity, orderNumber, total, ...(less > 0 ? { saving: money(less, total.currency) } : {}) },
      orderNumber,
      total,
      isForSale,
      isAsAsked: missing.length === 0,
    };
  });
  return alternativesByPrice(offers, { choice: entry.choice, own: own?.orderNumber }).map(({ offer }) => offer);
};

/** Makes the question; all rows are asked for in one call. */
export const createFindAlternatives = ({
  materialList,
}: {
  readonly materialList: MaterialListGateway;
}): FindAlternatives => ({
  of: (entries) => {
    const asked = entries.flatMap((entry) => {
      const wish = entry.choice === 'exact' ? undefined : wishOf(entry);
      const pieces = piecesForFamily(entry, entry.promisedHere) || entry.quantity;
      return wish === undefined ? [] : [{ entry, pieces, wish: { ...wish, quantity: pieces } }];
    });
    const none: Alternatives = Object.fromEntries(entries.map(({ id }) => [id, []]));
    if (asked.length === 0) return okAsync(none);
    return materialList.find(asked.map(({ wish }) => wish)).map((answers) => ({
      ...none,
      ...Object.fromEntries(
        asked.map(({ entry, pieces }, at) => {
          const answer = answers[at];
          return [entry.id, answer === undefined ? [] : offersFor(entry, pieces, answer)];
        }),
      ),
    }));
  },
});
