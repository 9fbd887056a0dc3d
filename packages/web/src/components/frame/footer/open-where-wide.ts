// Opens a `details` block on wide screens.

import { MOBILE_MEDIA_QUERY } from '@tornister/domain/storefront';

/**
 * Opens a block of links where there is room. The shop host, which cannot know the room, renders it closed; wide windows show what is in it
 * from the start by their style, so that nothing moves, and this tells it to whoever listens.
 */
export const openWhereWide = (block: HTMLDetailsElement | null): void => {
  if (block !== null && !matchMedia(MOBILE_MEDIA_QUERY).matches) block.open = true;
};
