import { createMemoryStore } from '@tornister/process/testing';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { describeOnEachDatabase } from '../../test/support/each-database.ts';
import { createMigratedDatabase } from '../../test/support/postgres-database.ts';
import { insertShelf } from '../../test/support/small-catalogue.ts';
import { refreshTiles } from '../catalogue/tiles/refresh-tiles.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { createChangeAnnouncer } from './announce-changes.ts';

const log = pino({ level: 'silent' });
const NEVER_MS = 1_000_000;

/** An announcer whose beginning is over, and what it announces at its next looks. */
const openAnnouncer = async (database: Database) => {
  const store = createMemoryStore();
  const announcer = createChangeAnnouncer({ database, log, store, limitMs: NEVER_MS });
  await announcer.look();
  await announcer.look();
  const announced = async (): Promise<readonly string[]> => {
    const { newest } = await store.changesAfter('0-0');
    await announcer.look();
    await announcer.look();
    return (await store.changesAfter(newest)).after.flatMap(({ tags }) => tags).toSorted();
  };
  return { store, announcer, announced };
};

describeOnEachDatabase('What is announced to shop hosts', (database) => {
  let productId: string;
  beforeAll(async () => {
    await insertShelf(database(), { id: 'told', stock: 5 });
    const item = await database()
      .selectFrom('items')
      .select('product_id')
      .where('id', '=', 'told')
      .executeTakeFirstOrThrow();
    productId = item.product_id;
    await refreshTiles(database(), [productId]);
  });
  const run = (text: string) => sql.raw(text).execute(database());

  it('is everything at first, because nobody knows what has changed before', async () => {
    const { store } = await openAnnouncer(database());
    const { after } = await store.changesAfter('0-0');
    expect(after[0]?.tags).toEqual(['everything']);
  });

  it('is a product whose price, text or reviews have changed, whoever has changed them, and nothing when nothing has', async () => {
    const { announced } = await openAnnouncer(database());
    expect(await announced()).toEqual([]);
    await run(`update prices set cents = cents + 100 where item_id = 'told'`);
    expect(new Set(await announced())).toEqual(new Set([`product:${productId}`]));
    await run(`update products set name = '{"de":"Neu","en":"New"}' where id = '${productId}'`);
    expect(await announced()).toEqual([`product:${productId}`]);
    expect(await announced()).toEqual([]);
  });

  it('is a product that is sold out, and not each piece that was sold', async () => {
    const { announced } = await openAnnouncer(database());
    await run(`update stock set available = 4 where item_id = 'told'`);
    expect(await announced()).toEqual([]);
    await run(`update stock set available = 0 where item_id = 'told'`);
    expect(new Set(await announced())).toEqual(new Set([`product:${productId}`]));
    await run(`update stock set available = 5 where item_id = 'told'`);
    await announced();
  });

  it('is the content after a change of a page, and everything after an import or a change of categories', async () => {
    const { announced } = await openAnnouncer(database());
    await run(`insert into global_parameters (name, entry, value, stores) values ('a', 'b', 'c', '{}')`);
    expect(await announced()).toEqual(['content']);
    await run(`delete from global_parameters where name = 'none'`);
    expect(await announced()).toEqual([]);
    await run('insert into catalogue_imports (completed_at, changed_products) values (1, 1)');
    expect(await announced()).toEqual(['everything']);
  });

  it('waits for a look: what a cache of this backend may still have is not announced yet', async () => {
    const { store, announcer } = await openAnnouncer(database());
    await announcer.look();
    const { newest } = await store.changesAfter('0-0');
    await run(`update products set slug = slug where id = '${productId}'`);
    await announcer.look();
    expect((await store.changesAfter(newest)).after).toEqual([]);
    await announcer.look();
    expect((await store.changesAfter(newest)).after).toHaveLength(1);
  });

  it('is not lost while the shared cache is away', async () => {
    const { store, announcer, announced } = await openAnnouncer(database());
    store.breakBy(() => Promise.reject(new Error('away')));
    await run(`update products set slug = slug where id = '${productId}'`);
    await announcer.look();
    await announcer.look();
    expect(announcer.isUsable()).toBe(false);
    store.breakBy(undefined);
    expect(await announced()).toEqual([`product:${productId}`]);
    expect(announcer.isUsable()).toBe(true);
  });

  it('is everything when one statement changes more than 200 products', async () => {
    const { announced } = await openAnnouncer(database());
    await run(`insert into products select
      (jsonb_populate_record(products, jsonb_build_object('id', 'many' || n, 'slug', 'many' || n))).*
      from products, generate_series(1, 201) as n where products.id = '${productId}'`);
    expect(await announced()).toEqual([]);
    await run(`update products set sales_rank = 7 where id like 'many%' and id <> 'many201'`);
    expect(await announced()).toHaveLength(200);
    await run(`update products set sales_rank = 8 where id like 'many%'`);
    expect(await announced()).toEqual(['everything']);
  });

  it('is everything when more than 500 tags wait', async () => {
    const { announced } = await openAnnouncer(database());
    const insertMany = (count: number) =>
      run(`insert into cache_changes (tag) select 'product:p' || n from generate_series(1, ${count}) as n`);
    await insertMany(500);
    expect(await announced()).toHaveLength(500);
    await insertMany(501);
    expect(await announced()).toEqual(['everything']);
  });
});

// PGlite runs one transaction after the other.
describe.skipIf(inject('postgresUrl') === '')('a change whose transaction ends after a later one was announced', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const url = await createMigratedDatabase(inject('postgresUrl'));
    ({ database, close } = await createDatabase({ kind: 'postgres', url, connectTimeoutMs: 0, statementTimeoutMs: 0 }));
  });
  afterEach(() => close());
  const note = (on: Database, tag: string) => on.insertInto('cache_changes').values({ tag }).execute();

  it('is announced, once', async () => {
    const { announced } = await openAnnouncer(database);
    let during: readonly string[] = [];
    await database.transaction().execute(async (transaction) => {
      await note(transaction, 'early');
      await note(database, 'late');
      during = await announced();
    });
    expect(during).toEqual(['late']);
    expect(await announced()).toEqual(['early']);
    expect(await announced()).toEqual([]);
  });

  it('makes nothing be announced that was written down before the beginning', async () => {
    await database.transaction().execute(async (transaction) => {
      await note(transaction, 'early');
      await note(database, 'before');
      const { announced } = await openAnnouncer(database);
      expect(await announced()).toEqual([]);
    });
  });
});
