// Entry of the adapter of the service pages' forms.

export * from './graphql-service-gateway.ts';
