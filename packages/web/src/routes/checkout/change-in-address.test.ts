// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { changeInAddress } from './change-in-address.ts';

const told = (query: string) => changeInAddress(new URLSearchParams(query));

describe('the address of the basket after a change without scripts', () => {
  it('tells what can be taken back, and where it stood', () => {
    expect(told('removed=pen&pieces=3&at=2')).toEqual({ removed: { itemId: 'pen', quantity: 3, at: 2 } });
    expect(told('removed=pen')).toEqual({ removed: { itemId: 'pen', quantity: 1, at: 0 } });
    expect(told('removed=pen&pieces=-1&at=x')).toEqual({ removed: { itemId: 'pen', quantity: 1, at: 0 } });
  });

  it('tells why a quantity is another one', () => {
    const limited = { of: 'line', reason: 'above-maximum', amount: 353 };
    expect(told('limited=line&reason=above-maximum&amount=353')).toEqual({ limited });
    expect(told('limited=line&reason=below-minimum&amount=5').limited?.reason).toBe('below-minimum');
    expect(told('limited=line&reason=no-number&amount=8').limited).toEqual({
      of: 'line',
      reason: 'no-number',
      amount: 8,
    });
  });

  it.each([
    '',
    'limited=line&reason=other&amount=1',
    'limited=line&reason=above-maximum',
    'limited=line&reason=above-maximum&amount=1e3',
  ])('tells nothing by %j', (query) => {
    expect(told(query)).toEqual({});
  });
});
