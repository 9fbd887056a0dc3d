// Port: the visitor's cart.

import type { Cart, CartChangeError, CartOperation } from '@tornister/domain/cart';
import type { ExtensionOutcome } from '@tornister/domain/deals';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';

/** Why an operation was not done; with a backend that has reasons which this shop does not know, its own sentence. */
export type OperationFailure = CartChangeError | { readonly kind: 'cart.not-done'; readonly sentence?: string };

/** How one operation of an update went; `attainable` is the quantity that could be had instead. */
export type OperationOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'not-attainable'; readonly attainable?: number; readonly failure: OperationFailure };

export type CartUpdate = { readonly cart: Cart; readonly outcomes: readonly OperationOutcome[] };

/** What came of extending a reservation. */
export type ReservationUpdate = { readonly cart: Cart; readonly outcome: ExtensionOutcome };

/**
 * The visitor's cart. Which one it is, the gateway knows from the cookies; a visitor without one has none and gets one with the first
 * change. The operations of one update are done in order and together.
 */
export type CartGateway = {
  /** The cart with its shipping cost, unless somebody needs it without. An update always answers with it. */
  readonly find: (options?: { readonly withShipping?: boolean }) => ResultAsync<Cart | undefined, GatewayError>;
  /** Reserves the deals of the cart once more, and says what was found. */
  readonly extendReservation: () => ResultAsync<ReservationUpdate, GatewayError>;
  /** Up to 100 operations (`CART_UPDATE_MAX_OPERATIONS`); the same ones under the same key are done once, and answered alike. */
  readonly update: (operations: readonly CartOperation[], key?: string) => ResultAsync<CartUpdate, GatewayError>;
};
