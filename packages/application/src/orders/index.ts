// Entry of the use cases of a customer's orders.

export * from './open-orders.ts';
export * from './reorder.ts';
