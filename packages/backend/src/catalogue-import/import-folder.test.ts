import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instantOf } from '@tornister/domain/shared';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop, SOME_MOMENT } from '../../test/browsing/open-shop.ts';
import { expireCatalogue } from '../catalogue/index/current-catalogue.ts';
import type { Database } from '../database/database.ts';
import type { ImportFile } from './file-schemas.ts';
import { importFolder } from './import-folder.ts';
import { problemText } from './import-problem.ts';
import { writeFolder } from './write-folder.ts';

const SHOP = aSmallShop(40);
const TABLES = [
  'manufacturers',
  'extra_badges',
  'categories',
  'pictures',
  'products',
  'product_categories',
  'items',
  'prices',
  'price_points',
  'stock',
  'reviews',
  'filter_definitions',
  'filter_values',
  'product_filter_values',
  'listing_tiles',
  'cms_pages',
  'footers',
] as const;

const contentOf = async (database: Database, table: string): Promise<readonly unknown[]> => {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(t) as row from ${sql.table(table)} as t order by to_jsonb(t)::text`.execute(database);
  return rows.map(({ row }) => row);
};

describe('a catalogue from files', () => {
  let folder: string;
  let imported: OpenShop;
  let seeded: OpenShop;

  beforeAll(async () => {
    seeded = await openShop(SHOP);
    imported = await openShop();
  });
  afterAll(async () => {
    await seeded.close();
    await imported.close();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-'));
    await writeFolder(folder, SHOP, SOME_MOMENT);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const run = (now = SOME_MOMENT) => importFolder(imported.database, { folder, now });
  const changeLine = async (file: ImportFile, id: string, change: (line: Record<string, unknown>) => object) => {
    const lines = (await readFile(join(folder, file), 'utf8')).trim().split('\n');
    const changed = lines.map((line) => {
      const record = JSON.parse(line) as Record<string, unknown>;
      return record.id === id ? JSON.stringify(change(record)) : line;
    });
    await writeFile(join(folder, file), `${changed.join('\n')}\n`);
  };
  const problems = async () => (await run())._unsafeUnwrapErr().map(problemText);

  it('is the shop that the same records make, in every field of every table', async () => {
    const report = (await run())._unsafeUnwrap();
    expect(report.changedProducts).toHaveLength(40);
    const used = await sql<{ id: string }>`select id from pictures`.execute(seeded.database);
    expect(used.rows.length).toBeGreaterThan(0);
    for (const table of TABLES) {
      const [here, there] = [await contentOf(imported.database, table), await contentOf(seeded.database, table)];
      if (table === 'pictures') expect(there).toEqual(expect.arrayContaining([...here]));
      else expect(here, table).toEqual(there);
    }
  });

  it('changes nothing when it is imported again', async () => {
    await run();
    const before = await contentOf(imported.database, 'listing_prices');
    expect((await run())._unsafeUnwrap().changedProducts).toEqual([]);
    expect(await contentOf(imported.database, 'listing_prices')).toEqual(before);
  });

  it('changes only what was changed, and a running shop sees it', async () => {
    await run();
    const before = await imported.ask('{ getProductById(productId: "1001") { name } }');
    const [product] = [...SHOP.products()];
    const id = product?.product.id ?? expect.fail();
    await changeLine('products.jsonl', id, (line) => ({ ...line, name: { de: 'Neuer Name', en: 'New name' } }));
    expect((await run())._unsafeUnwrap().changedProducts).toEqual([id]);
    expireCatalogue(imported.database);
    const { getProductById } = await imported.ask(`{ getProductById(productId: "${id}") { name } }`);
    expect(getProductById).toEqual({ name: 'Neuer Name' });
    const found = await imported.ask(
      'query ($filter: FilterInput!) { search(paging: { offset: 0, limit: 5 }, filter: $filter) { products { entries { id } } } }',
      { filter: { enumFilters: [], rangeFilters: [], searchTerm: 'Neuer Name' } },
    );
    expect(found.search.products.entries.map((one: { id: string }) => one.id)).toContain(id);
    expect(before).toBeDefined();
  });

  it('keeps the history of a price by itself', async () => {
    await run();
    const [bundle] = [...SHOP.products()];
    const item = bundle?.items[0] ?? expect.fail();
    const later = instantOf(SOME_MOMENT + 60_000);
    await changeLine('items.jsonl', item.id, ({ priceHistory: _history, ...line }) => ({ ...line, priceCents: 1 }));
    expect((await run(later))._unsafeUnwrap().changedProducts).toEqual([item.productId]);
    const points = await imported.database
      .selectFrom('price_points')
      .select(['valid_from', 'cents'])
      .where('item_id', '=', item.id)
      .where('store', '=', 'de')
      .orderBy('valid_from')
      .execute();
    expect(points).toHaveLength(item.priceHistory.length + 1);
    expect(points.at(-1)).toEqual({ valid_from: later, cents: 1 });
  });

  it('leaves the stock alone where a line says nothing of it', async () => {
    await run();
    const [bundle] = [...SHOP.products()];
    const item = bundle?.items[0] ?? expect.fail();
    await sql`update stock set available = 7 where item_id = ${item.id}`.execute(imported.database);
    await changeLine('items.jsonl', item.id, ({ stock: _stock, ...line }) => line);
    await run();
    const { available } = await imported.database
      .selectFrom('stock')
      .select('available')
      .where('item_id', '=', item.id)
      .executeTakeFirstOrThrow();
    expect(available).toBe(7);
  });

  it('reads page and category parameters by the names of content systems', async () => {
    await run();
    await changeLine('categories.jsonl', '202', (line) => ({
      ...line,
      parameters: [
        { name: 'hideBreadcrumbInPageParameter', value: 'true' },
        { name: 'hideLeftColumnInPageParameter', value: 'no' },
        { name: 'canonical_destination_for_page', value: '/bereich-200/' },
        { name: 'categoryTeaserBelowSeoText', value: '<p>Fragen?</p><script>x</script>' },
      ],
    }));
    (await run())._unsafeUnwrap();
    expireCatalogue(imported.database);
    const query = `{ getCategory(coreCategoryId: "202") {
      hideBreadcrumb hideLeftColumn canonicalDestination seoText } }`;
    expect((await imported.ask(query)).getCategory).toEqual({
      hideBreadcrumb: true,
      hideLeftColumn: false,
      canonicalDestination: '/bereich-200/',
      seoText: expect.stringMatching(/<p>Text<\/p><p>Fragen\?<\/p>$/),
    });
  });

  it('takes what search engines are told of a product and a category, and names no product with noindex to them', async () => {
    await run();
    expireCatalogue(imported.database);
    const [bundle] = [...SHOP.products()];
    const productId = bundle?.product.id ?? expect.fail();
    const query = `{ getSitemapSize { products } getSitemapProducts(limit: 100) { id }
      getProductById(productId: "${productId}") { metaTitle metaDescription robotsMeta }
      getCategory(coreCategoryId: "202") { metaTitle metaDescription } }`;
    const idsOf = (answer: { getSitemapProducts: readonly { id: string }[] }) =>
      answer.getSitemapProducts.map(({ id }) => id);
    const before = await imported.ask(query);
    expect(before).toMatchObject({
      getProductById: { metaTitle: null, robotsMeta: null },
      getCategory: { metaTitle: null, metaDescription: null },
    });
    expect(idsOf(before)).toContain(productId);
    const told = { metaTitle: { de: 'Titel', en: 'Title' }, metaDescription: { de: 'Worte', en: 'Words' } };
    await changeLine('categories.jsonl', '202', (line) => ({ ...line, ...told }));
    await changeLine('products.jsonl', productId, (line) => ({ ...line, ...told, robots: 'noindex, follow' }));
    (await run())._unsafeUnwrap();
    expireCatalogue(imported.database);
    const after = await imported.ask(query);
    expect(after).toMatchObject({
      getSitemapSize: { products: before.getSitemapSize.products - 1 },
      getProductById: { metaTitle: 'Titel', metaDescription: 'Worte', robotsMeta: 'noindex, follow' },
      getCategory: { metaTitle: 'Titel', metaDescription: 'Worte' },
    });
    expect(idsOf(after)).toEqual(idsOf(before).filter((id) => id !== productId));
  });

  it('takes photographs from the folder', async () => {
    await mkdir(join(folder, 'pictures'));
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#cc0000' } })
      .jpeg()
      .toBuffer();
    await writeFile(join(folder, 'pictures/red.jpg'), photo);
    const [bundle] = [...SHOP.products()];
    const item = bundle?.items[0] ?? expect.fail();
    await changeLine('items.jsonl', item.id, (line) => ({
      ...line,
      pictures: [{ file: 'pictures/red.jpg', alt: { de: 'Rot' } }],
    }));
    expect((await run()).isOk()).toBe(true);
    const { rows } = await sql<{ spec: { kind: string; data: string } }>`
      select spec from pictures where spec ->> 'kind' = 'photo'`.execute(imported.database);
    expect(rows.map(({ spec }) => Buffer.from(spec.data, 'base64').equals(photo))).toEqual([true]);
  });

  it.each([
    ['products.jsonl', '{"id":', 'products.jsonl, line 41: is no JSON object'],
    [
      'items.jsonl',
      '{"id":"1","orderNumber":"-7"}',
      'orderNumber: allowed are letters and digits, with _, . and - between them, up to 32',
    ],
    ['products.jsonl', '{"id":"x"}', 'products.jsonl, line 41, id: allowed are digits, up to 12, not beginning with 0'],
    ['items.jsonl', '{"id":"9","colour":1}', 'Unrecognized key: "colour"'],
    ['reviews.jsonl', '{"id":"r","productId":"1","rating":6}', 'rating: allowed is 1 to 5'],
  ] as const)('says of a line of %s like %s what is wrong, and imports nothing', async (file, line, said) => {
    await run();
    const before = await contentOf(imported.database, 'products');
    await changeLine('products.jsonl', [...SHOP.products()][1]?.product.id ?? '', (one) => ({
      ...one,
      isNew: true,
      isPopular: true,
    }));
    await appendFile(join(folder, file), `${line}\n`);
    expect((await problems()).join('\n')).toContain(said);
    expect(await contentOf(imported.database, 'products')).toEqual(before);
  });

  it('takes no photograph of more than 20 MB', async () => {
    await mkdir(join(folder, 'pictures'));
    await writeFile(join(folder, 'pictures/large.jpg'), Buffer.alloc(20 * 1024 * 1024 + 1));
    const item = [...SHOP.products()][0]?.items[0] ?? expect.fail();
    const pictures = [{ file: 'pictures/large.jpg', alt: { de: 'Groß' } }];
    await changeLine('items.jsonl', item.id, (line) => ({ ...line, pictures }));
    expect(await problems()).toEqual([
      'items.jsonl, line 1, pictures[0].file: pictures/large.jpg has 21 MB; allowed are 20 MB',
    ]);
  });

  it('finds what nobody has, what is there twice and pictures that are missing', async () => {
    const [first, second] = [...SHOP.products()].map(({ product }) => product);
    await changeLine('products.jsonl', first?.id ?? '', (line) => ({
      ...line,
      categoryIds: ['99999'],
      manufacturerId: 'nobody',
    }));
    await changeLine('products.jsonl', second?.id ?? '', (line) => ({ ...line, slug: first?.slug }));
    const item = [...SHOP.products()][0]?.items[0] ?? expect.fail();
    const picture = (file: string) => ({ file, alt: { de: 'x' } });
    await changeLine('items.jsonl', item.id, (line) => ({
      ...line,
      pictures: [picture('../secret.jpg'), picture('gone.jpg')],
    }));
    expect(await problems()).toEqual([
      'products.jsonl, line 1, categoryIds[0]: 99999 is not known; allowed is an id of categories.jsonl or of the shop',
      'products.jsonl, line 1, manufacturerId: nobody is not known; allowed is an id of manufacturers.jsonl or of the shop',
      `products.jsonl, line 2, slug: ${first?.slug} belongs to ${first?.id} already`,
      'items.jsonl, line 1, pictures[0].file: ../secret.jpg is not in the folder of the import',
      'items.jsonl, line 1, pictures[1].file: gone.jpg is not in the folder of the import',
    ]);
  });

  it('says that an empty folder has nothing in it', async () => {
    await rm(folder, { recursive: true });
    await mkdir(folder);
    expect(await problems()).toEqual([expect.stringContaining('has no line in any of the files')]);
  });
});
