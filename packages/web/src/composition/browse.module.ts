import { createRecentAnswers } from '@tornister/application/browse';
import { createRotateSlides } from '@tornister/application/content';
import { createBrowseMenu } from '@tornister/application/navigation';
import { createSuggestQueries } from '@tornister/application/search';
import { areaModule } from './area-module.ts';
import { browseUseCases } from './browse-tokens.ts';
import { ports } from './tokens.ts';

/** Browsing: the menu, search and content. */
export const browseModule = areaModule((bind) => {
  bind(browseUseCases.recentAnswers, [ports.clock], createRecentAnswers);
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
