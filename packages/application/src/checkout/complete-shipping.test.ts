import type { Address, SavedAddress } from '@tornister/domain/address';
import { type AddressId, brandId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import {
  aCart,
  anAddress,
  aShipper,
  aShippingStep,
  createInMemoryCheckoutGateway,
  type InMemoryCheckoutGateway,
} from '../../testing/index.ts';
import type { ShippingStep } from '../ports/index.ts';
import { type AddressEntry, createCompleteShipping, type ShippingEntry } from './complete-shipping.ts';

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

const ID = brandId<AddressId>('address-1');

describe('saving the shipping step (spec 2 §4 "Shipping step")', () => {
  it('saves billing, delivery, place of delivery and shipper in this order', async () => {
    const { completeShipping, checkout } = open(FREIGHT);
    await completeShipping.save(
      entry({
        deliveryType: 'shippingAddress',
        delivery: { kind: 'new', fields: STREET },
        speditionFields: { floor: '2', 'not asked': 'x' },
      }),
    );
    expect(saved(checkout).map(([name, said]) => [name, said])).toEqual([
      ['selectBillingAddress', 'address-1'],
      ['addAddress', 'shipping'],
      ['selectShippingAddress', 'new-1'],
      ['saveSpeditionFields', { floor: '2' }],
      ['selectShipper', 'spedition'],
    ]);
  });

  it('names what the spedition has to know beside the mistakes of the addresses, before anything is saved', async () => {
    const { completeShipping, checkout } = open(FREIGHT);
    const wrong = entry({
      deliveryType: 'shippingAddress',
      delivery: { kind: 'new', fields: { ...STREET, city: '' } },
    });
    expect((await completeShipping.save(wrong))._unsafeUnwrapErr()).toMatchObject({
      errors: [
        { field: 'shippingAddress.city', message: 'requiredField' },
        { field: 'spedition.floor', message: 'requiredField' },
      ],
    });
    expect((await completeShipping.save(entry()))._unsafeUnwrapErr()).toMatchObject({
      errors: [{ field: 'spedition.floor', message: 'requiredField' }],
    });
    expect(saved(checkout)).toEqual([]);
  });

  it('sends the goods to the billing address without an address of their own', async () => {
    const { completeShipping, checkout } = open();
    await completeShipping.save(entry());
    expect(checkout.calls()).toContainEqual(['selectShippingAddress', undefined]);
  });

  it('shows the cart anew once it is saved, and not for what was refused', async () => {
    const { completeShipping, checkout, resets } = open();
    checkout.failNext('selectShipper', { kind: 'gateway.unreachable' });
    await completeShipping.save(entry({ billing: { kind: 'new', fields: {} } }));
    expect(resets()).toBe(0);
    expect((await completeShipping.save(entry())).isErr()).toBe(true);
    expect(resets()).toBe(0);
    expect((await completeShipping.save(entry())).isOk()).toBe(true);
    expect(resets()).toBe(1);
  });

  it('changes an address in the book where it is changed', async () => {
    const { completeShipping, checkout } = open();
    await completeShipping.save(entry({ billing: { kind: 'changed', addressId: ID, fields: STREET } }));
    expect(saved(checkout)[0]?.slice(0, 3)).toEqual(['updateAddress', 'billing', 'address-1']);
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
    expect(saved(checkout)).toEqual([]);
  });

  it.each(['shippingAddress', 'packstation'] as const)(
    'takes the e-mail of a new bill over for a new %s',
    async (deliveryType) => {
      const { completeShipping, checkout } = open();
      const fields = { ...STREET, postNumber: '1234567', stationName: '145' };
      await completeShipping.save(
        entry({
          billing: { kind: 'new', fields: { ...STREET, email: 'bill@example.com' } },
          deliveryType,
          delivery: { kind: 'new', fields: { ...fields, email: '' } },
        }),
      );
      const added = checkout.calls().filter(([name]) => name === 'addAddress');
      expect(added.map(([, , address]) => address)).toMatchObject([
        { email: 'bill@example.com' },
        { email: 'bill@example.com' },
      ]);
    },
  );

  it('names a wrong e-mail at the bill alone, whose delivery takes it over', async () => {
    const { completeShipping, checkout } = open();
    const refused = await completeShipping.save(
      entry({
        billing: { kind: 'new', fields: { ...STREET, email: 'bill' } },
        deliveryType: 'shippingAddress',
        delivery: { kind: 'new', fields: { ...STREET, email: '', city: '' } },
      }),
    );
    expect(refused._unsafeUnwrapErr()).toMatchObject({
      errors: [{ field: 'billingAddress.email' }, { field: 'shippingAddress.city' }],
    });
    expect(checkout.calls().filter(([name]) => name === 'addAddress')).toEqual([]);
  });

  it('refuses a saved address of a country that is not served, where the addresses are chosen', async () => {
    const deliveryCountries = [{ code: 'CH', name: 'Schweiz' }];
    const { completeShipping, checkout } = open({ deliveryCountries, shippingAddresses: [anAddress('address-1')] });
    const refused = await completeShipping.save(
      entry({ deliveryType: 'shippingAddress', delivery: { kind: 'saved', addressId: ID } }),
    );
    expect(refused._unsafeUnwrapErr()).toMatchObject({
      errors: [{ field: 'shippingAddress.addressId', message: 'countryNotServed' }],
    });
    expect(checkout.calls().filter(([name]) => name === 'selectBillingAddress')).toEqual([]);
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

  it.each([
    ['selectBillingAddress', { billing: { kind: 'saved', addressId: ID } }, 'billingAddress', 'gone'],
    ['updateAddress', { billing: { kind: 'changed', addressId: ID, fields: STREET } }, 'billingAddress', 'changed'],
    [
      'selectShippingAddress',
      { deliveryType: 'shippingAddress', delivery: { kind: 'saved', addressId: ID } },
      'shippingAddress',
      'gone',
    ],
  ] as const)(
    'says of an address that leaves its book between the check and %s that it has',
    async (call, typed, form, told) => {
      const { completeShipping, checkout } = open({ shippingAddresses: [anAddress()] });
      checkout.failNext(call, { kind: 'gateway.refused', message: '', fieldErrors: [] });
      const message = { gone: 'vue.checkout.address.gone', changed: 'vue.address.changedElsewhere' }[told];
      expect((await completeShipping.save(entry(typed)))._unsafeUnwrapErr()).toEqual({
        kind: 'shipping.invalid',
        errors: [{ field: `${form}.addressId`, message }],
      });
    },
  );

  it("shows the server's own sentence, and the form at fault, where no field is", async () => {
    const refusal = { kind: 'gateway.refused', message: 'Nicht heute.', fieldErrors: [] } as const;
    const { completeShipping, checkout } = open();
    checkout.failNext('selectShipper', refusal);
    expect((await completeShipping.save(entry()))._unsafeUnwrapErr()).toEqual({
      kind: 'shipping.invalid',
      message: 'Nicht heute.',
      errors: [],
    });
    const fieldErrors = [{ field: 'floor', message: 'requiredField' }];
    const freight = open(FREIGHT);
    freight.checkout.failNext('saveSpeditionFields', { ...refusal, fieldErrors });
    expect((await freight.completeShipping.save(entry()))._unsafeUnwrapErr()).toMatchObject({
      errors: [{ field: 'spedition.floor' }],
    });
  });

  it('changes an address of the delivery under its own kind, and one of the bill likewise', async () => {
    const { completeShipping, checkout } = open({ shippingAddresses: [anAddress('school')] });
    const changed = (id: string) => ({ kind: 'changed', addressId: brandId<AddressId>(id), fields: STREET }) as const;
    await completeShipping.save(
      entry({ billing: changed('address-1'), deliveryType: 'shippingAddress', delivery: changed('school') }),
    );
    const updates = saved(checkout).filter(([name]) => name === 'updateAddress');
    expect(updates.map(([, kind, id]) => [kind, id])).toEqual([
      ['billing', 'address-1'],
      ['shipping', 'school'],
    ]);
  });

  it('chooses no shipper where none can bring the goods', async () => {
    const { completeShipping, checkout } = open({ shippers: [] });
    expect((await completeShipping.save(entry())).isOk()).toBe(true);
    expect(saved(checkout).map(([name]) => name)).not.toContain('selectShipper');
  });

  it.each([[[aShipper('dhl'), aShipper('spedition', { selected: true })]], [[aShipper('dpd', { selected: true })]]])(
    'refuses a packing station that no shipper goes to, and saves nothing: the step would lead back to itself',
    async (shippers) => {
      const { completeShipping, checkout } = open({ shippers });
      const delivery = { kind: 'saved', addressId: anAddress().addressId } as const;
      const outcome = await completeShipping.save(entry({ deliveryType: 'packstation', delivery }));
      expect(outcome._unsafeUnwrapErr()).toMatchObject({
        errors: [{ field: 'deliveryType', message: 'vue.checkout.packstation.refused' }],
      });
      expect(saved(checkout)).toEqual([]);
    },
  );

  it('names each chosen address that has left its book meanwhile, and saves nothing', async () => {
    const { completeShipping, checkout } = open();
    const message = 'vue.checkout.address.gone';
    const gone: AddressEntry = { kind: 'saved', addressId: brandId<AddressId>('gone') };
    const outcome = await completeShipping.save(
      entry({ billing: gone, deliveryType: 'shippingAddress', delivery: gone }),
    );
    expect(outcome._unsafeUnwrapErr()).toEqual({
      kind: 'shipping.invalid',
      errors: ['billingAddress.addressId', 'shippingAddress.addressId'].map((field) => ({ field, message })),
    });
    expect(saved(checkout)).toEqual([]);
  });

  it('names a changed address that another tab has changed meanwhile, at its book', async () => {
    const { completeShipping, checkout } = open();
    const { addressId: _id, isAlsoCustomerAddress: _is, ...address } = anAddress();
    await checkout.updateAddress('billing', ID, { ...address, city: 'Aalen' } as Address);
    const outcome = await completeShipping.save(entry({ billing: changedTo('Schulstraße 2') }));
    expect(outcome._unsafeUnwrapErr()).toEqual({
      kind: 'shipping.invalid',
      errors: [{ field: 'billingAddress.addressId', message: 'vue.address.changedElsewhere' }],
    });
  });

  it('asks for the delivery address of a delivery that goes elsewhere', async () => {
    const { completeShipping } = open();
    expect((await completeShipping.save(entry({ deliveryType: 'shippingAddress' })))._unsafeUnwrapErr()).toMatchObject({
      errors: [{ field: 'shippingAddress.addressId', message: 'requiredField' }],
    });
  });
});

describe('pressing again after a failure, or at once (spec 2 §4)', () => {
  const streetsIn = async (checkout: InMemoryCheckoutGateway) =>
    (await checkout.shippingStep())
      ._unsafeUnwrap()
      .billingAddresses.map((address) => address.kind === 'street' && address.streetAndNumber);

  it.each(['selectBillingAddress', 'selectShippingAddress', 'selectShipper'] as const)(
    'goes on with the address that the first press has changed, when %s failed',
    async (call) => {
      const { completeShipping, checkout } = open();
      const pressed = entry({ billing: changedTo('Schulstraße 2') });
      checkout.failNext(call, { kind: 'gateway.timed-out' });
      const failed = (await completeShipping.save(pressed))._unsafeUnwrapErr();
      expect(failed).toEqual({ kind: 'gateway.timed-out', renewed: { billingAddress: 'new-1' } });
      expect((await completeShipping.save(pressed)).isOk()).toBe(true);
      expect(await streetsIn(checkout)).toEqual(['Schulstraße 2']);
    },
  );

  it('makes a change once that is pressed twice at the same moment', async () => {
    const { completeShipping, checkout } = open();
    const pressed = entry({ billing: changedTo('Schulstraße 2') });
    const both = await Promise.all([completeShipping.save(pressed), completeShipping.save(pressed)]);
    expect(both.map((outcome) => outcome.isOk())).toEqual([true, true]);
    expect(await streetsIn(checkout)).toEqual(['Schulstraße 2']);
  });

  it('names what has taken the place of each changed address, so that a further correction changes that one', async () => {
    const { completeShipping, checkout } = open({ shippingAddresses: [anAddress('school')] });
    const delivery = { kind: 'changed', addressId: brandId<AddressId>('school'), fields: STREET } as const;
    const pressed = entry({ billing: changedTo('Schulstraße 2'), deliveryType: 'shippingAddress', delivery });
    checkout.failNext('selectShipper', { kind: 'gateway.unreachable' });
    const { renewed } = (await completeShipping.save(pressed))._unsafeUnwrapErr();
    expect(renewed).toEqual({ billingAddress: 'new-1', shippingAddress: 'new-2' });
    const billing = { ...changedTo('Schulstraße 3'), addressId: brandId<AddressId>('new-1') };
    expect((await completeShipping.save(entry({ billing }))).isOk()).toBe(true);
    expect(await streetsIn(checkout)).toEqual(['Schulstraße 3']);
  });

  it('names none where none was changed', async () => {
    const { completeShipping, checkout } = open();
    checkout.failNext('selectShipper', { kind: 'gateway.timed-out' });
    expect((await completeShipping.save(entry()))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
  });
});

describe('who brings the goods (spec 2 §4 "Shipper rules")', () => {
  const shipperOf = async (changes: Partial<ShippingEntry>, step: Partial<ShippingStep> = {}) => {
    const { completeShipping, checkout } = open({ ...EVERYWHERE, ...step });
    await completeShipping.save(entry(changes));
    return saved(checkout).findLast(([name]) => name === 'selectShipper')?.[1];
  };

  it('is the shipper that was ticked, where it can', async () => {
    expect(await shipperOf({ wantedShipper: 'dpd' })).toBe('dpd');
    expect(await shipperOf({ wantedShipper: 'dhl' })).toBe('dhl');
    expect(await shipperOf({})).toBe('dhl');
  });

  it('is dhl to a packing station, whatever was ticked, and wherever the bill goes', async () => {
    const station = { kind: 'new', fields: { ...STREET, postNumber: '1234567', stationName: '145' } } as const;
    const toStation = { deliveryType: 'packstation', delivery: station, wantedShipper: 'dpd' } as const;
    const abroad = {
      billing: { kind: 'new', fields: { ...STREET, country: 'AT', postcode: '1070', city: 'Wien' } },
    } as const;
    expect(await shipperOf(toStation)).toBe('dhl');
    expect(await shipperOf({ ...toStation, ...abroad })).toBe('dhl');
  });

  it('is never dhl abroad: by a new address, a saved one, or the bill that the goods go with', async () => {
    const austrian = { ...STREET, country: 'AT', postcode: '1070', city: 'Wien' };
    const saved = { ...anAddress('vienna'), country: 'AT' } as SavedAddress;
    const delivery = (chosen: AddressEntry) =>
      shipperOf(
        { deliveryType: 'shippingAddress', delivery: chosen, wantedShipper: 'dhl' },
        { shippingAddresses: [saved] },
      );
    expect(await delivery({ kind: 'new', fields: austrian })).toBe('dpd');
    expect(await delivery({ kind: 'saved', addressId: brandId<AddressId>('vienna') })).toBe('dpd');
    expect(await shipperOf({ billing: { kind: 'new', fields: austrian }, wantedShipper: 'dhl' })).toBe('dpd');
  });

  it('asks for the place of delivery only when the spedition comes', async () => {
    const { completeShipping, checkout } = open();
    await completeShipping.save(entry({ speditionFields: { floor: '2' } }));
    expect(saved(checkout).map(([name]) => name)).not.toContain('saveSpeditionFields');
  });
});

describe('the step after shipping (spec 2 §4 "Checkout order")', () => {
  it('is payment, and the summary where there is nothing to choose', async () => {
    const store = { reset: () => undefined };
    const next = async (isB2b: boolean) => {
      const checkout = createInMemoryCheckoutGateway();
      return (await createCompleteShipping({ checkout, store, isB2b }).save(entry()))._unsafeUnwrap();
    };
    expect([await next(false), await next(true)]).toEqual(['payment', 'summary']);
  });

  it('is none when the step could not be read', async () => {
    const { completeShipping, checkout } = open();
    checkout.failNext('shippingStep', { kind: 'gateway.unauthenticated', revoked: true });
    expect((await completeShipping.save(entry()))._unsafeUnwrapErr()).toEqual({
      kind: 'gateway.unauthenticated',
      revoked: true,
    });
  });
});

const FREIGHT: Partial<ShippingStep> = {
  shippers: [aShipper('dhl'), aShipper('spedition', { selected: true })],
  cart: { ...aCart(), speditionFields: [{ fieldName: 'floor', displayName: 'Etage', fieldValue: '' }] },
};
const COUNTRIES = ['DE', 'AT'].map((code) => ({ code, name: code }));
const EVERYWHERE: Partial<ShippingStep> = { billingCountries: COUNTRIES, deliveryCountries: COUNTRIES };

const open = (step: Partial<ShippingStep> = {}) => {
  const checkout = createInMemoryCheckoutGateway({ step: aShippingStep(step) });
  let resets = 0;
  const store = {
    reset: () => {
      resets += 1;
    },
  };
  return {
    checkout,
    completeShipping: createCompleteShipping({ checkout, store, isB2b: false }),
    resets: () => resets,
  };
};

const changedTo = (streetAndNumber: string) =>
  ({ kind: 'changed', addressId: ID, fields: { ...STREET, streetAndNumber } }) as const;

/** What was sent, without the question that comes before. */
const saved = (checkout: InMemoryCheckoutGateway) => checkout.calls().filter(([name]) => name !== 'shippingStep');

const entry = (changes: Partial<ShippingEntry> = {}): ShippingEntry => ({
  billing: { kind: 'saved', addressId: brandId<AddressId>('address-1') },
  deliveryType: 'sameAsBilling',
  speditionFields: {},
  ...changes,
});
