import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop } from '../../../test/browsing/open-shop.ts';
import { readProductsById } from '../products/read-product.ts';
import { createProductFilms } from './product-films.ts';

describe('the film of a product', () => {
  let shop: OpenShop;

  beforeAll(async () => {
    shop = await openShop(aSmallShop(12));
  });
  afterAll(() => shop.close());

  const product = async (id: string) => {
    const [found] = await readProductsById(shop.database, 'de', [id]);
    return found ?? expect.fail();
  };

  it('is drawn once, and anew when an import has brought other pictures', async () => {
    const films = createProductFilms(shop.database);
    const before = await films.filmOf(await product('1001'));
    expect(await films.filmOf(await product('1001'))).toBe(before);
    await sql`update items set pictures = (select pictures from items where product_id = '1002' limit 1)
      where product_id = '1001'`.execute(shop.database);
    const after = await films.filmOf(await product('1001'));
    expect(after.equals(before)).toBe(false);
  });
});
