import { describe, expect, it } from 'vitest';
import { deliversPrime, primeYearCents, sellsPrime } from './prime-sale.ts';

describe('the prime membership (spec 2 §4)', () => {
  it('is sold where it has a price, and never to institutions', () => {
    const prices = { de: 2_900, b2b: 2_900 };
    expect(primeYearCents('de', prices)).toBe(2_900);
    expect(sellsPrime('de', prices)).toBe(true);
    expect(sellsPrime('ch', prices)).toBe(false);
    expect(primeYearCents('b2b', prices)).toBeUndefined();
    expect(sellsPrime('b2b', prices)).toBe(false);
  });

  it('delivers where it is sold, and where it was bought', () => {
    const of = (sells: boolean, wasBoughtHere: boolean) => deliversPrime({ sellsPrime: sells, wasBoughtHere });
    expect([of(true, false), of(false, true), of(true, true), of(false, false)]).toEqual([true, true, true, false]);
  });
});
