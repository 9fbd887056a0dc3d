// From the form of the shipping step to what the use case saves.

import {
  type AddressEntry,
  deliveryTypeOf,
  type RenewedAddresses,
  type ShippingEntry,
} from '@tornister/application/checkout';
import { type AddressId, brandId } from '@tornister/domain/shared';
import { postedAddress } from '../../components/checkout/address-form/address-fields.ts';
import { fieldOf } from '../form-refusal.ts';

/** Value of the choice "another address". */
export const NEW_ADDRESS = 'new';

/** Prefix of the fields about the place of delivery. */
export const SPEDITION_PREFIX = 'spedition.';

/** The field that says which shipper was ticked before another took its place, for this way of delivery. */
export const displacedField = (deliveryType: string | undefined, shipperCode: string | undefined): string =>
  `displaced.${deliveryType}.${shipperCode}`;

/**
 * The shipper that a form comes back with: the ticked one, or the one in whose place it stands. One that was ticked by hand since displaces nobody, and
 * neither does one that was posted with another way of delivery.
 */
export const tickedShipperIn = (typed: Readonly<Record<string, string>>): string | undefined =>
  typed[displacedField(typed.deliveryType, typed.shipperCode)] ?? typed.shipperCode;

/** The field that says which address of a book a form changes. */
const changedFieldOf = (form: string): string => `${form}.${form === 'billingAddress' ? 'addressId' : 'changed'}`;

/** Lets the posted form name what has taken the place of its addresses, so that what is typed next changes those. */
export const nameRenewed = (posted: FormData, renewed: RenewedAddresses = {}): void => {
  for (const [form, addressId] of Object.entries(renewed)) posted.set(changedFieldOf(form), addressId);
};

/** Whether the form that comes back names another address than the one that was posted. */
export const hasRenewed = (typed: Readonly<Record<string, string>>, posted: FormData | undefined): boolean =>
  [...(posted ?? [])].some(([name, value]) => /\.(addressId|changed)$/.test(name) && typed[name] !== value);

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
