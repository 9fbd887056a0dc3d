export * from './cart-gateway.ts';
export * from './catalogue-gateway.ts';
export * from './checkout-gateway.ts';
export * from './content-gateway.ts';
export * from './device.ts';
export * from './gateway-error.ts';
export * from './search-gateway.ts';
export * from './session-gateway.ts';
