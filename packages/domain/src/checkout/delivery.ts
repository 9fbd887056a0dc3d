// Where the goods go, and what the shipping step saves, in which order. Source: spec 2 §3 "Checkout state", §4 "Shipping step", §5.

import type { Address } from '../address/address.ts';
import { countryOf } from '../address/default-address.ts';
import { PACKING_STATION_COUNTRY } from '../address/packing-station.ts';
import type { DeliveryType } from './shipper.ts';

/** What of an address decides where it is. */
type Destination = Pick<Address, 'kind' | 'country'>;

export type DeliveryChoice = {
  readonly deliveryType: DeliveryType;
  readonly billing?: Destination;
  readonly shipping?: Destination;
  readonly packingStation?: Destination;
};

/** The address that the goods go to: of billing, of shipping or of the packing station, as the delivery type says. */
export const deliveryAddress = (choice: DeliveryChoice): Destination | undefined => {
  switch (choice.deliveryType) {
    case 'sameAsBilling':
      return choice.billing;
    case 'shippingAddress':
      return choice.shipping;
    case 'packstation':
      return choice.packingStation;
  }
};

/** The country of the delivery address; DE while a packing station is still to be entered; absent when nothing is known. */
export const deliveryCountry = (choice: DeliveryChoice): string | undefined => {
  const address = deliveryAddress(choice);
  if (address !== undefined) return countryOf(address);
  return choice.deliveryType === 'packstation' ? PACKING_STATION_COUNTRY : undefined;
};

/** What the shipping step was filled in with. */
export type ShippingStepForms = {
  readonly deliveryType: DeliveryType;
  readonly hasSpeditionFields: boolean;
  readonly hasShipper: boolean;
};

export type ShippingSave =
  | 'billing-address'
  | 'same-as-billing'
  | 'shipping-address'
  | 'packing-station'
  | 'spedition-fields'
  | 'shipper';

const DELIVERY_SAVES: Readonly<Record<DeliveryType, ShippingSave>> = {
  sameAsBilling: 'same-as-billing',
  shippingAddress: 'shipping-address',
  packstation: 'packing-station',
};

/**
 * What is saved, in this order: the billing address with its delivery e-mail, the other address with its own as the delivery type says, the
 * spedition fields, the shipper that all of it allows. A failure at any of them blocks the step.
 */
export const shippingSaves = ({
  deliveryType,
  hasSpeditionFields,
  hasShipper,
}: ShippingStepForms): readonly ShippingSave[] => [
  'billing-address',
  DELIVERY_SAVES[deliveryType],
  ...(hasSpeditionFields ? (['spedition-fields'] as const) : []),
  ...(hasShipper ? (['shipper'] as const) : []),
];
