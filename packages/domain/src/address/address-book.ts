// The address book of one kind of address as a state machine: one form open at a time, one removal that can be taken back.
// Source: spec 2 §4 "Address book".

import type { AddressId } from '../shared/brand.ts';
import type { SavedAddress } from './address.ts';
import type { AddressFields } from './parse-address.ts';

/** The form that is open, with what has been typed into it. */
export type AddressForm =
  | { readonly mode: 'closed' }
  | { readonly mode: 'add'; readonly draft: AddressFields }
  | { readonly mode: 'edit'; readonly addressId: AddressId; readonly draft: AddressFields };

/** The removal that can still be taken back, with the place where the address stood. */
export type LastRemoval = { readonly address: SavedAddress; readonly index: number };

export type AddressBook = {
  readonly addresses: readonly SavedAddress[];
  readonly form: AddressForm;
  readonly lastRemoved?: LastRemoval;
};

export type AddressBookEvent =
  | { readonly kind: 'open-add' }
  | { readonly kind: 'open-edit'; readonly addressId: AddressId }
  | { readonly kind: 'draft'; readonly fields: AddressFields }
  | { readonly kind: 'close' }
  /** The open form was saved as this address. */
  | { readonly kind: 'saved'; readonly address: SavedAddress }
  | { readonly kind: 'remove'; readonly addressId: AddressId }
  | { readonly kind: 'undo-removal' }
  /** The shopper leaves: what was removed cannot be taken back any more. */
  | { readonly kind: 'clean-up' };

/** What the change asks of the server: the removal that has become final. */
export type AddressBookStep = { readonly book: AddressBook; readonly commitRemovalOf?: AddressId };

/** A book with these addresses and no form open. */
export const openAddressBook = (addresses: readonly SavedAddress[]): AddressBook => ({
  addresses,
  form: { mode: 'closed' },
});

/**
 * The book after an event. Opening edit closes add and resets the draft, and the reverse. A removal keeps the address for undo; a
 * second removal, and cleaning up, make the one before final.
 */
export const stepAddressBook = (book: AddressBook, event: AddressBookEvent): AddressBookStep => {
  switch (event.kind) {
    case 'open-add':
      return book.form.mode === 'add' ? { book } : { book: { ...book, form: { mode: 'add', draft: {} } } };
    case 'open-edit':
      return { book: openEdit(book, event.addressId) };
    case 'draft':
      return { book: book.form.mode === 'closed' ? book : { ...book, form: { ...book.form, draft: event.fields } } };
    case 'close':
      return { book: { ...book, form: { mode: 'closed' } } };
    case 'saved':
      return { book: { ...book, addresses: withSaved(book.addresses, event.address), form: { mode: 'closed' } } };
    case 'remove':
      return remove(book, event.addressId);
    case 'undo-removal':
      return { book: undoRemoval(book) };
    case 'clean-up':
      return committing(withoutUndo(book), book.lastRemoved);
  }
};

const isListed = (book: AddressBook, id: AddressId): boolean =>
  book.addresses.some(({ addressId }) => addressId === id);

const openEdit = (book: AddressBook, addressId: AddressId): AddressBook => {
  const isOpen = book.form.mode === 'edit' && book.form.addressId === addressId;
  if (isOpen || !isListed(book, addressId)) return book;
  return { ...book, form: { mode: 'edit', addressId, draft: {} } };
};

const withSaved = (addresses: readonly SavedAddress[], saved: SavedAddress): readonly SavedAddress[] =>
  addresses.some(({ addressId }) => addressId === saved.addressId)
    ? addresses.map((address) => (address.addressId === saved.addressId ? saved : address))
    : [...addresses, saved];

const withoutUndo = ({ addresses, form }: AddressBook): AddressBook => ({ addresses, form });

const committing = (book: AddressBook, final: LastRemoval | undefined): AddressBookStep =>
  final === undefined ? { book } : { book, commitRemovalOf: final.address.addressId };

const remove = (book: AddressBook, addressId: AddressId): AddressBookStep => {
  const index = book.addresses.findIndex((address) => address.addressId === addressId);
  const address = book.addresses[index];
  if (address === undefined) return { book };
  const isBeingEdited = book.form.mode === 'edit' && book.form.addressId === addressId;
  const next: AddressBook = {
    addresses: book.addresses.toSpliced(index, 1),
    form: isBeingEdited ? { mode: 'closed' } : book.form,
    lastRemoved: { address, index },
  };
  return committing(next, book.lastRemoved);
};

const undoRemoval = (book: AddressBook): AddressBook =>
  book.lastRemoved === undefined
    ? book
    : {
        ...withoutUndo(book),
        addresses: book.addresses.toSpliced(book.lastRemoved.index, 0, book.lastRemoved.address),
      };
