import { anAddress, aShipper, aShippingStep } from '@tornister/application/testing';
import { describe, expect, it } from 'vitest';
import { deliveryTypeOf, savedDeliveryType, shippersFor, shippingEntry } from './shipping-entry.ts';

describe('the posted shipping step', () => {
  it('takes an address of the book', () => {
    expect(entryOf({ 'billingAddress.mode': 'saved', 'billingAddress.addressId': 'address-1' })).toMatchObject({
      billing: { kind: 'saved', addressId: 'address-1' },
      deliveryType: 'sameAsBilling',
      shipperCode: 'dhl',
    });
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

  it('sends only dhl to a packing station, whatever was ticked (spec 2 §4 "Shipper rules")', () => {
    expect(entryOf({ deliveryType: 'packstation', shipperCode: 'dpd' }).shipperCode).toBe('dhl');
  });

  it('does not send dhl abroad', () => {
    const entry = entryOf({
      deliveryType: 'shippingAddress',
      'shippingAddress.choice': 'new',
      'shippingAddress.country': 'AT',
      shipperCode: 'dhl',
    });
    expect(entry.shipperCode).toBe('dpd');
  });

  it('asks for the place of delivery only when the spedition comes', () => {
    const step = aShippingStep({
      shippers: [aShipper('dhl'), aShipper('spedition', { selected: true })],
      cart: {
        ...aShippingStep().cart,
        speditionFields: [{ fieldName: 'floor', displayName: 'Etage', fieldValue: '' }],
      },
    });
    const posted = new FormData();
    posted.set('spedition.floor', '2');
    expect(shippingEntry(posted, step)).toMatchObject({ shipperCode: 'spedition', speditionFields: { floor: '2' } });
    expect(entryOf({ 'spedition.floor': '2' }).speditionFields).toEqual({});
  });
});

describe('how the goods go out', () => {
  it('is what the cart says, until the form says otherwise', () => {
    expect(savedDeliveryType({})).toBe('sameAsBilling');
    expect(savedDeliveryType({ shippingAddress: anAddress() })).toBe('shippingAddress');
    expect([undefined, 'packstation', 'balloon'].map(deliveryTypeOf)).toEqual([
      'sameAsBilling',
      'packstation',
      'sameAsBilling',
    ]);
  });

  it('disables dhl outside of Germany with its reason', () => {
    const [dhl] = shippersFor([aShipper('dhl'), aShipper('dpd')], 'shippingAddress', 'AT');
    expect(dhl?.availability).toEqual({ enabled: false, reason: 'DHL-GERMANY-ONLY' });
  });
});

const entryOf = (fields: Readonly<Record<string, string>>) => {
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields)) posted.set(name, value);
  return shippingEntry(posted, aShippingStep());
};
