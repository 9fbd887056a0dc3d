// Entry of the clock adapters.

export * from './clocks.ts';
export * from './page-lag.ts';
