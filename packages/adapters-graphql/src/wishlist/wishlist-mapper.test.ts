import { expect, it } from 'vitest';
import recording from '../../test/recordings/wishlist-gateway.json' with { type: 'json' };
import type { GetWishlistQuery, WishlistEntryPartsFragment } from '../generated/operations.ts';
import { toEntry } from './wishlist-mapper.ts';

/** An entry as a real backend answered it. */
const anEntry = (): WishlistEntryPartsFragment => {
  const exchanges = Object.values(recording).flat();
  const lists = exchanges
    .filter(({ operation }) => operation === 'getWishlist')
    .flatMap(({ answer }) => (answer as unknown as { readonly data: GetWishlistQuery }).data.getAllWishlists);
  const [entry] = lists.flatMap(({ entries }) => entries);
  if (entry === undefined) throw new Error('No list with an entry was recorded.');
  return entry;
};

it('keeps the traffic light of an entry, where the backend says it', () => {
  const entry = anEntry();
  const lights = [true, false, null].map((deliveryStatusLight) =>
    toEntry({ ...entry, item: { ...entry.item, deliveryStatusLight } }),
  );
  expect(lights.map(({ item }) => item.deliveryStatusLight)).toEqual([true, false, undefined]);
});
