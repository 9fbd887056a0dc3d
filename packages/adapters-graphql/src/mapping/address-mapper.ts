// Addresses between the backend's fields and the domain. The rule which field means what is the domain's; here only the spelling.

import {
  type Address,
  fromBackendAddress,
  SALUTATIONS,
  type SavedAddress,
  toBackendAddress,
} from '@tornister/domain/address';
import { type AddressId, brandId } from '@tornister/domain/shared';
import type { AddressInput, AddressPartsFragment } from '../generated/operations.ts';

export const toSavedAddress = (answer: AddressPartsFragment): SavedAddress => ({
  ...fromBackendAddress({
    salutation: SALUTATIONS.find((known) => known === answer.salutation) ?? 'none',
    firstName: answer.firstName,
    lastName: answer.lastName,
    schoolOrCompany: answer.schoolOrCompany ?? '',
    street: answer.street,
    addressAddition: answer.addressAddition ?? '',
    postCode: answer.postCode,
    city: answer.city,
    country: answer.country,
    email: answer.email,
    phone: answer.phone ?? '',
    deliveryEmail: answer.deliveryEmail ?? '',
    packstationAddress: answer.packstationAddress,
  }),
  addressId: brandId<AddressId>(answer.addressId),
  isAlsoCustomerAddress: answer.isAlsoCustomerAddress,
});

/** An address as the backend takes it; which kind it is says the operation, not a field. */
export const toAddressInput = (address: Address): AddressInput => {
  const { packstationAddress, ...fields } = toBackendAddress(address);
  return fields;
};
