// Addresses of a curated list: the list by itself, with what a shopper has set in it, and with what came of putting it into the basket. Whoever has
// no scripts is led from one to the other.

import { ACCEPTED_QUANTITY_BELOW, askedQuantity, parseTypedQuantity } from '@tornister/domain/catalogue';
import { PATHS } from '@tornister/domain/routing';
import { brandId, type ItemId, type ProductId, type WishlistEntryId } from '@tornister/domain/shared';
import type { ChosenEntry, QuantityChanged, TeaserListEntry, TeaserListFollowUp } from '@tornister/domain/wishlist';

const PARAMETERS = { id: 'teaser', set: 'set', choosesList: 'lists' } as const;

/** Characters of an id of a list; it stands in an address, which anybody may write. */
const LONGEST_ID = 80;

/** Parts of one value. Ids have letters, digits, points and hyphens. */
const SEPARATOR = '~';

export type ChosenEntries = ReadonlyMap<WishlistEntryId, ChosenEntry>;

export type TeaserAddress = {
  readonly id: string;
  readonly chosen: ChosenEntries;
  readonly followUps: readonly TeaserListFollowUp[];
  /** The shopper has several lists and says on which one it is put. */
  readonly choosesList: boolean;
};

type Kind = TeaserListFollowUp['kind'];
const KINDS: readonly Kind[] = ['choose-variants', 'changed-quantities', 'maximum-in-cart', 'added'];

const piecesIn = (text: string | undefined): number | undefined => {
  const pieces = parseTypedQuantity(text ?? '');
  return pieces === undefined || pieces < 1 ? undefined : pieces;
};

const entryIn = (value: string): QuantityChanged | undefined => {
  const [productId = '', itemId = '', quantity, wanted] = value.split(SEPARATOR);
  const pieces = piecesIn(quantity);
  return productId === '' || pieces === undefined
    ? undefined
    : {
        productId: brandId<ProductId>(productId),
        ...(itemId === '' ? {} : { itemId: brandId<ItemId>(itemId) }),
        quantity: pieces,
        wantedQuantity: piecesIn(wanted) ?? pieces,
      };
};

const followUpsIn = (query: URLSearchParams): readonly TeaserListFollowUp[] =>
  KINDS.flatMap((kind) => {
    const entries = query.getAll(kind).flatMap((value) => entryIn(value) ?? []);
    return entries.length === 0 ? [] : [{ kind, entries }];
  });

const chosenIn = (values: readonly string[]): ChosenEntries =>
  new Map(
    values.map((value) => {
      const [entryId = '', quantity, itemId = ''] = value.split(SEPARATOR);
      // As it was typed: the list shows what there can be of it, and says so.
      const isNumber = parseTypedQuantity(quantity ?? '') !== undefined;
      return [
        brandId<WishlistEntryId>(entryId),
        {
          ...(isNumber ? { quantity: askedQuantity(quantity ?? '', ACCEPTED_QUANTITY_BELOW) } : {}),
          ...(itemId === '' ? {} : { itemId: brandId<ItemId>(itemId) }),
        },
      ];
    }),
  );

/** The curated list that an address asks for; undefined for every other address. */
export const readTeaserAddress = (query: URLSearchParams): TeaserAddress | undefined => {
  const id = query.get(PARAMETERS.id) ?? '';
  if (id === '' || id.length > LONGEST_ID) return undefined;
  return {
    id,
    chosen: chosenIn(query.getAll(PARAMETERS.set)),
    followUps: followUpsIn(query),
    choosesList: query.has(PARAMETERS.choosesList),
  };
};

const followUpValue = (entry: TeaserListEntry | QuantityChanged): string =>
  [
    entry.productId,
    entry.itemId ?? '',
    entry.quantity,
    ...('wantedQuantity' in entry ? [entry.wantedQuantity] : []),
  ].join(SEPARATOR);

/** The address of a curated list as it is shown. */
export const teaserHref = (id: string, shown: Partial<Omit<TeaserAddress, 'id'>> = {}): string => {
  const query = new URLSearchParams({ [PARAMETERS.id]: id });
  for (const [entryId, { quantity = '', itemId = '' }] of shown.chosen ?? [])
    query.append(PARAMETERS.set, [entryId, quantity, itemId].join(SEPARATOR));
  for (const { kind, entries } of shown.followUps ?? [])
    for (const entry of entries) query.append(kind, followUpValue(entry));
  if (shown.choosesList) query.set(PARAMETERS.choosesList, '1');
  return `${PATHS.wishlist}?${query}`;
};
