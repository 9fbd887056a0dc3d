// Wires the use cases of a customer's orders.

import { createOpenOrders, createReorder } from '@tornister/application/orders';
import { areaModule } from './area-module.ts';
import { ordersUseCases } from './orders-tokens.ts';
import { ports } from './ports.ts';

/** The list of orders, one of them, and what a customer does with it. */
export const ordersModule = areaModule((bind) => {
  bind(ordersUseCases.openOrders, [ports.ordersGateway], (orders) => createOpenOrders({ orders }));
  bind(ordersUseCases.openOrder, [ports.ordersGateway], (orders) => orders.order);
  bind(ordersUseCases.cancelOrder, [ports.ordersGateway], (orders) => orders.cancelOrder);
  bind(
    ordersUseCases.reorder,
    [ports.cartGateway, ports.catalogueGateway, ports.tabChannel, ports.clientStore, ports.keyMaker, ports.analytics],
    (carts, catalogue, tabs, store, keys, analytics) =>
      createReorder({ carts, catalogue, tabs, store, keys, analytics }),
  );
});
