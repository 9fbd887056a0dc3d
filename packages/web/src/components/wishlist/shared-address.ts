// The address of a list that was shared by a link.

import { PATHS } from '@tornister/domain/routing';
import { SHARED_LIST_PARAMETER } from '@tornister/domain/wishlist';

/** The address that is passed on. */
export const sharedHref = (token: string): string =>
  `${PATHS.wishlist}?${new URLSearchParams({ [SHARED_LIST_PARAMETER]: token })}`;

/** The link that an address has; it is what somebody has passed on, or typed. */
export const readShared = (query: URLSearchParams): string | undefined => query.get(SHARED_LIST_PARAMETER) ?? undefined;
