// Entry of the ports: what the shop asks of the outside world.

export * from './account-gateway.ts';
export * from './address-gateway.ts';
export * from './analytics.ts';
export * from './build-gateway.ts';
export * from './cart-gateway.ts';
export * from './catalogue-gateway.ts';
export * from './checkout-gateway.ts';
export * from './contact-gateway.ts';
export * from './content-gateway.ts';
export * from './contract-gateway.ts';
export * from './device.ts';
export * from './download-file.ts';
export * from './feed-gateway.ts';
export * from './gateway-error.ts';
export * from './material-list-gateway.ts';
export * from './newsletter-gateway.ts';
export * from './order-form-gateway.ts';
export * from './orders-gateway.ts';
export * from './passkeys.ts';
export * from './prime-gateway.ts';
export * from './returns-gateway.ts';
export * from './review-gateway.ts';
export * from './search-gateway.ts';
export * from './service-gateway.ts';
export * from './session-gateway.ts';
export * from './wishlist-gateway.ts';
