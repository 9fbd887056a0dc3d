import { createRecentAnswers, createViewProduct } from '@tornister/application/browse';
import { createRotateSlides } from '@tornister/application/content';
import { createBrowseMenu } from '@tornister/application/navigation';
import { createSuggestQueries } from '@tornister/application/search';
import { areaModule } from './area-module.ts';
import { browseUseCases } from './browse-tokens.ts';
import { ports } from './tokens.ts';

/** Browsing: listings, products, search and the menu. */
export const browseModule = areaModule((bind) => {
  bind(browseUseCases.recentAnswers, [ports.clock], createRecentAnswers);
  bind(
    browseUseCases.viewProduct,
    [ports.catalogueGateway, ports.sessionStore],
    (catalogue, sessionStore) => (scope, opened) => createViewProduct(scope, { catalogue, sessionStore }, opened),
  );
  bind(
    browseUseCases.suggestQueries,
    [ports.searchGateway, ports.clock],
    (search, clock) => (scope) => createSuggestQueries(scope, { search, clock }),
  );
  bind(
    browseUseCases.rotateSlides,
    [ports.clock],
    (clock) => (scope, count) => createRotateSlides(scope, { clock }, count),
  );
  bind(
    browseUseCases.browseMenu,
    [ports.contentGateway, ports.clock],
    (content, clock) => (scope) => createBrowseMenu(scope, { content, clock }),
  );
});
