import { describe, expect, it } from 'vitest';
import { aPackingStation, aStreetAddress } from '../../test/builders/an-address.ts';
import { deliveryAddress, deliveryCountry, shippingSaves } from './delivery.ts';

describe('the delivery country (spec 2 §4)', () => {
  const billing = aStreetAddress({ country: 'AT' });
  const shipping = aStreetAddress({ country: 'CH' });
  const packingStation = aPackingStation();
  const all = { billing, shipping, packingStation };

  it('is that of the billing address, the shipping address or the packing station', () => {
    expect(deliveryCountry({ deliveryType: 'sameAsBilling', ...all })).toBe('AT');
    expect(deliveryCountry({ deliveryType: 'shippingAddress', ...all })).toBe('CH');
    expect(deliveryCountry({ deliveryType: 'packstation', ...all })).toBe('DE');
    expect(deliveryAddress({ deliveryType: 'packstation', ...all })).toBe(packingStation);
  });

  it('is DE for a packing station that is still to be entered, and unknown otherwise', () => {
    expect(deliveryCountry({ deliveryType: 'packstation', billing })).toBe('DE');
    expect(deliveryCountry({ deliveryType: 'shippingAddress', billing })).toBeUndefined();
    expect(deliveryCountry({ deliveryType: 'sameAsBilling', shipping })).toBeUndefined();
  });
});

describe('what the shipping step saves (spec 2 §4)', () => {
  it('the billing address, the other address, the spedition fields and the shipper, in this order', () => {
    const everything = { hasSpeditionFields: true, hasShipper: true };
    expect(shippingSaves({ deliveryType: 'shippingAddress', ...everything })).toEqual([
      'billing-address',
      'shipping-address',
      'spedition-fields',
      'shipper',
    ]);
  });

  it('only what the delivery has', () => {
    const nothing = { hasSpeditionFields: false, hasShipper: false };
    expect(shippingSaves({ deliveryType: 'sameAsBilling', ...nothing })).toEqual([
      'billing-address',
      'same-as-billing',
    ]);
    expect(shippingSaves({ deliveryType: 'packstation', ...nothing })).toEqual(['billing-address', 'packing-station']);
  });
});
