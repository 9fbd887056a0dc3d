// Wires what the steps of payment and summary show while they are open.

import { createViewPayment, createViewSummary } from '@tornister/application/checkout';
import { areaModule } from './area-module.ts';
import { cartUseCases } from './cart-tokens.ts';
import { checkoutUseCases } from './checkout-tokens.ts';

/** The observed use cases of payment and summary. */
export const orderingModule = areaModule((bind) => {
  bind(checkoutUseCases.viewPayment, [], () => (_scope, opened) => createViewPayment(opened));
  bind(
    checkoutUseCases.viewSummary,
    [cartUseCases.editCart],
    (editCart) => (scope, opened) => createViewSummary(scope, { editCart }, opened),
  );
});
