// @vitest-environment node
// The buttons in the address books of the shipping step: they change the book, and the step is shown again with all that was typed.

import type { AddressGateway, ContactGateway, GatewayError } from '@tornister/application/ports';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { askOnHost } from '../../../test/asked-on-host.ts';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { accountModule } from '../../composition/account.module.ts';
import { registerArea } from '../../composition/area-module.ts';
import { checkoutModule } from '../../composition/checkout.module.ts';
import { ports } from '../../composition/ports.ts';
import { sessionModule } from '../../composition/session.module.ts';
import { bookChange, isRemovedFrom, postedBookChange } from './book-change.ts';
import { action as saveShipping } from './shipping.loader.ts';

for (const area of [accountModule, checkoutModule, sessionModule]) registerArea(area);

const changeIn = (book: string) => {
  const posted = new FormData();
  posted.set('book', book);
  return postedBookChange(posted);
};

describe('the button of an address book', () => {
  it('says what it changes, in which book', () => {
    expect(changeIn(bookChange.remove('shippingAddress', 'address-1'))).toEqual({
      ...{ kind: 'remove', form: 'shippingAddress', addressId: 'address-1' },
    });
    expect(changeIn(bookChange.list('packstation'))).toEqual({ kind: 'list', form: 'packstation', addressId: '' });
  });

  it.each(['', 'remove', 'remove:evil:address-1', 'evil:packstation:address-1'])('is none of the step: %j', (book) => {
    expect(changeIn(book)).toBeUndefined();
  });
});

const post = async (book: string, failure?: GatewayError) => {
  const asked: unknown[] = [];
  const change = (name: string) => (id: string) => {
    asked.push([name, id]);
    return failure === undefined ? okAsync<void, GatewayError>(undefined) : errAsync<void, GatewayError>(failure);
  };
  const addresses: Partial<AddressGateway> = { remove: change('remove'), restore: change('restore') };
  const shop = await openTestShop({
    addresses: addresses as AddressGateway,
    // These buttons open no form that begins with the account.
    bindMore: (bind) => bind(ports.contactGateway, [], () => ({}) as ContactGateway),
  });
  const answer = await askOnHost(shop, saveShipping, '/checkout/shipping/', { book, city: 'Aalen' });
  return { asked, answer, saved: shop.checkout.calls() };
};

describe('pressing it', () => {
  it.each(['remove', 'restore'] as const)('changes the book and saves nothing of the step (%s)', async (kind) => {
    const { asked, answer, saved } = await post(bookChange[kind]('billingAddress', 'address-1'));
    expect([asked, saved]).toEqual([[[kind, 'address-1']], []]);
    expect(answer).toMatchObject({
      data: { refusal: { typed: { city: 'Aalen' }, errors: [] }, change: { kind, form: 'billingAddress' } },
    });
  });

  it.each(['edit', 'list'] as const)('only shows another form (%s)', async (kind) => {
    const { asked, answer } = await post(bookChange[kind]('billingAddress', 'address-1'));
    expect([asked, answer]).toEqual([
      [],
      expect.objectContaining({ data: expect.objectContaining({ change: expect.anything() }) }),
    ]);
  });

  it('does not look done where the shop does not answer', async () => {
    const { answer } = await post(bookChange.remove('billingAddress', 'address-1'), { kind: 'gateway.unreachable' });
    expect(answer).toMatchObject({ init: { status: 503 }, data: { refusal: { typed: { city: 'Aalen' } } } });
    expect(answer).not.toHaveProperty('data.change');
  });
});

describe('an address that was removed', () => {
  const REMOVED = changeIn(bookChange.remove('shippingAddress', 'address-1'));
  const BOOK = [{ addressId: 'address-2' }, { addressId: 'address-3' }];

  it('can be put back into its book, until it is there again', () => {
    expect(isRemovedFrom('shippingAddress', BOOK, REMOVED)).toBe(true);
    expect(isRemovedFrom('shippingAddress', [...BOOK, { addressId: 'address-1' }], REMOVED)).toBe(false);
    expect(isRemovedFrom('billingAddress', BOOK, REMOVED)).toBe(false);
  });

  it.each([undefined, changeIn(bookChange.edit('shippingAddress', 'address-1'))])('is none after %j', (change) => {
    expect(isRemovedFrom('shippingAddress', BOOK, change)).toBe(false);
  });
});
