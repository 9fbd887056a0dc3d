import { describe, expect, it } from 'vitest';
import { aPackingStation, aSavedAddress, aStreetAddress } from '../../test/builders/an-address.ts';
import { type AddressId, brandId } from '../shared/brand.ts';
import { type AddressBook, type AddressBookEvent, openAddressBook, stepAddressBook } from './address-book.ts';
import { contactChange, countryOf, defaultBillingAddress } from './default-address.ts';

const id = (text: string) => brandId<AddressId>(text);
const [a, b, c] = [aSavedAddress('a'), aSavedAddress('b'), aSavedAddress('c')];
const book = openAddressBook([a, b, c]);
const after = (start: AddressBook, ...events: readonly AddressBookEvent[]) =>
  events.reduce<{ book: AddressBook; commits: readonly AddressId[] }>(
    (soFar, event) => {
      const step = stepAddressBook(soFar.book, event);
      const commits = step.commitRemovalOf === undefined ? soFar.commits : [...soFar.commits, step.commitRemovalOf];
      return { book: step.book, commits };
    },
    { book: start, commits: [] },
  );
const idsOf = (of: AddressBook) => of.addresses.map(({ addressId }) => addressId);

describe('one form at a time (spec 2 §4)', () => {
  const draft: AddressBookEvent = { kind: 'draft', fields: { city: 'Ulm' } };

  it('opening edit closes add and resets the draft, and the reverse', () => {
    const adding = after(book, { kind: 'open-add' }, draft).book;
    expect(adding.form).toEqual({ mode: 'add', draft: { city: 'Ulm' } });
    const editing = after(adding, { kind: 'open-edit', addressId: id('b') }).book;
    expect(editing.form).toEqual({ mode: 'edit', addressId: 'b', draft: {} });
    expect(after(editing, draft, { kind: 'open-add' }).book.form).toEqual({ mode: 'add', draft: {} });
    expect(after(editing, draft, { kind: 'open-edit', addressId: id('a') }).book.form).toEqual({
      mode: 'edit',
      addressId: 'a',
      draft: {},
    });
  });

  it('opening what is open keeps the draft', () => {
    const adding = after(book, { kind: 'open-add' }, draft).book;
    expect(after(adding, { kind: 'open-add' }).book).toBe(adding);
    const editing = after(book, { kind: 'open-edit', addressId: id('b') }, draft).book;
    expect(after(editing, { kind: 'open-edit', addressId: id('b') }).book).toBe(editing);
  });

  it('no address that is not listed can be edited, and nothing typed without a form', () => {
    expect(after(book, { kind: 'open-edit', addressId: id('x') }).book).toBe(book);
    expect(after(book, draft).book).toBe(book);
  });

  it('closes when it is saved or closed', () => {
    const editing = after(book, { kind: 'open-edit', addressId: id('b') }).book;
    expect(after(editing, { kind: 'close' }).book.form).toEqual({ mode: 'closed' });
    const changed = { ...b, city: 'Ulm' };
    expect(after(editing, { kind: 'saved', address: changed }).book).toEqual({
      addresses: [a, changed, c],
      form: { mode: 'closed' },
    });
    const added = aSavedAddress('d');
    expect(idsOf(after(book, { kind: 'saved', address: added }).book)).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('removing an address (spec 2 §4)', () => {
  const removeB: AddressBookEvent = { kind: 'remove', addressId: id('b') };

  it('keeps it for undo, at its place', () => {
    const removed = after(book, removeB);
    expect(idsOf(removed.book)).toEqual(['a', 'c']);
    expect(removed.book.lastRemoved).toEqual({ address: b, index: 1 });
    expect(removed.commits).toEqual([]);
    const undone = after(removed.book, { kind: 'undo-removal' });
    expect(undone.book).toEqual(book);
    expect(after(undone.book, { kind: 'undo-removal' }).book).toBe(undone.book);
  });

  it('a second removal commits the previous one', () => {
    const twice = after(book, removeB, { kind: 'remove', addressId: id('a') });
    expect(twice.commits).toEqual(['b']);
    expect(twice.book).toEqual({ addresses: [c], form: { mode: 'closed' }, lastRemoved: { address: a, index: 0 } });
  });

  it('is final when the book is cleaned up', () => {
    const cleaned = after(book, removeB, { kind: 'clean-up' });
    expect(cleaned.commits).toEqual(['b']);
    expect(cleaned.book).not.toHaveProperty('lastRemoved');
    expect(after(book, { kind: 'clean-up' }).commits).toEqual([]);
    expect(idsOf(after(cleaned.book, { kind: 'undo-removal' }).book)).toEqual(['a', 'c']);
  });

  it('closes its form, and leaves any other open', () => {
    const editing = after(book, { kind: 'open-edit', addressId: id('b') }).book;
    expect(after(editing, removeB).book.form).toEqual({ mode: 'closed' });
    expect(after(editing, { kind: 'remove', addressId: id('a') }).book.form).toEqual(editing.form);
    const adding = after(book, { kind: 'open-add' }).book;
    expect(after(adding, removeB).book.form).toEqual({ mode: 'add', draft: {} });
  });

  it('of an unknown address does nothing', () => {
    const removed = after(book, removeB).book;
    expect(after(removed, removeB)).toEqual({ book: removed, commits: [] });
  });
});

describe('the default billing address (spec 2 §4)', () => {
  const customer = aSavedAddress('customer', true);
  const other = aSavedAddress('other', false);

  it('is the customer address, and for business customers the one that is not', () => {
    expect(defaultBillingAddress([other, customer], false)).toBe(customer);
    expect(defaultBillingAddress([customer, other], true)).toBe(other);
  });

  it('is the first where there is no such one', () => {
    expect(defaultBillingAddress([other, a], false)).toBe(other);
    expect(defaultBillingAddress([customer], true)).toBe(customer);
    expect(defaultBillingAddress([], true)).toBeUndefined();
  });
});

describe('countries and contact data', () => {
  it('a packing station is in Germany', () => {
    expect(countryOf(aPackingStation())).toBe('DE');
    expect(countryOf(aStreetAddress({ country: 'CH' }))).toBe('CH');
  });

  it('e-mail and phone are saved only if changed, the e-mail only for guests or on request (spec 2 §5)', () => {
    const saved = { email: 'old@example.com', phone: '1' };
    const entered = { email: 'new@example.com', phone: '2' };
    const change = (isGuest: boolean, isEmailRequested: boolean, to: { email: string; phone?: string } = entered) =>
      contactChange(saved, to, { isGuest, isEmailRequested });
    expect(change(true, false)).toEqual({ email: 'new@example.com', phone: '2' });
    expect(change(false, true)).toEqual({ email: 'new@example.com', phone: '2' });
    expect(change(false, false)).toEqual({ phone: '2' });
    expect(change(true, true, saved)).toEqual({});
    expect(change(true, true, { email: saved.email })).toEqual({ phone: '' });
    expect(contactChange({ email: 'a' }, { email: 'a' }, { isGuest: true, isEmailRequested: false })).toEqual({});
    expect(
      contactChange({ email: 'a' }, { email: 'a', phone: '' }, { isGuest: true, isEmailRequested: false }),
    ).toEqual({});
  });
});
