// Entry of the wishlists on GraphQL.

export { createGraphqlWishlistGateway } from './graphql-wishlist-gateway.ts';
