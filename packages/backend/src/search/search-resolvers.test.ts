import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../test/browsing/a-small-shop.ts';
import { both } from '../../test/browsing/both.ts';
import { type OpenShop, openShop } from '../../test/browsing/open-shop.ts';
import type { ProductRecord } from '../catalogue/catalogue-records.ts';
import { findProducts } from './find-products.ts';
import { indexProducts } from './index-products.ts';
import { knownQuery } from './known-query.ts';

const SEARCH = `query ($filter: FilterInput!, $sort: String) {
  search(paging: { offset: 0, limit: 60 }, sortBy: $sort, filter: $filter) {
    link { url }
    correctedTerm
    products { totalCount sorts { code selected } categoryFilter { id name count selected } entries { id name } }
  }
}`;

describe('the search (docs/adr/0009 "Sorting, searching")', () => {
  let shop: OpenShop;

  beforeAll(async () => {
    shop = await openShop(aSmallShop(120));
  });
  afterAll(() => shop.close());

  const search = async (searchTerm: string, category?: string, language: 'de' | 'en' = 'de', isExact = false) => {
    const filter = { enumFilters: [], rangeFilters: [], searchTerm, isExact, ...(category && { category }) };
    return (await shop.ask(SEARCH, { filter }, { language })).search;
  };
  const namesFor = async (term: string, language: 'de' | 'en' = 'de'): Promise<readonly string[]> =>
    (await search(term, undefined, language)).products.entries.map(({ name }: { name: string }) => name);

  it('finds other forms of a word, in German and in English', async () => {
    expect(await namesFor('Bleistifte')).toHaveLength(20);
    expect(await namesFor('pencils', 'en')).toHaveLength(20);
  });

  it('finds a word of the other language when the own one has none', async () => {
    expect(await namesFor('pencil')).toHaveLength(20);
    expect((await namesFor('Farbkasten', 'en'))[0]).toMatch(/^Paint box/);
  });

  it('finds what was mistyped', async () => {
    const names = await namesFor('bleistfit');
    expect(names).toHaveLength(20);
    expect(names.every((name) => name.startsWith('Bleistift'))).toBe(true);
  });

  it('says what it searched instead of what was mistyped, word by word', async () => {
    expect((await search('bleistfit')).correctedTerm).toBe('bleistift');
    expect((await search('globsu modell')).correctedTerm).toBe('globus modell');
    for (const right of ['bleistift', 'Bleistifte', 'schere', 'schuelerlampe', '600012', 'pencil', 'zzzzqqqq', ''])
      expect((await search(right)).correctedTerm).toBeNull();
  });

  it.each([
    ['shere', 'de', 'schere', 'Bastelschere'],
    ['schäre', 'de', 'schere', 'Bastelschere'],
    ['schehre', 'de', 'schere', 'Bastelschere'],
    ['pensil', 'en', 'pencil', 'Pencil'],
  ] as const)('takes the known word with the fewest wrong letters for a mistyped one: %s', async (...row) => {
    const [typed, language, meant, begins] = row;
    const { correctedTerm, products } = await search(typed, undefined, language);
    expect([correctedTerm, products.totalCount]).toEqual([meant, 20]);
    expect(products.entries[0].name).toMatch(new RegExp(`^${begins}`));
  });

  it.each([
    ['kinderschere', 'schere'],
    ['Kinderscheren', 'schere'],
    ['Leuchtglobus', 'globus'],
  ])('takes a compound word for what it ends with: %s', async (typed, meant) => {
    const { correctedTerm, products } = await search(typed);
    expect([correctedTerm, products.totalCount]).toEqual([meant, 20]);
  });

  it('understands a corrected term, or one that finds nothing, as the shop does, and corrects to words that it only understands', async () => {
    const rewrite = { query: 'modell globus', rewritten: 'bleistift' };
    await shop.database.insertInto('search_rewrites').values(rewrite).execute();
    for (const [typed, told] of [
      ['modell globsu', 'modell globus'],
      ['bleeir', 'bleier'],
      ['bleier', 'bleistift'],
    ] as const) {
      const { correctedTerm, products } = await search(typed);
      expect([typed, correctedTerm, products.totalCount]).toEqual([typed, told, 20]);
      expect(products.entries[0].name).toMatch(/^Bleistift/);
    }
    const exact = await search('bleeir', undefined, 'de', true);
    expect([exact.products.totalCount, exact.correctedTerm]).toEqual([0, 'bleier']);
  });

  it('says which words it searched where no product has one of them, but for stop words and beside an order number', async () => {
    expect((await search('zzzzqqqq globus')).correctedTerm).toBe('globus');
    expect((await search('globus zzzzqqqq', undefined, 'de', true)).correctedTerm).toBe('globus');
    for (const right of ['globus schere', 'globus für schere', 'globus 600012'])
      expect((await search(right)).correctedTerm).toBeNull();
    expect((await search('zzzzqqqq globus')).products.totalCount).toBe(20);
  });

  it.each([
    ['globus 10 stück', 'globus'],
    ['10 Stk Globus', 'globus'],
    ['globsu 12er pack', 'globus'],
    ['globe 12 pieces', 'globe'],
    ['zzzzqqqq globus 10 stück', 'globus'],
  ])('asks for no number or unit beside what is found without them, and says so: %s', async (typed, told) => {
    const { correctedTerm, products } = await search(typed);
    expect([correctedTerm, products.totalCount]).toEqual([told, 20]);
    expect(products.entries[0].name).toMatch(/^Globus/);
  });

  it('asks for numbers and units where nothing else is found, and beside an order number says nothing', async () => {
    expect((await search('zzzzqqqq 10')).correctedTerm).toBe('10');
    expect((await search('zzzzqqqq 10')).products.totalCount).toBeGreaterThan(0);
    const { correctedTerm, products } = await search('globus 600012');
    expect([correctedTerm, products.totalCount]).toEqual([null, 21]);
  });

  it('takes a word of the other language for no mistyped one of its own', async () => {
    const { correctedTerm, products } = await search('globe');
    expect([correctedTerm, products.totalCount]).toEqual([null, 20]);
    expect((await search('globe model 2')).correctedTerm).toBeNull();
  });

  it('corrects nothing in an exact search, and says what would have found something', async () => {
    const exact = await search('bleistfit', undefined, 'de', true);
    expect([exact.products.totalCount, exact.correctedTerm]).toEqual([0, 'bleistift']);
    const right = await search('schere', undefined, 'de', true);
    expect([right.products.totalCount, right.correctedTerm]).toEqual([20, null]);
  });

  it('finds umlauts that were typed without their dots or as two letters', async () => {
    for (const term of ['schuelerlampe', 'schulerlampe', 'SCHÜLERLAMPE', 'farbkaesten']) {
      expect(await namesFor(term)).toHaveLength(20);
    }
  });

  it('finds the word that a compound word hides', async () => {
    const names = await namesFor('schere');
    expect(names).toHaveLength(20);
    expect(names.every((name) => name.startsWith('Bastelschere'))).toBe(true);
  });

  it('puts the product with the order number first', async () => {
    const { link, products } = await search('600012');
    expect(link).toEqual({ url: '/prod/1006/?varid=5012' });
    expect(products.entries[0].id).toBe('1006');
    expect((await namesFor('bleistift 600002'))[0]).toBe('Bastelschere Modell 1');
  });

  it('finds every order number that the import takes, in a category too, and none inside a longer one', async () => {
    const numbers = { '5000': 'SC-600013', '5026': 'AB12X', '5006': '123456789', '5008': 'STIFTE-7' };
    for (const [id, order_number] of Object.entries(numbers))
      await shop.database.updateTable('items').set({ order_number }).where('id', '=', id).execute();
    const idsFor = async (term: string, category?: string, isExact = false): Promise<readonly string[]> =>
      (await search(term, category, 'de', isExact)).products.entries.map(({ id }: { id: string }) => id);
    expect(await idsFor('SC-600013')).toEqual(['1000']);
    expect(await idsFor('ab12x')).toEqual(['1013']);
    expect(await idsFor('123456789')).toEqual(['1003']);
    expect(await idsFor('123456789', '204')).toEqual(['1003']);
    expect(await idsFor('AB12X, 600014')).toEqual(['1007', '1013']);
    expect(await idsFor('AB12X 600014', undefined, true)).toEqual(['1007', '1013']);
    expect((await idsFor('globus ab12x')).at(0)).toBe('1013');
    const { products, correctedTerm } = await search('stifte-7');
    expect([products.totalCount, correctedTerm]).toEqual([1, null]);
  });

  it('puts the product whose name it is first', async () => {
    expect((await namesFor('globus modell 10'))[0]).toBe('Globus Modell 10');
  });

  it('sorts by relevance unless told otherwise', async () => {
    const { products } = await search('globus');
    expect(products.sorts.find(({ selected }: { selected: boolean }) => selected).code).toBe('relevance');
  });

  it('counts the categories of all matches and narrows to one of them', async () => {
    const everywhere = await search('unterricht');
    expect(everywhere.products.categoryFilter).toEqual([
      { id: '100', name: 'Schreiben', count: 60, selected: false },
      { id: '200', name: 'Basteln', count: 60, selected: false },
    ]);
    const narrowed = await search('unterricht', '202');
    expect(narrowed.products.totalCount).toBe(20);
    const selected = narrowed.products.categoryFilter.find((option: { selected: boolean }) => option.selected);
    expect(selected).toMatchObject({ id: '202', count: 20 });
  });

  it('is not narrowed by a category that there is not, and names the way to one without matches', async () => {
    const { products } = await search('unterricht', '999999');
    expect([products.totalCount, products.categoryFilter.length]).toEqual([120, 2]);
    expect(products.categoryFilter.some((option: { selected: boolean }) => option.selected)).toBe(false);
    const empty = await search('globus', '202');
    expect(empty.products.totalCount).toBe(0);
    expect(empty.products.categoryFilter).toContainEqual(
      expect.objectContaining({ id: '202', count: 0, selected: true }),
    );
  });

  it('finds nothing for nothing', async () => {
    for (const term of ['', '   ', '!!!', 'für', 'zzzzqqqq']) expect((await search(term)).products.totalCount).toBe(0);
  });

  describe('before a search (spec 1 §4)', () => {
    it('redirects and rewrites what the shop knows', async () => {
      const { a, b, c } = await shop.ask(`{
        a: checkSearchHub(originalQuery: " Impressum") { redirectPath query originalQuery }
        b: checkSearchHub(originalQuery: "bleier") { redirectPath query originalQuery }
        c: checkSearchHub(originalQuery: "globus") { redirectPath query originalQuery }
      }`);
      expect(a.redirectPath).toBe('/rechtliches/impressum/');
      expect(b).toEqual({ redirectPath: null, query: 'bleistift', originalQuery: 'bleier' });
      expect(c).toEqual({ redirectPath: null, query: 'globus', originalQuery: 'globus' });
    });

    it('matches a product directly by order number or name, and nothing else', async () => {
      const { a, b, c, d } = await shop.ask(`{
        a: checkQuery(originalQuery: "600002") { link { url } }
        b: checkQuery(originalQuery: "globus modell 4 ") { link { url } }
        c: checkQuery(originalQuery: "globus") { link { url } }
        d: checkQuery(originalQuery: "600012 ") { link { url } }
      }`);
      expect([a.link?.url, b.link?.url, c.link, d.link?.url]).toEqual([
        ...['/prod/1001/', '/prod/1004/', null, '/prod/1006/?varid=5012'],
      ]);
    });

    it('matches an order number with letters, in capitals or not', async () => {
      const ofItem = shop.database.updateTable('items').where('order_number', '=', '600004');
      await ofItem.set({ order_number: 'Heft-A4.1' }).execute();
      const { a, b } = await shop.ask(`{
        a: checkQuery(originalQuery: " heft-a4.1") { link { url } }
        b: checkQuery(originalQuery: "HEFT-A4.1") { link { url } }
      }`);
      expect(a.link?.url).toMatch(/^\/prod\/1002\//);
      expect(b).toEqual(a);
    });

    it('turns a long query into filters and a shorter one', async () => {
      const { a, b } = await shop.ask(`{
        a: adjustLongtailSearchQuery(searchQuery: "Rote Bleistifte") { searchQuery filters { name values } }
        b: adjustLongtailSearchQuery(searchQuery: "globus") { searchQuery }
      }`);
      expect(a).toEqual({ searchQuery: 'bleistifte', filters: [{ name: 'colour', values: ['c0'] }] });
      expect(b).toBeNull();
    });

    it('suggests popular queries while nothing is typed, then what fits', async () => {
      const suggest = async (userQuery: string): Promise<readonly string[]> => {
        const question = 'query ($q: String!) { getSuggestQueries(userQuery: $q) { suggestQueries { suggest } } }';
        const { getSuggestQueries } = await shop.ask(question, { q: userQuery });
        return getSuggestQueries.suggestQueries.map((one: { suggest: string }) => one.suggest);
      };
      expect(await suggest('')).toEqual(['bleistift', 'schere']);
      expect((await suggest('blei')).slice(0, 2)).toEqual(['bleistift', 'bleistiftspitzer']);
      expect(await suggest('bleistfit')).toContain('bleistift');
    });

    it('suggests whatever place among the best sold, and whatever languages, an import gives to products', async () => {
      const odd = await openShop(aSmallShop(12));
      const question = 'query ($q: String!) { getSuggestQueries(userQuery: $q) { suggestQueries { suggest } } }';
      const suggest = async (q: string, language: 'de' | 'en') =>
        (await odd.ask(question, { q }, { language })).getSuggestQueries.suggestQueries;
      await sql`update products set sales_rank = 0, name = name - 'en'`.execute(odd.database);
      await indexProducts(odd.database);
      expect(await suggest('modell', 'de')).not.toEqual([]);
      expect(await suggest('modell 10', 'en')).toEqual([{ suggest: 'Globus Modell 10' }]);
      await odd.close();
    });

    it('suggests the first four products with their pictures, best sold first, each not once more by its name', async () => {
      const question =
        'query ($q: String!) { getSuggestQueries(userQuery: $q) { suggestQueries { suggest } products { name path image { src } } } }';
      const ask = async (q: string) => (await shop.ask(question, { q })).getSuggestQueries;
      const { suggestQueries, products } = await ask('globus');
      expect(products).toHaveLength(4);
      for (const { name, path, image } of products) {
        expect([name.startsWith('Globus'), path.startsWith('/prod/'), image.src.length > 0]).toEqual([
          true,
          true,
          true,
        ]);
        expect(suggestQueries).not.toContainEqual({ suggest: name });
      }
      expect((await ask('')).products).toEqual([]);
      expect((await ask('qqzzxx')).products).toEqual([]);
    });
  });

  describe('what is spelled in two ways', () => {
    const small = aSmallShop(12);
    const CHANGED: Readonly<Record<string, Partial<ProductRecord>>> = {
      '1000': { name: both('Großformat Fußball „Max“') },
      '1006': { name: both('Maßstab, 30 cm') },
      '1007': { name: both('Maßstab, 50 cm') },
      '1008': { longDescription: both('<p>Der Zirkel rot.</p>') },
      '1009': {
        name: both('Zirkel, klein'),
        longDescription: both(`<p>${'Er ist genau. '.repeat(20)}Auch in rot.</p>`),
      },
    };
    let spelled: OpenShop;
    beforeAll(async () => {
      spelled = await openShop({
        ...small,
        searchRedirects: [{ query: 'Weiße Tafeln', target: '/tafeln/' }],
        searchRewrites: [
          { query: 'straße', rewritten: 'globus' },
          { query: 'strasse', rewritten: 'heft' },
        ],
        longTails: [{ query: 'große Hefte', searchQuery: 'hefte', filters: [] }],
        suggestions: [{ text: both('Maßband'), isPopular: false, weight: 1 }],
        products: function* () {
          for (const bundle of small.products())
            yield { ...bundle, product: { ...bundle.product, ...CHANGED[bundle.product.id] } };
        },
      });
    });
    afterAll(() => spelled.close());

    const ALL = `query ($q: String!, $filter: FilterInput!) {
      checkQuery(originalQuery: $q) { link { url } }
      search(paging: { offset: 0, limit: 1 }, filter: $filter) { link { url } products { entries { name } } }
      getSuggestQueries(userQuery: $q) { suggestQueries { suggest } products { name } }
    }`;
    const asked = (q: string, store: 'ch' | 'de') =>
      spelled.ask(ALL, { q, filter: { enumFilters: [], rangeFilters: [], searchTerm: q } }, { store });

    it.each([
      ['ch', 'Grossformat Fussball «Max»'],
      ['de', 'Großformat Fußball „Max“'],
      ['de', 'Grossformat Fussball „Max“'],
    ] as const)('is in %s a direct match as "%s"', async (store, name) => {
      const { checkQuery, search: found } = await asked(name, store);
      expect([checkQuery.link, found.link]).toEqual([{ url: '/prod/1000/' }, { url: '/prod/1000/' }]);
    });

    it.each([
      ['ch', 'fussb', 'Grossformat Fussball «Max»'],
      ['ch', 'gr', 'Grossformat Fussball «Max»'],
      ['de', 'fussb', 'Großformat Fußball „Max“'],
      ['de', 'FUSSB', 'Großformat Fußball „Max“'],
      ['de', 'fußb', 'Großformat Fußball „Max“'],
      ['de', 'schuelerl', 'Schülerlampe Modell 5'],
      ['de', 'schülerl', 'Schülerlampe Modell 5'],
    ] as const)('is in %s suggested for "%s"', async (store, typed, name) => {
      const { getSuggestQueries } = await asked(typed, store);
      expect(getSuggestQueries.products.map((one: { name: string }) => one.name)).toContain(name);
    });

    it('is suggested among queries, and found where names were written before umlauts were folded', async () => {
      const queries = (await asked('massb', 'ch')).getSuggestQueries.suggestQueries;
      expect(queries[0]).toEqual({ suggest: 'Massband' });
      const { database } = spelled;
      await sql`update search_documents set name = 'fußball' where product_id = '1002'`.execute(database);
      expect((await asked('Fußball', 'de')).checkQuery.link).toEqual({ url: '/prod/1002/' });
      expect((await asked('fußb', 'de')).getSuggestQueries.products).toHaveLength(2);
    });

    const namesOf = async (q: string): Promise<readonly string[]> => {
      const filter = { enumFilters: [], rangeFilters: [], searchTerm: q };
      return (await spelled.ask(SEARCH, { filter })).search.products.entries.map(({ name }: { name: string }) => name);
    };

    it('is a number with its unit, with or without a space', async () => {
      for (const typed of ['maßstab 30 cm', 'maßstab 30cm', '30CM'])
        expect([typed, await namesOf(typed)]).toEqual([typed, ['Maßstab, 30 cm']]);
    });

    it('comes first where a name has it, behind that where words stand side by side in a description', async () => {
      const { idList } = await findProducts(spelled.database, 'zirkel rot', 'de');
      expect(idList.split('\n')).toEqual(['1009', '1008']);
    });

    it('is known to the search hub in both, and what is stored for a spelling counts before the other', async () => {
      const hub = async (q: string) =>
        (await spelled.ask('query ($q: String!) { checkSearchHub(originalQuery: $q) { redirectPath query } }', { q }))
          .checkSearchHub;
      expect(await hub('weisse tafeln')).toMatchObject({ redirectPath: '/tafeln/' });
      expect(await hub('WEISSE  TAFELN')).toMatchObject({ redirectPath: '/tafeln/' });
      expect([(await hub('straße')).query, (await hub('Strasse')).query]).toEqual(['globus', 'heft']);
      const { adjustLongtailSearchQuery } = await spelled.ask(
        '{ adjustLongtailSearchQuery(searchQuery: "grosse hefte") { searchQuery } }',
      );
      expect(adjustLongtailSearchQuery).toEqual({ searchQuery: 'hefte' });
    });

    it('is looked up in an index, which has the same expression', async () => {
      const plan = await spelled.database.connection().execute(async (connection) => {
        await sql`set enable_seqscan = off`.execute(connection);
        const { isIt } = knownQuery('Weiße Tafeln');
        const asked = await sql<
          Record<string, string>
        >`explain select target from search_redirects where ${isIt}`.execute(connection);
        await sql`set enable_seqscan = on`.execute(connection);
        return JSON.stringify(asked.rows);
      });
      expect(plan).toContain('search_redirects_folded');
    });
  });

  describe('hostile input', () => {
    const HOSTILE = [
      "' OR 1=1--",
      '%',
      '_',
      '\\',
      '\u0000',
      '"; drop table items; --',
      ':* & !',
      '🙂',
      'a'.repeat(10_000),
    ];

    it('is a text like any other, in every argument', async () => {
      const question = `query ($text: String!, $id: ID!, $filter: FilterInput!) {
        search(paging: { offset: 0, limit: 3 }, sortBy: $text, filter: $filter) { products { totalCount } }
        checkSearchHub(originalQuery: $text) { redirectPath }
        checkQuery(originalQuery: $text) { link { url } }
        adjustLongtailSearchQuery(searchQuery: $text) { searchQuery }
        getSuggestQueries(userQuery: $text) { suggestQueries { suggest } }
        getPageDetails(url: $text) { pageType }
        getFooter(pageId: $id) { links { headline } }
        getGridByPageId(pageId: $id) { rows { cells { columns } } }
        getGlobalParameters(names: [$text]) { name }
        getNavigationTree(level: 1, rootId: $id, itemId: $id) { id }
        getCategory(coreCategoryId: $id) { id }
        getProductById(productId: $id) { productId }
        getItemById(itemId: $id) { itemId }
        getVariantInformation(productId: "1003", itemId: $id, selectedVariants: [{ name: $text, value: $text }]) { configuredItemId }
        getExtraTabContents(productId: $id, tabId: $id) { content }
        getReviewsByProduct(productId: $id) { count }
        getMainCategoryFromCategoryId(categoryId: $id)
      }`;
      for (const text of HOSTILE) {
        const filter = {
          enumFilters: [{ id: text, values: [text] }],
          rangeFilters: [{ id: text, from: 0, to: 1 }],
          searchTerm: text,
          category: text,
        };
        const data = await shop.ask(question, { text, id: text, filter });
        expect(data.getProductById).toBeNull();
        expect(data.getCategory).toBeNull();
        expect(data.getPageDetails.pageType).toBe('UNKNOWN');
      }
      const items = await shop.database
        .selectFrom('items')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirst();
      expect(Number(items?.count)).toBe(160);
    });
  });
});
