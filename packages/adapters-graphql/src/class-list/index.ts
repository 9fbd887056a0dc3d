// Entry of the class lists' adapter.

export * from './graphql-class-list-gateway.ts';
