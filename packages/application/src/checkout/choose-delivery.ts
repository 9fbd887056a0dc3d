// Choosing in the shipping step where the goods go: who can bring them follows at once. Source: spec 2 §4 "Shipping step".

import type { Address } from '@tornister/domain/address';
import type { CartTotals } from '@tornister/domain/cart';
import {
  DELIVERY_TYPES,
  type DeliveryType,
  deliveryCountry,
  packingStationOffer,
  recalculateShippers,
  type Shipper,
} from '@tornister/domain/checkout';
import { type Behavior, behavior } from '../kernel/index.ts';
import type { ShippingStep } from '../ports/index.ts';
import type { UnlistedStep } from './open-checkout-steps.ts';

type ChooseDeliveryState = {
  readonly deliveryType: DeliveryType;
  /** The shippers as this delivery allows them, one of those that can be chosen selected. */
  readonly shippers: readonly Shipper[];
  /** The shipper that was ticked where this delivery has another one selected in its place. */
  readonly displacedShipper?: string;
  /** What the cart comes to with the selected shipper; without the server's words on the terms of delivery, which are of the saved one, where it takes another amount. */
  readonly totals: CartTotals;
  /** Whether a packing station can be chosen, cannot because of freight, or is none of the choices. */
  readonly packingStation: ReturnType<typeof packingStationOffer>;
};

/** The delivery that the open page shows; nothing is saved before the step is. */
export type ChooseDelivery = {
  readonly state$: Behavior<ChooseDeliveryState>;
  readonly chooseType: (type: DeliveryType) => void;
  /** The country of another delivery address that is chosen or typed. */
  readonly chooseCountry: (country: string) => void;
  /** The country of the billing address that is chosen or typed. */
  readonly chooseBillingCountry: (country: string) => void;
  /** The shipper that is ticked: it stays the one asked for while another delivery is chosen that it cannot bring. */
  readonly chooseShipper: (code: string) => void;
};

export type OpenedDelivery = {
  readonly step: Pick<UnlistedStep, 'shippers' | 'otherTotals' | 'billingAddress' | 'shippingAddress' | 'cart'>;
  /** The type that was ticked before, where a form is shown again. */
  readonly wantedType?: string | undefined;
  /** The shipper that was ticked before, where a form is shown again. */
  readonly wantedShipper?: string | undefined;
  /** The countries of the two addresses as the page shows them; those of the cart where it shows none. */
  readonly billingCountry?: string | undefined;
  readonly shippingCountry?: string | undefined;
};

type Destination = Pick<Address, 'kind' | 'country'>;

const at = (country: string): Destination => ({ kind: 'street', country });

/** How the goods go out now, as the cart knows it. */
const savedType = ({ shippingAddress }: Pick<ShippingStep, 'shippingAddress'>): DeliveryType => {
  if (shippingAddress === undefined) return 'sameAsBilling';
  return shippingAddress.kind === 'packing-station' ? 'packstation' : 'shippingAddress';
};

/** A delivery type that a form names; what is none is the address of the bill. */
export const deliveryTypeOf = (typed: string | undefined): DeliveryType =>
  DELIVERY_TYPES.find((type) => type === typed) ?? 'sameAsBilling';

/** Makes the delivery of an opened shipping step: the type that was ticked or saved, with the shippers for it and what each takes. */
export const createChooseDelivery = (opened: OpenedDelivery): ChooseDelivery => {
  const { step, wantedType } = opened;
  let wanted = opened.wantedShipper ?? step.shippers.find(({ selected }) => selected)?.code;
  const packingStation = packingStationOffer(step.shippers);
  let billing = at(opened.billingCountry ?? step.billingAddress?.country ?? step.cart.deliveryCountry);
  let elsewhere = at(opened.shippingCountry ?? step.shippingAddress?.country ?? billing.country);
  const stateOf = (wantedHere: DeliveryType): ChooseDeliveryState => {
    const type = wantedHere === 'packstation' && packingStation !== 'offered' ? 'sameAsBilling' : wantedHere;
    const country = deliveryCountry({ deliveryType: type, billing, shipping: elsewhere }) ?? step.cart.deliveryCountry;
    const shippers = recalculateShippers(step.shippers, { deliveryType: type, deliveryCountry: country }, wanted);
    const ticked = shippers.find(({ selected }) => selected);
    const isDisplaced = ticked !== undefined && ticked.code !== wanted;
    return {
      deliveryType: type,
      packingStation,
      shippers,
      totals:
        step.otherTotals.find(({ shippingCost }) => shippingCost.cents === ticked?.costs.cents) ?? step.cart.totals,
      ...(isDisplaced && wanted !== undefined ? { displacedShipper: wanted } : {}),
    };
  };
  const state = behavior(stateOf(wantedType === undefined ? savedType(step) : deliveryTypeOf(wantedType)));
  const recalculate = (): void => state.set(stateOf(state.state$.value.deliveryType));
  return {
    state$: state.state$,
    chooseType: (type) => state.set(stateOf(type)),
    chooseCountry: (country) => {
      elsewhere = at(country);
      recalculate();
    },
    chooseBillingCountry: (country) => {
      billing = at(country);
      recalculate();
    },
    chooseShipper: (code) => {
      wanted = code;
      recalculate();
    },
  };
};
