// Entry of the clock adapters.

export * from './clocks.ts';
