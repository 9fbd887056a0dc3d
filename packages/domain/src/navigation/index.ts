export * from './active-path.ts';
export * from './menu.ts';
export * from './modals.ts';
export * from './service-links.ts';
export * from './timing.ts';
