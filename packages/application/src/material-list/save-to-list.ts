// Puts the articles of a school's list on a wishlist of the visitor: the one that this browser names, or the current one; without any, the shop
// makes the first. Source: docs/material-lists.md.

import { WISHLISTS_CHANGED } from '@tornister/domain/session';
import type { ItemId } from '@tornister/domain/shared';
import { currentWishlist, type EntryInput, writableLists } from '@tornister/domain/wishlist';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { CookieJar, GatewayError, TabChannel, WishlistGateway } from '../ports/index.ts';
import { readListOfBrowser, writeListOfBrowser } from '../wishlist/list-of-browser.ts';

export type SaveToListPorts = {
  readonly wishlists: Pick<WishlistGateway, 'essentials' | 'addAll'>;
  readonly cookies: Pick<CookieJar, 'get' | 'set'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  /** Called when something was put on a list, for what shows lists in this tab. */
  readonly onChange: () => void;
};

export type SaveToList = (entries: readonly EntryInput[]) => ResultAsync<{ readonly saved: number }, GatewayError>;

/** Each article once, with the pieces of all lines that ask for it. */
const summed = (entries: readonly EntryInput[]): readonly EntryInput[] => {
  const byItem = new Map<ItemId, EntryInput>();
  for (const entry of entries) {
    const before = byItem.get(entry.itemId);
    byItem.set(entry.itemId, before === undefined ? entry : { ...before, quantity: before.quantity + entry.quantity });
  }
  return [...byItem.values()];
};

/** Makes the command; it answers how many articles are on the list. All of them are added, or none: a list that is full says so. */
export const createSaveToList = ({ wishlists, cookies, tabs, onChange }: SaveToListPorts): SaveToList => {
  const tell = (): void => {
    tabs.send(WISHLISTS_CHANGED);
    onChange();
  };
  return (entries) => {
    const articles = summed(entries);
    if (articles.length === 0) return okAsync({ saved: 0 });
    return wishlists
      .essentials()
      .andThen((lists) =>
        wishlists
          .addAll(currentWishlist(writableLists(lists), readListOfBrowser(cookies))?.id, articles)
          .andTee(tell)
          .orTee(tell),
      )
      .map((list) => {
        if (list !== undefined) writeListOfBrowser(cookies, list.id);
        return { saved: articles.length };
      });
  };
};
