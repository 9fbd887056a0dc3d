// Loader of every path that no other route claims: asks the backend what lies there.

import { assertNever } from '@tornister/domain/shared';
import type { LoaderFunctionArgs } from 'react-router';
import { withTiles } from '../components/catalogue/product-tile/tile-list.ts';
import { PreviewBar } from '../components/content/preview-bar/deferred-preview-bar.ts';
import { openContent } from '../composition/page-openers.ts';
import { shopContext } from '../composition/shop.ts';
import { failWith, gone, notFound, redirectTo } from '../respond.ts';
import { loadCategory } from './load-category.ts';
import { askedProduct, loadProduct } from './load-product.ts';

/** Whatever lies at a path: a page of the editors, a category or a product with an address of its own, a redirect, or nothing. */
const load = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const { pathname, search } = new URL(request.url);
  const opened = await openContent(shop, pathname, search);
  if (opened.isErr()) throw failWith(opened.error);
  switch (opened.value.kind) {
    case 'redirect':
      throw redirectTo(opened.value.to, opened.value.status);
    case 'gone':
      throw gone();
    case 'not-found':
      throw notFound();
    case 'page': {
      const { page, rows, tests, scenarios } = opened.value;
      // A route of the specification for which this shop has no page yet; the editors may put one there.
      if (page.kind === 'unknown') throw notFound();
      if (page.kind === 'category' && page.categoryId !== undefined) {
        return { kind: 'category', data: await loadCategory(shop, page.categoryId, request) } as const;
      }
      if (page.kind === 'product' && page.productId !== undefined) {
        const asked = askedProduct(page.productId, request);
        return { kind: 'product', data: await loadProduct(shop, asked, request) } as const;
      }
      const { title = '', metaDescription, openGraphImage, breadcrumbs, storefronts } = page;
      if (scenarios !== undefined) await PreviewBar.fetch();
      const shown = { rows, tests, scenarios };
      return { kind: 'content', title, metaDescription, openGraphImage, breadcrumbs, storefronts, ...shown } as const;
    }
    default:
      return assertNever(opened.value);
  }
};

export const loader = (args: LoaderFunctionArgs) => withTiles(load(args));
