import { describe, expect, it } from 'vitest';
import { CHF } from '../../test/arbitraries/money.arbitrary.ts';
import { allocate } from './allocation.ts';
import { money } from './money.ts';

const shares = (amount: number, weights: readonly number[]): readonly number[] =>
  allocate(money(amount), weights)
    ._unsafeUnwrap()
    .map(({ cents }) => cents);

describe('allocate', () => {
  it('gives the cent that is left over to the earlier share', () => {
    expect(shares(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shares(101, [1, 1, 1])).toEqual([34, 34, 33]);
  });

  it('gives cents that are left over to the largest remainders', () => {
    expect(shares(100, [1, 2, 4])).toEqual([14, 29, 57]);
    expect(shares(10, [3, 3, 1])).toEqual([4, 4, 2]);
    expect(shares(-10, [3, 3, 1])).toEqual([-4, -4, -2]);
  });

  it('shares nothing and debts too', () => {
    expect(shares(0, [1, 2])).toEqual([0, 0]);
    expect(shares(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  });

  it('keeps the currency', () => {
    expect(allocate(money(3, CHF), [1])._unsafeUnwrap()).toEqual([money(3, CHF)]);
  });

  it('is exact where plain numbers would not be', () => {
    expect(shares(9_000_000_000_000_000, [1_000_000_000, 1])).toEqual([8_999_999_991_000_000, 9_000_000]);
  });

  it.each([[[]], [[0]], [[0, 0]], [[1, -1]], [[0.5]], [[Number.NaN]], [[1, Number.POSITIVE_INFINITY]]])(
    'refuses the weights %j',
    (weights) => {
      expect(allocate(money(100), weights)._unsafeUnwrapErr()).toEqual({ kind: 'money.no-weights' });
    },
  );
});
