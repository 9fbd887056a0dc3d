export * from './order.ts';
export * from './order-list.ts';
