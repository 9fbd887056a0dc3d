// The port `CartGateway`, on GraphQL.

import type { CartGateway, CartUpdate, GatewayError } from '@tornister/application/ports';
import type { Cart, CartOperation } from '@tornister/domain/cart';
import type { CartId } from '@tornister/domain/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import { cart_update, extendCurrentUserReservationOnCheckout, shop_findCart } from '../generated/operations/cart.ts';
import type { VisitorSession } from '../session/visitor-session.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import { toCart, toCartUpdate, toOperation, toReservationUpdate } from './cart-mapper.ts';

/** The visitor's cart from the backend; the session knows which one it is and opens one with the first change. */
export const createGraphqlCartGateway = (transport: GraphqlTransport, session: VisitorSession): CartGateway => {
  const ownCart = (): ResultAsync<CartId, GatewayError> => {
    const known = session.cartId();
    return known === undefined ? session.openCart() : okAsync(known);
  };
  const find = (cartId: CartId, withShipping: boolean): ResultAsync<Cart | undefined, GatewayError> =>
    transport
      .run(shop_findCart, { cartId, calculateShippingCost: withShipping }, (answer) => toCart(answer.shop_findCart))
      // A cart that became an order is not the shopper's cart any more.
      .map((cart) => (cart.isSubmitted ? undefined : cart));
  const update = (
    cartId: CartId,
    operations: readonly CartOperation[],
    idempotencyKey?: string,
  ): ResultAsync<CartUpdate, GatewayError> => {
    const ops = operations.map(toOperation);
    const data = { cartId, ops, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) };
    return transport.run(cart_update, { data }, toCartUpdate);
  };
  return {
    find: ({ withShipping = true } = {}) => {
      const cartId = session.cartId();
      return cartId === undefined ? okAsync(undefined) : find(cartId, withShipping);
    },
    extendReservation: () =>
      ownCart().andThen((cartId) =>
        transport.run(extendCurrentUserReservationOnCheckout, { cartId }, toReservationUpdate),
      ),
    update: (operations, key) => ownCart().andThen((cartId) => update(cartId, operations, key)),
  };
};
