// Notices that the shop was renewed while a tab is open. Source: spec 1 §4 "Background", §7 "Fetch of the build manifest".

import { hasNewVersion, MANIFEST_POLL_MS } from '@tornister/domain/routing';
import { EMPTY, filter, first, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { BuildGateway, Clock, PageVisibility } from '../ports/index.ts';

/** Whether the shop host has a newer build than this tab. */
export type WatchBuild = { readonly isOutdated$: Behavior<boolean> };

type Ports = {
  readonly clock: Pick<Clock, 'every$'>;
  readonly builds: BuildGateway;
  readonly visibility: PageVisibility;
};

/** Asks every five minutes while somebody can see the page, until there is a newer build. */
export const createWatchBuild = (scope: Scope, { clock, builds, visibility }: Ports, buildId: string): WatchBuild => {
  const { state$, set } = behavior(false);
  scope
    .during(
      visibility.visible$.pipe(
        switchMap((isVisible) => (isVisible ? clock.every$(MANIFEST_POLL_MS) : EMPTY)),
        switchMap(() => builds.manifest(buildId)),
        filter((answer) => hasNewVersion(buildId, answer)),
        first(),
      ),
    )
    .subscribe(() => set(true));
  return { isOutdated$: state$ };
};
