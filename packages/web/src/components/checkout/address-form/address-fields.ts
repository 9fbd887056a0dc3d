// Between an address form as it is posted, the fields that the domain reads, and an address that is shown in a form again.

import type { Address, AddressFields } from '@tornister/domain/address';

/** The fields of an address form, in no order. */
export const ADDRESS_FIELD_NAMES = [
  'formType',
  'company',
  'salutation',
  'firstname',
  'lastname',
  'streetAndNumber',
  'addition',
  'postcode',
  'city',
  'country',
  'phone',
  'email',
  'hasDeliveryEmail',
  'deliveryEmail',
  'postNumber',
  'stationName',
] as const satisfies readonly (keyof AddressFields)[];

/** The fields of one address form among everything that was typed on a page; what was not posted is absent. */
export const postedFields = (form: string, typed: Readonly<Record<string, string>>): AddressFields =>
  Object.fromEntries(
    ADDRESS_FIELD_NAMES.flatMap((name) => {
      const value = typed[`${form}.${name}`];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

/** The fields of one address form as they were posted. */
export const postedAddress = (form: string, posted: FormData): AddressFields =>
  postedFields(
    form,
    Object.fromEntries([...posted].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
  );

/** An address as fields, to be changed. */
export const fieldsOfAddress = (address: Address): AddressFields => ({
  salutation: address.salutation,
  firstname: address.firstname,
  lastname: address.lastname,
  postcode: address.postcode,
  city: address.city,
  country: address.country,
  email: address.email,
  ...(address.phone === undefined ? {} : { phone: address.phone }),
  ...(address.deliveryEmail === undefined ? {} : { hasDeliveryEmail: 'true', deliveryEmail: address.deliveryEmail }),
  ...(address.kind === 'packing-station'
    ? { postNumber: address.postNumber, stationName: address.stationName }
    : {
        formType: address.recipient.formType,
        streetAndNumber: address.streetAndNumber,
        ...(address.recipient.formType === 'companyOrSchool' ? { company: address.recipient.company } : {}),
        ...(address.addition === undefined ? {} : { addition: address.addition }),
      }),
});
