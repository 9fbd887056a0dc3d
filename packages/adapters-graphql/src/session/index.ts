// Entry of the session's adapters.

export * from './backend-session.ts';
export * from './cart-recovery.ts';
export * from './endpoint-session.ts';
export * from './graphql-session-gateway.ts';
export * from './login-refresh.ts';
export * from './session-cookies.ts';
export * from './visitor-session.ts';
