// Wires the use case of the order form.

import { createFillOrderForm } from '@tornister/application/order-form';
import { areaModule } from './area-module.ts';
import { cartUseCases } from './cart-tokens.ts';
import { orderFormUseCases } from './order-form-tokens.ts';
import { ports } from './ports.ts';

/** Entering order numbers quickly. */
export const orderFormModule = areaModule((bind) => {
  bind(
    orderFormUseCases.fillOrderForm,
    [
      ports.orderFormGateway,
      ports.cartGateway,
      cartUseCases.editCart,
      ports.tabChannel,
      ports.clientStore,
      ports.analytics,
      ports.keyMaker,
    ],
    (orderForm, carts, changes, tabs, store, analytics, keys) =>
      createFillOrderForm({ orderForm, carts, changes, tabs, store, analytics, keys }),
  );
});
