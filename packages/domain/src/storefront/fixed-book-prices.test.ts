import { describe, expect, it } from 'vitest';
import { hasFixedPrice } from './fixed-book-prices.ts';
import { PROFILES } from './profiles/index.ts';

describe('a fixed price (§ 3 BuchPrG, spec 1 §3 "isBook")', () => {
  it('is that of books in Germany and Austria, for families and institutions, and of nothing in Switzerland', () => {
    const bound = (isBook: boolean) =>
      PROFILES.map(({ store }) => store).filter((store) => hasFixedPrice(store, { isBook }));
    expect(bound(true)).toEqual(['de', 'at', 'b2b']);
    expect(bound(false)).toEqual([]);
  });
});
