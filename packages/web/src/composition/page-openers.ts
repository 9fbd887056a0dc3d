// The use cases that open browsing pages. They come with the loaders, not with a page's first code, so no area module names them.

import {
  createOpenListing,
  createOpenProduct,
  type OpenListing,
  type OpenProduct,
} from '@tornister/application/browse';
import { type OpenedPage, openPage } from '@tornister/application/content';
import { openFrame, type ShopFrame } from '@tornister/application/navigation';
import type { GatewayError } from '@tornister/application/ports';
import { headerLinks, uspLinks } from '@tornister/domain/navigation';
import type { ResultAsync } from 'neverthrow';
import { ownHostsOf } from '../seo/site-addresses.ts';
import { browseUseCases } from './browse-tokens.ts';
import { ports } from './ports.ts';
import type { Shop } from './shop.ts';

export const productOpener = (shop: Shop): OpenProduct =>
  createOpenProduct({
    catalogue: shop.get(ports.catalogueGateway),
    clock: shop.get(ports.clock),
    recent: shop.get(browseUseCases.recentAnswers),
    seen: shop.get(browseUseCases.seenTiles),
  });

export const listingOpener = (shop: Shop): OpenListing =>
  createOpenListing({
    catalogue: shop.get(ports.catalogueGateway),
    search: shop.get(ports.searchGateway),
    recent: shop.get(browseUseCases.recentAnswers),
  });

/** What lies at a path of the content system. */
export const openContent = (shop: Shop, path: string): ResultAsync<OpenedPage, GatewayError> =>
  shop
    .get(browseUseCases.recentAnswers)
    .ask(`page ${path}`, () => openPage(shop.get(ports.contentGateway), path, ownHostsOf(shop.site)));

/** Header and footer around every page. */
export const openShopFrame = (shop: Shop): Promise<ShopFrame> => {
  const { storefront, brandId, profile } = shop.site;
  const linked = [...uspLinks(storefront, brandId), ...headerLinks(profile.traits)].map(({ path }) => path);
  return openFrame(shop.get(ports.contentGateway), linked);
};
