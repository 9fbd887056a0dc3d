// Entry of the rules of returns.

export * from './find-order.ts';
export * from './return-draft.ts';
export * from './return-flow.ts';
export * from './return-guards.ts';
export * from './return-offers.ts';
export * from './return-order.ts';
export * from './return-refund.ts';
export * from './return-state.ts';
export * from './return-submission.ts';
export * from './returned-goods.ts';
export * from './typed-selection.ts';
