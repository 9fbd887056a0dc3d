import { describe, expect, it } from 'vitest';
import { aPackingStation, aSavedAddress, aStreetAddress } from '../../test/builders/an-address.ts';
import { addressInBook, openAddressForm } from './address-book.ts';
import { contactChange, countryOf, defaultBillingAddress, isServedIn } from './default-address.ts';

const [a, b] = [aSavedAddress('a'), aSavedAddress('b')];

describe('one form at a time (spec 2 §4)', () => {
  it('is closed until one is asked for; edit wins over add', () => {
    expect(openAddressForm([a, b], {})).toEqual({ mode: 'closed' });
    expect(openAddressForm([a, b], { add: true })).toEqual({ mode: 'add' });
    expect(openAddressForm([a, b], { add: true, edit: 'b' })).toEqual({ mode: 'edit', address: b });
  });

  it('opens for no address that is not listed', () => {
    expect(openAddressForm([a, b], { edit: 'c' })).toEqual({ mode: 'closed' });
    expect(openAddressForm([], { edit: 'a' })).toEqual({ mode: 'closed' });
  });
});

describe('an address of a book that another tab may have changed', () => {
  it('is the held one, or said to be gone', () => {
    expect(addressInBook([a, b], b.addressId)._unsafeUnwrap()).toBe(b);
    expect(addressInBook([a], b.addressId)._unsafeUnwrapErr()).toBe('vue.checkout.address.gone');
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

describe('an address of a book that several storefronts share', () => {
  it('can be chosen where its country is served, a packing station where Germany is', () => {
    const street = aStreetAddress({ country: 'CH' });
    expect([isServedIn(['CH', 'LI'])(street), isServedIn(['DE'])(street), isServedIn([])(street)]).toEqual([
      ...[true, false, false],
    ]);
    expect([isServedIn(['DE'])(aPackingStation()), isServedIn(['CH'])(aPackingStation())]).toEqual([true, false]);
  });
});
