// The names (tokens) of the use cases of wishlists.

import type { TakeTeaserList } from '@tornister/application/teaser-list';
import type { KeepLists, ShareList, WorkOnList } from '@tornister/application/wishlist';
import { token } from './tokens.ts';

/** What is on the visitor's lists, for hearts and header; and the page of the lists. */
export const wishlistUseCases = {
  keepLists: token<KeepLists>('keepLists'),
  shareList: token<ShareList>('shareList'),
  takeTeaserList: token<TakeTeaserList>('takeTeaserList'),
  workOnList: token<WorkOnList>('workOnList'),
} as const;
