import { STORE_CODES } from '@tornister/domain/storefront';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenShop, openShop } from '../../test/browsing/open-shop.ts';

const NO_FILTER = { enumFilters: [], rangeFilters: [] };
const FIRST_PAGE = { offset: 0, limit: 24 };

describe('a shop with nothing in it', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it.each(STORE_CODES)('has a home page, a navigation and a footer without anything in them in %s', async (store) => {
    const answer = await shop.ask(
      `{ getPageDetails(url: "/") { pageType rows { cells { columns } } } getNavigationTree(level: 3) { id }
         getFooter(pageId: "footer-vue") { usps { headline } links { headline } } getGlobalParameters(names: ["T155"]) { name } }`,
      {},
      { store },
    );
    expect(answer).toEqual({
      getPageDetails: { pageType: 'UNKNOWN', rows: [] },
      getNavigationTree: [],
      getFooter: { usps: [], links: [] },
      getGlobalParameters: [],
    });
  });

  it.each(['/nichts/', '/cat/1/', '/prod/1/', '/service/kontakt/'])('knows no page %s', async (url) => {
    const { getPageDetails } = await shop.ask(
      'query ($url: String!) { getPageDetails(url: $url) { pageType redirectUrl } }',
      { url },
    );
    expect(getPageDetails).toEqual({ pageType: 'UNKNOWN', redirectUrl: null });
  });

  it('finds nothing, suggests nothing and corrects nothing', async () => {
    const filter = { ...NO_FILTER, searchTerm: 'hefte' };
    const answer = await shop.ask(
      `query ($filter: FilterInput!, $paging: PagingInput!) {
         search(paging: $paging, filter: $filter) { products { totalCount entries { id } filters { id } } }
         getSuggestQueries(userQuery: "he") { suggestQueries { suggest } }
         checkQuery(originalQuery: "475983") { link { url } } }`,
      { filter, paging: FIRST_PAGE },
    );
    expect(answer).toMatchObject({ search: { products: { totalCount: 0, entries: [], filters: [] } } });
    expect([answer.getSuggestQueries.suggestQueries, answer.checkQuery.link]).toEqual([[], null]);
  });

  it('has no category and no product', async () => {
    const answer = await shop.ask(
      '{ getCategory(coreCategoryId: "1") { id } getProductById(productId: "1") { name } }',
    );
    expect(answer).toEqual({ getCategory: null, getProductById: null });
  });

  it('opens a basket, and says of an article that it does not exist', async () => {
    const { shopInit } = await shop.ask('mutation { shopInit { cartId userId } }');
    expect(shopInit.cartId).toMatch(/^[\w-]{20,}$/);
  });
});
