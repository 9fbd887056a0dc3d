// Wires the header's basket while deals are reserved in it; it comes with the first such basket.

import { createWatchReservedBasket } from '@tornister/application/checkout';
import { areaModule } from './area-module.ts';
import { cartUseCases } from './cart-tokens.ts';
import { ports } from './ports.ts';
import { reservedBasketUseCases } from './reserved-basket-tokens.ts';

export const reservedBasketModule = areaModule((bind) => {
  bind(
    reservedBasketUseCases.watchReservedBasket,
    [cartUseCases.editCart, ports.clock, ports.analytics, ports.notifier],
    (editCart, clock, analytics, notices) => (scope) =>
      createWatchReservedBasket(scope, { editCart, clock, analytics, notices }),
  );
});
