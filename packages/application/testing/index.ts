// Entry of all builders, contracts and doubles.

export * from './browse.ts';
export * from './buy.ts';
