// Wires what follows the rows of a curated list. An area of its own: it comes with the first change of a field in one.

import { createFollowTeaserRows } from '@tornister/application/teaser-list';
import { areaModule } from './area-module.ts';
import { ports } from './ports.ts';
import { teaserRowsUseCases } from './teaser-rows-tokens.ts';
import { lifetime } from './tokens.ts';

/** Lists live as long as their tab: rows that are no longer shown say nothing, and nothing is asked about them. */
export const teaserRowsModule = areaModule((bind) => {
  bind(
    teaserRowsUseCases.followTeaserRows,
    [lifetime, ports.clock, ports.orderFormGateway],
    (scope, clock, teaserLists) => (shown) => createFollowTeaserRows(scope, { clock, teaserLists }, shown),
  );
});
