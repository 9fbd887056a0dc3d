// The name of what follows the rows of a curated list.

import type { FollowTeaserRows, ShownTeaserRows } from '@tornister/application/teaser-list';
import { token } from './tokens.ts';

export const teaserRowsUseCases = {
  followTeaserRows: token<(shown: ShownTeaserRows) => FollowTeaserRows>('followTeaserRows'),
} as const;
