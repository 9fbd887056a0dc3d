// Where an address book is, and where its forms are: which one is open says the address of the page, so that it works without scripts.

import { type AddressBookPage, PATHS } from '@tornister/domain/routing';

const BOOK_PATHS: Readonly<Record<AddressBookPage, string>> = {
  billing: PATHS.billingAddresses,
  shipping: PATHS.shippingAddresses,
  'packing-station': PATHS.packingStations,
};

/** Names of the parameters of a book's page. */
export const BOOK_PARAMETERS = { add: 'add', edit: 'edit', removed: 'removed', place: 'place' } as const;

/** The page of a book. */
export const bookPath = (book: AddressBookPage): string => BOOK_PATHS[book];

/** The page of a book with the form of a new address. */
export const addPath = (book: AddressBookPage): string => `${bookPath(book)}?${BOOK_PARAMETERS.add}=1`;

/** The page of a book with the form of one of its addresses. */
export const editPath = (book: AddressBookPage, addressId: string): string =>
  `${bookPath(book)}?${BOOK_PARAMETERS.edit}=${encodeURIComponent(addressId)}`;

/** The page of a book that offers to take a removal back, at the place where the address stood. */
export const removedPath = (book: AddressBookPage, addressId: string, place: string): string =>
  `${bookPath(book)}?${new URLSearchParams([
    [BOOK_PARAMETERS.removed, addressId],
    [BOOK_PARAMETERS.place, place],
  ])}`;
