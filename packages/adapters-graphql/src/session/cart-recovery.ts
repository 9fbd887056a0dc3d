// The way back from a cart or user id that the backend does not know. Source: spec 2 §8.

import type { GatewayError } from '@tornister/application/ports';
import { mayRenewIds, recoveryFor } from '@tornister/domain/session';
import { brandId, type CartId } from '@tornister/domain/shared';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import type { Operation } from '../transport/operation.ts';
import type { VisitorSession } from './visitor-session.ts';

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

/** What is done about a failure, once per call: only a lost cart or user id is a matter of this transport. */
const isRecoverable = ({ kind }: GatewayError, operation: string, hasRecovered: boolean): boolean =>
  kind === 'gateway.cart-lost' &&
  recoveryFor('cart-unknown', hasRecovered) === 'renew-ids-and-retry' &&
  mayRenewIds(operation);

/**
 * The same transport, but an operation whose cart or user the backend does not know is run once more with new ids. Not so what belongs to
 * ordering (`mayRenewIds`), and not a second time: then the cart is lost.
 */
export const recoveringCart = (
  transport: GraphqlTransport,
  session: Pick<VisitorSession, 'cartId' | 'renewIds'>,
): GraphqlTransport => {
  const attempt = <Answer, Asked extends object, Mapped>(
    operation: Operation<Answer, Asked>,
    variables: Asked,
    map: (answer: Answer) => Mapped,
    hasRecovered: boolean,
  ): ResultAsync<Mapped, GatewayError> => {
    const asked = cartIn(variables as Variables) ?? session.cartId();
    return transport.run(operation, variables, map).orElse((error) => {
      if (!isRecoverable(error, operation.name, hasRecovered)) return errAsync(error);
      return session
        .renewIds(asked)
        .andThen((cartId) => attempt(operation, withCart(variables as Variables, cartId) as Asked, map, true));
    });
  };
  return { run: (operation, variables, map) => attempt(operation, variables, map, false) };
};
