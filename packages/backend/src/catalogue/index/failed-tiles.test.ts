// What a catalogue does whose tiles cannot be made: it goes on with those that it has.

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop } from '../../../test/browsing/open-shop.ts';
import { readTileProducts } from '../tiles/read-tile-sources.ts';
import { currentCatalogue, expireCatalogue, onFailedTiles } from './current-catalogue.ts';

describe('a tile that cannot be made', () => {
  let shop: OpenShop;

  beforeEach(async () => {
    shop = await openShop(aSmallShop(6));
    await sql`alter table listing_tiles add constraint no_tile_fits check (product_id = '') not valid`.execute(
      shop.database,
    );
    await sql`insert into stale_tiles (product_id) values ('1000')`.execute(shop.database);
  });
  afterEach(() => shop.close());

  const look = () => {
    expireCatalogue(shop.database);
    return currentCatalogue(shop.database);
  };

  it('leaves the shop its catalogue, is told once until it works again, and is tried again', async () => {
    const told: unknown[] = [];
    onFailedTiles(shop.database, (error) => told.push(error));
    expect((await look()).productIds).toHaveLength(6);
    await look();
    expect(told.map(String)).toEqual([expect.stringContaining('no_tile_fits')]);
    await sql`alter table listing_tiles drop constraint no_tile_fits`.execute(shop.database);
    await look();
    expect(await shop.database.selectFrom('stale_tiles').selectAll().execute()).toEqual([]);
    await sql`alter table listing_tiles add constraint no_tile_fits check (product_id = '') not valid`.execute(
      shop.database,
    );
    await sql`insert into stale_tiles (product_id) values ('1000')`.execute(shop.database);
    await look();
    expect(told).toHaveLength(2);
  });

  it('is an error of the question where nobody is told', async () => {
    await expect(look()).rejects.toThrow('no_tile_fits');
  });
});

describe('categories in a circle', () => {
  let shop: OpenShop;

  beforeEach(async () => {
    shop = await openShop(aSmallShop(6));
  });
  afterEach(() => shop.close());

  it('are each named once on the tiles below them', async () => {
    await sql`update categories set parent_id = '101' where id = '100'`.execute(shop.database);
    await shop.database.transaction().execute(async (transaction) => {
      // A question without end fails at this instead of filling the disk.
      await sql`set local temp_file_limit = '16MB'`.execute(transaction);
      const [product] = await readTileProducts(transaction, ['1000']);
      expect(product?.category_names.map(({ de }) => de)).toEqual(['Schreiben', 'Bleistift-Rubrik']);
    });
  });
});
