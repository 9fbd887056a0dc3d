// How the use case asks the cart gateway: whatever happens, there is an answer, and a change whose answer was lost is looked up.

import type { CartOperation } from '@tornister/domain/cart';
import { mayHaveBeenDone } from '@tornister/domain/session';
import { err, ResultAsync } from 'neverthrow';
import type { CartGateway, GatewayError } from '../ports/index.ts';
import { type EditCartError, missedOf } from './cart-errors.ts';
import type { MaybeCart } from './cart-preview.ts';

/** The cart after a change and, when the change was not done or not wholly, why not. */
type Changed = { readonly cart: MaybeCart; readonly missed: EditCartError | undefined };

export type AskCarts = {
  readonly find: () => ResultAsync<MaybeCart, GatewayError>;
  readonly change: (operation: CartOperation) => ResultAsync<Changed, GatewayError>;
};

const broken = (reason: unknown): GatewayError => ({
  kind: 'gateway.unreadable',
  detail: reason instanceof Error ? reason.message : 'The gateway failed',
});

/** What a gateway throws or rejects with is a bug of it; a basket that waits for ever would make it the shopper's. */
const answered = <Value>(ask: () => ResultAsync<Value, GatewayError>): ResultAsync<Value, GatewayError> =>
  ResultAsync.fromPromise(
    Promise.resolve().then(() => ask()),
    broken,
  ).andThen((result) => result);

/** Finds and changes the cart. A change of which nobody knows whether it was done has failed, but the cart is what the server says. */
export const askCarts = (carts: CartGateway): AskCarts => {
  const find = (): ResultAsync<MaybeCart, GatewayError> => answered(() => carts.find());
  return {
    find,
    change: (operation) =>
      answered(() => carts.update([operation]))
        .map((update): Changed => ({ cart: update.cart, missed: missedOf(update) }))
        .orElse((error) =>
          mayHaveBeenDone(error)
            ? find()
                .map((cart): Changed => ({ cart, missed: error }))
                .mapErr(() => error)
            : err(error),
        ),
  };
};
