// Opens the page of a curated list: the list, and for who has several lists those that it can be put on.

import type { TeaserAddress } from '../../components/wishlist/teaser-list/teaser-address.ts';
import type { Shop } from '../../composition/shop.ts';
import { wishlistUseCases } from '../../composition/wishlist-tokens.ts';
import { failWith, notFound } from '../../respond.ts';

/** What the page shows; an address that names no list is not there. */
export const openTeaserPage = async (shop: Shop, address: TeaserAddress) => {
  const take = shop.get(wishlistUseCases.takeTeaserList);
  const opened = await take.open(address.id);
  if (opened.isErr()) throw failWith(opened.error);
  if (opened.value === undefined) throw notFound();
  const lists = (await take.choices()).unwrapOr([]);
  return { address, list: opened.value, formKey: take.newKey(), ...(lists.length > 0 ? { lists } : {}) };
};
