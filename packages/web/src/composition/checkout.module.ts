// Wires what the steps of the checkout ask and change, from the basket to the confirmation; what they show is wired in `steps.module.ts`.

import {
  createChangeBasket,
  createChoosePayment,
  createCompleteShipping,
  createExpressWallet,
  createExtendReservation,
  createOpenBasket,
  createOpenCheckoutSteps,
  createOpenConfirmation,
  createReturnFromPayment,
  createStoredOrder,
  createSubmitOrder,
} from '@tornister/application/checkout';
import type { PreviewConfirmation } from '@tornister/application/confirmation-preview';
import { okAsync, ResultAsync } from 'neverthrow';
import { areaModule } from './area-module.ts';
import { cartUseCases } from './cart-tokens.ts';
import { checkoutUseCases } from './checkout-tokens.ts';
import { fetchService } from './lazy-service.ts';
import { ports } from './ports.ts';
import { openedSite } from './shop.ts';

/** Only staff ask for the preview, so its code comes with the question; without it nothing is shown. */
const lazyPreview =
  (load: () => Promise<PreviewConfirmation>): PreviewConfirmation =>
  (query) =>
    ResultAsync.fromPromise(load(), () => undefined)
      .andThen((preview) => preview(query))
      .orElse(() => okAsync(undefined));

/** What loaders and actions between the basket and the confirmation do. */
export const checkoutModule = areaModule((bind) => {
  bind(
    checkoutUseCases.makeCheckoutReady,
    [ports.checkoutGateway, cartUseCases.editCart, ports.cartGateway],
    (...needed) =>
      () =>
        Promise.all(needed.map(fetchService)),
  );
  bind(
    checkoutUseCases.openBasket,
    [ports.catalogueGateway, ports.checkoutGateway, ports.clock, cartUseCases.editCart, openedSite],
    (catalogue, checkout, clock, changes, { storefront }) =>
      createOpenBasket({ catalogue, checkout, clock, changes, isB2b: storefront.isB2b }),
  );
  bind(
    checkoutUseCases.openCheckoutSteps,
    [ports.checkoutGateway, ports.cartGateway, ports.cookieJar, cartUseCases.editCart, ports.clock],
    (checkout, carts, cookies, changes, clock) =>
      ({ isB2b }) =>
        createOpenCheckoutSteps({ checkout, carts, cookies, changes, clock, isB2b }),
  );
  bind(
    checkoutUseCases.completeShipping,
    [ports.checkoutGateway, ports.clientStore, openedSite],
    (checkout, store, { storefront }) => createCompleteShipping({ checkout, store, isB2b: storefront.isB2b }),
  );
  bind(checkoutUseCases.choosePayment, [ports.checkoutGateway, ports.analytics], (checkout, analytics) =>
    createChoosePayment({ checkout, analytics }),
  );
  bind(
    checkoutUseCases.submitOrder,
    [
      ports.checkoutGateway,
      ports.cookieJar,
      ports.sessionStore,
      ports.tabChannel,
      ports.clientStore,
      ports.analytics,
      ports.keyMaker,
      ports.clock,
    ],
    (checkout, cookies, drafts, tabs, store, analytics, keys, clock) =>
      createSubmitOrder({ checkout, cookies, drafts, tabs, store, analytics, keys, clock }),
  );
  bind(
    checkoutUseCases.openConfirmation,
    [
      ports.checkoutGateway,
      ports.sessionGateway,
      ports.cookieJar,
      ports.sessionStore,
      ports.tabChannel,
      ports.clientStore,
      ports.logger,
    ],
    (checkout, session, cookies, drafts, tabs, store, logger) =>
      createOpenConfirmation({ checkout, session, cookies, drafts, tabs, store, logger }),
  );
  bind(checkoutUseCases.storedOrder, [ports.cookieJar], (cookies) => createStoredOrder({ cookies }));
  bind(
    checkoutUseCases.previewConfirmation,
    [ports.sessionGateway, ports.clock, openedSite],
    (session, clock, { storefront }) =>
      lazyPreview(async () =>
        (await import('@tornister/application/confirmation-preview')).createPreviewConfirmation({
          session,
          clock,
          isB2b: storefront.isB2b,
        }),
      ),
  );
  bind(
    checkoutUseCases.returnFromPayment,
    [ports.checkoutGateway, ports.cookieJar, ports.tabChannel, ports.clientStore, ports.logger, ports.analytics],
    (checkout, cookies, tabs, store, logger, analytics) =>
      createReturnFromPayment({ checkout, cookies, tabs, store, logger, analytics }),
  );
  bind(
    checkoutUseCases.expressWallet,
    [ports.checkoutGateway, ports.tabChannel, ports.clientStore],
    (checkout, tabs, store) => createExpressWallet({ checkout, tabs, store }),
  );
  bind(
    checkoutUseCases.extendReservation,
    [ports.cartGateway, cartUseCases.editCart, ports.tabChannel, ports.analytics],
    (carts, changes, tabs, analytics) => createExtendReservation({ carts, changes, tabs, analytics }),
  );
  bind(checkoutUseCases.changeBasket, [cartUseCases.editCart], (editCart) => createChangeBasket({ editCart }));
});
