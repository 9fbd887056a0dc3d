import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { parseIds, SESSION_STORAGE_KEYS, writeIds } from './session-storage.ts';

describe('session storage (spec 1 §3 "Storage", spec 2 §3)', () => {
  it('keeps analytics products, item list products, teaser ids, glance views and the items of the checkout', () => {
    expect(SESSION_STORAGE_KEYS).toStrictEqual({
      analyticsProducts: 'analytics-products',
      itemListProducts: 'item-list-products',
      teaserIds: 'teaser-ids',
      glanceViews: 'glance-views',
      checkout: 'checkout',
      user: 'user',
      productRatingMailConsent: 'product-rating-mail-consent',
    });
  });

  it('keeps ids as a list', () => {
    expect(writeIds(new Set(['1001-1', 'a b']))).toBe('["1001-1","a b"]');
    expect(parseIds('["1001-1","a b","1001-1"]')).toStrictEqual(new Set(['1001-1', 'a b']));
  });

  it.each([undefined, null, '', '{', '{"a":1}', '"1001"', '7', 'null', '[1,null,{}]'])(
    'knows no id from %j',
    (stored) => {
      expect(parseIds(stored)).toStrictEqual(new Set());
    },
  );

  it('reads the ids that it wrote', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), (ids) => {
        expect([...parseIds(writeIds(ids))]).toStrictEqual(ids);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
