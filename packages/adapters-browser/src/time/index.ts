// Entry of the clock adapters.

export * from './asked-lag.ts';
export * from './clocks.ts';
export * from './page-lag.ts';
