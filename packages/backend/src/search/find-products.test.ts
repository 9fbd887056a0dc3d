import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aSmallShop } from '../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop } from '../../test/browsing/open-shop.ts';
import { findProducts } from './find-products.ts';
import { indexProducts } from './index-products.ts';

describe('the place of a product among the best sold, beside what a search looks through', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(aSmallShop(120));
  });
  afterAll(() => shop.close());

  const run = (text: string) => sql.raw(text).execute(shop.database);
  const documentsWithAnotherRank = async () => {
    const { rows } = await sql<{ product_id: string }>`
      select product_id from search_documents join products on products.id = product_id
      where product_rank is distinct from sales_rank`.execute(shop.database);
    return rows.length;
  };

  it('is the one of the product, also after the next import', async () => {
    expect(await documentsWithAnotherRank()).toBe(0);
    await run('update products set sales_rank = 1000 - sales_rank');
    expect(await documentsWithAnotherRank()).toBeGreaterThan(0);
    await indexProducts(shop.database);
    expect(await documentsWithAnotherRank()).toBe(0);
  });

  it('orders what is found, also where a document is older than the place', async () => {
    const found = await findProducts(shop.database, 'bleistift', 'de');
    expect(found.idList.split('\n')).toHaveLength(20);
    await run('alter table search_documents disable trigger rank_search_documents');
    await run('update search_documents set product_rank = null where length(product_id) % 2 = 0');
    expect(await findProducts(shop.database, 'bleistift', 'de')).toEqual(found);
    await run('update search_documents set product_rank = null');
    expect(await findProducts(shop.database, 'bleistift', 'de')).toEqual(found);
    await run(
      'update search_documents set product_rank = 1000 - (select sales_rank from products where id = product_id)',
    );
    expect(await findProducts(shop.database, 'bleistift', 'de')).not.toEqual(found);
  });
});

describe('a product that is called what was typed', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(aSmallShop(120));
  });
  afterAll(() => shop.close());

  const idsFor = async (term: string) => (await findProducts(shop.database, term, 'de')).idList.split('\n');
  const call = (id: string, name: string) =>
    sql`update search_documents set name = ${name} where language = 'de' and product_id = ${id}`.execute(shop.database);

  it('is found first, then those whose names begin with it, however seldom they are sold', async () => {
    await sql`update search_documents set name = 'der ' || name`.execute(shop.database);
    const before = await idsFor('bleistift');
    const [begins = '', called = ''] = before.slice(-2);
    await call(called, 'bleistift');
    await call(begins, 'bleistift mit radierer');
    expect(await idsFor('bleistift')).toEqual([called, begins, ...before.slice(0, -2)]);
  });
});

describe('what a search asks the database', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(aSmallShop(12));
  });
  afterAll(() => shop.close());

  it.each([
    ['globus', 1],
    ['globus modell 4', 1],
    ['4 modell', 1],
    // As typed, words like them, what the shop understands, all of them, without the amount, and as typed in the other language.
    ['globus 10 stück', 6],
    // As typed, words like them, what the shop understands, that, and as typed in the other language: however many words are understood.
    ['bleier modell 6', 5],
  ])('%s: %i questions', async (term, count) => {
    const asked = vi.spyOn(shop.database.getExecutor(), 'executeQuery');
    const found = await findProducts(shop.database, term, 'de');
    expect([found.idList !== '', asked.mock.calls.length]).toEqual([true, count]);
    asked.mockRestore();
  });
});

describe('words that are understood as others, or say nothing of the thing', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(aSmallShop(120));
    const { database } = shop;
    await database.insertInto('search_words').values({ language: 'de', word: 'mäppchen', products: 9 }).execute();
    const phrase = [
      { query: 'modell globus', rewritten: 'schreibheft' },
      { query: 'weltkugel', rewritten: 'globus' },
    ];
    await database.insertInto('search_rewrites').values(phrase).execute();
  });
  afterAll(() => shop.close());

  it.each([
    ['bleier modell 6', 'bleistift modell 6', 1, 'Bleistift Modell 6'],
    ['modell 6 bleier', 'modell 6 bleistift', 1, 'Bleistift Modell 6'],
    ['bleierr modell 6', 'bleier modell 6', 1, 'Bleistift Modell 6'],
    ['modell globus 9', 'schreibheft 9', 1, 'Schreibheft Modell 9'],
    ['weltkugel für mädchen', 'globus', 20, 'Globus'],
    ['globus mädchen', 'globus', 20, 'Globus'],
    ['globus für jungen', 'globus', 20, 'Globus'],
    ['globus 2 rollen', 'globus', 20, 'Globus'],
    ['zzzzqqqq weltkugel', 'globus', 20, 'Globus'],
    ['globe for girls', 'globe', 20, 'Globus'],
    ['mädchen', undefined, 0, ''],
    ['globus dunkelgrün', undefined, 10, 'Globus'],
  ])('%s', async (typed, told, count, begins) => {
    const { idList, correctedTerm } = await findProducts(shop.database, typed, 'de');
    const found = shop.database.selectFrom('products').select('name').where('id', 'in', idList.split('\n'));
    const names = (await found.execute()).map(({ name }) => name?.de ?? '');
    expect([correctedTerm, names.length]).toEqual([told, count]);
    expect(names.filter((name) => !name.startsWith(begins))).toEqual([]);
  });
});

describe('a word that very many products have', () => {
  const COPIES = 6_000;
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(aSmallShop(12));
    const copyOf = (table: string, id: string) => sql`insert into ${sql.table(table)} (select copy.*
      from ${sql.table(table)} as original, generate_series(1, ${COPIES}::integer) as n,
        jsonb_populate_record(original, jsonb_build_object(${id}::text, 'copy-' || n, 'slug', 'copy-' || n, 'sales_rank', 1000 + n)) as copy
      where original.${sql.ref(id)} = '1000')`;
    await copyOf('products', 'id').execute(shop.database);
    await copyOf('search_documents', 'product_id').execute(shop.database);
  });
  afterAll(() => shop.close());

  it.each(['bleistift', 'bleistfit'])('is found in all of them, best first: %s', async (term) => {
    const { idList } = await findProducts(shop.database, term, 'de');
    const ids = idList.split('\n');
    expect(new Set(ids).size).toBe(2 + COPIES);
    expect([ids[0], ids.at(-1)]).toEqual(['1000', `copy-${COPIES}`]);
  });
});
