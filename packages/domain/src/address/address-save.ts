// What the shipping step has to save of an address book. Source: spec 2 §4 "handles shipping or packstation add, edit and revert of a
// removal".

import type { AddressId } from '../shared/brand.ts';
import type { SavedAddress } from './address.ts';
import type { AddressBook } from './address-book.ts';
import type { AddressFields } from './parse-address.ts';

export type AddressSave =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'add'; readonly draft: AddressFields }
  | { readonly kind: 'edit'; readonly addressId: AddressId; readonly draft: AddressFields }
  | { readonly kind: 'revert-removal'; readonly address: SavedAddress };

/** The open form is added or edited; without one, the removal of the very address that the delivery uses is reverted. */
export const addressSaveOf = (
  { form, lastRemoved }: Pick<AddressBook, 'form' | 'lastRemoved'>,
  usedId: AddressId | undefined,
): AddressSave => {
  if (form.mode === 'add') return { kind: 'add', draft: form.draft };
  if (form.mode === 'edit') return { kind: 'edit', addressId: form.addressId, draft: form.draft };
  const removed = lastRemoved?.address;
  return removed !== undefined && removed.addressId === usedId
    ? { kind: 'revert-removal', address: removed }
    : { kind: 'nothing' };
};
