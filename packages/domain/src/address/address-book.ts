// Which form of an address book is open. Source: spec 2 §4 "Address book": modes add or edit, one at a time per address kind; opening edit closes
// add and resets the draft, and the reverse.

import type { AddressId } from '../shared/brand.ts';
import type { SavedAddress } from './address.ts';

/** What somebody asks of a book: by the address of a page, or by a button of a form. */
export type AskedForm = { readonly add?: boolean; readonly edit?: string };

/** The one form that is open; its fields begin with the address that is changed, or empty. */
export type OpenAddressForm =
  | { readonly mode: 'closed' }
  | { readonly mode: 'add' }
  | { readonly mode: 'edit'; readonly address: SavedAddress };

/** The form that opens: of one listed address, otherwise the empty one where it is asked for. An address that has left the book opens none. */
export const openAddressForm = (addresses: readonly SavedAddress[], { add, edit }: AskedForm): OpenAddressForm => {
  if (edit !== undefined) {
    const address = addresses.find(({ addressId }) => addressId === (edit as AddressId));
    return address === undefined ? { mode: 'closed' } : { mode: 'edit', address };
  }
  return add === true ? { mode: 'add' } : { mode: 'closed' };
};
