import { openPage } from '@tornister/application/content';
import { assertNever } from '@tornister/domain/shared';
import type { LoaderFunctionArgs } from 'react-router';
import { loadProduct } from '../components/catalogue/product/load-product.ts';
import { withTiles } from '../components/catalogue/product-tile/tile-list.ts';
import { loadCategory } from '../components/listing/category/load-category.ts';
import { browseUseCases } from '../composition/browse-tokens.ts';
import { shopContext } from '../composition/shop.ts';
import { ports } from '../composition/tokens.ts';
import { failWith, gone, notFound, redirectTo } from '../respond.ts';
import { ownHostsOf } from '../seo/site-addresses.ts';

/** Whatever lies at a path: a page of the editors, a category or a product with an address of its own, a redirect, or nothing. */
const load = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const { pathname } = new URL(request.url);
  const opened = await shop
    .get(browseUseCases.recentAnswers)
    .ask(`page ${pathname}`, () => openPage(shop.get(ports.contentGateway), pathname, ownHostsOf(shop.site)));
  if (opened.isErr()) throw failWith(opened.error);
  switch (opened.value.kind) {
    case 'redirect':
      throw redirectTo(opened.value.to, opened.value.status);
    case 'gone':
      throw gone();
    case 'not-found':
      throw notFound();
    case 'page': {
      const { page, rows } = opened.value;
      // A route of the specification for which this shop has no page yet; the editors may put one there.
      if (page.kind === 'unknown') throw notFound();
      if (page.kind === 'category' && page.categoryId !== undefined) {
        return { kind: 'category', data: await loadCategory(shop, page.categoryId, request) } as const;
      }
      if (page.kind === 'product' && page.productId !== undefined) {
        return { kind: 'product', data: await loadProduct(shop, page.productId, request) } as const;
      }
      const { title = '', metaDescription, openGraphImage, breadcrumbs } = page;
      return { kind: 'content', title, metaDescription, openGraphImage, breadcrumbs, rows } as const;
    }
    default:
      return assertNever(opened.value);
  }
};

export const loader = (args: LoaderFunctionArgs) => withTiles(load(args));
