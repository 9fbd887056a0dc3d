// Notices that the shop was renewed while a tab is open. Source: spec 1 §4 "Background", §7 "Fetch of the build manifest".

import { hasNewVersion, untilManifestPoll } from '@tornister/domain/routing';
import { defer, EMPTY, filter, first, merge, repeat, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import { passNotice, type ShowNotices } from '../notices/index.ts';
import type { BuildGateway, Clock, CookieJar, GatewayError, Notice, PageVisibility } from '../ports/index.ts';

export type WatchBuild = {
  /** Whether the shop host has a newer build than this tab. */
  readonly isOutdated$: Behavior<boolean>;
  /** Called before the tab makes room for a page of the newer build: what a toast says of a refusal would go with it, and is said there. */
  readonly passRefusal: () => void;
};

type Ports = {
  readonly clock: Pick<Clock, 'after$' | 'now'>;
  readonly builds: BuildGateway;
  readonly visibility: PageVisibility;
  readonly cookies: Pick<CookieJar, 'set'>;
  readonly notices: Pick<ShowNotices, 'state$'>;
};

const REFUSED: GatewayError['kind'] = 'gateway.outdated';
const REFUSAL: Notice = { id: REFUSED, tone: 'warning', message: 'vue.message.outdated' };

/**
 * Asks every five minutes while somebody can see the page, until there is a newer build. A page that was out of sight when it should have asked does so as soon as
 * it is seen again. A shop host that does not know an operation of the tab is of another build without being asked.
 */
export const createWatchBuild = (
  scope: Scope,
  { clock, builds, visibility, cookies, notices }: Ports,
  buildId: string,
): WatchBuild => {
  const { state$, set } = behavior(false);
  let lastPoll = clock.now();
  const polls$ = defer(() => clock.after$(untilManifestPoll(lastPoll, clock.now()))).pipe(repeat());
  const renewed$ = visibility.visible$.pipe(
    switchMap((isVisible) => (isVisible ? polls$ : EMPTY)),
    switchMap(() => {
      lastPoll = clock.now();
      return builds.manifest(buildId);
    }),
    filter((answer) => hasNewVersion(buildId, answer)),
  );
  const refused$ = builds.isRefused$.pipe(filter((isRefused) => isRefused));
  scope.during(merge(refused$, renewed$).pipe(first())).subscribe(() => set(true));
  return {
    isOutdated$: state$,
    passRefusal: () => {
      const isTold = notices.state$.value.some(({ text }) => text.kind === 'key' && text.key === REFUSED);
      if (isTold) passNotice(cookies, REFUSAL);
    },
  };
};
