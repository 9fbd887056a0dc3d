import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { brandId, type ProductId } from '../shared/index.ts';
import { afterSeeing, SEEN_PRODUCTS_MAX, seenBeside } from './index.ts';

const id = (text: string) => brandId<ProductId>(text);
const several = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);

describe('products that were seen lately', () => {
  it('remembers the latest first, and each once', () => {
    expect(afterSeeing([], id('a'))).toEqual(['a']);
    expect(afterSeeing(['b', 'a', 'c'], id('a'))).toEqual(['a', 'b', 'c']);
  });

  it.each([
    [10, 11],
    [11, 12],
    [12, 12],
  ])('remembers twelve at the most: after %i others there are %i', (before, after) => {
    expect(SEEN_PRODUCTS_MAX).toBe(12);
    const seen = afterSeeing(several(before), id('new'));
    expect(seen).toHaveLength(after);
    expect(seen.slice(1)).toEqual(several(after - 1));
  });

  it('shows them without the product that is looked at', () => {
    expect(seenBeside(['b', 'a', 'c'], id('a'))).toEqual(['b', 'c']);
    expect(seenBeside(['a'], id('a'))).toEqual([]);
  });

  it('never shows more than twelve, nor the product itself, whatever a browser holds', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (held, looked) => {
        const shown = seenBeside(held, id(looked));
        expect(shown.length).toBeLessThanOrEqual(SEEN_PRODUCTS_MAX);
        expect(shown).not.toContain(looked);
        expect(afterSeeing(held, id(looked))[0]).toBe(looked);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
