import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../test/browsing/a-small-shop.ts';
import { both } from '../../test/browsing/both.ts';
import { type OpenShop, openShop } from '../../test/browsing/open-shop.ts';

describe('pages (spec 1 §2, §8)', () => {
  let shop: OpenShop;

  beforeAll(async () => {
    shop = await openShop(aSmallShop(12));
  });
  afterAll(() => shop.close());

  const detailsOf = async (url: string, store: 'de' | 'b2b' = 'de') => {
    const question = `query ($url: String!) {
      getPageDetails(url: $url) { pageType redirectUrl categoryId productId breadcrumbs { displayName path } }
    }`;
    return (await shop.ask(question, { url }, { store })).getPageDetails;
  };

  it('gives redirects for good and for now, and says what is gone', async () => {
    expect(await detailsOf('/alt')).toMatchObject({ pageType: 'REDIRECT', redirectUrl: '/cat/100/' });
    expect(await detailsOf('/aktion/?x=1')).toMatchObject({ pageType: 'TEMPORARY_REDIRECT', redirectUrl: '/' });
    expect(await detailsOf('/vorbei/')).toMatchObject({ pageType: 'GONE', redirectUrl: null });
  });

  it('finds pages, categories and products, with and without the slash at the end', async () => {
    expect((await detailsOf('/')).pageType).toBe('HOMEPAGE');
    expect((await detailsOf('/rechtliches/impressum')).pageType).toBe('CONTENT');
    expect(await detailsOf('/cat/100')).toMatchObject({ pageType: 'CATEGORY', categoryId: '100' });
    expect(await detailsOf('/bereich-100/rubrik-101/')).toMatchObject({ pageType: 'CATEGORY', categoryId: '101' });
    expect(await detailsOf('/prod/1003/?varid=5006')).toMatchObject({
      pageType: 'PRODUCT',
      productId: '1003',
      breadcrumbs: [
        { displayName: 'Basteln', path: '/cat/200/' },
        { displayName: 'Schreibheft-Rubrik', path: '/cat/204/' },
      ],
    });
  });

  it('knows nothing of wrong casing, capitals, dollar signs and made-up addresses', async () => {
    for (const url of ['/Cat/100/', '/PROD/1003/', '/Rechtliches/impressum/', '/a$b/', '/nirgends/', '/prod/1/']) {
      expect((await detailsOf(url)).pageType).toBe('UNKNOWN');
    }
  });

  it('says on the home page who sells, and nowhere else', async () => {
    const sellerAt = async (url: string) =>
      (await shop.ask(`{ getPageDetails(url: "${url}") { seller { legalName country vatId profiles } } }`))
        .getPageDetails.seller;
    expect(await sellerAt('/')).toMatchObject({ legalName: 'Tornister Schulbedarf GmbH', country: 'DE' });
    expect(await sellerAt('/rechtliches/impressum/')).toBeNull();
  });

  it('shows a page only in the stores that it is made for', async () => {
    expect((await detailsOf('/fuer-schulen/')).pageType).toBe('UNKNOWN');
    expect((await detailsOf('/fuer-schulen/', 'b2b')).pageType).toBe('CONTENT');
  });

  it('shows the page of one store before the one for all, in its category and in the site map, too', async () => {
    const { pages, ...small } = aSmallShop(1);
    const [, imprint] = pages;
    if (imprint === undefined) throw new Error('the small shop has no imprint');
    const made = (id: string, stores: readonly ('ch' | 'b2b')[]) => ({
      ...{ ...imprint, id, path: '/basteln/', categoryId: '200', title: both(id), stores },
      rows: [
        {
          cells: [
            { span: 12, teaser: { id, name: id, template: 'html' as const, attributes: [], tabs: [], productIds: [] } },
          ],
        },
      ],
    });
    const owned = await openShop({
      ...small,
      pages: [made('a-all', []), made('b-ch', ['ch']), made('c-b2b', ['b2b'])],
    });
    const shownIn = async (store: 'de' | 'ch') => {
      const ROWS = 'rows { cells { teasers { id } } }';
      const { getPageDetails, getCategory, getSitemapPages } = await owned.ask(
        `{ getPageDetails(url: "/basteln/") { ${ROWS} } getCategory(coreCategoryId: "200") { ${ROWS} }
          getSitemapPages { pages { path title } } }`,
        {},
        { store },
      );
      const [page] = getSitemapPages.pages.filter(({ path }: { path: string }) => path === '/basteln/');
      return [getPageDetails, getCategory].map(({ rows }) => rows[0].cells[0].teasers[0].id).concat(page.title);
    };
    expect(await shownIn('ch')).toEqual(['b-ch', 'b-ch', 'b-ch']);
    expect(await shownIn('de')).toEqual(['a-all', 'a-all', 'a-all']);
    await owned.close();
  });

  it('says which storefronts have a page, where not all have it', async () => {
    const storefrontsAt = async (url: string, store: 'de' | 'b2b' = 'de') =>
      (await shop.ask(`{ getPageDetails(url: "${url}") { storefronts } }`, {}, { store })).getPageDetails.storefronts;
    expect(await storefrontsAt('/fuer-schulen/', 'b2b')).toEqual(['b2b', 'b2b-en']);
    expect(await storefrontsAt('/rechtliches/impressum/')).toBeNull();
    expect(await storefrontsAt('/cat/100/')).toBeNull();
  });

  it('hands over rows with the teasers inside teasers and the tiles that exist', async () => {
    const { getPageDetails } = await shop.ask(
      '{ getPageDetails(url: "/") { rows { cells { columns teasers { id tabs { id } productsRecommendations { id } } } } } }',
    );
    expect(getPageDetails.rows[0].cells).toEqual([
      { columns: 12, teasers: [{ id: 'hero', tabs: [{ id: 'slide' }], productsRecommendations: [] }] },
      { columns: 12, teasers: [{ id: 'tips', tabs: [], productsRecommendations: [{ id: '1000' }, { id: '1001' }] }] },
    ]);
  });

  it('has footers and the parameters of the store', async () => {
    const question =
      '{ getFooter(pageId: "footer-vue") { links { headline } } getGlobalParameters(names: ["T155", "T134_Twint-Payment"]) { name value } }';
    const german = await shop.ask(question);
    expect(german.getFooter.links).toEqual([{ headline: 'Service' }]);
    expect(german.getGlobalParameters).toEqual([{ name: 'T155', value: 'true' }]);
    const swiss = await shop.ask(question, {}, { store: 'ch' });
    expect(swiss.getGlobalParameters).toHaveLength(2);
  });

  it('tells at which paths a store has pages', async () => {
    const { getExistingPages } = await shop.ask('query ($urls: [String!]!) { getExistingPages(urls: $urls) }', {
      urls: ['/no/such/page/', '/', "/' or true --/"],
    });
    expect(getExistingPages).toEqual(['/']);
    expect(await shop.ask('{ getExistingPages(urls: []) }')).toEqual({ getExistingPages: [] });
  });

  describe('what editors wrote', () => {
    it('is free of scripts and handlers wherever it is read', async () => {
      const data = await shop.ask(`{
        getCategory(coreCategoryId: "100") { seoText }
        getProductById(productId: "1001") { longDescription warnings: bestItem { warnings } manufacturer { name electronicAddress } }
        getExtraTabContents(productId: "1001", tabId: "use") { content }
        getPageDetails(url: "/") { rows { cells { teasers { attributes { text } tabs { attributes { text } } } } } }
      }`);
      expect(JSON.stringify(data)).not.toMatch(/<script|onclick|onerror|<h1/i);
      expect(data.getCategory.seoText).toContain('<h2>Gut</h2>');
    });
  });

  describe('the navigation (spec 3 §9)', () => {
    it('goes down to level 3 at most and starts where it is asked to', async () => {
      const tree = await shop.ask(
        '{ getNavigationTree(level: 9) { id path hasChildren children { id children { id } } } }',
      );
      expect(tree.getNavigationTree.map(({ id }: { id: string }) => id)).toEqual(['100', '200']);
      expect(tree.getNavigationTree[0].children).toHaveLength(3);
      const branch = await shop.ask('{ getNavigationTree(rootId: "200", level: 1) { id children { id } } }');
      expect(branch.getNavigationTree[0]).toEqual({ id: '202', children: [] });
    });
  });
});
