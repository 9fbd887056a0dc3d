// Saving the shipping step: where the bill goes, where the goods go, who brings them. Source: spec 2 §4 "Shipping step", §5.

import {
  type Address,
  type AddressFields,
  type AddressKind,
  parsePackingStation,
  parseStreetAddress,
} from '@tornister/domain/address';
import type { DeliveryType } from '@tornister/domain/checkout';
import type { AddressId, FieldError } from '@tornister/domain/shared';
import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import type { CheckoutGateway, GatewayError } from '../ports/index.ts';

/** An address that is taken from the book, changed in it, or new. */
export type AddressEntry =
  | { readonly kind: 'saved'; readonly addressId: AddressId }
  | { readonly kind: 'changed'; readonly addressId: AddressId; readonly fields: AddressFields }
  | { readonly kind: 'new'; readonly fields: AddressFields };

export type ShippingEntry = {
  readonly billing: AddressEntry;
  readonly deliveryType: DeliveryType;
  /** The address of a delivery that does not go to the billing address. */
  readonly delivery?: AddressEntry;
  readonly shipperCode?: string;
  readonly speditionFields: Readonly<Record<string, string>>;
  readonly billingCountries: readonly string[];
  readonly deliveryCountries: readonly string[];
};

/** Prefixes of the field names in the form of the step. */
export const BILLING_FORM = 'billingAddress';
export const DELIVERY_FORMS = { shippingAddress: 'shippingAddress', packstation: 'packstation' } as const;

export type CompleteShippingError =
  | { readonly kind: 'shipping.invalid'; readonly errors: readonly FieldError[]; readonly message?: string }
  | Exclude<GatewayError, { kind: 'gateway.refused' }>;

/**
 * Saves the step. All fields are judged before anything is sent, and every mistake is named at once; then billing address, delivery
 * address, place of delivery and shipper are saved in this order, and the first refusal of the server stops it.
 */
export type CompleteShipping = {
  readonly save: (entry: ShippingEntry) => ResultAsync<void, CompleteShippingError>;
  /** Makes the visitor a guest with this billing address (the login step's third way). */
  readonly continueAsGuest: (
    fields: AddressFields,
    countries: readonly string[],
  ) => ResultAsync<void, CompleteShippingError>;
};

export type CompleteShippingPorts = {
  readonly checkout: Pick<
    CheckoutGateway,
    | 'continueAsGuest'
    | 'addAddress'
    | 'updateAddress'
    | 'selectBillingAddress'
    | 'selectShippingAddress'
    | 'selectShipper'
    | 'saveSpeditionFields'
  >;
};

type Judged = { readonly entry: AddressEntry; readonly address?: Address };

const within =
  (form: string) =>
  (error: FieldError): FieldError => ({ ...error, field: `${form}.${error.field}` });

const parsed = (kind: AddressKind, fields: AddressFields, countries: readonly string[]) =>
  kind === 'packing-station' ? parsePackingStation(fields) : parseStreetAddress(fields, { countries });

const judge = (
  form: string,
  kind: AddressKind,
  entry: AddressEntry,
  countries: readonly string[],
): Result<Judged, readonly FieldError[]> => {
  if (entry.kind === 'saved') return ok({ entry });
  return parsed(kind, entry.fields, countries)
    .map((address): Judged => ({ entry, address }))
    .mapErr((errors) => errors.map(within(form)));
};

type JudgedEntry = { readonly billing: Judged; readonly delivery?: Judged };

const judgeDelivery = (entry: ShippingEntry): Result<Judged | undefined, readonly FieldError[]> => {
  const { deliveryType, delivery, deliveryCountries } = entry;
  if (deliveryType === 'sameAsBilling') return ok(undefined);
  const form = DELIVERY_FORMS[deliveryType];
  if (delivery === undefined) return err([{ field: `${form}.addressId`, message: 'requiredField' }]);
  return judge(form, deliveryType === 'packstation' ? 'packing-station' : 'shipping', delivery, deliveryCountries);
};

const errorsIn = (judged: Result<unknown, readonly FieldError[]>): readonly FieldError[] =>
  judged.isErr() ? judged.error : [];

/** Every mistake of both addresses at once. */
const judgeEntry = (entry: ShippingEntry): Result<JudgedEntry, CompleteShippingError> => {
  const billing = judge(BILLING_FORM, 'billing', entry.billing, entry.billingCountries);
  const delivery = judgeDelivery(entry);
  if (billing.isOk() && delivery.isOk())
    return ok({ billing: billing.value, ...(delivery.value === undefined ? {} : { delivery: delivery.value }) });
  return err({ kind: 'shipping.invalid', errors: [...errorsIn(billing), ...errorsIn(delivery)] });
};

const refusalOf =
  (form: string) =>
  (error: GatewayError): CompleteShippingError => {
    if (error.kind !== 'gateway.refused') return error;
    const errors = error.fieldErrors.map(within(form));
    return { kind: 'shipping.invalid', errors, ...(error.message === '' ? {} : { message: error.message }) };
  };

export const createCompleteShipping = ({ checkout }: CompleteShippingPorts): CompleteShipping => {
  const keep = (kind: AddressKind, { entry, address }: Judged): ResultAsync<AddressId, GatewayError> => {
    if (entry.kind === 'saved' || address === undefined)
      return entry.kind === 'new' ? errAsync({ kind: 'gateway.unreadable', detail: kind }) : okAsync(entry.addressId);
    const saved =
      entry.kind === 'new'
        ? checkout.addAddress(kind, address)
        : checkout.updateAddress(kind, entry.addressId, address);
    return saved.map(({ addressId }) => addressId);
  };
  const saveBilling = (billing: Judged): ResultAsync<void, CompleteShippingError> =>
    keep('billing', billing).andThen(checkout.selectBillingAddress).mapErr(refusalOf(BILLING_FORM));

  const saveDelivery = (type: DeliveryType, delivery: Judged | undefined): ResultAsync<void, CompleteShippingError> => {
    if (type === 'sameAsBilling' || delivery === undefined)
      return checkout.selectShippingAddress().mapErr(refusalOf(DELIVERY_FORMS.shippingAddress));
    const kind = type === 'packstation' ? 'packing-station' : 'shipping';
    return keep(kind, delivery).andThen(checkout.selectShippingAddress).mapErr(refusalOf(DELIVERY_FORMS[type]));
  };

  const saveShipper = ({ shipperCode, speditionFields }: ShippingEntry): ResultAsync<void, CompleteShippingError> => {
    const fields =
      Object.keys(speditionFields).length === 0
        ? okAsync<void, GatewayError>(undefined)
        : checkout.saveSpeditionFields(speditionFields);
    return fields
      .mapErr(refusalOf('spedition'))
      .andThen(() =>
        shipperCode === undefined
          ? okAsync<void, CompleteShippingError>(undefined)
          : checkout.selectShipper(shipperCode).mapErr(refusalOf('shipper')),
      );
  };

  return {
    save: (entry) =>
      judgeEntry(entry).asyncAndThen(({ billing, delivery }) =>
        saveBilling(billing)
          .andThen(() => saveDelivery(entry.deliveryType, delivery))
          .andThen(() => saveShipper(entry)),
      ),
    continueAsGuest: (fields, countries) =>
      parseStreetAddress(fields, { countries })
        .mapErr(
          (errors): CompleteShippingError => ({
            kind: 'shipping.invalid',
            errors: errors.map(within(BILLING_FORM)),
          }),
        )
        .asyncAndThen((address) => checkout.continueAsGuest(address).mapErr(refusalOf(BILLING_FORM))),
  };
};
