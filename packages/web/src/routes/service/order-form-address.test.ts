// @vitest-environment node

import { EMPTY_VIEW, type OrderFormView } from '@tornister/application/order-form';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressedForm, orderFormAddress, readOrderFormAddress } from './order-form-address.ts';

const read = (address: string | undefined): AddressedForm | undefined =>
  readOrderFormAddress(new URL(address ?? '', 'http://shop').searchParams);

const rows = (count: number): OrderFormView['typed'] =>
  Array.from({ length: count }, (_, index) => ({ number: String(100_000 + index), quantity: '2' }));

describe('the address of an order form', () => {
  it('is the plain one for a form as it is opened', () => {
    expect(orderFormAddress({ view: EMPTY_VIEW, inBasket: 0 })).toBe('/service/orderform/');
    expect(read('/service/orderform/')).toBeUndefined();
  });

  it('holds rows, what the basket refused or changed, how many are in it, and the place in the form', () => {
    const form: AddressedForm = {
      view: {
        typed: [
          { number: '12345', quantity: '2' },
          { number: 'Heft *; 50 % & "liniert"', quantity: '' },
        ],
        rest: '99999\t3\nStift',
        refused: { '12345': 'cart-full', 'A-1.b_2': 'not-for-sale' },
        changed: [{ kind: 'raised', orderNumber: '777', quantity: 5 }],
      },
      inBasket: 12,
      at: 3,
      wantedRows: 15,
    };
    expect(read(orderFormAddress(form))).toEqual(form);
  });

  it('gives back any rows as they were', () => {
    const text = fc.string({ unit: 'binary', maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.record({ number: text, quantity: text }), { minLength: 1, maxLength: 20 }), (typed) => {
        const address = orderFormAddress({ view: { ...EMPTY_VIEW, typed }, inBasket: 1 });
        if (address !== undefined) expect(read(address)?.view.typed).toEqual(typed);
      }),
    );
  });

  it('has room for 500 rows, and none for what a server on the way would refuse', () => {
    const long = orderFormAddress({ view: { ...EMPTY_VIEW, typed: rows(500) }, inBasket: 0 });
    expect(read(long)?.view.typed).toHaveLength(500);
    const rest = (length: number) =>
      orderFormAddress({ view: { ...EMPTY_VIEW, rest: '1'.repeat(length) }, inBasket: 0 });
    expect([rest(5_995)?.length, rest(5_996)]).toEqual(['/service/orderform/?rest='.length + 5_995, undefined]);
  });

  it.each([
    ['list=%25E0%25A4%25A*2', { typed: [] }],
    ['list=12345', { typed: [] }],
    ['list=12345*2*678', { typed: [{ number: '12345', quantity: '2' }] }],
    [
      'changed=777*found*5*778*raised*0*779*lowered*10',
      { changed: [{ orderNumber: '779', kind: 'lowered', quantity: 10 }] },
    ],
    [`list=${'1*1*'.repeat(600)}`, { typed: expect.objectContaining({ length: 500 }) }],
    ['added=-3&at=x&more=x', {}],
  ])('believes nothing that it has not written: %s', (search, view) => {
    expect(read(`/service/orderform/?${search}`)).toEqual({ view: { ...EMPTY_VIEW, ...view }, inBasket: 0 });
  });
});
