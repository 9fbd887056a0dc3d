// The name of what watches for a new build.

import type { WatchBuild } from '@tornister/application/navigation';
import { token } from './tokens.ts';

export const buildUseCases = {
  /** Begins to watch, for the build that the tab runs. */
  watchBuild: token<(buildId: string) => WatchBuild>('watchBuild'),
} as const;
