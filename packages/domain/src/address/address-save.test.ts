import { describe, expect, it } from 'vitest';
import { aSavedAddress } from '../../test/builders/an-address.ts';
import { openAddressBook, stepAddressBook } from './address-book.ts';
import { addressSaveOf } from './address-save.ts';

const [one, other] = [aSavedAddress('a1'), aSavedAddress('a2')];
const book = openAddressBook([one, other]);
const removed = stepAddressBook(book, { kind: 'remove', addressId: one.addressId }).book;

describe('what of an address book is saved (spec 2 §4)', () => {
  it('an open form is added or edited', () => {
    const draft = { city: 'Wien' };
    const add = stepAddressBook(stepAddressBook(book, { kind: 'open-add' }).book, { kind: 'draft', fields: draft });
    expect(addressSaveOf(add.book, undefined)).toEqual({ kind: 'add', draft });
    const edit = stepAddressBook(book, { kind: 'open-edit', addressId: other.addressId });
    expect(addressSaveOf(edit.book, other.addressId)).toEqual({ kind: 'edit', addressId: 'a2', draft: {} });
  });

  it('a removal of the address that is used is reverted', () => {
    expect(addressSaveOf(removed, one.addressId)).toEqual({ kind: 'revert-removal', address: one });
    expect(addressSaveOf(removed, other.addressId)).toEqual({ kind: 'nothing' });
    expect(addressSaveOf(removed, undefined)).toEqual({ kind: 'nothing' });
  });

  it('an open form goes before a removal', () => {
    const adding = stepAddressBook(removed, { kind: 'open-add' }).book;
    expect(addressSaveOf(adding, one.addressId)).toEqual({ kind: 'add', draft: {} });
  });

  it('without a form and a removal there is nothing to save', () => {
    expect(addressSaveOf(book, one.addressId)).toEqual({ kind: 'nothing' });
    expect(addressSaveOf(book, undefined)).toEqual({ kind: 'nothing' });
  });
});
