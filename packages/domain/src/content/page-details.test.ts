import { describe, expect, expectTypeOf, it } from 'vitest';
import { type GridRow, PAGE_KINDS, type PageDetails, type PageType } from './page-details.ts';

describe('pages of the content system (spec 1 §3 "CMS page")', () => {
  it('are a home page, content, categories, products, redirects, gone or unknown', () => {
    expect(PAGE_KINDS).toStrictEqual({
      HOMEPAGE: 'home',
      CONTENT: 'content',
      CATEGORY: 'category',
      PRODUCT: 'product',
      REDIRECT: 'redirect',
      TEMPORARY_REDIRECT: 'temporary-redirect',
      GONE: 'gone',
      UNKNOWN: 'unknown',
    });
    expectTypeOf<PageDetails['kind']>().toEqualTypeOf<(typeof PAGE_KINDS)[PageType]>();
  });

  it('have rows of cells, A/B tests, a shared picture and breadcrumbs', () => {
    expectTypeOf<keyof PageDetails>().toEqualTypeOf<
      | 'kind'
      | 'redirectUrl'
      | 'categoryId'
      | 'productId'
      | 'title'
      | 'metaDescription'
      | 'rows'
      | 'seller'
      | 'activeAbTests'
      | 'openGraphImage'
      | 'breadcrumbs'
      | 'storefronts'
    >();
    expectTypeOf<PageDetails['rows']>().toEqualTypeOf<readonly GridRow[]>();
    expectTypeOf<keyof GridRow['cells'][number]>().toEqualTypeOf<'columns' | 'teasers'>();
    expectTypeOf<keyof PageDetails['activeAbTests'][number]>().toEqualTypeOf<'id' | 'trackingCode'>();
    expectTypeOf<keyof NonNullable<PageDetails['openGraphImage']>>().toEqualTypeOf<'url' | 'width' | 'height'>();
  });
});
