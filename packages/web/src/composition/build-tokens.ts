// The names of what a tab follows that stays open: a new build, a new menu and footer.

import type { RefreshFrame, ShopFrame, WatchBuild } from '@tornister/application/navigation';
import type { Instant } from '@tornister/domain/shared';
import { token } from './tokens.ts';

type Opened = { readonly frame: ShopFrame; readonly since: Instant };
type Ask = (before: ShopFrame) => Promise<ShopFrame>;

export const buildUseCases = {
  /** Keeps menu and footer young, from those that the tab was opened with. */
  refreshFrame: token<(ask: Ask, opened: Opened) => RefreshFrame>('refreshFrame'),
  /** Begins to watch, for the build that the tab runs. */
  watchBuild: token<(buildId: string) => WatchBuild>('watchBuild'),
} as const;
