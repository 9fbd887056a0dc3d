// Everything that a checkout remembers between its steps, and how it begins anew. Source: spec 2 §3 "Checkout state", §4.

import type { AddressId } from '../shared/brand.ts';
import type { LoginOption } from './delivery.ts';
import { EMPTY_ORDER_DRAFT, type OrderDraft } from './order-draft.ts';
import type { PaymentId, PaymentMethod } from './payment-method.ts';
import type { DeliveryType, Shipper } from './shipper.ts';
import { type Delivery, offerShippers } from './shipper-rules.ts';

export type ShippingStepState = {
  readonly deliveryType: DeliveryType;
  readonly billingAddressId?: AddressId;
  readonly shippingAddressId?: AddressId;
  readonly packstationId?: AddressId;
  /** Where messages about the delivery go, when not to the billing address. */
  readonly billingDeliveryEmail?: string;
  readonly shippingDeliveryEmail?: string;
  readonly speditionFields: Readonly<Record<string, string>>;
  readonly shippers: readonly Shipper[];
  readonly selectedShipperCode?: string;
  readonly isValidated: boolean;
};

export type PaymentStepState = {
  readonly methods: readonly PaymentMethod[];
  readonly selectedMethodId?: PaymentId;
  readonly isValidated: boolean;
};

export type CheckoutState = {
  readonly loginOption: LoginOption;
  readonly shipping: ShippingStepState;
  readonly payment: PaymentStepState;
  readonly draft: OrderDraft;
  /** Paid with the express wallet, chosen before the checkout. */
  readonly isExpressWallet: boolean;
};

/** How a checkout begins, and what the confirmation leaves behind. */
export const EMPTY_CHECKOUT_STATE: CheckoutState = {
  loginOption: 'login',
  shipping: { deliveryType: 'sameAsBilling', speditionFields: {}, shippers: [], isValidated: false },
  payment: { methods: [], isValidated: false },
  draft: EMPTY_ORDER_DRAFT,
  isExpressWallet: false,
};

/**
 * The shippers are recalculated with every delivery and its costs: the selected one stays while it can be chosen. With another one the
 * step has to be validated again. Source: spec 2 §4 "The shipper is recalculated with shipping costs".
 */
export const recalculateShippers = (
  step: ShippingStepState,
  shippers: readonly Shipper[],
  delivery: Delivery,
): ShippingStepState => {
  const { selectedShipperCode: before, ...rest } = step;
  const offered = offerShippers(shippers, delivery, before);
  const selected = offered.find((shipper) => shipper.selected)?.code;
  return {
    ...rest,
    deliveryType: delivery.deliveryType,
    shippers: offered,
    isValidated: step.isValidated && selected === before && selected !== undefined,
    ...(selected !== undefined && { selectedShipperCode: selected }),
  };
};
