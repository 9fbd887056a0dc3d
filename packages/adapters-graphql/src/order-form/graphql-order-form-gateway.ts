// The port `OrderFormGateway`, on GraphQL.

import type { OrderFormGateway } from '@tornister/application/ports';
import { okAsync } from 'neverthrow';
import { toCart } from '../cart/cart-mapper.ts';
import { validateAndAddToCartBestellschein, validateBestellschein } from '../generated/operations/order-form.ts';
import type { VisitorSession } from '../session/visitor-session.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import { toVerdict } from './order-form-mapper.ts';

/** The order form of the backend; the first order number that is added opens a cart. */
export const createGraphqlOrderFormGateway = (
  transport: GraphqlTransport,
  session: VisitorSession,
): OrderFormGateway => ({
  check: (orderNumbers) =>
    transport.run(validateBestellschein, { orderNumbers: [...orderNumbers] }, (answer) =>
      answer.validateBestellschein.map(toVerdict),
    ),
  add: (orderNumbers, key) => {
    const known = session.cartId();
    return (known === undefined ? session.openCart() : okAsync(known)).andThen((cartId) =>
      transport.run(
        validateAndAddToCartBestellschein,
        { cartId, orderNumbers: [...orderNumbers], idempotencyKey: key },
        ({ validateAndAddToCartBestellschein: added }) => ({
          cart: toCart(added.details),
          verdicts: added.verdicts.map(toVerdict),
        }),
      ),
    );
  },
});
