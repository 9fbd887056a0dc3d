// Entry of the rules of contracts after they were made: withdrawing from one, cancelling one, renewing one.

export * from './cancellation.ts';
export * from './last-moment.ts';
export * from './membership-end.ts';
export * from './renewal.ts';
export * from './withdrawal.ts';
export * from './withdrawal-period.ts';
