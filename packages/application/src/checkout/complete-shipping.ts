// Saving the shipping step: where the bill goes, where the goods go, who brings them. Source: spec 2 §4 "Shipping step", §5.

import {
  type Address,
  type AddressFields,
  type AddressKind,
  addressInBook,
  countryOf,
  isServedIn,
  parsePackingStation,
  parseStreetAddress,
  type SavedAddress,
} from '@tornister/domain/address';
import {
  type CheckoutStep,
  type DeliveryType,
  needsSpeditionFields,
  nextStep,
  packingStationOffer,
  recalculateShippers,
  type ShippingSave,
  shippingSaves,
  speditionErrors,
} from '@tornister/domain/checkout';
import { errorsOfForm } from '@tornister/domain/forms';
import type { AddressId, FieldError } from '@tornister/domain/shared';
import { err, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import type { CheckoutGateway, ClientStore, Country, GatewayError, ShippingStep } from '../ports/index.ts';
import { situationOf } from './checkout-facts.ts';
import { addressFieldOf, type CompleteShippingError, refusalOf, refusalOfAddress } from './shipping-refusals.ts';

/** An address that is taken from the book, changed in it, or new. */
export type AddressEntry =
  | { readonly kind: 'saved'; readonly addressId: AddressId }
  | { readonly kind: 'changed'; readonly addressId: AddressId; readonly fields: AddressFields }
  | { readonly kind: 'new'; readonly fields: AddressFields };

/** The form of the step as it was filled in. */
export type ShippingEntry = {
  readonly billing: AddressEntry;
  readonly deliveryType: DeliveryType;
  /** The address of a delivery that does not go to the billing address. */
  readonly delivery?: AddressEntry;
  /** The shipper that was ticked; whether it can bring these goods there is decided anew. */
  readonly wantedShipper?: string;
  /** What was typed about the place of delivery, by field name. */
  readonly speditionFields: Readonly<Record<string, string>>;
};

/** Stands for the e-mail of a bill that is refused, so that the other mistakes of the delivery are named as well; it is never sent. */
const UNKNOWN_EMAIL = 'bill@invalid.example';

/** Prefixes of its field names. */
const BILLING_FORM = 'billingAddress';
const SPEDITION_FORM = 'spedition';
const DELIVERY_FORMS = { shippingAddress: 'shippingAddress', packstation: 'packstation' } as const;

/**
 * Saves the step and answers the one that comes next. All fields are checked before anything is sent, and every mistake is named at once;
 * then it is saved in the order of `shippingSaves`, and the first refusal of the server stops it. Sent again it goes on with what is saved.
 */
export type CompleteShipping = {
  readonly save: (entry: ShippingEntry) => ResultAsync<CheckoutStep, CompleteShippingError>;
};

export type CompleteShippingPorts = {
  readonly checkout: Pick<
    CheckoutGateway,
    | 'shippingStep'
    | 'addAddress'
    | 'updateAddress'
    | 'selectBillingAddress'
    | 'selectShippingAddress'
    | 'selectShipper'
    | 'saveSpeditionFields'
  >;
  /** What the tab shows of the cart: shipping costs and taxes follow from what is saved here. */
  readonly store: ClientStore;
  /** Whether the shop sells to institutions, who skip the payment step. */
  readonly isB2b: boolean;
};

/** An entry that passed the checks of its fields. */
type CheckedAddress =
  | { readonly kind: 'saved'; readonly addressId: AddressId; readonly address: Address }
  | { readonly kind: 'changed'; readonly addressId: AddressId; readonly address: Address }
  | { readonly kind: 'new'; readonly address: Address };

const codesOf = (countries: readonly Country[]): readonly string[] => countries.map(({ code }) => code);

const parsed = (kind: AddressKind, fields: AddressFields, countries: readonly Country[]) =>
  kind === 'packing-station'
    ? parsePackingStation(fields)
    : parseStreetAddress(fields, { countries: codesOf(countries) });

type Book = { readonly form: string; readonly kind: AddressKind; readonly saved: readonly SavedAddress[] };

const checkAddress = (
  { form, kind, saved }: Book,
  entry: AddressEntry,
  countries: readonly Country[],
): Result<CheckedAddress, readonly FieldError[]> => {
  if (entry.kind === 'saved')
    return addressInBook(saved, entry.addressId)
      .andThen((address) => (isServedIn(codesOf(countries))(address) ? ok(address) : err('countryNotServed')))
      .map((address): CheckedAddress => ({ ...entry, address }))
      .mapErr((message) => [{ field: addressFieldOf(form), message }]);
  return parsed(kind, entry.fields, countries)
    .map(
      (address): CheckedAddress =>
        entry.kind === 'new' ? { kind: 'new', address } : { kind: 'changed', addressId: entry.addressId, address },
    )
    .mapErr((errors) => errorsOfForm(form, errors));
};

/** A new address of the delivery has no e-mail of its own: it takes over that of the bill, and where that is wrong the bill says so. */
const withEmailOfBill = (
  entry: ShippingEntry,
  billing: Result<CheckedAddress, readonly FieldError[]>,
): ShippingEntry => {
  const { delivery } = entry;
  if (delivery?.kind !== 'new') return entry;
  const email = billing.map(({ address }) => address.email).unwrapOr(UNKNOWN_EMAIL);
  return { ...entry, delivery: { kind: 'new', fields: { ...delivery.fields, email } } };
};

type CheckedEntry = { readonly billing: CheckedAddress; readonly delivery?: CheckedAddress };

const checkDelivery = (
  entry: ShippingEntry,
  step: ShippingStep,
): Result<CheckedAddress | undefined, readonly FieldError[]> => {
  const { deliveryType, delivery } = entry;
  if (deliveryType === 'sameAsBilling') return ok(undefined);
  if (deliveryType === 'packstation' && packingStationOffer(step.shippers) !== 'offered')
    return err([{ field: 'deliveryType', message: 'vue.checkout.packstation.refused' }]);
  const form = DELIVERY_FORMS[deliveryType];
  if (delivery === undefined) return err([{ field: addressFieldOf(form), message: 'requiredField' }]);
  const book: Book =
    deliveryType === 'packstation'
      ? { form, kind: 'packing-station', saved: step.packingStations }
      : { form, kind: 'shipping', saved: step.shippingAddresses };
  return checkAddress(book, delivery, step.deliveryCountries);
};

const errorsIn = (checked: Result<unknown, readonly FieldError[]>): readonly FieldError[] =>
  checked.isErr() ? checked.error : [];

/** What was typed into the fields that this cart asks for; nothing without goods for the spedition, which is offered for no others. */
const speditionFieldsOf = (entry: ShippingEntry, { cart, shippers }: ShippingStep): Readonly<Record<string, string>> =>
  shippers.some(({ code }) => needsSpeditionFields(code))
    ? Object.fromEntries(
        cart.speditionFields.map(({ fieldName }) => [fieldName, entry.speditionFields[fieldName] ?? '']),
      )
    : {};

/** Every mistake of both addresses and of the fields for the spedition at once. */
const checkEntry = (entry: ShippingEntry, step: ShippingStep): Result<CheckedEntry, CompleteShippingError> => {
  const book: Book = { form: BILLING_FORM, kind: 'billing', saved: step.billingAddresses };
  const billing = checkAddress(book, entry.billing, step.billingCountries);
  const delivery = checkDelivery(withEmailOfBill(entry, billing), step);
  const asked = speditionFieldsOf(entry, step);
  const spedition = errorsOfForm(SPEDITION_FORM, speditionErrors(Object.keys(asked), asked));
  if (billing.isOk() && delivery.isOk() && spedition.length === 0)
    return ok({ billing: billing.value, ...(delivery.value === undefined ? {} : { delivery: delivery.value }) });
  return err({ kind: 'shipping.invalid', errors: [...errorsIn(billing), ...errorsIn(delivery), ...spedition] });
};

/** The shipper that brings these goods there: the ticked one where it can, otherwise the one that the rules choose. */
const shipperFor = (
  entry: ShippingEntry,
  { billing, delivery }: CheckedEntry,
  step: ShippingStep,
): string | undefined => {
  const country = countryOf((delivery ?? billing).address);
  const { deliveryType } = entry;
  const shippers = recalculateShippers(step.shippers, { deliveryType, deliveryCountry: country }, entry.wantedShipper);
  return shippers.find(({ selected }) => selected)?.code;
};

type Saving = ResultAsync<void, CompleteShippingError>;

const inTurn = (saves: readonly (() => Saving)[]): Saving =>
  saves.reduce<Saving>((before, save) => before.andThen(save), okAsync(undefined));

/** Is told of each address that has taken the place of another. */
type Note = (form: string, renewed: AddressId) => void;

/** Makes the command of the shipping step. */
export const createCompleteShipping = ({ checkout, store, isB2b }: CompleteShippingPorts): CompleteShipping => {
  const savesOf = (
    entry: ShippingEntry,
    checked: CheckedEntry,
    step: ShippingStep,
    note: Note,
  ): readonly (() => Saving)[] => {
    const { billing, delivery } = checked;
    const saveInBook = (kind: AddressKind, form: string, address: CheckedAddress) => {
      if (address.kind === 'saved') return okAsync<AddressId, GatewayError>(address.addressId);
      if (address.kind === 'new') return checkout.addAddress(kind, address.address).map(({ addressId }) => addressId);
      const updated = checkout.updateAddress(kind, address.addressId, address.address);
      return updated.map(({ addressId }) => addressId).andTee((addressId) => note(form, addressId));
    };
    const saveDelivery = (kind: 'shipping' | 'packing-station', form: string): Saving =>
      delivery === undefined
        ? okAsync(undefined)
        : saveInBook(kind, form, delivery)
            .andThen(checkout.selectShippingAddress)
            .mapErr(refusalOfAddress(form, delivery));
    const shipperCode = shipperFor(entry, checked, step);
    const speditionFields = speditionFieldsOf(entry, step);
    const saves: Readonly<Record<ShippingSave, () => Saving>> = {
      'billing-address': () =>
        saveInBook('billing', BILLING_FORM, billing)
          .andThen(checkout.selectBillingAddress)
          .mapErr(refusalOfAddress(BILLING_FORM, billing)),
      'same-as-billing': () => checkout.selectShippingAddress().mapErr(refusalOf(DELIVERY_FORMS.shippingAddress)),
      'shipping-address': () => saveDelivery('shipping', DELIVERY_FORMS.shippingAddress),
      'packing-station': () => saveDelivery('packing-station', DELIVERY_FORMS.packstation),
      'spedition-fields': () => checkout.saveSpeditionFields(speditionFields).mapErr(refusalOf(SPEDITION_FORM)),
      shipper: () =>
        shipperCode === undefined
          ? okAsync(undefined)
          : checkout.selectShipper(shipperCode).mapErr(refusalOf('shipper')),
    };
    const forms = {
      deliveryType: entry.deliveryType,
      hasSpeditionFields: Object.keys(speditionFields).length > 0,
      hasShipper: shipperCode !== undefined,
    };
    return shippingSaves(forms).map((save) => saves[save]);
  };

  return {
    save: (entry) =>
      checkout
        .shippingStep()
        .mapErr(refusalOf(BILLING_FORM))
        .andThen((step) => {
          const renewed: Record<string, AddressId> = {};
          const note: Note = (form, addressId) => {
            renewed[form] = addressId;
          };
          return checkEntry(entry, step)
            .asyncAndThen((checked) => inTurn(savesOf(entry, checked, step, note)).andTee(store.reset))
            .map(() => nextStep('shipping', situationOf(step, isB2b)))
            .mapErr((error) => (Object.keys(renewed).length === 0 ? error : { ...error, renewed }));
        }),
  };
};
