import { describe, expect, it } from 'vitest';
import { checkOrderLookup, lookupMethodOf, ORDER_ID_MAX_LENGTH, ZIP_CODE_MAX_LENGTH } from './find-order.ts';

describe('finding the order of a return (spec 2 §4, §6)', () => {
  it('by order id and postcode needs both', () => {
    const form = { orderId: '4711', zipCode: '73479' };
    expect(checkOrderLookup(form)._unsafeUnwrap()).toEqual(form);
    expect(checkOrderLookup({ orderId: ' 4711\t', zipCode: ' 73479 ' })._unsafeUnwrap()).toEqual(form);
    expect(checkOrderLookup({ orderId: '', zipCode: ' ' })._unsafeUnwrapErr().errors).toEqual([
      { field: 'orderId', message: 'requiredField' },
      { field: 'zipCode', message: 'requiredField' },
    ]);
  });

  it('takes ids of 64 and postcodes of 10 characters and no more', () => {
    expect([ORDER_ID_MAX_LENGTH, ZIP_CODE_MAX_LENGTH]).toEqual([64, 10]);
    const of = (id: number, zip: number) => checkOrderLookup({ orderId: '1'.repeat(id), zipCode: '1'.repeat(zip) });
    expect(of(64, 10).isOk()).toBe(true);
    expect(
      of(65, 11)
        ._unsafeUnwrapErr()
        .errors.map(({ field }) => field),
    ).toEqual(['orderId', 'zipCode']);
  });

  it.each(['anonymous', 'guest', 'member'] as const)('%s is led to the order of a hash', (login) => {
    expect(lookupMethodOf(login, 'h1')).toEqual({ kind: 'by-hash', hash: 'h1' });
  });

  it('without a hash members choose from their orders, all others name id and postcode', () => {
    expect(lookupMethodOf('member', undefined)).toEqual({ kind: 'own-orders' });
    expect(lookupMethodOf('member', '')).toEqual({ kind: 'own-orders' });
    for (const login of ['anonymous', 'guest'] as const)
      expect(lookupMethodOf(login, undefined)).toEqual({ kind: 'by-order-id-and-postcode' });
  });
});
