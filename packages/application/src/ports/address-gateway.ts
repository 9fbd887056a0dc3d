// Port: the address books of a guest or member.

import type { Address, AddressKind, SavedAddress } from '@tornister/domain/address';
import type { AddressId } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { Country } from './checkout-gateway.ts';
import type { GatewayError } from './gateway-error.ts';

/** All books, each in the order in which it is shown, and the countries that the shop knows. */
export type AddressBooks = {
  readonly billingAddresses: readonly SavedAddress[];
  readonly shippingAddresses: readonly SavedAddress[];
  readonly packingStations: readonly SavedAddress[];
  /** Removed addresses that can still be put back. */
  readonly restorable: readonly AddressId[];
  readonly billingCountries: readonly Country[];
  readonly deliveryCountries: readonly Country[];
};

/** What a guest or member does with the own addresses, in the account as in the checkout. */
export type AddressGateway = {
  readonly books: () => ResultAsync<AddressBooks, GatewayError>;
  /** Refused with field errors, or with a sentence when the book is full. */
  readonly add: (kind: AddressKind, address: Address) => ResultAsync<SavedAddress, GatewayError>;
  /** Answers the address that stands in the place of the one before, with an id of its own; an open cart follows. */
  readonly update: (kind: AddressKind, id: AddressId, address: Address) => ResultAsync<SavedAddress, GatewayError>;
  /** Takes an address out of its book; one that has left it already is no failure. */
  readonly remove: (id: AddressId) => ResultAsync<void, GatewayError>;
  /** Puts the address back that was removed last from its book, in its place; refused when that is too late. */
  readonly restore: (id: AddressId) => ResultAsync<void, GatewayError>;
};
