// The port `CartGateway`, on GraphQL.

import type { CartGateway, GatewayError } from '@tornister/application/ports';
import type { Cart } from '@tornister/domain/cart';
import type { CartId } from '@tornister/domain/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import { cart_update, extendCurrentUserReservationOnCheckout, shop_findCart } from '../generated/operations/cart.ts';
import type { VisitorSession } from '../session/visitor-session.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import { toCart, toCartUpdate, toOperation, toReservationUpdate } from './cart-mapper.ts';

/**
 * The visitor's cart from the backend; the session knows which one it is and opens one with the first change. A change that comes without a key gets
 * one of `makeKey`: only what carries a key may be sent again when its answer was lost.
 */
export const createGraphqlCartGateway = (
  transport: GraphqlTransport,
  session: VisitorSession,
  makeKey: () => string | undefined,
): CartGateway => {
  const ownCart = (): ResultAsync<CartId, GatewayError> => {
    const known = session.cartId();
    return known === undefined ? session.openCart() : okAsync(known);
  };
  const find = (cartId: CartId, withShipping: boolean): ResultAsync<Cart | undefined, GatewayError> =>
    transport
      .run(shop_findCart, { cartId, calculateShippingCost: withShipping }, (answer) => toCart(answer.shop_findCart))
      // A cart that became an order is not the shopper's cart any more.
      .map((cart) => (cart.isSubmitted ? undefined : cart));
  return {
    find: ({ withShipping = true } = {}) => {
      const cartId = session.cartId();
      return cartId === undefined ? okAsync(undefined) : find(cartId, withShipping);
    },
    extendReservation: () =>
      ownCart().andThen((cartId) =>
        transport.run(extendCurrentUserReservationOnCheckout, { cartId }, toReservationUpdate),
      ),
    update: (operations, idempotencyKey = makeKey()) =>
      ownCart().andThen((cartId) => {
        const data = { cartId, ops: operations.map(toOperation), idempotencyKey };
        return transport.run(cart_update, { data }, toCartUpdate);
      }),
  };
};
