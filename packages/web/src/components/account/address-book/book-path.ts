// Where an address book is, and where its forms are: which one is open says the address of the page, so that it works without scripts.

import { type AddressBookPage, PATHS } from '@tornister/domain/routing';

const BOOK_PATHS: Readonly<Record<AddressBookPage, string>> = {
  billing: PATHS.billingAddresses,
  shipping: PATHS.shippingAddresses,
  'packing-station': PATHS.packingStations,
};

/** Names of the parameters of a book's page. */
export const BOOK_PARAMETERS = { add: 'add', edit: 'edit', removed: 'removed', place: 'place', back: 'back' } as const;

/** The pages that send somebody here for an address and are gone back to, by their names: no address of a page says another. */
const WAYS_BACK = { prime: PATHS.primeCheckout } as const;
export type WayBack = keyof typeof WAYS_BACK;

/** The page that somebody goes back to. */
export const wayBackPath = (back: WayBack): string => WAYS_BACK[back];

/** The way back that the address of a book's page names. */
export const readWayBack = (search: URLSearchParams): WayBack | undefined =>
  (Object.keys(WAYS_BACK) as WayBack[]).find((known) => known === search.get(BOOK_PARAMETERS.back));

const pathWith = (book: AddressBookPage, back: WayBack | undefined, parameters: Readonly<Record<string, string>>) => {
  const search = new URLSearchParams({
    ...parameters,
    ...(back === undefined ? {} : { [BOOK_PARAMETERS.back]: back }),
  });
  return search.size === 0 ? BOOK_PATHS[book] : `${BOOK_PATHS[book]}?${search}`;
};

/** The page of a book. */
export const bookPath = (book: AddressBookPage, back?: WayBack): string => pathWith(book, back, {});

/** The page of a book with the form of a new address. */
export const addPath = (book: AddressBookPage, back?: WayBack): string =>
  pathWith(book, back, { [BOOK_PARAMETERS.add]: '1' });

/** The page of a book with the form of one of its addresses. */
export const editPath = (book: AddressBookPage, addressId: string, back?: WayBack): string =>
  pathWith(book, back, { [BOOK_PARAMETERS.edit]: addressId });

/** The page of a book that offers to take a removal back, at the place where the address stood. */
export const removedPath = (book: AddressBookPage, addressId: string, place: string, back?: WayBack): string =>
  pathWith(book, back, { [BOOK_PARAMETERS.removed]: addressId, [BOOK_PARAMETERS.place]: place });
