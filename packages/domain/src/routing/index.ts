export * from './path.ts';
export * from './resolve-page.ts';
export * from './routes.ts';
export * from './safe-target.ts';
