export * from './active-path.ts';
export * from './menu.ts';
export * from './service-links.ts';
export * from './timing.ts';
