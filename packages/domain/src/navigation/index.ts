export * from './active-path.ts';
export * from './menu.ts';
export * from './timing.ts';
