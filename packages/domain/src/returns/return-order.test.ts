import { describe, expect, it } from 'vitest';
import { aReturnableLine, aReturnOrder } from '../../test/builders/a-return-order.ts';
import { isAnythingReturnable, isLineReturnable, selectableQuantity } from './return-order.ts';

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

describe('how many pieces of a line may be picked', () => {
  const set = aReturnableLine('a', {
    returnableQuantity: 3,
    wholeQuantity: 1,
    components: [
      { sku: 'a-1', name: 'Zirkel', returnableQuantity: 2 },
      { sku: 'a-2', name: 'Mine', returnableQuantity: 3 },
    ],
  });

  it.each([
    [undefined, 1],
    ['a-1', 2],
    ['a-2', 3],
    ['z-9', 1],
  ])('part %s: %d', (part, pieces) => {
    expect(selectableQuantity(set, part)).toBe(pieces);
  });

  it('those of which a part is left, where none is whole any more and no part is named yet', () => {
    expect(selectableQuantity({ ...set, wholeQuantity: 0 }, undefined)).toBe(3);
    expect(selectableQuantity(aReturnableLine('a', { returnableQuantity: 0 }), undefined)).toBe(0);
  });
});
