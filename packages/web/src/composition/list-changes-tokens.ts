// The name of what follows a list.

import type { Scope } from '@tornister/application/kernel';
import type { FollowedList } from '@tornister/domain/wishlist';
import { token } from './tokens.ts';

export const listChangesUseCases = {
  /** Calls back whenever the list may be another one, as long as the view lives. */
  followList:
    token<(scope: Scope, following: { followed: () => FollowedList | undefined; onChange: () => void }) => void>(
      'followList',
    ),
} as const;
