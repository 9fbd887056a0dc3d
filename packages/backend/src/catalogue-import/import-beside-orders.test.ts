// What an import does where orders come in meanwhile, or where writing takes long.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop, SOME_MOMENT } from '../../test/browsing/open-shop.ts';
import { importFolder } from './import-folder.ts';
import { writeFolder } from './write-folder.ts';

const SHOP = aSmallShop(12);

describe('an import beside a running shop', () => {
  let folder: string;
  let shop: OpenShop;

  beforeEach(async () => {
    shop = await openShop();
    folder = await mkdtemp(join(tmpdir(), 'import-'));
    await writeFolder(folder, SHOP, SOME_MOMENT);
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
    await shop.close();
  });

  const run = async () => (await importFolder(shop.database, { folder, now: SOME_MOMENT }))._unsafeUnwrap();
  /** Has a table do something with each row that is to be written into it. */
  const before = async (table: string, doing: string): Promise<void> => {
    await sql
      .raw(`create function beside() returns trigger language plpgsql as $$ begin ${doing} return new; end $$`)
      .execute(shop.database);
    await sql
      .raw(`create trigger beside before insert on ${table} for each row execute function beside()`)
      .execute(shop.database);
  };
  const idsOf = async (table: 'filter_values' | 'product_filter_values' | 'stock'): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
      shop.database,
    );
    return rows[0]?.n ?? 0;
  };

  it.each(['products', 'product_filter_values', 'stock', 'reviews', 'categories', 'listing_tiles'])(
    'writes a batch once more that lost a deadlock at %s, with all that belongs to it',
    async (table) => {
      await run();
      const whole = [await idsOf('filter_values'), await idsOf('product_filter_values'), await idsOf('stock')];
      await shop.close();
      shop = await openShop();
      await sql`create sequence tries`.execute(shop.database);
      // Sequences go on counting where a transaction is rolled back.
      await before(table, `if nextval('tries') = 1 then raise 'deadlock detected' using errcode = '40P01'; end if;`);
      expect((await run()).changedProducts).toHaveLength(12);
      expect([await idsOf('filter_values'), await idsOf('product_filter_values'), await idsOf('stock')]).toEqual(whole);
    },
  );

  it('locks the stock in the order in which orders do, whatever the order of the file', async () => {
    const lines = (await readFile(join(folder, 'items.jsonl'), 'utf8')).trim().split('\n');
    await writeFile(join(folder, 'items.jsonl'), `${lines.reverse().join('\n')}\n`);
    await sql`create table locked (place serial, id text)`.execute(shop.database);
    await before('stock', 'insert into locked (id) values (new.item_id);');
    await run();
    const { rows } = await sql<{ id: string }>`select id from locked order by place`.execute(shop.database);
    const ids = rows.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(12);
    expect(ids).toEqual([...ids].sort());
  });

  it('may take as long for a statement as it needs', async () => {
    await sql`set statement_timeout = '1h'`.execute(shop.database);
    await sql`create table limits (is_publishing boolean, value text)`.execute(shop.database);
    await before('pictures', `insert into limits values (false, current_setting('statement_timeout'));`);
    await sql
      .raw(`create function published() returns trigger language plpgsql as $$ begin
        insert into limits values (true, current_setting('statement_timeout')); return new; end $$`)
      .execute(shop.database);
    await sql
      .raw('create trigger published before insert on listing_tiles for each row execute function published()')
      .execute(shop.database);
    await run();
    const { rows } = await sql`select distinct is_publishing, value from limits order by is_publishing`.execute(
      shop.database,
    );
    expect(rows).toEqual([
      { is_publishing: false, value: '0' },
      { is_publishing: true, value: '0' },
    ]);
  });
});
