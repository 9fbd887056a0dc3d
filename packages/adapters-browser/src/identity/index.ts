// Entry of the adapter that makes random keys.

export * from './random-keys.ts';
