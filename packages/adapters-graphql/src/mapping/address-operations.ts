// Calls the operation that adds or updates an address, one of six by kind.

import type { GatewayError } from '@tornister/application/ports';
import type { Address, AddressKind, SavedAddress } from '@tornister/domain/address';
import type { AddressId, CartId } from '@tornister/domain/shared';
import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import {
  addBillingAddress,
  addPackstationAddress,
  addShippingAddress,
  updateBillingAddress,
  updatePackstationAddress,
  updateShippingAddress,
} from '../generated/operations/checkout.ts';
import type { AddressResultPartsFragment } from '../generated/operations.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import { toAddressInput, toSavedAddress } from './address-mapper.ts';
import { same } from './parts-mapper.ts';
import { refused } from './refusals.ts';

type Answered = ResultAsync<Result<SavedAddress, GatewayError>, GatewayError>;

const savedOr = (answer: AddressResultPartsFragment, kind: AddressKind): Result<SavedAddress, GatewayError> =>
  answer.successful && answer.address !== null
    ? ok(toSavedAddress(answer.address))
    : err(refused(answer.generalErrorMessage, answer.fieldErrors, kind === 'packing-station'));

/** The three kinds of address have an operation each to add and to update; here they are one. */
export const createAddressOperations = (transport: GraphqlTransport) => {
  const added = (kind: AddressKind, cartId: CartId | null, address: Address): Answered => {
    const variables = { cartId, address: toAddressInput(address) };
    switch (kind) {
      case 'billing':
        return transport.run(addBillingAddress, variables, (answer) => savedOr(answer.addBillingAddress, kind));
      case 'shipping':
        return transport.run(addShippingAddress, variables, (answer) => savedOr(answer.addShippingAddress, kind));
      case 'packing-station':
        return transport.run(addPackstationAddress, variables, (answer) => savedOr(answer.addPackstationAddress, kind));
    }
  };
  const updated = (kind: AddressKind, cartId: CartId | null, addressId: AddressId, address: Address): Answered => {
    const variables = { cartId, addressId, address: toAddressInput(address) };
    switch (kind) {
      case 'billing':
        return transport.run(updateBillingAddress, variables, (answer) => savedOr(answer.updateBillingAddress, kind));
      case 'shipping':
        return transport.run(updateShippingAddress, variables, (answer) => savedOr(answer.updateShippingAddress, kind));
      case 'packing-station':
        return transport.run(updatePackstationAddress, variables, (answer) =>
          savedOr(answer.updatePackstationAddress, kind),
        );
    }
  };
  return {
    add: (kind: AddressKind, cartId: CartId | null, address: Address) => added(kind, cartId, address).andThen(same),
    update: (kind: AddressKind, cartId: CartId | null, addressId: AddressId, address: Address) =>
      updated(kind, cartId, addressId, address).andThen(same),
  };
};
