// What stands in the quantity fields of a list although it is not applied yet: buttons beside them mean what their readers see.

import { parseTypedQuantity } from '@tornister/domain/catalogue';
import { brandId, type WishlistEntryId } from '@tornister/domain/shared';
import type { WishlistEntry } from '@tornister/domain/wishlist';
import { rowId } from './list-address.ts';

const PREFIX = 'standing.';

/** The field in which a form brings along what stands in that of an entry. */
export const standingField = (entryId: string): string => `${PREFIX}${entryId}`;

/** How many pieces stand in the field of an entry's row; undefined where there is no field, or no number in it. */
export const standingQuantity = ({ id }: Pick<WishlistEntry, 'id'>): number | undefined =>
  parseTypedQuantity(
    document.getElementById(rowId(id))?.querySelector<HTMLInputElement>('input[inputmode]')?.value ?? '',
  );

/** Adds to a form what stands in the fields of entries and is not applied yet. */
export const bringStanding = (posted: FormData, entries: readonly Pick<WishlistEntry, 'id' | 'quantity'>[]): void => {
  for (const entry of entries) {
    const standing = standingQuantity(entry) ?? 0;
    if (standing > 0 && standing !== entry.quantity) posted.set(standingField(entry.id), String(standing));
  }
};

/** What a form has brought along. */
export const standingIn = (posted: FormData): ReadonlyMap<WishlistEntryId, number> =>
  new Map(
    [...posted].flatMap(([name, value]): (readonly [WishlistEntryId, number])[] => {
      const quantity = name.startsWith(PREFIX) ? parseTypedQuantity(String(value)) : undefined;
      return quantity === undefined ? [] : [[brandId<WishlistEntryId>(name.slice(PREFIX.length)), quantity]];
    }),
  );
