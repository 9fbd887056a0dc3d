// Closes a `details` block on narrow screens.

import { MOBILE_MEDIA_QUERY } from '@tornister/domain/storefront';

/** Folds a block of links where there is little room; the shop host, which cannot know the room, renders it open. */
export const foldWhereNarrow = (block: HTMLDetailsElement | null): void => {
  if (block !== null && matchMedia(MOBILE_MEDIA_QUERY).matches) block.open = false;
};
