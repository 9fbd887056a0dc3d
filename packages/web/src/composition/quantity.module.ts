// Wires what pages with something to buy share: quantity fields.

import { createAdjustQuantity } from '@tornister/application/cart';
import { areaModule } from './area-module.ts';
import { cartUseCases } from './cart-tokens.ts';
import { ports } from './ports.ts';

/** Quantity fields, for the pages that have some. */
export const quantityModule = areaModule((bind) => {
  bind(
    cartUseCases.openQuantity,
    [ports.clock],
    (clock) => (scope, opened, onEffect) => createAdjustQuantity(scope, { clock, onEffect }, opened),
  );
});
