import { type Address, defaultBillingAddress } from '@tornister/domain/address';
import { type AddressId, brandId } from '@tornister/domain/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { anAddress } from '../../testing/index.ts';
import type { AddressBooks, AddressGateway, GatewayError, SavedContactDetails } from '../ports/index.ts';
import { createEditAddressBook } from './edit-address-book.ts';

const customer = { ...anAddress(), addressId: brandId<AddressId>('customer'), isAlsoCustomerAddress: true };
const school = { ...anAddress(), addressId: brandId<AddressId>('school'), isAlsoCustomerAddress: false };
const DE = { code: 'DE', name: 'Deutschland' };
const AT = { code: 'AT', name: 'Österreich' };

const BOOKS: AddressBooks = {
  billingAddresses: [customer, school],
  shippingAddresses: [],
  packingStations: [],
  restorable: [brandId<AddressId>('removed')],
  billingCountries: [DE],
  deliveryCountries: [DE, AT],
};

const ACCOUNT: SavedContactDetails = {
  version: 1,
  salutation: 'ms',
  firstname: 'Mia',
  lastname: 'Muster',
  email: 'mia@xn--bcher-kva.example',
  shownEmail: 'mia@bücher.example',
  isEmailConfirmed: true,
  newsletter: 'none',
  deletionDays: 14,
};

const FIELDS = {
  formType: 'private',
  salutation: 'ms',
  firstname: 'Mia',
  lastname: 'Muster',
  streetAndNumber: 'Weg 1',
  postcode: '1010',
  city: 'Wien',
  country: 'AT',
  email: 'mia@example.com',
};

const open = ({
  books = BOOKS,
  isB2b = false,
  hasPackingStations = true,
  account = okAsync(ACCOUNT),
  fails,
}: {
  books?: AddressBooks;
  isB2b?: boolean;
  hasPackingStations?: boolean;
  account?: ResultAsync<SavedContactDetails, GatewayError>;
  fails?: GatewayError;
} = {}) => {
  const said: unknown[][] = [];
  const saved = (...call: unknown[]) => {
    said.push(call);
    return fails === undefined ? okAsync(customer) : errAsync(fails);
  };
  const done = (...call: unknown[]) => {
    said.push(call);
    return fails === undefined ? okAsync(undefined) : errAsync(fails);
  };
  const addresses: AddressGateway = {
    books: () => okAsync(books),
    add: (kind, address) => saved('add', kind, (address as Address & { city: string }).city),
    update: (kind, id) => saved('update', kind, id),
    remove: (id) => done('remove', id),
    restore: (id) => done('restore', id),
  };
  const contact = { details: () => account };
  return { editing: createEditAddressBook({ addresses, contact, isB2b, hasPackingStations }), said };
};

const opened = async (
  ...[kind, asked, more]: [
    Parameters<ReturnType<typeof open>['editing']['open']>[0],
    object?,
    Parameters<typeof open>[0]?,
  ]
) => (await open(more).editing.open(kind, asked ?? {}))._unsafeUnwrap();

