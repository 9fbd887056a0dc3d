// From the form of the shipping step to what the use case saves.

import type { AddressEntry, ShippingEntry } from '@tornister/application/checkout';
import type { ShippingStep } from '@tornister/application/ports';
import type { AddressFields, SavedAddress } from '@tornister/domain/address';
import { countryOf, PACKING_STATION_COUNTRY } from '@tornister/domain/address';
import { type DeliveryType, offerShippers, type Shipper, SPEDITION } from '@tornister/domain/checkout';
import { type AddressId, brandId } from '@tornister/domain/shared';
import { postedAddress } from '../../components/checkout/address-form/address-fields.ts';
import { fieldOf } from './form-refusal.ts';

/** Value of the choice "another address". */
export const NEW_ADDRESS = 'new';

/** Prefix of the fields about the place of delivery. */
export const SPEDITION_PREFIX = 'spedition.';

export const deliveryTypeOf = (typed: string | undefined): DeliveryType =>
  typed === 'shippingAddress' || typed === 'packstation' ? typed : 'sameAsBilling';

/** How the goods go out now, as the cart knows it. */
export const savedDeliveryType = ({ shippingAddress }: Pick<ShippingStep, 'shippingAddress'>): DeliveryType => {
  if (shippingAddress === undefined) return 'sameAsBilling';
  return shippingAddress.kind === 'packing-station' ? 'packstation' : 'shippingAddress';
};

/** The shippers as another delivery would allow them. */
export const shippersFor = (
  shippers: readonly Shipper[],
  deliveryType: DeliveryType,
  deliveryCountry: string,
  wanted?: string,
): readonly Shipper[] => {
  const hasFreight = shippers.some(({ code }) => code === SPEDITION);
  return offerShippers(shippers, { deliveryType, deliveryCountry, hasFreight }, wanted);
};

const chosen = (addresses: readonly SavedAddress[], id: string): SavedAddress | undefined =>
  addresses.find(({ addressId }) => addressId === id);

const billingEntry = (posted: FormData): AddressEntry => {
  const fields = postedAddress('billingAddress', posted);
  const addressId = brandId<AddressId>(fieldOf(posted, 'billingAddress.addressId'));
  if (fieldOf(posted, 'billingAddress.mode') === 'saved') return { kind: 'saved', addressId };
  return fieldOf(posted, 'billingAddress.mode') === 'changed'
    ? { kind: 'changed', addressId, fields }
    : { kind: 'new', fields };
};

const entryOf = (form: 'shippingAddress' | 'packstation', posted: FormData): AddressEntry => {
  const choice = fieldOf(posted, `${form}.choice`);
  return choice === '' || choice === NEW_ADDRESS
    ? { kind: 'new', fields: postedAddress(form, posted) }
    : { kind: 'saved', addressId: brandId<AddressId>(choice) };
};

const countryIn = (fields: AddressFields, fallback: string): string => fields.country || fallback;

/** The country that the goods go to, as the form says it. */
const countryOfEntry = (entry: AddressEntry, known: readonly SavedAddress[], fallback: string): string => {
  if (entry.kind !== 'saved') return countryIn(entry.fields, fallback);
  const address = chosen(known, entry.addressId);
  return address === undefined ? fallback : countryOf(address);
};

/** The posted form as one entry; the shipper is the one asked for where the delivery allows it, otherwise the first that it allows. */
export const shippingEntry = (posted: FormData, step: ShippingStep): ShippingEntry => {
  const deliveryType = deliveryTypeOf(fieldOf(posted, 'deliveryType'));
  const billing = billingEntry(posted);
  const delivery = deliveryType === 'sameAsBilling' ? undefined : entryOf(deliveryType, posted);
  const home = countryOfEntry(billing, step.billingAddresses, step.cart.deliveryCountry);
  const country =
    deliveryType === 'packstation'
      ? PACKING_STATION_COUNTRY
      : delivery === undefined
        ? home
        : countryOfEntry(delivery, step.shippingAddresses, home);
  const wanted = fieldOf(posted, 'shipperCode');
  const shipperCode = shippersFor(step.shippers, deliveryType, country, wanted).find(({ selected }) => selected)?.code;
  const speditionFields =
    shipperCode === SPEDITION
      ? Object.fromEntries(
          step.cart.speditionFields.map(({ fieldName }) => [
            fieldName,
            fieldOf(posted, `${SPEDITION_PREFIX}${fieldName}`),
          ]),
        )
      : {};
  return {
    billing,
    deliveryType,
    ...(delivery === undefined ? {} : { delivery }),
    ...(shipperCode === undefined ? {} : { shipperCode }),
    speditionFields,
    billingCountries: step.billingCountries.map(({ code }) => code),
    deliveryCountries: step.deliveryCountries.map(({ code }) => code),
  };
};
