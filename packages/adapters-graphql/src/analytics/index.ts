// Entry of the adapter of analytics.

export * from './graphql-tracking-gateway.ts';
