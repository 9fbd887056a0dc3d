// The port `AddressGateway`, on GraphQL.

import type { AddressBooks, AddressGateway, GatewayError } from '@tornister/application/ports';
import { type AddressId, brandId } from '@tornister/domain/shared';
import { err, ok, type Result } from 'neverthrow';
import { deleteAddress, getAddressBooks, restoreAddress } from '../generated/operations/account.ts';
import type { GetAddressBooksQuery } from '../generated/operations.ts';
import { toSavedAddress } from '../mapping/address-mapper.ts';
import { createAddressOperations } from '../mapping/address-operations.ts';
import { same } from '../mapping/parts-mapper.ts';
import { accepted, refused } from '../mapping/refusals.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';

/** The backend has one list of where goods go; which of them are packing stations it says of each. */
const toBooks = (answer: GetAddressBooksQuery): AddressBooks => {
  const goods = answer.getShippingAddresses.map(toSavedAddress);
  return {
    billingAddresses: answer.getBillingAddresses.map(toSavedAddress),
    shippingAddresses: goods.filter(({ kind }) => kind === 'street'),
    packingStations: goods.filter(({ kind }) => kind === 'packing-station'),
    restorable: answer.getRestorableAddresses.map((id) => brandId<AddressId>(id)),
    billingCountries: answer.getBillingCountries,
    deliveryCountries: answer.getDeliveryCountries,
  };
};

/** The visitor's address books; no cart is chosen for, but open ones follow a change. */
export const createGraphqlAddressGateway = (transport: GraphqlTransport): AddressGateway => {
  const addresses = createAddressOperations(transport);
  return {
    books: () => transport.run(getAddressBooks, {}, toBooks),
    add: (kind, address) => addresses.add(kind, null, address),
    update: (kind, id, address) => addresses.update(kind, null, id, address),
    remove: (addressId) =>
      transport.run(deleteAddress, { addressId }, (answer) => accepted(answer.deleteAddress)).andThen(same),
    restore: (addressId) =>
      transport
        .run(
          restoreAddress,
          { addressId },
          ({ restoreAddress: answer }): Result<void, GatewayError> =>
            answer.successful ? ok(undefined) : err(refused(answer.generalErrorMessage, answer.fieldErrors)),
        )
        .andThen(same),
  };
};
