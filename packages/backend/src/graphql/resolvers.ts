// Every operation of the schema, by the area that answers it.

import { cartResolvers } from '../cart/cart-resolvers.ts';
import { catalogueResolvers } from '../catalogue/catalogue-resolvers.ts';
import { checkoutResolvers } from '../checkout/checkout-resolvers.ts';
import { orderResolvers } from '../orders/order-resolvers.ts';
import { visitorResolvers } from '../visitor/visitor-resolvers.ts';
import type { Resolvers } from './generated/resolver-types.ts';
import { instantScalar } from './instant-scalar.ts';
import { mergeResolvers } from './merge-resolvers.ts';
import { moneyResolver } from './money-resolver.ts';

export const resolvers: Resolvers = {
  ...mergeResolvers([catalogueResolvers, cartResolvers, checkoutResolvers, orderResolvers, visitorResolvers]),
  Instant: instantScalar,
  Money: moneyResolver,
};
