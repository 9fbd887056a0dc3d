// Entry of the rules of paths, guards and redirects.

export * from './account-guards.ts';
export * from './build-manifest.ts';
export * from './checkout-guards.ts';
export * from './guard-decision.ts';
export * from './navigation.ts';
export * from './navigation-effects.ts';
export * from './page-area.ts';
export * from './page-failure.ts';
export * from './path.ts';
export * from './payment-return.ts';
export * from './preview.ts';
export * from './resolve-page.ts';
export * from './route-parameters.ts';
export * from './routes.ts';
export * from './safe-target.ts';
