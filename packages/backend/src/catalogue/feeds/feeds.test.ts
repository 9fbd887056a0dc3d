import { DAY_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop, SOME_MOMENT } from '../../../test/browsing/open-shop.ts';
import { expireCatalogue } from '../index/current-catalogue.ts';

const PRODUCTS = `query ($after: ID, $skip: Int!, $limit: Int!) {
  getSitemapProducts(after: $after, skip: $skip, limit: $limit) { id path title changedAt }
}`;
const FEED = `query ($after: ID, $limit: Int!) { getProductFeed(after: $after, limit: $limit) { next products {
  productId name path manufacturerName categories
  offers { weightGrams shippingCost { cents } content { amount unit }
    item { itemId availableForSale prices { current { cents } old { cents } basePrice { price { cents } unit } } } }
} } }`;
const SEARCH = `query ($term: String!, $filter: FilterInput!) {
  checkQuery(originalQuery: $term) { link { url } }
  search(paging: { offset: 0, limit: 9 }, filter: $filter) {
    link { url } products { totalCount categoryFilter { id } }
  }
}`;
const PAGE = `query ($id: ID!) { getItemById(itemId: $id) {
  itemId availableForSale prices { current { cents } old { cents } basePrice { price { cents } unit } } } }`;

type Told = { readonly item: { readonly itemId: string }; readonly shippingCost: { readonly cents: number } };
type Entry = { readonly id: string; readonly path: string; readonly changedAt: number };

describe('files for search engines and price comparisons', () => {
  let shop: OpenShop;

  beforeAll(async () => {
    shop = await openShop(aSmallShop(25));
  });
  afterAll(() => shop.close());

  const products = async (variables: object): Promise<readonly Entry[]> =>
    (await shop.ask(PRODUCTS, { skip: 0, limit: 1_000, ...variables })).getSitemapProducts;

  it('lists every product once, whatever the size of the pieces', async () => {
    const all = await products({});
    expect(all).toHaveLength(25);
    expect(all.map(({ path }) => path)).toContain('/prod/1000/');
    const inPieces: Entry[] = [];
    for (let piece = await products({ limit: 7 }); piece.length > 0; ) {
      inPieces.push(...piece);
      piece = await products({ limit: 7, after: piece.at(-1)?.id });
    }
    expect(inPieces).toEqual(all);
    expect(await products({ skip: 20 })).toEqual(all.slice(20));
    expect(await products({ skip: 25 })).toEqual([]);
  });

  it('says when a product changed: when it came, was imported anew or was reviewed', async () => {
    const changeOf = async (id: string) => (await products({})).find((entry) => entry.id === id)?.changedAt;
    expect(await changeOf('1001')).toBe(SOME_MOMENT);
    await shop.database
      .updateTable('products')
      .set({ changed_at: SOME_MOMENT + DAY_MS })
      .where('id', '=', '1001')
      .execute();
    expect(await changeOf('1001')).toBe(SOME_MOMENT + DAY_MS);
    expect((await shop.ask('{ getSitemapSize { products changedAt } }')).getSitemapSize).toEqual({
      products: 25,
      changedAt: SOME_MOMENT + DAY_MS,
    });
  });

  it('lists categories, which change with what lies in them, and pages of editors', async () => {
    const { getSitemapPages } = await shop.ask(
      '{ getSitemapPages { categories { path title changedAt } pages { path title changedAt } } }',
    );
    const top = getSitemapPages.categories.find(({ path }: Entry) => path === '/cat/200/');
    expect(top).toEqual({ path: '/cat/200/', title: 'Basteln', changedAt: SOME_MOMENT + DAY_MS });
    expect(getSitemapPages.pages.map(({ path }: Entry) => path)).toContain('/');
  });

  it('puts nothing but paths behind the host of a storefront, whatever an older import has left as a canonical address', async () => {
    await sql`update categories set details = details || '{"canonicalPath": "https://old.example/stifte/"}'
      where id = '202'`.execute(shop.database);
    await sql`insert into catalogue_imports (completed_at, changed_products) values (1, 0)`.execute(shop.database);
    expireCatalogue(shop.database);
    const { getSitemapPages } = await shop.ask('{ getSitemapPages { categories { path } } }');
    const paths = getSitemapPages.categories.map(({ path }: Entry) => path);
    expect(paths).toContain('/cat/202/');
    expect(paths.filter((path: string) => !path.startsWith('/'))).toEqual([]);
  });

  it('offers every item with the price and the stock of its page', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { getProductFeed } = await shop.ask(FEED, { after, limit: 10 });
      for (const { offers } of getProductFeed.products)
        for (const { item, content } of offers) {
          expect((await shop.ask(PAGE, { id: item.itemId })).getItemById).toEqual(item);
          expect(content === null).toBe(item.prices.basePrice === null);
          seen.push(item.itemId);
        }
      after = getProductFeed.next;
    } while (after !== null);
    const { rows } = { rows: await shop.database.selectFrom('items').select('id').execute() };
    expect(seen.sort()).toEqual(rows.map(({ id }) => id).sort());
  });

  it('knows the way to a product, its maker, its weight and what sending it costs', async () => {
    const { products } = (await shop.ask(FEED, { limit: 1 })).getProductFeed;
    expect(products[0]).toMatchObject({
      path: '/prod/1000/',
      manufacturerName: expect.any(String),
      categories: ['Schreiben', 'Bleistift-Rubrik'],
      offers: [{ weightGrams: 100, shippingCost: { cents: expect.any(Number) } }, {}],
    });
  });

  it('is written without ß where that is the custom', async () => {
    const VARIANTS = '{ getProductFeed(limit: 200) { products { offers { item { variantInfoList { value } } } } } }';
    const written = async (store: 'de' | 'ch') => JSON.stringify(await shop.ask(VARIANTS, {}, { store }));
    expect(await written('de')).toContain('Groß');
    expect(await written('ch')).toContain('Gross');
    expect(await written('ch')).not.toContain('ß');
  });

  it('shows strangers of the business edition no goods', async () => {
    const asked = { store: 'b2b' } as const;
    const { getSitemapPages } = await shop.ask('{ getSitemapPages { categories { path } pages { path } } }', {}, asked);
    expect(getSitemapPages.categories).toEqual([]);
    for (const { path } of getSitemapPages.pages) expect(path).not.toMatch(/^\/(?:prod|cat)\//);
  });
});

