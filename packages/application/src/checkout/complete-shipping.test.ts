import { type AddressId, brandId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import { createInMemoryCheckoutGateway } from '../../testing/index.ts';
import { createCompleteShipping, type ShippingEntry } from './complete-shipping.ts';

const STREET = {
  formType: 'private',
  salutation: 'ms',
  firstname: 'Mia',
  lastname: 'Muster',
  streetAndNumber: 'Schulstraße 1',
  postcode: '73479',
  city: 'Ellwangen',
  country: 'DE',
  email: 'mia@example.com',
};

describe('saving the shipping step (spec 2 §4 "Shipping step")', () => {
  it('saves billing, delivery, place of delivery and shipper in this order', async () => {
    const { completeShipping, checkout } = open();
    await completeShipping.save(
      entry({
        deliveryType: 'shippingAddress',
        delivery: { kind: 'new', fields: STREET },
        shipperCode: 'spedition',
        speditionFields: { floor: '2' },
      }),
    );
    expect(checkout.calls().map(([name, said]) => [name, said])).toEqual([
      ['selectBillingAddress', 'address-1'],
      ['addAddress', 'shipping'],
      ['selectShippingAddress', 'new-1'],
      ['saveSpeditionFields', { floor: '2' }],
      ['selectShipper', 'spedition'],
    ]);
  });

  it('sends the goods to the billing address without an address of their own', async () => {
    const { completeShipping, checkout } = open();
    await completeShipping.save(entry());
    expect(checkout.calls()).toContainEqual(['selectShippingAddress', undefined]);
  });

  it('changes an address in the book where it is changed', async () => {
    const { completeShipping, checkout } = open();
    await completeShipping.save(
      entry({ billing: { kind: 'changed', addressId: brandId<AddressId>('address-1'), fields: STREET } }),
    );
    expect(checkout.calls()[0]?.slice(0, 3)).toEqual(['updateAddress', 'billing', 'address-1']);
  });

  it('saves a packing station as one', async () => {
    const { completeShipping, checkout } = open();
    const fields = { ...STREET, postNumber: '1234567', stationName: '145' };
    await completeShipping.save(entry({ deliveryType: 'packstation', delivery: { kind: 'new', fields } }));
    expect(checkout.calls()).toContainEqual([
      'addAddress',
      'packing-station',
      expect.objectContaining({ stationName: 'Packstation 145' }),
    ]);
  });

  it('names every mistake of both addresses at once and sends nothing', async () => {
    const { completeShipping, checkout } = open();
    const error = (
      await completeShipping.save(
        entry({
          billing: { kind: 'new', fields: { ...STREET, lastname: '' } },
          deliveryType: 'packstation',
          delivery: { kind: 'new', fields: { ...STREET, postNumber: '1', stationName: '145' } },
        }),
      )
    )._unsafeUnwrapErr();
    expect(error).toMatchObject({
      kind: 'shipping.invalid',
      errors: [{ field: 'billingAddress.lastname' }, { field: 'packstation.postNumber' }],
    });
    expect(checkout.calls()).toEqual([]);
  });

  it('maps what the server refuses onto the form it belongs to', async () => {
    const { completeShipping, checkout } = open();
    checkout.failNext('addAddress', {
      kind: 'gateway.refused',
      message: '',
      fieldErrors: [{ field: 'postcode', message: 'postcodeIncorrect' }],
    });
    const error = (await completeShipping.save(entry({ billing: { kind: 'new', fields: STREET } })))._unsafeUnwrapErr();
    expect(error).toEqual({
      kind: 'shipping.invalid',
      errors: [{ field: 'billingAddress.postcode', message: 'postcodeIncorrect' }],
    });
  });

  it('asks for the delivery address of a delivery that goes elsewhere', async () => {
    const { completeShipping } = open();
    expect((await completeShipping.save(entry({ deliveryType: 'shippingAddress' })))._unsafeUnwrapErr()).toMatchObject({
      errors: [{ field: 'shippingAddress.addressId', message: 'requiredField' }],
    });
  });
});

describe('going on as a guest', () => {
  it('sends the address once it holds', async () => {
    const { completeShipping, checkout } = open();
    expect((await completeShipping.continueAsGuest(STREET, ['DE'])).isOk()).toBe(true);
    expect(checkout.calls()[0]?.[0]).toBe('continueAsGuest');
  });

  it('refuses a country that the storefront does not serve', async () => {
    const { completeShipping } = open();
    expect((await completeShipping.continueAsGuest(STREET, ['CH']))._unsafeUnwrapErr()).toMatchObject({
      errors: [{ field: 'billingAddress.country', message: 'countryNotServed' }],
    });
  });
});

const open = () => {
  const checkout = createInMemoryCheckoutGateway();
  return { checkout, completeShipping: createCompleteShipping({ checkout }) };
};

const entry = (changes: Partial<ShippingEntry> = {}): ShippingEntry => ({
  billing: { kind: 'saved', addressId: brandId<AddressId>('address-1') },
  deliveryType: 'sameAsBilling',
  speditionFields: {},
  billingCountries: ['DE'],
  deliveryCountries: ['DE'],
  ...changes,
});
