// Wires what the steps of the checkout show while they are open; it comes with their views.

import {
  createAskPaymentAgain,
  createViewBasket,
  createViewLogin,
  createViewReservation,
} from '@tornister/application/checkout';
import { createShowTooltip } from '@tornister/application/content';
import { areaModule } from './area-module.ts';
import { cartUseCases } from './cart-tokens.ts';
import { checkoutUseCases } from './checkout-tokens.ts';
import { ports } from './ports.ts';
import { openedSite } from './shop.ts';
import { showTooltip } from './tooltip-tokens.ts';

/** The observed use cases of basket and login step, and of goods that are reserved, which every step shows. */
export const stepsModule = areaModule((bind) => {
  bind(checkoutUseCases.askPaymentAgain, [ports.clock], (clock) => (scope) => createAskPaymentAgain(scope, { clock }));
  bind(
    showTooltip,
    [ports.clock, ports.sessionStore],
    (clock, sessionStore) => (scope, feature) => createShowTooltip(scope, { clock, sessionStore }, feature),
  );
  bind(
    checkoutUseCases.viewReservation,
    [cartUseCases.editCart, ports.clock, ports.analytics],
    (editCart, clock, analytics) => (scope, opened) =>
      createViewReservation(scope, { editCart, clock, analytics }, opened),
  );
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
});
