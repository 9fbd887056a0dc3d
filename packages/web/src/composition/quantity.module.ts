// Wires what pages with something to buy share: quantity fields and countdowns.

import { createWatchTime } from '@tornister/application/browse';
import { createAdjustQuantity } from '@tornister/application/cart';
import { areaModule } from './area-module.ts';
import { browseUseCases } from './browse-tokens.ts';
import { cartUseCases } from './cart-tokens.ts';
import { ports } from './ports.ts';

/** Quantity fields and countdowns of deals, for the pages that have some. */
export const quantityModule = areaModule((bind) => {
  bind(
    cartUseCases.openQuantity,
    [ports.clock],
    (clock) => (scope, opened, onEffect) => createAdjustQuantity(scope, { clock, onEffect }, opened),
  );
  bind(
    browseUseCases.watchTime,
    [ports.clock],
    (clock) => (scope, opened) => createWatchTime(scope, { clock }, opened),
  );
});
