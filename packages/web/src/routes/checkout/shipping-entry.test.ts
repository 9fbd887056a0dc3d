// @vitest-environment node

import { type AddressId, brandId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import { typedIn } from '../form-refusal.ts';
import { hasRenewed, nameRenewed, shippingEntry, tickedShipperIn } from './shipping-entry.ts';

describe('the posted shipping step', () => {
  it('takes an address of the book', () => {
    expect(entryOf({ 'billingAddress.mode': 'saved', 'billingAddress.addressId': 'address-1' })).toMatchObject({
      billing: { kind: 'saved', addressId: 'address-1' },
      deliveryType: 'sameAsBilling',
    });
  });

  it.each([
    ['new', { kind: 'new', fields: { city: 'Aalen' } }],
    ['', { kind: 'new', fields: { city: 'Aalen' } }],
    ['changed', { kind: 'changed', addressId: 'address-1', fields: { city: 'Aalen' } }],
  ])('takes what was typed as an address of its own, or for the one that it changes (%j)', (mode, billing) => {
    const typed = { 'billingAddress.addressId': 'address-1', 'billingAddress.city': 'Aalen' };
    expect(entryOf({ ...typed, 'billingAddress.mode': mode }).billing).toEqual(billing);
  });

  it.each(['shippingAddress', 'packstation'])('takes an address of the book to deliver to (%s)', (deliveryType) => {
    const posted = { deliveryType, [`${deliveryType}.choice`]: 'address-2', [`${deliveryType}.city`]: 'Aalen' };
    expect(entryOf(posted).delivery).toEqual({ kind: 'saved', addressId: 'address-2' });
  });

  it('reads what belongs to the chosen delivery and nothing else', () => {
    const entry = entryOf({
      deliveryType: 'shippingAddress',
      'shippingAddress.choice': 'new',
      'shippingAddress.city': 'Aalen',
      'packstation.postNumber': '1234567',
    });
    expect(entry.delivery).toEqual({ kind: 'new', fields: { city: 'Aalen' } });
    expect(entryOf({ 'shippingAddress.choice': 'new' })).not.toHaveProperty('delivery');
  });

  it('reads an address of the book that is changed', () => {
    const entry = entryOf({
      deliveryType: 'shippingAddress',
      'shippingAddress.changed': 'address-1',
      'shippingAddress.city': 'Aalen',
    });
    expect(entry.delivery).toEqual({ kind: 'changed', addressId: 'address-1', fields: { city: 'Aalen' } });
  });

  it('reads what was ticked and what was typed about the place of delivery, and judges neither', () => {
    const posted = { deliveryType: 'packstation', shipperCode: 'dpd', 'spedition.floor': '2' };
    expect(entryOf(posted)).toMatchObject({ wantedShipper: 'dpd' });
    expect(entryOf(posted).speditionFields).toEqual({ floor: '2' });
    expect(entryOf({})).not.toHaveProperty('wantedShipper');
  });
});

describe('addresses that were changed before the step failed', () => {
  it.each([
    ['billingAddress', 'billingAddress.addressId'],
    ['shippingAddress', 'shippingAddress.changed'],
    ['packstation', 'packstation.changed'],
  ])('are named by the form that comes back (%s)', (form, field) => {
    const posted = new FormData();
    posted.set(field, 'address-1');
    posted.set(`${form}.city`, 'Aalen');
    const back = new FormData();
    for (const [name, value] of posted) back.set(name, value);
    nameRenewed(back, { [form]: brandId<AddressId>('new-1') });
    expect(back.get(field)).toBe('new-1');
    expect(hasRenewed(typedIn(back), posted)).toBe(true);
    expect(hasRenewed({ ...typedIn(posted), [`${form}.city`]: 'Celle' }, posted)).toBe(false);
  });
});

const entryOf = (fields: Readonly<Record<string, string>>) => {
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields)) posted.set(name, value);
  return shippingEntry(posted);
};

describe('the shipper that a form comes back with', () => {
  it.each([
    [{}, undefined],
    [{ shipperCode: 'dpd' }, 'dpd'],
    [{ deliveryType: 'packstation', shipperCode: 'dhl', 'displaced.packstation.dhl': 'dpd' }, 'dpd'],
    [{ deliveryType: 'sameAsBilling', shipperCode: 'dhl', 'displaced.packstation.dhl': 'dpd' }, 'dhl'],
    [{ deliveryType: 'packstation', shipperCode: 'gls', 'displaced.packstation.dhl': 'dpd' }, 'gls'],
  ])('of %j is %s: one that was ticked by hand since displaces nobody', (typed, shipper) => {
    expect(tickedShipperIn(typed)).toBe(shipper);
  });
});
