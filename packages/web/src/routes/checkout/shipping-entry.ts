// From the form of the shipping step to what the use case saves.

import { type AddressEntry, deliveryTypeOf, type ShippingEntry } from '@tornister/application/checkout';
import { type AddressId, brandId } from '@tornister/domain/shared';
import { postedAddress } from '../../components/checkout/address-form/address-fields.ts';
import { fieldOf } from '../form-refusal.ts';

/** Value of the choice "another address". */
export const NEW_ADDRESS = 'new';

/** Prefix of the fields about the place of delivery. */
export const SPEDITION_PREFIX = 'spedition.';

const billingEntry = (posted: FormData): AddressEntry => {
  const fields = postedAddress('billingAddress', posted);
  const addressId = brandId<AddressId>(fieldOf(posted, 'billingAddress.addressId'));
  if (fieldOf(posted, 'billingAddress.mode') === 'saved') return { kind: 'saved', addressId };
  return fieldOf(posted, 'billingAddress.mode') === 'changed'
    ? { kind: 'changed', addressId, fields }
    : { kind: 'new', fields };
};

const entryOf = (form: 'shippingAddress' | 'packstation', posted: FormData): AddressEntry => {
  const changed = fieldOf(posted, `${form}.changed`);
  if (changed !== '')
    return { kind: 'changed', addressId: brandId<AddressId>(changed), fields: postedAddress(form, posted) };
  const choice = fieldOf(posted, `${form}.choice`);
  return choice === '' || choice === NEW_ADDRESS
    ? { kind: 'new', fields: postedAddress(form, posted) }
    : { kind: 'saved', addressId: brandId<AddressId>(choice) };
};

/** What was typed about the place of delivery, by the names of the fields. */
const speditionFieldsIn = (posted: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...posted].flatMap(([name, value]) =>
      name.startsWith(SPEDITION_PREFIX) && typeof value === 'string'
        ? [[name.slice(SPEDITION_PREFIX.length), value] as const]
        : [],
    ),
  );

/** The posted form as one entry. */
export const shippingEntry = (posted: FormData): ShippingEntry => {
  const deliveryType = deliveryTypeOf(fieldOf(posted, 'deliveryType'));
  const wanted = fieldOf(posted, 'shipperCode');
  return {
    billing: billingEntry(posted),
    deliveryType,
    ...(deliveryType === 'sameAsBilling' ? {} : { delivery: entryOf(deliveryType, posted) }),
    ...(wanted === '' ? {} : { wantedShipper: wanted }),
    speditionFields: speditionFieldsIn(posted),
  };
};
