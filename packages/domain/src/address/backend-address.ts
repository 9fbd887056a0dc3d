// An address in the fields of the backend, and back. A parcel station keeps its postnumber in the street field and its name in the
// addition field. Source: spec 2 §3 "Address", §5 "Company is sent only when formType is companyOrSchool, otherwise empty".

import type { Address, PackingStation, Salutation, StreetAddress } from './address.ts';
import { PACKING_STATION_COUNTRY } from './packing-station.ts';

export type BackendAddress = {
  readonly salutation: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly schoolOrCompany: string;
  readonly street: string;
  readonly addressAddition: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: string;
  readonly email: string;
  readonly phone: string;
  readonly deliveryEmail: string;
  readonly packstationAddress: boolean;
};

/** The fields that the backend keeps; what the address does not have is empty. */
export const toBackendAddress = (address: Address): BackendAddress => ({
  salutation: address.salutation,
  firstName: address.firstname,
  lastName: address.lastname,
  ...streetFields(address),
  postCode: address.postcode,
  city: address.city,
  country: address.country,
  email: address.email,
  phone: address.phone ?? '',
  deliveryEmail: address.deliveryEmail ?? '',
});

const streetFields = (
  address: Address,
): Pick<BackendAddress, 'schoolOrCompany' | 'street' | 'addressAddition' | 'packstationAddress'> =>
  address.kind === 'packing-station'
    ? {
        schoolOrCompany: '',
        street: address.postNumber,
        addressAddition: address.stationName,
        packstationAddress: true,
      }
    : {
        schoolOrCompany: address.recipient.formType === 'companyOrSchool' ? address.recipient.company : '',
        street: address.streetAndNumber,
        addressAddition: address.addition ?? '',
        packstationAddress: false,
      };

/** The address that the backend's fields mean; with a company in them it is one of a company or school. */
export const fromBackendAddress = (fields: BackendAddress): Address =>
  fields.packstationAddress ? stationOf(fields) : streetOf(fields);

const peopleOf = (fields: BackendAddress) => ({
  salutation: fields.salutation,
  firstname: fields.firstName,
  lastname: fields.lastName,
  email: fields.email,
  ...(fields.phone === '' ? {} : { phone: fields.phone }),
  ...(fields.deliveryEmail === '' ? {} : { deliveryEmail: fields.deliveryEmail }),
  postcode: fields.postCode,
  city: fields.city,
});

const stationOf = (fields: BackendAddress): PackingStation => ({
  kind: 'packing-station',
  ...peopleOf(fields),
  postNumber: fields.street,
  stationName: fields.addressAddition,
  country: PACKING_STATION_COUNTRY,
});

const streetOf = (fields: BackendAddress): StreetAddress => ({
  kind: 'street',
  ...peopleOf(fields),
  recipient:
    fields.schoolOrCompany === ''
      ? { formType: 'private' }
      : { formType: 'companyOrSchool', company: fields.schoolOrCompany },
  streetAndNumber: fields.street,
  ...(fields.addressAddition === '' ? {} : { addition: fields.addressAddition }),
  country: fields.country,
});

const FORM_FIELDS: Readonly<Record<string, string>> = {
  firstName: 'firstname',
  lastName: 'lastname',
  schoolOrCompany: 'company',
  street: 'streetAndNumber',
  addressAddition: 'addition',
  postCode: 'postcode',
};

/** Fields of a packing station that share a field of the backend with a street address. */
const STATION_FIELDS: Readonly<Record<string, string>> = { street: 'postNumber', addressAddition: 'stationName' };

/** The field of the form in which a field of the backend was typed; most are named the same. Source: spec 2 §3 "Address", §5. */
export const formFieldOf = (backendField: string, kind: Address['kind']): string =>
  (kind === 'packing-station' ? STATION_FIELDS[backendField] : undefined) ?? FORM_FIELDS[backendField] ?? backendField;
