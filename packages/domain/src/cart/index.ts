// Entry of the rules of carts, their lines, vouchers and prices.

export * from './add-to-cart.ts';
export * from './attainable.ts';
export * from './basket-indicator.ts';
export * from './cart.ts';
export * from './cart-counts.ts';
export * from './cart-line.ts';
export * from './cart-merge.ts';
export * from './change-error.ts';
export * from './line-quantity.ts';
export * from './line-removal.ts';
export * from './mini-cart.ts';
export * from './mini-cart-flyout.ts';
export * from './minimum-order.ts';
export * from './piece-prices.ts';
export * from './price-cart.ts';
export * from './promotion-gift.ts';
export * from './quantity-error.ts';
export * from './sum-rows.ts';
export * from './voucher.ts';
