// The delivery of the open shipping step, which begins with the addresses that the page shows.

import type { ChooseDelivery } from '@tornister/application/checkout';
import { useMemo } from 'react';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { usePageUseCase } from '../../react/use-page-use-case.ts';
import { tickedShipperIn } from './shipping-entry.ts';
import { type ShownStep, shownCountries } from './shown-addresses.ts';

/** Opens the delivery of the step; what is shown after the server's answer begins another one. */
export const useDelivery = (shown: ShownStep): ChooseDelivery => {
  const { step, refusal } = shown;
  const wantedType = refusal?.typed.deliveryType;
  const wantedShipper = refusal && tickedShipperIn(refusal.typed);
  const { billingCountry, shippingCountry } = shownCountries(shown);
  const opened = useMemo(
    () => ({ step, wantedType, wantedShipper, billingCountry, shippingCountry }),
    [step, wantedType, wantedShipper, billingCountry, shippingCountry],
  );
  return usePageUseCase(checkoutUseCases.chooseDelivery, opened);
};
