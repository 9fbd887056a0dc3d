export * from './backend-door.ts';
export * from './endpoint-door.ts';
export * from './graphql-session-gateway.ts';
export * from './renewing-ids.ts';
export * from './visitor-door.ts';
