import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { isAllReturned, type ReturnedPieces, returnableGoods, returnedGoods, returnedParts } from './returned-goods.ts';

const part = (number: number, quantity = 1): ReturnedPieces => ({ quantity, componentSku: `s-${number}` });
const whole = (quantity = 1): ReturnedPieces => ({ quantity });
const SKUS = ['s-1', 's-2', 's-3'];
const left = (shipped: number, items: readonly ReturnedPieces[], inTime = shipped) => {
  const { pieces, whole: complete, parts } = returnableGoods({ shipped, inTime }, returnedGoods(items), SKUS);
  return [pieces, complete, ...parts.map(({ quantity }) => quantity)];
};

describe('what came back of a line (spec 2 §3 "Return order")', () => {
  it('is pieces as a whole, and of how many pieces each part', () => {
    expect(returnedGoods([whole(2), part(1), whole(), part(1, 2), part(2)])).toEqual({
      whole: 3,
      parts: new Map([
        ['s-1', 3],
        ['s-2', 1],
      ]),
    });
    expect(returnedGoods([])).toEqual({ whole: 0, parts: new Map() });
  });

  it('is counted in parts, of which goods that are no set have one', () => {
    expect(returnedParts(returnedGoods([whole(2), part(1), part(3)]), 3)).toBe(8);
    expect(returnedParts(returnedGoods([whole(2)]), 1)).toBe(2);
  });

  it('is all of it with the last part of the last piece, and not before', () => {
    const all = [whole(), part(1), part(2), part(3)];
    expect(isAllReturned(2, returnedGoods(all), 3)).toBe(true);
    for (const missing of all)
      expect(isAllReturned(2, returnedGoods(all.filter((each) => each !== missing)), 3)).toBe(false);
  });
});

describe('what can still come back of a line', () => {
  it.each([
    ['nothing came back', [], [2, 2, 2, 2, 2]],
    ['a piece', [whole()], [1, 1, 1, 1, 1]],
    ['a part: the others do, and the other piece', [part(1)], [2, 1, 1, 2, 2]],
    ['two parts, of one piece as far as that can be', [part(1), part(2)], [2, 1, 1, 1, 2]],
    ['a part of either piece: none is whole', [part(1, 2)], [2, 0, 0, 2, 2]],
    ['a part and the other piece', [part(1), whole()], [1, 0, 0, 1, 1]],
    ['everything', [part(1), part(2), part(3), whole()], [0, 0, 0, 0, 0]],
    ['more than there was', [whole(3)], [0, 0, 0, 0, 0]],
  ])('%s', (_what, items, expected) => {
    expect(left(2, items)).toEqual(expected);
  });

  it('is in time; what went back were the pieces whose time ended first', () => {
    expect(left(3, [part(1)], 1)).toEqual([1, 1, 1, 1, 1]);
    expect(left(3, [part(1), whole(2)], 1)).toEqual([1, 0, 0, 1, 1]);
    expect(left(3, [], 0)).toEqual([0, 0, 0, 0, 0]);
  });

  it('of goods that are no set is whole pieces', () => {
    expect(returnableGoods({ shipped: 3, inTime: 3 }, returnedGoods([whole()]), [])).toEqual({
      pieces: 2,
      whole: 2,
      parts: [],
    });
  });
});

describe('whatever goes back in whatever order', () => {
  const step = fc.record({ at: fc.nat({ max: 3 }), share: fc.double({ min: 0, max: 1, noNaN: true }) });

  it('no part goes back more often than there are pieces, and in the end everything has, once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.array(step, { maxLength: 30 }), (shipped, steps) => {
        const items: ReturnedPieces[] = [];
        const offered = () => returnableGoods({ shipped, inTime: shipped }, returnedGoods(items), SKUS);
        const take = (at: number, share: number): void => {
          const { whole: complete, parts } = offered();
          const most = at === 0 ? complete : (parts[at - 1]?.quantity ?? 0);
          const quantity = Math.ceil(most * share);
          if (quantity > 0) items.push(at === 0 ? { quantity } : part(at, quantity));
        };
        for (const { at, share } of steps) {
          take(at, share);
          const { whole: complete, parts } = returnedGoods(items);
          for (const count of parts.values()) expect(complete + count).toBeLessThanOrEqual(shipped);
          expect(returnedParts({ whole: complete, parts }, SKUS.length)).toBeLessThanOrEqual(shipped * SKUS.length);
          expect(isAllReturned(shipped, { whole: complete, parts }, SKUS.length)).toBe(offered().pieces === 0);
        }
        for (const at of [0, 1, 2, 3]) take(at, 1);
        expect(returnedParts(returnedGoods(items), SKUS.length)).toBe(shipped * SKUS.length);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
