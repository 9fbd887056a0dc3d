// Entry of the use cases of the cart.

export * from './adjust-quantity.ts';
export * from './cart-errors.ts';
export * from './cart-preview.ts';
export * from './cart-state.ts';
export * from './edit-cart.ts';
export * from './keep-cart-current.ts';
