// Builders, contracts and doubles for tests of cart and checkout.

export * from './builders/a-cart.ts';
export * from './builders/a-return.ts';
export * from './builders/an-order.ts';
export * from './contracts/cart-gateway.contract.ts';
export * from './contracts/checkout-gateway.contract.ts';
export * from './contracts/class-list-gateway.contract.ts';
export * from './contracts/material-list-gateway.contract.ts';
export * from './contracts/order-form-gateway.contract.ts';
export * from './contracts/passkey-gateway.contract.ts';
export * from './contracts/returns-gateway.contract.ts';
export * from './contracts/session-gateway.contract.ts';
export * from './contracts/wishlist-gateway.contract.ts';
export * from './doubles/in-memory-cart-gateway.ts';
export * from './doubles/in-memory-checkout-gateway.ts';
export * from './doubles/in-memory-class-list-gateway.ts';
export * from './doubles/in-memory-device.ts';
export * from './doubles/in-memory-material-list-gateway.ts';
export * from './doubles/in-memory-order-form-gateway.ts';
export * from './doubles/in-memory-passkeys.ts';
export * from './doubles/in-memory-returns-gateway.ts';
export * from './doubles/in-memory-session-gateway.ts';
export * from './doubles/in-memory-wishlist-gateway.ts';
