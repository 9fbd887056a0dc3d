// What a row of a list says of its item, in a shop whose products have several items at different prices.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop } from '../../test/browsing/open-shop.ts';
import { showEntries } from './read-entries.ts';

/** Of product 1000 only the cheaper item 5000 is reduced, of product 1003 only the dearer item 5007. */
const REDUCED = ['5000', '5007'];

describe('the sale badge of a wish (spec 1 §5, § 11 PAngV)', () => {
  const small = aSmallShop(12);
  let shop: OpenShop;

  beforeAll(async () => {
    shop = await openShop({
      ...small,
      products: function* () {
        for (const { items, ...rest } of small.products())
          yield {
            ...rest,
            items: items.map((item) => ({
              ...item,
              priceHistory: [
                { daysAgo: 60, priceCents: item.priceCents + (REDUCED.includes(item.id) ? 100 : 0) },
                { daysAgo: 5, priceCents: item.priceCents },
              ],
            })),
          };
      },
    });
  });
  afterAll(() => shop.close());

  it.each([
    ['1000', '5000', true],
    ['1000', '5001', false],
    ['1003', '5006', false],
    ['1003', '5007', true],
  ])('says of product %s with item %s what the price beside it says', async (productId, itemId, isReduced) => {
    const row = { id: 'entry', product_id: productId, item_id: itemId, quantity: 1, removed_at: null };
    const [entry] = await showEntries(shop.contextOf(), [row]);
    expect(entry?.item.badges.sale).toBe(isReduced);
    expect(entry?.item.unitPrices.old !== null).toBe(isReduced);
  });
});
