// Which of several lists a heart writes to. Source: spec 3 §3 "Cookies", §4 "Wishlist toggle".

import type { WishlistId } from '../shared/brand.ts';
import type { WishlistEssentials } from './wishlist.ts';
import { mayOnList } from './wishlist-roles.ts';

type Candidate = Pick<WishlistEssentials, 'id' | 'active' | 'isDefault' | 'role'>;

/**
 * The list that is current: the one that this browser names (`activeWishlistId`), else the account's active one, else the default one,
 * else the first; only among those that the visitor may change.
 */
export const currentWishlist = <List extends Candidate>(
  lists: readonly List[],
  ofBrowser?: WishlistId,
): List | undefined => {
  const writable = writableLists(lists);
  return (
    writable.find(({ id }) => id === ofBrowser) ??
    writable.find(({ active }) => active) ??
    writable.find(({ isDefault }) => isDefault) ??
    writable[0]
  );
};

/** The lists that the visitor may put something on. */
export const writableLists = <List extends Pick<Candidate, 'isDefault' | 'role'>>(
  lists: readonly List[],
): readonly List[] => lists.filter((list) => mayOnList(list, 'add-entry'));

/** The lists to which an entry of this one can be moved: others that may be changed, where it may be taken off this one. */
export const listsToMoveTo = <List extends Pick<Candidate, 'id' | 'isDefault' | 'role'>>(
  lists: readonly List[],
  from: Pick<Candidate, 'id' | 'isDefault' | 'role'>,
): readonly List[] => (mayOnList(from, 'remove-entry') ? writableLists(lists).filter(({ id }) => id !== from.id) : []);
