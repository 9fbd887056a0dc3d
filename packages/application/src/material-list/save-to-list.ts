// Puts the articles of a school's list on a wishlist of the visitor: the one that this browser names, or the current one; without any, the shop
// makes the first. Source: docs/material-lists.md; issue 15.

import { WISHLISTS_CHANGED } from '@tornister/domain/session';
import type { WishlistId } from '@tornister/domain/shared';
import { currentWishlist, type EntryInput, type WishlistEssentials, writableLists } from '@tornister/domain/wishlist';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { CookieJar, GatewayError, TabChannel, WishlistGateway } from '../ports/index.ts';
import { readListOfBrowser, writeListOfBrowser } from '../wishlist/list-of-browser.ts';

export type SaveToListPorts = {
  readonly wishlists: Pick<WishlistGateway, 'essentials' | 'add'>;
  readonly cookies: Pick<CookieJar, 'get' | 'set'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  /** Called when something was put on a list, for what shows lists in this tab. */
  readonly onChange: () => void;
};

export type SaveToList = (entries: readonly EntryInput[]) => ResultAsync<{ readonly saved: number }, GatewayError>;

/** Makes the command. Articles are added one after the other: where one fails, those before it stay on the list, and the failure is answered. */
export const createSaveToList = ({ wishlists, cookies, tabs, onChange }: SaveToListPorts): SaveToList => {
  const addFrom = (
    entries: readonly EntryInput[],
    listId: WishlistId | undefined,
  ): ResultAsync<WishlistEssentials | undefined, GatewayError> => {
    const [entry, ...rest] = entries;
    if (entry === undefined) return okAsync(undefined);
    return wishlists.add(listId, entry).andThen((list) => {
      if (list !== undefined) writeListOfBrowser(cookies, list.id);
      return addFrom(rest, list?.id ?? listId);
    });
  };
  const tell = (): void => {
    tabs.send(WISHLISTS_CHANGED);
    onChange();
  };
  return (entries) =>
    wishlists
      .essentials()
      .andThen((lists) =>
        addFrom(entries, currentWishlist(writableLists(lists), readListOfBrowser(cookies))?.id)
          .andTee(tell)
          .orTee(tell),
      )
      .map(() => ({ saved: entries.length }));
};
