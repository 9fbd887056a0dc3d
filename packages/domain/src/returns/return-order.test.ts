import { describe, expect, it } from 'vitest';
import { aReturnableLine, aReturnOrder } from '../../test/builders/a-return-order.ts';
import { isAnythingReturnable, isLineReturnable } from './return-order.ts';

describe('whether anything of an order can still go back', () => {
  it.each([
    [[], false],
    [[0], false],
    [[0, 0], false],
    [[0, 1], true],
    [[2], true],
  ])('lines with %j pieces left: %s', (left, isAnything) => {
    const lines = left.map((returnableQuantity, index) => aReturnableLine(String(index), { returnableQuantity }));
    expect(isAnythingReturnable(aReturnOrder('hash-1', lines))).toBe(isAnything);
    expect(lines.map(isLineReturnable)).toEqual(left.map((pieces) => pieces > 0));
  });
});
