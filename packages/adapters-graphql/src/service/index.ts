// Entry of the adapter of the service pages' forms.

export * from './graphql-review-gateway.ts';
export * from './graphql-service-gateway.ts';
