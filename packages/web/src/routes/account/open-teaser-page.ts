// Opens the page of a curated list: the list, and for who has several lists those that it can be put on.

import type { TeaserAddress } from '../../components/wishlist/teaser-list/teaser-address.ts';
import type { Shop } from '../../composition/shop.ts';
import { wishlistUseCases } from '../../composition/wishlist-tokens.ts';
import { notFound } from '../../respond.ts';
import { answerForMember } from './answer-for-member.ts';

/** What the page at `path` shows; an address that names no list is not there. */
export const openTeaserPage = async (shop: Shop, path: string, address: TeaserAddress) => {
  const take = shop.get(wishlistUseCases.takeTeaserList);
  const list = await answerForMember(shop, path, take.open(address.id));
  if (list === undefined) throw notFound();
  const lists = (await take.choices()).unwrapOr([]);
  return { address, list, formKey: take.newKey(), ...(lists.length > 0 ? { lists } : {}) };
};
