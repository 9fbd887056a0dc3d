// Wires what the shipping step shows while it is open.

import { createChooseDelivery } from '@tornister/application/checkout';
import { areaModule } from './area-module.ts';
import { checkoutUseCases } from './checkout-tokens.ts';

/** The choice of address and shipper. */
export const deliveryModule = areaModule((bind) => {
  bind(checkoutUseCases.chooseDelivery, [], () => (_scope, opened) => createChooseDelivery(opened));
});
