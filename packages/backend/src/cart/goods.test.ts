// What a line of the basket says of its goods, in the shop's own order.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../test/browsing/a-small-shop.ts';
import { both } from '../../test/browsing/both.ts';
import { type OpenShop, openShop, SOME_MOMENT } from '../../test/browsing/open-shop.ts';
import { readGoods } from './goods.ts';

describe('the extra badges of goods (spec 1 §5, §9)', () => {
  const small = aSmallShop(2);
  let shop: OpenShop;

  beforeAll(async () => {
    shop = await openShop({
      ...small,
      extraBadges: ['recycled', 'tested', 'award'].map((id) => ({ id, name: both(id) })),
      products: function* () {
        for (const { product, ...rest } of small.products())
          yield { ...rest, product: { ...product, extraBadgeIds: ['award', 'tested', 'recycled'] } };
      },
    });
  });
  afterAll(() => shop.close());

  it('stand in the order in which the product names them, as on its page: the basket shows the first', async () => {
    const goods = (await readGoods(shop.database, ['5000'], 'de', SOME_MOMENT)).get('5000');
    const { getProductById: page } = await shop.ask('{getProductById(productId:"1000"){extraBadges{id}}}');
    expect(goods?.extraBadges.map(({ id }) => id)).toEqual(['award', 'tested', 'recycled']);
    expect(page.extraBadges.map(({ id }: { id: string }) => id)).toEqual(['award', 'tested', 'recycled']);
  });
});
