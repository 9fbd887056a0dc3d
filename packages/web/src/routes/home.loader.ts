import { openPage } from '@tornister/application/content';
import type { LoaderFunctionArgs } from 'react-router';
import { withTiles } from '../components/catalogue/product-tile/tile-list.ts';
import { shopContext } from '../composition/shop.ts';
import { ports } from '../composition/tokens.ts';
import { failWith, notFound } from '../respond.ts';
import { ownHostsOf } from '../seo/site-addresses.ts';

const load = async ({ context }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const opened = await openPage(shop.get(ports.contentGateway), '/', ownHostsOf(shop.site));
  if (opened.isErr()) throw failWith(opened.error);
  if (opened.value.kind !== 'page') throw notFound();
  const { page, rows } = opened.value;
  return { title: page.title, description: page.metaDescription, image: page.openGraphImage, rows };
};

export const loader = (args: LoaderFunctionArgs) => withTiles(load(args));
