// Loader of the home page.

import { PATHS } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { withTiles } from '../components/catalogue/product-tile/tile-list.ts';
import { PreviewBar } from '../components/content/preview-bar/deferred-preview-bar.ts';
import { openContent } from '../composition/page-openers.ts';
import { shopContext } from '../composition/shop.ts';
import { failWith, notFound } from '../respond.ts';

const load = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const opened = await openContent(shop, PATHS.home, new URL(request.url).search);
  if (opened.isErr()) throw failWith(opened.error);
  if (opened.value.kind !== 'page') throw notFound();
  const { page, rows, tests, scenarios } = opened.value;
  if (scenarios !== undefined) await PreviewBar.fetch();
  const { title, metaDescription: description, openGraphImage: image, seller } = page;
  return { title, description, image, seller, rows, tests, scenarios };
};

export const loader = (args: LoaderFunctionArgs) => withTiles(load(args));
