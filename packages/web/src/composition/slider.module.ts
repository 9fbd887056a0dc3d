// Wires what moves rows that scroll sideways.

import { createScrollRow } from '@tornister/application/content';
import { areaModule } from './area-module.ts';
import { browseUseCases } from './browse-tokens.ts';
import { ports } from './ports.ts';

/** Rows of products that somebody reaches for. */
export const sliderModule = areaModule((bind) => {
  bind(browseUseCases.scrollRow, [ports.clock], (clock) => (scope, row) => createScrollRow(scope, { clock }, row));
});
