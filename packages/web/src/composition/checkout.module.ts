// Wires the use cases of the checkout, from the basket to the confirmation.

import {
  createChangeBasket,
  createChooseDelivery,
  createChoosePayment,
  createCompleteShipping,
  createExpressWallet,
  createExtendReservation,
  createOpenBasket,
  createOpenCheckoutSteps,
  createOpenConfirmation,
  createReturnFromPayment,
  createSubmitOrder,
  createViewBasket,
  createViewLogin,
  createViewPayment,
  createViewReservation,
  createViewSummary,
} from '@tornister/application/checkout';
import { areaModule } from './area-module.ts';
import { cartUseCases } from './cart-tokens.ts';
import { checkoutUseCases } from './checkout-tokens.ts';
import { ports } from './ports.ts';
import { openedSite } from './shop.ts';

/** Everything between the basket and the confirmation. */
export const checkoutModule = areaModule((bind) => {
  bind(
    checkoutUseCases.openBasket,
    [ports.checkoutGateway, ports.clock, cartUseCases.editCart, openedSite],
    (checkout, clock, changes, site) => createOpenBasket({ checkout, clock, changes, isB2b: site.storefront.isB2b }),
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
  bind(checkoutUseCases.chooseDelivery, [], () => (_scope, opened) => createChooseDelivery(opened));
  bind(checkoutUseCases.choosePayment, [ports.checkoutGateway], (checkout) => createChoosePayment({ checkout }));
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
  bind(
    checkoutUseCases.returnFromPayment,
    [ports.checkoutGateway, ports.cookieJar, ports.tabChannel, ports.clientStore, ports.analytics, ports.logger],
    (checkout, cookies, tabs, store, analytics, logger) =>
      createReturnFromPayment({ checkout, cookies, tabs, store, analytics, logger }),
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
  bind(
    checkoutUseCases.viewReservation,
    [cartUseCases.editCart, ports.clock, ports.analytics],
    (editCart, clock, analytics) => (scope, opened) =>
      createViewReservation(scope, { editCart, clock, analytics }, opened),
  );
  bind(checkoutUseCases.changeBasket, [cartUseCases.editCart], (editCart) => createChangeBasket({ editCart }));
  bind(
    checkoutUseCases.viewBasket,
    [cartUseCases.editCart],
    (editCart) => (scope, opened) => createViewBasket(scope, { editCart }, opened),
  );
  bind(
    checkoutUseCases.viewLogin,
    [ports.cookieJar, ports.tabChannel, openedSite],
    (cookies, tabs, { storefront }) =>
      (scope, opened) =>
        createViewLogin(scope, { cookies, tabs, isB2b: storefront.isB2b }, opened),
  );
  bind(checkoutUseCases.viewPayment, [], () => (_scope, opened) => createViewPayment(opened));
  bind(
    checkoutUseCases.viewSummary,
    [cartUseCases.editCart],
    (editCart) => (scope, opened) => createViewSummary(scope, { editCart }, opened),
  );
});
