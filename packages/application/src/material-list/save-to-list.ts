// Puts the articles of a school's list on a wishlist of the visitor: the one that this browser names, or the current one; without any, the shop
// makes the first. Source: docs/material-lists.md; spec 3 §8 "add_to_wishlist".

import { itemsEvent, type ListedGoods, trackedListed } from '@tornister/domain/analytics';
import { inUnits, type Money } from '@tornister/domain/money';
import { WISHLISTS_CHANGED } from '@tornister/domain/session';
import type { ItemId } from '@tornister/domain/shared';
import { currentWishlist, type EntryInput, writableLists } from '@tornister/domain/wishlist';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { Analytics, CookieJar, GatewayError, TabChannel, WishlistGateway } from '../ports/index.ts';
import { readListOfBrowser, writeListOfBrowser } from '../wishlist/list-of-browser.ts';

export type SaveToListPorts = {
  readonly wishlists: Pick<WishlistGateway, 'essentials' | 'addAll'>;
  readonly cookies: Pick<CookieJar, 'get' | 'set'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly analytics: Analytics;
  /** Called when something was put on a list, for what shows lists in this tab. */
  readonly onChange: () => void;
};

/** An article that was chosen, with its pieces and what the page calls it. */
export type ArticleToSave = EntryInput & ListedGoods & { readonly unitPrice: Money };

export type SaveToList = (chosen: readonly ArticleToSave[]) => ResultAsync<{ readonly saved: number }, GatewayError>;

/** Each article once, with the pieces of all lines that ask for it. */
const summed = (chosen: readonly ArticleToSave[]): readonly ArticleToSave[] => {
  const byItem = new Map<ItemId, ArticleToSave>();
  for (const article of chosen) {
    const quantity = article.quantity + (byItem.get(article.itemId)?.quantity ?? 0);
    byItem.set(article.itemId, { ...article, quantity });
  }
  return [...byItem.values()];
};

/** Makes the command; it answers how many articles are on the list. All of them are added, or none: a list that is full says so. */
export const createSaveToList = ({ wishlists, cookies, tabs, analytics, onChange }: SaveToListPorts): SaveToList => {
  const tell = (): void => {
    tabs.send(WISHLISTS_CHANGED);
    onChange();
  };
  return (chosen) => {
    const articles = summed(chosen);
    if (articles.length === 0) return okAsync({ saved: 0 });
    const entries = articles.map(({ productId, itemId, quantity }) => ({ productId, itemId, quantity }));
    const tracked = articles.map((article) => ({
      ...trackedListed(article, article.quantity),
      price: inUnits(article.unitPrice),
    }));
    return wishlists
      .essentials()
      .andThen((lists) =>
        wishlists
          .addAll(currentWishlist(writableLists(lists), readListOfBrowser(cookies))?.id, entries)
          .andTee(tell)
          .orTee(tell),
      )
      .map((list) => {
        if (list !== undefined) writeListOfBrowser(cookies, list.id);
        analytics.track(itemsEvent('add_to_wishlist', tracked));
        return { saved: articles.length };
      });
  };
};
