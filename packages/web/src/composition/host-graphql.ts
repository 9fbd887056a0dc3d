// The gateways that speak GraphQL, for the shop host: it has all of their code from the start.

export {
  createGraphqlAccountGateway,
  createGraphqlAddressGateway,
  createGraphqlContactGateway,
  createGraphqlPasskeyGateway,
} from '@tornister/adapters-graphql/account';
export { createGraphqlCartGateway } from '@tornister/adapters-graphql/cart';
export { createGraphqlCatalogueGateway } from '@tornister/adapters-graphql/catalogue';
export { createGraphqlCheckoutGateway } from '@tornister/adapters-graphql/checkout';
export { createGraphqlClassListGateway } from '@tornister/adapters-graphql/class-list';
export { createGraphqlContentGateway } from '@tornister/adapters-graphql/content';
export { createGraphqlContractGateway } from '@tornister/adapters-graphql/contracts';
export { createGraphqlMaterialListGateway } from '@tornister/adapters-graphql/material-list';
export { createGraphqlNewsletterGateway } from '@tornister/adapters-graphql/newsletter';
export { createGraphqlOrderFormGateway } from '@tornister/adapters-graphql/order-form';
export { createGraphqlOrdersGateway } from '@tornister/adapters-graphql/orders';
export { createGraphqlPrimeGateway } from '@tornister/adapters-graphql/prime';
export { createGraphqlReturnsGateway } from '@tornister/adapters-graphql/returns';
export { createGraphqlSearchGateway } from '@tornister/adapters-graphql/search';
export { createGraphqlReviewGateway, createGraphqlServiceGateway } from '@tornister/adapters-graphql/service';
export { createGraphqlSessionGateway } from '@tornister/adapters-graphql/session';
export { createGraphqlTeaserListGateway } from '@tornister/adapters-graphql/teaser-list';
export { createGraphqlWishlistGateway } from '@tornister/adapters-graphql/wishlist';
