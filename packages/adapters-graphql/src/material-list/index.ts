// Entry of the material list's adapter.

export * from './graphql-material-list-gateway.ts';
