// Entry of the rules of money: arithmetic, taxes, discounts, base prices.

export * from './allocation.ts';
export * from './arithmetic.ts';
export * from './base-price.ts';
export * from './discount.ts';
export * from './money.ts';
export * from './percentage.ts';
export * from './price-history.ts';
export * from './tax.ts';
