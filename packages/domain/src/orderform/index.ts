// Entry of the rules of the order form: order numbers as people write them, and what the shop says to each.

export * from './entry-limits.ts';
export * from './form-rows.ts';
export * from './order-entry.ts';
export * from './order-form.ts';
export * from './order-number.ts';
