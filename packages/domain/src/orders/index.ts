// Entry of the rules of placed orders.

export * from './order.ts';
export * from './order-list.ts';
export * from './order-transition.ts';
