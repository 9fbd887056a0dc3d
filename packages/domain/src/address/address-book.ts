// Which form of an address book is open, and what is told of an address that has left the book. Source: spec 2 §4 "Address book": modes add or edit, one at a time per address kind; opening edit closes
// add and resets the draft, and the reverse.

import { err, ok, type Result } from 'neverthrow';
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

/** Told of an address that was chosen or for which something was typed, when another tab or device has changed or removed it meanwhile. */
export const LEFT_THE_BOOK = { saved: 'vue.checkout.address.gone', changed: 'vue.address.changedElsewhere' } as const;

/**
 * The address of a book that is chosen by its id; one that was changed meanwhile has another id. The error is the key of what is told (`LEFT_THE_BOOK`).
 * Whether an address can still be changed is not asked here: the same change sent again is done already, which only the shop knows that has made it.
 * Not in the specification.
 */
export const addressInBook = (
  addresses: readonly SavedAddress[],
  addressId: AddressId,
): Result<SavedAddress, typeof LEFT_THE_BOOK.saved> => {
  const address = addresses.find((held) => held.addressId === addressId);
  return address === undefined ? err(LEFT_THE_BOOK.saved) : ok(address);
};
