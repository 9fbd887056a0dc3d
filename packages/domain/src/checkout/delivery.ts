// Where the goods go, and what the shipping step saves, in which order. Source: spec 2 §3 "Checkout state", §4 "Shipping step", §5.

import type { Address } from '../address/address.ts';
import { countryOf } from '../address/default-address.ts';
import { PACKING_STATION_COUNTRY } from '../address/packing-station.ts';
import type { DeliveryType } from './shipper.ts';

export type DeliveryChoice = {
  readonly deliveryType: DeliveryType;
  readonly billing?: Address;
  readonly shipping?: Address;
  readonly packingStation?: Address;
};

/** The address that the goods go to: of billing, of shipping or of the packing station, as the delivery type says. */
export const deliveryAddress = (choice: DeliveryChoice): Address | undefined => {
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

/** How the login step was answered (spec 2 §3). */
export const LOGIN_OPTIONS = ['login', 'register', 'guest'] as const;
export type LoginOption = (typeof LOGIN_OPTIONS)[number];

/** What the shipping step shows and has changed. */
export type ShippingStepForms = {
  readonly hasSession: boolean;
  readonly loginOption: LoginOption;
  readonly deliveryType: DeliveryType;
  readonly isContactFormVisible: boolean;
  readonly isBillingBookVisible: boolean;
  readonly hasSpeditionFields: boolean;
};

export type ShippingSave =
  | 'authenticate-as-guest'
  | 'register'
  | 'order-reference'
  | 'contact-data'
  | 'billing-address'
  | 'billing-delivery-email'
  | 'shipping-address'
  | 'packing-station'
  | 'delivery-emails'
  | 'spedition-fields';

/**
 * What is saved, in this order. With a session: the order reference, contact data if their form is visible, the billing address if its
 * book is visible, the billing delivery e-mail, the other address as the delivery type says, the delivery e-mails. Without one the shopper is
 * registered or signed in as a guest. Spedition fields come last; a failure at any of them blocks the step.
 */
export const shippingSaves = (forms: ShippingStepForms): readonly ShippingSave[] => [
  ...(forms.hasSession ? sessionSaves(forms) : [authentication(forms.loginOption)]),
  ...(forms.hasSpeditionFields ? (['spedition-fields'] as const) : []),
];

/** Registered or not: after the authentication of this step the visitor counts as logged in as a guest. Source: spec 2 §4. */
export const afterAuthentication = { loginState: 'guest' } as const;

const authentication = (option: LoginOption): ShippingSave =>
  option === 'register' ? 'register' : 'authenticate-as-guest';

const sessionSaves = (forms: ShippingStepForms): readonly ShippingSave[] => {
  const optional: readonly (readonly [boolean, ShippingSave])[] = [
    [true, 'order-reference'],
    [forms.isContactFormVisible, 'contact-data'],
    [forms.isBillingBookVisible, 'billing-address'],
    [true, 'billing-delivery-email'],
    [forms.deliveryType === 'shippingAddress', 'shipping-address'],
    [forms.deliveryType === 'packstation', 'packing-station'],
    [true, 'delivery-emails'],
  ];
  return optional.filter(([isNeeded]) => isNeeded).map(([, save]) => save);
};

/** Changing the e-mail of the billing address changes the one of the password reminder (spec 2 §4). */
export const passwordReminderEmail = (current: string, billingEmail: string | undefined): string =>
  billingEmail?.trim() || current;
