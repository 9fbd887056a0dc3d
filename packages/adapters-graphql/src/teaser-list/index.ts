// Entry of the adapter of curated lists.

export { createGraphqlTeaserListGateway } from './graphql-teaser-list-gateway.ts';
