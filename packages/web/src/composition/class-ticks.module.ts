// Wires what keeps the ticks and choices of class lists.

import { createKeepTicks } from '@tornister/application/class-list';
import { areaModule } from './area-module.ts';
import { classListUseCases } from './class-list-tokens.ts';
import { ports } from './ports.ts';

/** What a family has ticked and chosen, which a page asks for that was just opened. */
export const classTicksModule = areaModule((bind) => {
  bind(classListUseCases.keepTicks, [ports.localStore], createKeepTicks);
});
