// @vitest-environment node

import type { LineVerdict } from '@tornister/application/orders';
import { describe, expect, it } from 'vitest';
import { readReordered, reorderedHref } from './reordered-address.ts';

const PAGE = '/myaccount/orders/orderdetail/?orderId=A-1';
const read = (address: string | undefined) => readReordered(new URL(address ?? '', 'http://shop').searchParams);

const VERDICTS: readonly LineVerdict[] = [
  { lineNo: '1', verdict: { kind: 'in-basket' } },
  { lineNo: '2', verdict: { kind: 'fewer', quantity: 3 } },
  { lineNo: '3', verdict: { kind: 'raised', quantity: 9998 } },
  { lineNo: '4', verdict: { kind: 'gone' } },
  { lineNo: '5', verdict: { kind: 'basket-full' } },
  { lineNo: '6', verdict: { kind: 'sold-out' } },
];

describe('the address of an order that was ordered again', () => {
  it('holds what became of each line, beside the order', () => {
    const address = reorderedHref(PAGE, VERDICTS);
    expect(new URL(address ?? '', 'http://shop').searchParams.get('orderId')).toBe('A-1');
    expect(read(address)).toEqual(VERDICTS);
    expect(read(PAGE)).toEqual([]);
  });

  it('believes nothing that it has not written', () => {
    expect(read(`${PAGE}&reordered=1*sold**2*fewer*0*3*fewer*x*4*gone*`)).toEqual([
      { lineNo: '4', verdict: { kind: 'gone' } },
    ]);
  });

  it('has no room for hundreds of lines', () => {
    const lines = Array.from(
      { length: 500 },
      (_, index): LineVerdict => ({ lineNo: String(index), verdict: { kind: 'in-basket' } }),
    );
    expect([reorderedHref(PAGE, lines), reorderedHref(PAGE, lines.slice(0, 300)) === undefined]).toEqual([
      undefined,
      false,
    ]);
  });
});
