// Binds what watches for a new build, and for menu and footer that have become old. Its code comes when a tab has been open for a while.

import { createFetchedBuildGateway } from '@tornister/adapters-browser/builds';
import { createRefreshFrame, createWatchBuild } from '@tornister/application/navigation';
import { areaModule } from './area-module.ts';
import { buildUseCases } from './build-tokens.ts';
import { cartUseCases } from './cart-tokens.ts';
import { ports } from './ports.ts';
import { buildRefused } from './tab-adapters.ts';
import { lifetime } from './tokens.ts';

export const buildModule = areaModule((bind) => {
  bind(buildUseCases.refreshFrame, [ports.clock], (clock) => (ask, opened) => createRefreshFrame(clock, ask, opened));
  bind(
    buildUseCases.watchBuild,
    [lifetime, ports.clock, ports.pageVisibility, ports.cookieJar, cartUseCases.showNotices, buildRefused],
    (scope, clock, visibility, cookies, notices, refused) => (buildId) => {
      const builds = createFetchedBuildGateway((path, init) => fetch(path, init), refused.state$);
      return createWatchBuild(scope, { clock, builds, visibility, cookies, notices }, buildId);
    },
  );
});
