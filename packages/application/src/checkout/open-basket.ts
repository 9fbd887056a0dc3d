// What the basket page is opened with: the cart, and what must be known at the start of an order at the latest (§ 312j (1) BGB): where
// the shop delivers to and how it can be paid. Source: spec 2 §2 "Checkout".

import type { Cart } from '@tornister/domain/cart';
import type { Instant, ItemId } from '@tornister/domain/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { EditCart } from '../cart/edit-cart.ts';
import type { CatalogueGateway, CheckoutGateway, Clock, Country, GatewayError, OrderedCart } from '../ports/index.ts';

export type OpenedBasket = {
  /** From when it is. */
  readonly now: Instant;
  /** Absent for a visitor without a cart. */
  readonly cart?: Cart;
  readonly deliveryCountries: readonly Country[];
  readonly paymentNames: readonly string[];
  /** Whether the basket leads to the express wallet. */
  readonly isWalletOffered: boolean;
  /** The name of the article that was removed last, where it was asked for and is known. */
  readonly removedName?: string;
  /** What became of the cart, where its order's answer was lost on the way. */
  readonly ordered?: OrderedCart;
};

export type OpenBasketPorts = {
  readonly catalogue: Pick<CatalogueGateway, 'item'>;
  readonly checkout: Pick<CheckoutGateway, 'shippingStep' | 'paymentStep'>;
  readonly clock: Pick<Clock, 'now'>;
  /** Institutions pay as agreed: only that method is named to them. */
  readonly isB2b: boolean;
  /** The changes of the cart that are on their way in this tab: the page shows the cart after them. */
  readonly changes: Pick<EditCart, 'settled'>;
};

/** Opens the basket, without scripts also with the name of the article that was removed before. */
export type OpenBasket = (removed?: ItemId) => ResultAsync<OpenedBasket, GatewayError>;

const NO_BASKET: Omit<OpenedBasket, 'now'> = { deliveryCountries: [], paymentNames: [], isWalletOffered: false };

/** Opens the basket; a cart that is lost or was ordered is an empty one. */
export const createOpenBasket =
  ({ catalogue, checkout, clock, isB2b, changes }: OpenBasketPorts): OpenBasket =>
  (removed) =>
    changes
      .settled()
      .andThen(checkout.shippingStep)
      .andThen(({ cart, deliveryCountries, wallet, ordered }): ResultAsync<Omit<OpenedBasket, 'now'>, GatewayError> => {
        if (cart.isSubmitted) return okAsync({ ...NO_BASKET, ...(ordered === undefined ? {} : { ordered }) });
        return checkout
          .paymentStep()
          .map(({ methods }) =>
            methods
              .filter(({ enabled, selected }) => (isB2b ? selected : enabled))
              .map(({ displayName }) => displayName),
          )
          .orElse(() => okAsync<readonly string[], GatewayError>([]))
          .map((paymentNames) => ({ cart, deliveryCountries, paymentNames, isWalletOffered: wallet.isOffered }));
      })
      .orElse((error) => (error.kind === 'gateway.cart-lost' ? okAsync(NO_BASKET) : errAsync(error)))
      .map((basket) => ({ ...basket, now: clock.now() }))
      .andThen((basket) =>
        removed === undefined
          ? okAsync(basket)
          : catalogue
              .item(removed)
              .map((item) => (item === undefined ? basket : { ...basket, removedName: item.name }))
              .orElse(() => okAsync(basket)),
      );
