// Entry of the references of carts.

export * from './cart-reference.ts';
