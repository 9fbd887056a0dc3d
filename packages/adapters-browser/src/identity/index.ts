export * from './random-keys.ts';
