// Wires the use cases of browsing: menu, info bar, recent answers, countdowns.

import {
  createBrowsingMemory,
  createRecentAnswers,
  createSeenTiles,
  createWatchTime,
} from '@tornister/application/browse';
import { createShowInfoBar } from '@tornister/application/content';
import { createBrowseMenu, createRememberLanguage } from '@tornister/application/navigation';
import { createMayBrowse } from '@tornister/application/session';
import { areaModule } from './area-module.ts';
import { browseUseCases } from './browse-tokens.ts';
import { fetchService } from './lazy-service.ts';
import { ports } from './ports.ts';
import { openedSite } from './shop.ts';

/** Browsing: the menu, and what pages with products remember. */
export const browseModule = areaModule((bind) => {
  bind(
    browseUseCases.showInfoBar,
    [ports.cookieJar],
    (cookies) => (scope, teaserId) => createShowInfoBar(scope, { cookies }, teaserId),
  );
  bind(browseUseCases.mayBrowse, [ports.cookieJar, openedSite], (cookies, { profile }) =>
    createMayBrowse(cookies, profile.traits),
  );
  bind(browseUseCases.browsingMemory, [ports.sessionStore], createBrowsingMemory);
  bind(browseUseCases.makeCatalogueReady, [ports.catalogueGateway], (catalogue) => () => fetchService(catalogue));
  bind(browseUseCases.rememberLanguage, [ports.cookieJar], createRememberLanguage);
  bind(browseUseCases.recentAnswers, [ports.clock], createRecentAnswers);
  bind(browseUseCases.readTime, [ports.clock], ({ now }) => now);
  bind(browseUseCases.seenTiles, [], createSeenTiles);
  bind(
    browseUseCases.watchTime,
    [ports.clock],
    (clock) => (scope, opened) => createWatchTime(scope, { clock }, opened),
  );
  bind(
    browseUseCases.browseMenu,
    [ports.contentGateway, ports.clock],
    (content, clock) => (scope) => createBrowseMenu(scope, { content, clock }),
  );
});
