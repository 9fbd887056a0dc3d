// An address as the schema wants it. Source: spec 2 §3 "Address".

import { domainToUnicode } from 'node:url';
import { shownEmail } from '@tornister/domain/address';
import type { AddressFields, AddressUse } from '../database/account-tables.ts';
import type { Answer } from '../graphql/answer.ts';

/** An e-mail address as people read it. Stored is what was typed, which may have the domain that computers read (`xn--…`); only that is compared. */
export const readableEmail = (email: string): string => shownEmail(email, domainToUnicode);

/** The answer for a stored address. */
export const showAddress = (
  row: AddressFields & { readonly id: string; readonly use: AddressUse },
): Answer<'Address'> => ({
  addressId: row.id,
  salutation: row.salutation,
  firstName: row.first_name,
  lastName: row.last_name,
  schoolOrCompany: row.company,
  street: row.street,
  addressAddition: row.addition,
  postCode: row.postcode,
  city: row.city,
  country: row.country,
  email: readableEmail(row.email),
  deliveryEmail: row.delivery_email && readableEmail(row.delivery_email),
  phone: row.phone,
  packstationAddress: row.use === 'packing-station',
  isAlsoCustomerAddress: row.use === 'customer',
});
