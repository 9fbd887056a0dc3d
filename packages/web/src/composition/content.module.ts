// Wires the use case of the hero slider on editors' pages.

import { createRotateSlides } from '@tornister/application/content';
import { areaModule } from './area-module.ts';
import { browseUseCases } from './browse-tokens.ts';
import { ports } from './ports.ts';

/** Pages made of teasers. */
export const contentModule = areaModule((bind) => {
  bind(
    browseUseCases.rotateSlides,
    [ports.clock, ports.sessionStore],
    (clock, sessionStore) => (scope, count) => createRotateSlides(scope, { clock, sessionStore }, count),
  );
});
