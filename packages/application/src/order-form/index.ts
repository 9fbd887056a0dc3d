// Entry of the use cases of the order form.

export * from './fill-order-form.ts';
export * from './row-outcome.ts';