describe('what no menu leads to', () => {
  let shop: OpenShop;

  beforeAll(async () => {
    const small = aSmallShop(12);
    // With the sections below it, in which the products with odd numbers are.
    const categories = small.categories.map((one) => (one.id === '200' ? { ...one, isExcludedFromNav: true } : one));
    shop = await openShop({ ...small, categories });
  });
  afterAll(() => shop.close());

  const EVEN = [1_000, 1_002, 1_004, 1_006, 1_008, 1_010].map(String);

  it('is told neither to search engines nor to price comparisons, and nobody finds it by searching', async () => {
    const { getSitemapPages, getSitemapSize, getSitemapProducts, getProductFeed } = await shop.ask(`{
      getSitemapPages { categories { path } }
      getSitemapSize { products }
      getSitemapProducts(skip: 0, limit: 1000) { id }
      getProductFeed(limit: 200) { products { productId } }
    }`);
    const paths: readonly string[] = getSitemapPages.categories.map(({ path }: Entry) => path);
    expect(paths.toSorted()).toEqual(['/cat/100/', '/cat/101/', '/cat/103/', '/cat/105/']);
    expect(getSitemapSize.products).toBe(EVEN.length);
    expect(getSitemapProducts.map(({ id }: Entry) => id)).toEqual(EVEN);
    expect(getProductFeed.products.map(({ productId }: { productId: string }) => productId)).toEqual(EVEN);
    const { rows } = await sql<{ id: string }>`
      select distinct product_id as id from search_documents order by product_id`.execute(shop.database);
    expect(rows.map(({ id }) => id)).toEqual(EVEN);
  });

  it('is not found by its order number either, nor named as a category that a search can be narrowed to', async () => {
    const { database } = shop;
    // What is sold in a visible section may lie in a hidden one, too.
    await sql`insert into product_categories (product_id, category_id, position) values ('1000', '202', 1)`.execute(
      database,
    );
    await sql`insert into catalogue_imports (completed_at, changed_products) values (1, 0)`.execute(database);
    expireCatalogue(database);
    const found = async (searchTerm: string, category?: string) => {
      const filter = { enumFilters: [], rangeFilters: [], searchTerm, ...(category && { category }) };
      const { search, checkQuery } = await shop.ask(SEARCH, { term: searchTerm, filter });
      const { totalCount, categoryFilter } = search.products;
      const categories = categoryFilter.map(({ id }: Entry) => id);
      return [search.link, checkQuery.link, totalCount, categories];
    };
    expect(await found('600002')).toEqual([null, null, 0, []]);
    const seen = { url: '/prod/1000/?varid=5000' };
    expect(await found('600000')).toEqual([seen, seen, 1, ['100']]);
    expect(await found('600000', '100')).toEqual([seen, seen, 1, ['100', '101']]);
    expect(await found('600000', '202')).toEqual([seen, seen, 1, ['100']]);
  });

  it('leaves no gap in the feed, which goes on behind it', async () => {
    const { products, next } = (await shop.ask(FEED, { limit: 2 })).getProductFeed;
    expect([products.map(({ productId }: { productId: string }) => productId), next]).toEqual([
      ['1000', '1002'],
      '1002',
    ]);
    const rest = (await shop.ask(FEED, { after: next, limit: 10 })).getProductFeed;
    expect([rest.products.length, rest.next]).toEqual([4, null]);
  });

  it('is no reason for a menu to open, neither excluded nor beside what is not', async () => {
    const NAVIGATION = '{ getNavigationTree(level: 1) { id hasChildren } }';
    const small = aSmallShop(1);
    const without = async (...ids: readonly string[]) => {
      const categories = small.categories.map((one) => ({ ...one, isExcludedFromNav: ids.includes(one.id) }));
      const other = await openShop({ ...small, categories });
      const { getNavigationTree } = await other.ask(NAVIGATION);
      await other.close();
      return getNavigationTree;
    };
    const opening = (id: string, hasChildren: boolean) => ({ id, hasChildren });
    expect(await without('101', '103', '105')).toEqual([opening('100', false), opening('200', true)]);
    expect(await without('101')).toEqual([opening('100', true), opening('200', true)]);
  });

  it('is a page like any other', async () => {
    const { getCategory, getProductById } = await shop.ask(`{
      getCategory(coreCategoryId: "202") { path }
      getProductById(productId: "1001") { path robotsMeta }
    }`);
    expect([getCategory, getProductById]).toEqual([{ path: '/cat/202/' }, { path: '/prod/1001/', robotsMeta: null }]);
  });
});

