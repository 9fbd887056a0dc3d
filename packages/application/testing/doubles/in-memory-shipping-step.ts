// The shipping step of the checkout in memory: books of addresses, and which of them the cart uses.

import { type Address, type AddressKind, PACKING_STATION_COUNTRY, type SavedAddress } from '@tornister/domain/address';
import { type AddressId, brandId } from '@tornister/domain/shared';
import type { ShippingStep } from '../../src/ports/index.ts';

const BOOKS = {
  billing: 'billingAddresses',
  shipping: 'shippingAddresses',
  'packing-station': 'packingStations',
} as const satisfies Record<AddressKind, keyof ShippingStep>;

const saved = (address: Address, addressId: AddressId): SavedAddress =>
  address.kind === 'packing-station'
    ? { ...address, country: PACKING_STATION_COUNTRY, addressId, isAlsoCustomerAddress: false }
    : { ...address, addressId, isAlsoCustomerAddress: false };

export type InMemoryShippingStep = {
  readonly current: () => ShippingStep;
  readonly add: (kind: AddressKind, address: Address) => SavedAddress;
  /**
   * What was ordered with the address before keeps that one, so the changed one has an id of its own. The same change made again answers what has
   * taken the place; nothing where the address has left its book otherwise.
   */
  readonly update: (kind: AddressKind, id: AddressId, address: Address) => SavedAddress | undefined;
  readonly remove: (id: AddressId) => void;
  /** An address that is in no book changes nothing. */
  readonly billTo: (id: AddressId) => void;
  /** Without an id the goods go with the bill. */
  readonly deliverTo: (id?: AddressId) => void;
  readonly chooseShipper: (code: string) => void;
};

export const createInMemoryShippingStep = (first: ShippingStep): InMemoryShippingStep => {
  let step = first;
  let made = 0;
  const replaced = new Map<AddressId, SavedAddress>();
  const newId = (): AddressId => {
    made += 1;
    return brandId<AddressId>(`new-${made}`);
  };
  const withBook = (kind: AddressKind, change: (book: readonly SavedAddress[]) => readonly SavedAddress[]): void => {
    step = { ...step, [BOOKS[kind]]: change(step[BOOKS[kind]]) };
  };
  const find = (id: AddressId): SavedAddress | undefined =>
    Object.values(BOOKS)
      .flatMap((book) => step[book])
      .find(({ addressId }) => addressId === id);
  return {
    current: () => step,
    add: (kind, address) => {
      const entry = saved(address, newId());
      withBook(kind, (book) => [...book, entry]);
      return entry;
    },
    update: (kind, id, address) => {
      const isIn = (wanted: AddressId): boolean => step[BOOKS[kind]].some(({ addressId }) => addressId === wanted);
      if (!isIn(id)) {
        const after = replaced.get(id);
        const isSame = after && JSON.stringify(saved(address, after.addressId)) === JSON.stringify(after);
        return isSame && isIn(after.addressId) ? after : undefined;
      }
      const entry = saved(address, newId());
      replaced.set(id, entry);
      const inPlace = (other: SavedAddress): SavedAddress => (other.addressId === id ? entry : other);
      withBook(kind, (book) => book.map(inPlace));
      const { billingAddress, shippingAddress } = step;
      if (billingAddress !== undefined) step = { ...step, billingAddress: inPlace(billingAddress) };
      if (shippingAddress !== undefined) step = { ...step, shippingAddress: inPlace(shippingAddress) };
      return entry;
    },
    remove: (id) => {
      for (const kind of ['billing', 'shipping', 'packing-station'] as const)
        withBook(kind, (book) => book.filter(({ addressId }) => addressId !== id));
    },
    billTo: (id) => {
      const billingAddress = find(id);
      if (billingAddress !== undefined) step = { ...step, billingAddress };
    },
    deliverTo: (id) => {
      const { shippingAddress: _before, ...withBill } = step;
      const shippingAddress = id === undefined ? undefined : find(id);
      step = shippingAddress === undefined ? withBill : { ...withBill, shippingAddress };
    },
    chooseShipper: (code) => {
      step = { ...step, shippers: step.shippers.map((shipper) => ({ ...shipper, selected: shipper.code === code })) };
    },
  };
};
