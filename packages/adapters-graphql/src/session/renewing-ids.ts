// The way back from a cart or user id that the backend does not know. Source: spec 2 §8.

import { mayRenewIds } from '@tornister/domain/session';
import { brandId, type CartId } from '@tornister/domain/shared';
import { errAsync } from 'neverthrow';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import type { VisitorDoor } from './visitor-door.ts';

type Variables = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Variables => typeof value === 'object' && value !== null;

/** The cart that an operation is about: it stands beside the other variables or, for an update, among its data. */
const cartIn = (variables: Variables): CartId | undefined => {
  const named = variables.cartId ?? (isObject(variables.data) ? variables.data.cartId : undefined);
  return typeof named === 'string' ? brandId<CartId>(named) : undefined;
};

const withCart = (variables: Variables, cartId: CartId): Variables => ({
  ...variables,
  ...(typeof variables.cartId === 'string' ? { cartId } : {}),
  ...(isObject(variables.data) && typeof variables.data.cartId === 'string'
    ? { data: { ...variables.data, cartId } }
    : {}),
});

/**
 * The same transport, but an operation whose cart or user the backend does not know is run once more with new ids. Not so what belongs to
 * ordering (`mayRenewIds`), and not a second time: then the cart is lost.
 */
export const renewingIds = (
  transport: GraphqlTransport,
  door: Pick<VisitorDoor, 'cartId' | 'renewIds'>,
): GraphqlTransport => ({
  run: (operation, variables, map) => {
    const asked = cartIn(variables as Variables) ?? door.cartId();
    return transport.run(operation, variables, map).orElse((error) => {
      if (error.kind !== 'gateway.cart-lost' || !mayRenewIds(operation.name)) return errAsync(error);
      return door
        .renewIds(asked)
        .andThen((cartId) =>
          transport.run(operation, withCart(variables as Variables, cartId) as typeof variables, map),
        );
    });
  },
});