describe('what sending an article costs, beside a lightning deal', () => {
  let shop: OpenShop;
  const ORDINARY_CENTS = 5_500;

  beforeAll(async () => {
    const small = aSmallShop(6);
    const [deal] = small.deals;
    if (deal === undefined) throw new Error('the small shop has no deal');
    const running = { ...deal, specialPriceCents: 4_000 };
    const taken = { ...running, id: 'deal-2', itemId: '5008', reservedAtStart: deal.allowance };
    shop = await openShop({ ...small, deals: [running, taken] });
    await shop.database
      .updateTable('prices')
      .set({ cents: ORDINARY_CENTS })
      .where('item_id', 'in', [running.itemId, taken.itemId])
      .execute();
  });
  afterAll(() => shop.close());

  const COST = `shippingCost { cents }`;

  it('is for the price of the deal while a piece of it is free, and for the ordinary one when all are taken', async () => {
    const { running, taken, getProductFeed } = await shop.ask(`{
      running: getItemById(itemId: "5004") { prices { current { cents } } ${COST} }
      taken: getItemById(itemId: "5008") { ${COST} }
      getProductFeed(limit: 200) { products { offers { ${COST} item { itemId } } } }
    }`);
    expect(running.prices.current.cents).toBe(ORDINARY_CENTS);
    expect([running, taken].map(({ shippingCost }) => shippingCost.cents)).toEqual([495, 0]);
    const told = new Map(
      getProductFeed.products.flatMap(({ offers }: { offers: readonly Told[] }) =>
        offers.map(({ item, shippingCost }) => [item.itemId, shippingCost.cents] as const),
      ),
    );
    expect([told.get('5004'), told.get('5008')]).toEqual([495, 0]);
  });
});
