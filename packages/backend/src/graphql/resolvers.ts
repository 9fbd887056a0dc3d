// Every operation of the schema, by the area that answers it.

import { accountDataResolvers } from '../account/account-data-resolvers.ts';
import { accountResolvers } from '../auth/account-resolvers.ts';
import { cartResolvers } from '../cart/cart-resolvers.ts';
import { catalogueResolvers } from '../catalogue/catalogue-resolvers.ts';
import { checkoutResolvers } from '../checkout/checkout-resolvers.ts';
import { classListResolvers } from '../class-list/class-list-resolvers.ts';
import { contractResolvers } from '../contracts/contract-resolvers.ts';
import { materialListResolvers } from '../material-list/material-list-resolvers.ts';
import { newsletterResolvers } from '../newsletter/newsletter-resolvers.ts';
import { orderResolvers } from '../orders/order-resolvers.ts';
import { primeResolvers } from '../prime/prime-resolvers.ts';
import { returnResolvers } from '../returns/return-resolvers.ts';
import { reviewResolvers } from '../reviews/review-resolvers.ts';
import { serviceResolvers } from '../service/service-resolvers.ts';
import { stockAlertResolvers } from '../stock-alerts/stock-alert-resolvers.ts';
import { visitorResolvers } from '../visitor/visitor-resolvers.ts';
import { wishlistResolvers } from '../wishlist/wishlist-resolvers.ts';
import { withBusinessGate } from './business-gate.ts';
import { withCleanArguments } from './clean-arguments.ts';
import type { Resolvers } from './generated/resolver-types.ts';
import { instantScalar } from './instant-scalar.ts';
import { mergeResolvers } from './merge-resolvers.ts';
import { moneyResolver } from './money-resolver.ts';
import { uploadScalar } from './upload-scalar.ts';

const areas = mergeResolvers([
  catalogueResolvers,
  cartResolvers,
  materialListResolvers,
  checkoutResolvers,
  orderResolvers,
  returnResolvers,
  contractResolvers,
  primeResolvers,
  visitorResolvers,
  accountResolvers,
  reviewResolvers,
  serviceResolvers,
  wishlistResolvers,
  classListResolvers,
  accountDataResolvers,
  newsletterResolvers,
  stockAlertResolvers,
]);

export const resolvers: Resolvers = {
  ...areas,
  Query: withBusinessGate(withCleanArguments(areas.Query ?? {})),
  Mutation: withBusinessGate(withCleanArguments(areas.Mutation ?? {})),
  Category: withCleanArguments(areas.Category ?? {}),
  Wishlist: withCleanArguments(areas.Wishlist ?? {}),
  Instant: instantScalar,
  Upload: uploadScalar,
  Money: moneyResolver,
};
