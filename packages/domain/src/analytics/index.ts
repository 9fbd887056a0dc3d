// Entry of the rules of analytics: what is tracked, when, and with whose consent.

export * from './consent.ts';
export * from './consent-gate.ts';
export * from './data-layer.ts';
export * from './kept-by-consent.ts';
export * from './page-view.ts';
export * from './payment-errors.ts';
export * from './remembered-items.ts';
export * from './tracked-product.ts';
export * from './visibility.ts';
