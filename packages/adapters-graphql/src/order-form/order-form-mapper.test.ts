import { describe, expect, it } from 'vitest';
import { answeredPicture, euro, mappedPicture } from '../../test/answered-parts.ts';
import type { OrderNumberVerdictPartsFragment } from '../generated/operations.ts';
import { toVerdict } from './order-form-mapper.ts';

const answered = {
  itemId: 'i-1',
  name: 'Heft',
  path: '/prod/1/',
  picture: answeredPicture('heft'),
  variantInfoList: [{ label: 'Lineatur', value: '1' }],
  orderNumber: '424566',
  unitPrice: euro(99),
  minimumOrderQuantity: 2,
  maxQuantity: 100,
  availableForSale: true,
};
const { availableForSale, variantInfoList, ...rest } = answered;
const item = {
  ...rest,
  picture: mappedPicture('heft'),
  variantInfo: variantInfoList,
  isForSale: availableForSale,
};

const verdictOn = (status: OrderNumberVerdictPartsFragment['status']) =>
  toVerdict({ status, quantity: 3, item: answered, suggestions: [] });

describe('the verdict on a row of the order form', () => {
  it.each([
    ['FOUND', { kind: 'found', item, quantity: 3 }],
    ['RAISED', { kind: 'raised', item, quantity: 3 }],
    ['LOWERED', { kind: 'lowered', item, quantity: 3 }],
    ['REPLACED', { kind: 'replaced', by: item, quantity: 3 }],
    ['NOT_FOR_SALE', { kind: 'not-for-sale', item }],
    ['CART_FULL', { kind: 'cart-full', item }],
  ] as const)('%s', (status, verdict) => {
    expect(verdictOn(status)).toStrictEqual(verdict);
  });

  it('on a number that nobody knows has what may be meant', () => {
    expect(toVerdict({ status: 'UNKNOWN', quantity: 3, item: null, suggestions: [answered] })).toStrictEqual({
      kind: 'unknown',
      suggestions: [item],
    });
  });

  it('is none without the article that it is about', () => {
    expect(() => toVerdict({ status: 'FOUND', quantity: 3, item: null, suggestions: [] })).toThrow(
      'The verdict FOUND names no article',
    );
  });
});
