// What importing again does to a shop that was imported already, that was left half imported, or in which people have been meanwhile.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Instant, instantOf } from '@tornister/domain/shared';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop, SOME_MOMENT } from '../../test/browsing/open-shop.ts';
import { currentCatalogue, expireCatalogue } from '../catalogue/index/current-catalogue.ts';
import type { Database } from '../database/database.ts';
import { up as createPendingPublications } from '../database/migrations/0263-pending-publications.ts';
import { publishReviews } from '../reviews/publish-reviews.ts';
import type { ImportFile } from './file-schemas.ts';
import { importFolder } from './import-folder.ts';
import { writeFolder } from './write-folder.ts';

const SHOP = aSmallShop(12);

const LISTING = `query ($id: ID!) { getCategory(coreCategoryId: $id) {
  products(paging: { offset: 0, limit: 50 }, filter: { enumFilters: [], rangeFilters: [] }) {
    totalCount entries { id }
  } } }`;

describe('importing again', () => {
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

  const run = async () =>
    (await importFolder(shop.database, { folder, now: SOME_MOMENT }))._unsafeUnwrap().changedProducts;
  const changeLine = async (file: ImportFile, id: string, change: object) => {
    const lines = (await readFile(join(folder, file), 'utf8')).trim().split('\n');
    const changed = lines.map((line) => {
      const record = JSON.parse(line) as Record<string, unknown>;
      return JSON.stringify(record.id === id ? { ...record, ...change } : record);
    });
    await writeFile(join(folder, file), `${changed.join('\n')}\n`);
  };
  const count = async (table: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
      shop.database,
    );
    return rows[0]?.n ?? 0;
  };
  /** Everything that an import publishes, in any order of its numbers. */
  const published = async () => ({
    tiles: await count('listing_tiles'),
    prices: await count('listing_prices'),
    documents: await count('search_documents'),
  });
  /** In how many languages a product can be found. */
  const searched = async (id: string): Promise<number> =>
    (await shop.database.selectFrom('search_documents').select('language').where('product_id', '=', id).execute())
      .length;
  const listed = async (id: string) => {
    const { getCategory } = await shop.ask(LISTING, { id });
    return getCategory.products;
  };
  const product = (id: string) =>
    shop.database.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const crumbsOf = async (id: string): Promise<string> => {
    const { rows } = await sql<{ tile: object }>`select tile from listing_tiles where product_id = ${id}`.execute(
      shop.database,
    );
    return JSON.stringify(rows[0]?.tile);
  };

  describe('after an import that was cut short', () => {
    const whole = { tiles: 12, prices: 48, documents: 24 };

    it('finishes what was written, though its rows are not new any more', async () => {
      const cutShort = importFolder(shop.database, {
        folder,
        now: SOME_MOMENT,
        onProgress: (file) => {
          if (file === 'reviews.jsonl') throw new Error('the power went out');
        },
      });
      await expect(cutShort).rejects.toThrow('the power went out');
      expect(await published()).toEqual({ tiles: 0, prices: 0, documents: 0 });
      expect(await run()).toHaveLength(12);
      expect(await published()).toEqual(whole);
      expect((await listed('100')).totalCount).toBe(6);
      expect(await count('catalogue_imports')).toBe(1);
      expect(await run()).toEqual([]);
      expect(await count('catalogue_imports')).toBe(1);
    });

    it('finishes what was written and not yet published', async () => {
      await sql`alter table search_words add constraint nothing_fits check (word = '') not valid`.execute(
        shop.database,
      );
      await expect(run()).rejects.toThrow('nothing_fits');
      await sql`alter table search_words drop constraint nothing_fits`.execute(shop.database);
      expect(await count('catalogue_imports')).toBe(0);
      expect(await run()).toHaveLength(12);
      expect(await published()).toEqual(whole);
      expect(await count('catalogue_imports')).toBe(1);
    });
  });

  it('keeps the words that searches know until the new ones are written', async () => {
    await run();
    const before = await count('search_words');
    await sql`alter table search_words add constraint nothing_fits check (word = '') not valid`.execute(shop.database);
    await changeLine('products.jsonl', '1000', { name: { de: 'Wachsmalkreide', en: 'Crayon' } });
    await expect(run()).rejects.toThrow('nothing_fits');
    expect(await count('search_words')).toBe(before);
  });

  describe('after an upgrade', () => {
    it('finishes what an import of an older version had left half done', async () => {
      await run();
      await sql`delete from listing_tiles where product_id = '1003'`.execute(shop.database);
      await sql`drop table pending_publications`.execute(shop.database);
      await createPendingPublications(shop.database as unknown as Kysely<unknown>);
      expect(await run()).toEqual(['1003']);
      expect((await published()).tiles).toBe(12);
    });
  });

  describe('where visitors have been', () => {
    /** What a customer has written appears. Who has ordered the product is of no account here. */
    const publish = async (id: string, productId: string, rating: 2 | 5): Promise<void> => {
      await sql`alter table review_submissions drop constraint if exists review_submissions_order_line_id_fkey`.execute(
        shop.database,
      );
      const words = { author: 'A', title: 'T', message: 'M', language: 'de' } as const;
      const row = { ...words, id, order_line_id: id, product_id: productId, rating, created_at: 0, published_at: null };
      await shop.database.insertInto('review_submissions').values(row).execute();
      const settings = { ...shop.contextOf().settings, reviewsPublishedAfterMinutes: 0 };
      await publishReviews({ database: shop.database, settings, now: () => SOME_MOMENT });
    };

    it('keeps the stars that the shop has counted, and how many have found a review helpful', async () => {
      await run();
      await shop.database.updateTable('reviews').set({ helpful_count: 7 }).where('id', '=', 'r0-0').execute();
      await publish('a-customer', '1000', 2);
      expect(await run()).toEqual([]);
      expect(await product('1000')).toMatchObject({ rating_average: 3, rating_count: 4 });
      await changeLine('products.jsonl', '1000', { isNew: true, ratingAverage: 5, ratingCount: 90 });
      expect(await run()).toEqual(['1000']);
      expect(await product('1000')).toMatchObject({ is_new: true, rating_average: 3, rating_count: 4 });
      const { helpful_count } = await shop.database
        .selectFrom('reviews')
        .select('helpful_count')
        .where('id', '=', 'r0-0')
        .executeTakeFirstOrThrow();
      expect(helpful_count).toBe(7);
    });

    it('counts the stars when a file changes a review beside that of a customer', async () => {
      await run();
      await publish('a-customer', '1000', 2);
      await changeLine('reviews.jsonl', 'r0-0', { rating: 2 });
      expect(await run()).toEqual(['1000']);
      expect((await product('1000')).rating_average).toBeCloseTo(9 / 4);
    });

    it('takes the stars of the file, which count as many as came with it or more, until the shop has counted them', async () => {
      for (const [ratingAverage, ratingCount] of [
        [4.2, 3],
        [4.7, 250],
        [4.8, 260],
      ]) {
        await changeLine('products.jsonl', '1000', { ratingAverage, ratingCount });
        await run();
        expect(await product('1000')).toMatchObject({ rating_average: ratingAverage, rating_count: ratingCount });
      }
      await changeLine('reviews.jsonl', 'r0-0', { rating: 2 });
      await run();
      expect(await product('1000')).toMatchObject({ rating_average: 4.8, rating_count: 260 });
      await publish('a-customer', '1000', 5);
      await changeLine('products.jsonl', '1000', { ratingAverage: 4.9, ratingCount: 270 });
      await run();
      expect((await product('1000')).rating_count).toBe(4);
    });

    it('takes the stars of the file for a product that nobody has reviewed', async () => {
      await run();
      await changeLine('products.jsonl', '1001', { ratingAverage: 4.5, ratingCount: 12 });
      expect(await run()).toEqual(['1001']);
      expect(await product('1001')).toMatchObject({ rating_average: 4.5, rating_count: 12 });
    });
  });

  describe('a tax class that changes', () => {
    const pricesOf = async (database: Database) => ({
      prices: await database.selectFrom('prices').selectAll().orderBy('item_id').orderBy('store').execute(),
      points: await database
        .selectFrom('price_points')
        .selectAll()
        .orderBy('item_id')
        .orderBy('store')
        .orderBy('valid_from')
        .execute(),
    });

    it('changes the prices of every shop as a fresh import has them, also with a file of products alone', async () => {
      await run();
      const before = await pricesOf(shop.database);
      await changeLine('products.jsonl', '1000', { taxClass: 'reduced' });
      const items = await readFile(join(folder, 'items.jsonl'));
      await rm(join(folder, 'items.jsonl'));
      expect(await run()).toEqual(['1000']);
      const after = await pricesOf(shop.database);
      expect(after).not.toEqual(before);
      expect(await run()).toEqual([]);
      await writeFile(join(folder, 'items.jsonl'), items);
      const fresh = await openShop();
      (await importFolder(fresh.database, { folder, now: SOME_MOMENT }))._unsafeUnwrap();
      expect(after).toEqual(await pricesOf(fresh.database));
      await fresh.close();
    });
  });

  describe('the history of a price', () => {
    const DAY = 86_400_000;
    const daysLater = (days: number) => instantOf(SOME_MOMENT + days * DAY);
    const runAt = async (now: Instant) =>
      (await importFolder(shop.database, { folder, now }))._unsafeUnwrap().changedProducts;
    const stated = (...entries: readonly (readonly [days: number, priceCents: number])[]) =>
      entries.map(([days, priceCents]) => ({ from: new Date(daysLater(days)).toISOString(), priceCents }));
    const points = async () => {
      const rows = await shop.database
        .selectFrom('price_points')
        .select(['valid_from', 'cents'])
        .where('item_id', '=', '5000')
        .where('store', '=', 'de')
        .orderBy('valid_from')
        .execute();
      return rows.map(({ valid_from, cents }) => [(Number(valid_from) - SOME_MOMENT) / DAY, cents]);
    };
    const struck = async () =>
      (
        await shop.database
          .selectFrom('prices')
          .select('strike_cents')
          .where('item_id', '=', '5000')
          .where('store', '=', 'de')
          .executeTakeFirstOrThrow()
      ).strike_cents;

    it('gets no point by the same folder again, though the file states a history that ends with another price', async () => {
      await changeLine('items.jsonl', '5000', { priceCents: 900, priceHistory: stated([-60, 1_000]) });
      await runAt(SOME_MOMENT);
      expect(await runAt(daysLater(10))).toEqual([]);
      expect(await points()).toEqual([
        [-60, 1_000],
        [0, 900],
      ]);
      expect(await struck()).toBe(1_000);
    });

    it('hides no lower price that the shop has kept since the last one that is stated', async () => {
      await changeLine('items.jsonl', '5000', { priceCents: 800, priceHistory: undefined });
      await runAt(SOME_MOMENT);
      await changeLine('items.jsonl', '5000', { priceCents: 1_000 });
      await runAt(daysLater(5));
      await changeLine('items.jsonl', '5000', { priceCents: 900, priceHistory: stated([-60, 1_000]) });
      expect(await runAt(daysLater(10))).toEqual(['1000']);
      expect(await points()).toEqual([
        [-60, 1_000],
        [0, 800],
        [5, 1_000],
        [10, 900],
      ]);
      expect(await struck()).toBeNull();
    });

    it('loses for good what the file leaves out', async () => {
      await changeLine('items.jsonl', '5000', { priceCents: 900, priceHistory: stated([-60, 1_000], [-40, 900]) });
      await runAt(SOME_MOMENT);
      await changeLine('items.jsonl', '5000', { priceHistory: stated([-40, 900]) });
      expect(await runAt(SOME_MOMENT)).toEqual(['1000']);
      await changeLine('items.jsonl', '5000', { priceHistory: undefined });
      expect(await runAt(daysLater(1))).toEqual([]);
      expect(await points()).toEqual([[-40, 900]]);
    });
  });

  describe('what belongs to no product or to many', () => {
    it('tells running backends of a category that is nobody’s main one', async () => {
      await changeLine('categories.jsonl', '100', { topsellerProductIds: [] });
      const lines = await readFile(join(folder, 'categories.jsonl'), 'utf8');
      const empty = { ...JSON.parse(lines.split('\n')[0] ?? ''), id: '900', path: '/leer/' };
      await writeFile(join(folder, 'categories.jsonl'), `${lines}${JSON.stringify(empty)}\n`);
      await run();
      await listed('100');
      await changeLine('categories.jsonl', '900', { name: { de: 'Neuer Bereich' } });
      expect(await run()).toEqual([]);
      expect(await count('catalogue_imports')).toBe(2);
      expireCatalogue(shop.database);
      const { getCategory } = await shop.ask('{ getCategory(coreCategoryId: "900") { name } }');
      expect(getCategory.name).toBe('Neuer Bereich');
    });

    it('renames a category in the breadcrumbs of everything below it', async () => {
      await run();
      await changeLine('categories.jsonl', '100', { name: { de: 'Malen', en: 'Painting' } });
      expect(await run()).toHaveLength(6);
      expect(await crumbsOf('1000')).toContain('Malen');
    });

    it('renames a badge on the tiles that have it', async () => {
      await run();
      await changeLine('badges.jsonl', 'award', { name: { de: 'Preisträger', en: 'Winner' } });
      expect([...(await run())].sort()).toEqual(['1000', '1008']);
      expect(await crumbsOf('1000')).toContain('Preisträger');
    });

    it('renames filters, their values and the brand', async () => {
      await run();
      const names = async () => {
        const { filters, filterValues } = await currentCatalogue(shop.database);
        return [
          ...filters.map(({ displayName }) => displayName.de),
          ...filterValues.flatMap((value) => value?.label.de ?? []),
        ];
      };
      await listed('100');
      await changeLine('manufacturers.jsonl', 'm0', { name: 'Falkenstein & Söhne' });
      for (const { product: one } of SHOP.products()) {
        const filterValues = one.filterValues.map((filter) =>
          filter.filterId === 'colour'
            ? {
                ...filter,
                displayName: { de: 'Farbton', en: 'Shade' },
                values: filter.values.map((value) =>
                  value.id === 'c0' ? { ...value, label: { de: 'Karmin' } } : value,
                ),
              }
            : filter,
        );
        await changeLine('products.jsonl', one.id, { filterValues });
      }
      expect(await run()).toHaveLength(12);
      expireCatalogue(shop.database);
      expect(await names()).toEqual(expect.arrayContaining(['Falkenstein & Söhne', 'Farbton', 'Karmin']));
      expect(await names()).not.toContain('Falkenstein');
      expect(await run()).toEqual([]);
    });

    it('changes no name to and fro that two products say differently', async () => {
      const filterValues = [
        { filterId: 'colour', displayName: { de: 'Farbe' }, values: [{ id: 'c1', label: { de: 'BLAU' } }] },
      ];
      await changeLine('products.jsonl', '1005', { filterValues });
      await run();
      expect(await run()).toEqual([]);
    });

    it('takes a product off the lists whose last item belongs to another one now', async () => {
      await run();
      expect((await listed('200')).totalCount).toBe(6);
      // One item for sale of a product without attributes.
      await changeLine('items.jsonl', '5002', { productId: '1002' });
      await changeLine('items.jsonl', '5004', { isAvailable: false });
      expect([...(await run())].sort()).toEqual(['1001', '1002']);
      expireCatalogue(shop.database);
      const { totalCount, entries } = await listed('200');
      expect([totalCount, entries.map(({ id }: { id: string }) => id)]).toEqual([
        5,
        expect.not.arrayContaining(['1001']),
      ]);
      expect(await published()).toMatchObject({ tiles: 11, prices: 44, documents: 22 });
      expect(await searched('1001')).toBe(0);
    });

    it('publishes a product anew that an item has left, though the line of its other item says nothing new', async () => {
      await run();
      const bestOf = (id: string) =>
        shop.database
          .selectFrom('listing_prices')
          .select(['best_item_id', 'current_cents'])
          .where('product_id', '=', id)
          .where('store', '=', 'de')
          .executeTakeFirstOrThrow();
      const [moved, kept] = SHOP.products()[Symbol.iterator]().next().value?.items ?? [];
      expect(await bestOf('1000')).toEqual({ best_item_id: moved?.id, current_cents: moved?.priceCents });
      await changeLine('items.jsonl', '5000', { productId: '1003' });
      await changeLine('items.jsonl', '5006', { isAvailable: false });
      expect([...(await run())].sort()).toEqual(['1000', '1003']);
      expect(await bestOf('1000')).toEqual({ best_item_id: kept?.id, current_cents: kept?.priceCents });
      expect(await bestOf('1003')).toMatchObject({ best_item_id: '5000' });
      expect(await run()).toEqual([]);
    });

    it('no longer finds what has been excluded from the navigation since, and finds it again afterwards', async () => {
      await run();
      const category = (await product('1001')).main_category_id;
      expect(await searched('1001')).toBe(2);
      await changeLine('categories.jsonl', category, { isExcludedFromNav: true });
      await run();
      expect(await searched('1001')).toBe(0);
      await changeLine('categories.jsonl', category, { isExcludedFromNav: false });
      await run();
      expect(await searched('1001')).toBe(2);
    });
  });

  describe('a category that moves', () => {
    const addressAt = (path: string) =>
      shop.database.selectFrom('page_addresses').select(['kind', 'target']).where('path', '=', path).executeTakeFirst();
    const moveTo = async (id: string, path: string) => {
      await changeLine('categories.jsonl', id, { path });
      await run();
    };
    const pathOf = async (id: string): Promise<string> =>
      (await shop.database.selectFrom('categories').select('path').where('id', '=', id).executeTakeFirstOrThrow()).path;

    it('sends its former addresses on to the new one, each in one step, and none to itself', async () => {
      await run();
      const first = await pathOf('202');
      await moveTo('202', '/zweite/');
      expect(await addressAt(first)).toEqual({ kind: 'moved', target: '/zweite/' });
      await moveTo('202', '/dritte/');
      expect(await addressAt(first)).toEqual({ kind: 'moved', target: '/dritte/' });
      expect(await addressAt('/zweite/')).toEqual({ kind: 'moved', target: '/dritte/' });
      await moveTo('202', first);
      expect(await addressAt(first)).toEqual({ kind: 'category', target: '202' });
      expect(await addressAt('/zweite/')).toEqual({ kind: 'moved', target: first });
      expect(await addressAt('/dritte/')).toEqual({ kind: 'moved', target: first });
    });

    it('leaves a former address to the category that takes it', async () => {
      await run();
      const first = await pathOf('202');
      await moveTo('202', '/zweite/');
      await moveTo('200', first);
      expect(await addressAt(first)).toEqual({ kind: 'category', target: '200' });
      await moveTo('202', '/dritte/');
      expect(await addressAt(first)).toEqual({ kind: 'category', target: '200' });
      expect(await addressAt('/zweite/')).toEqual({ kind: 'moved', target: '/dritte/' });
    });

    it('takes what lies below it along to its new level, also when the file does not name it', async () => {
      await run();
      const lines = (await readFile(join(folder, 'categories.jsonl'), 'utf8')).trim().split('\n');
      const top = lines.map((line) => JSON.parse(line)).find(({ id }) => id === '200');
      const levelOf = async (id: string) =>
        (await shop.database.selectFrom('categories').select('level').where('id', '=', id).executeTakeFirstOrThrow())
          .level;
      const before = await levelOf('202');
      await writeFile(join(folder, 'categories.jsonl'), `${JSON.stringify({ ...top, parentId: '100' })}\n`);
      await run();
      expect([await levelOf('200'), await levelOf('202')]).toEqual([2, before + 1]);
    });
  });

  it.each([
    { canonicalPath: 'https://shop.example/stifte/' },
    { canonicalPath: '//shop.example/stifte/' },
    { canonicalPath: 'stifte/' },
    { parameters: [{ name: 'canonical_destination_for_page', value: 'https://shop.example/stifte/' }] },
  ])('takes no canonical address but a path of the shop: %j', async (change) => {
    await changeLine('categories.jsonl', '202', change);
    const problems = (await importFolder(shop.database, { folder, now: SOME_MOMENT }))._unsafeUnwrapErr();
    expect(problems.map(({ field, message }) => `${field}: ${message}`)[0]).toMatch(
      /^(?:canonicalPath|parameters\[0\]\.value): allowed is a path of the shop/u,
    );
  });
});
