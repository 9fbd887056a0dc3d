// Replaces a cart that the backend does not know, once for all calls that lost it.

import type { GatewayError } from '@tornister/application/ports';
import type { CartId } from '@tornister/domain/shared';
import { okAsync, type ResultAsync } from 'neverthrow';

export type RenewalOptions = {
  /** The cart that the visitor has now, if any. */
  readonly current: () => CartId | undefined;
  /** Forgets the ids and fetches new ones. */
  readonly fetchNew: () => ResultAsync<CartId, GatewayError>;
};

/** One renewal at a time; whoever lost a cart that has been replaced meanwhile gets the one in its place. */
export const createRenewal = ({
  current,
  fetchNew,
}: RenewalOptions): ((lost: CartId | undefined) => ResultAsync<CartId, GatewayError>) => {
  let underWay: ResultAsync<CartId, GatewayError> | undefined;
  return (lost) => {
    if (underWay !== undefined) return underWay;
    const known = current();
    if (known !== undefined && known !== lost) return okAsync(known);
    const done = (): void => {
      underWay = undefined;
    };
    underWay = fetchNew().andTee(done).orTee(done);
    return underWay;
  };
};
