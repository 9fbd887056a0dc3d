import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop } from '../../../test/browsing/open-shop.ts';
import { readProductsById } from '../products/read-product.ts';
import { createProductFilms, FILMS_WAITING_MAX } from './product-films.ts';

describe('the film of a product', () => {
  let shop: OpenShop;

  beforeAll(async () => {
    shop = await openShop(aSmallShop(FILMS_WAITING_MAX + 4));
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
    expect(after).not.toEqual(before);
  });

  it('is not waited for by more than can have one soon', async () => {
    const film = Buffer.from('film');
    let draw: (() => void) | undefined;
    const drawn = new Promise<void>((resolve) => {
      draw = resolve;
    });
    const films = createProductFilms(shop.database, { render: () => drawn.then(() => film) });
    const ids = Array.from({ length: FILMS_WAITING_MAX + 1 }, (_, at) => `${1_003 + at}`);
    const [last = expect.fail(), ...others] = await Promise.all(ids.map(product));
    const waiting = others.map(films.filmOf);
    expect(await films.filmOf(last)).toBe('busy');
    // Who asks for one that others wait for waits with them.
    waiting.push(films.filmOf(others[0] ?? expect.fail()));
    draw?.();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([film]));
    expect(await films.filmOf(last)).toBe(film);
  });
});
