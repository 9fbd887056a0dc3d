// The layout of the prime checkout: the frame of the checkout without its steps, because it has one only.

export { CheckoutFrame as Component } from './checkout-frame.tsx';
