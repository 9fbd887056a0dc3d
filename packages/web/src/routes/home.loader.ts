// Loader of the home page.

import { PATHS } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { withTiles } from '../components/catalogue/product-tile/tile-list.ts';
import { openContent } from '../composition/page-openers.ts';
import { shopContext } from '../composition/shop.ts';
import { failWith, notFound } from '../respond.ts';

const load = async ({ context }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const opened = await openContent(shop, PATHS.home);
  if (opened.isErr()) throw failWith(opened.error);
  if (opened.value.kind !== 'page') throw notFound();
  const { page, rows } = opened.value;
  return { title: page.title, description: page.metaDescription, image: page.openGraphImage, rows };
};

export const loader = (args: LoaderFunctionArgs) => withTiles(load(args));
