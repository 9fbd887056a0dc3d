// Entry of the use cases of the prime membership.

export * from './join-waiting-list.ts';
export * from './open-prime.ts';
export * from './prime-checkout.ts';
export * from './renew-prime.ts';
export * from './watch-prime.ts';