describe('an address book that is opened (spec 2 §4 "Address book")', () => {
  it('marks the address that bills go to by the kind of customer', async () => {
    expect((await opened('billing')).defaultId).toBe('customer');
    expect((await opened('billing', {}, { isB2b: true })).defaultId).toBe('school');
    expect(await opened('shipping')).not.toHaveProperty('defaultId');
    const empty = { ...BOOKS, billingAddresses: [] };
    expect(await opened('billing', {}, { books: empty })).not.toHaveProperty('defaultId');
  });

  it('announces goods to the e-mail address of the bill, where there is one', async () => {
    expect((await opened('shipping')).email).toBe(defaultBillingAddress(BOOKS.billingAddresses, false)?.email);
    expect(await opened('shipping', {}, { books: { ...BOOKS, billingAddresses: [] } })).not.toHaveProperty('email');
  });

  it('opens the form that is asked for, and one by itself in an empty book', async () => {
    expect((await opened('billing')).form).toEqual({ mode: 'closed' });
    expect((await opened('billing', { edit: 'school' })).form).toEqual({ mode: 'edit', address: school });
    expect((await opened('shipping')).form).toEqual({ mode: 'add' });
  });

  it('begins a new address, and no other, with whom the account belongs to', async () => {
    const newFields = { salutation: 'ms', firstname: 'Mia', lastname: 'Muster', email: 'mia@bücher.example' };
    expect((await opened('billing', { add: true })).newFields).toEqual(newFields);
    expect((await opened('shipping')).newFields).toEqual(newFields);
    expect(await opened('billing')).not.toHaveProperty('newFields');
    expect(await opened('billing', { edit: 'school' })).not.toHaveProperty('newFields');
  });

  it('begins a new address without what the account does not say, or cannot say now', async () => {
    const { salutation: _, ...unknown } = ACCOUNT;
    const begun = (account: ResultAsync<SavedContactDetails, GatewayError>) =>
      opened('billing', { add: true }, { account });
    expect((await begun(okAsync(unknown))).newFields).toEqual({
      firstname: 'Mia',
      lastname: 'Muster',
      email: 'mia@bücher.example',
    });
    const form = await begun(errAsync({ kind: 'gateway.timed-out' }));
    expect([form.form, 'newFields' in form]).toEqual([{ mode: 'add' }, false]);
  });

  it('has the countries of its kind, and packing stations where the shop sends goods there: Germany alone is not enough', async () => {
    expect([(await opened('billing')).countries, (await opened('shipping')).countries]).toEqual([[DE], [DE, AT]]);
    expect((await opened('billing')).hasPackingStations).toBe(true);
    expect((await opened('billing', {}, { hasPackingStations: false })).hasPackingStations).toBe(false);
  });
});

describe('an address that is saved', () => {
  it('is added, or takes the place of the one that it changes', async () => {
    const { editing, said } = open();
    await editing.save('shipping', { form: 'address', fields: FIELDS });
    await editing.save('shipping', { form: 'address', addressId: 'a', fields: FIELDS });
    expect(said).toEqual([
      ['add', 'shipping', 'Wien'],
      ['update', 'shipping', 'a'],
    ]);
  });

  it('is none of a packing station without its number and its name, and needs no street', async () => {
    const { editing, said } = open();
    const { streetAndNumber: _street, ...person } = FIELDS;
    const refused = (await editing.save('packing-station', { form: 'address', fields: FIELDS }))._unsafeUnwrapErr();
    expect(refused).toMatchObject({
      errors: expect.arrayContaining([{ field: 'address.postNumber', message: 'requiredField' }]),
    });
    const fields = { ...person, postcode: '73430', country: 'DE', postNumber: '1234567', stationName: '101' };
    expect((await editing.save('packing-station', { form: 'address', fields })).isOk()).toBe(true);
    expect(said).toEqual([['add', 'packing-station', 'Wien']]);
  });

  it('is not sent while a field is wrong: bills go to other countries than goods', async () => {
    const { editing, said } = open();
    const refused = (await editing.save('billing', { form: 'address', fields: FIELDS }))._unsafeUnwrapErr();
    expect(refused).toMatchObject({ kind: 'address.invalid', errors: [{ field: 'address.country' }] });
    expect(said).toEqual([]);
  });

  it('puts what the server refuses on its fields, and passes all else on', async () => {
    const byField = {
      kind: 'gateway.refused',
      message: '',
      fieldErrors: [{ field: 'city', message: 'tooLong' }],
    } as const;
    const save = async (fails: GatewayError) =>
      (await open({ fails }).editing.save('shipping', { form: 'address', fields: FIELDS }))._unsafeUnwrapErr();
    expect(await save(byField)).toEqual({
      kind: 'address.invalid',
      errors: [{ field: 'address.city', message: 'tooLong' }],
    });
    expect(await save({ ...byField, message: 'vue.address.bookFull', fieldErrors: [] })).toEqual({
      kind: 'address.invalid',
      errors: [],
      message: 'vue.address.bookFull',
    });
    expect(await save({ kind: 'gateway.timed-out' })).toEqual({ kind: 'gateway.timed-out' });
  });
});

describe('a removal', () => {
  it('is made at once and can be taken back', async () => {
    const { editing, said } = open();
    await editing.remove('a');
    await editing.restore('a');
    expect(said).toEqual([
      ['remove', 'a'],
      ['restore', 'a'],
    ]);
  });
});
