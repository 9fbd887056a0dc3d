// Finds an order that is to be sent back by its number and postcode. Source: spec 2 §4 "Returns flow", §7 `findOrderForReturn`.

import type { FormInvalid } from '@tornister/domain/forms';
import { checkOrderLookup, type OrderLookup, type ReturnHash } from '@tornister/domain/returns';
import { err, errAsync, ok, type ResultAsync } from 'neverthrow';
import type { GatewayError, ReturnsGateway } from '../ports/index.ts';

/** No order has this number and this postcode: which of the two is wrong is told to nobody. */
type OrderNotFound = { readonly kind: 'returns.not-found' };
export type FindReturnError = FormInvalid | OrderNotFound | GatewayError;

/** Answers the hash that opens the order. */
export type FindReturn = (lookup: OrderLookup) => ResultAsync<ReturnHash, FindReturnError>;

/** Makes the use case. */
export const createFindReturn =
  ({ returns }: { readonly returns: Pick<ReturnsGateway, 'findByNumber'> }): FindReturn =>
  (lookup) =>
    checkOrderLookup(lookup).match(
      (checked) =>
        returns
          .findByNumber(checked)
          .mapErr((error): FindReturnError => error)
          .andThen((found) =>
            found === undefined
              ? err<ReturnHash, FindReturnError>({ kind: 'returns.not-found' })
              : ok(found.order.hash),
          ),
      (invalid) => errAsync(invalid),
    );
