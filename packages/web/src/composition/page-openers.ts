// The use cases that open browsing pages. They come with the loaders, not with a page's first code, so no area module names them.

import {
  createOpenListing,
  createOpenProduct,
  type OpenListing,
  type OpenProduct,
} from '@tornister/application/browse';
import {
  type ChooseVariants,
  type ContentRow,
  createChooseVariants,
  type OpenedPage,
  openPage,
  openPreview,
  readRows,
  withTeaserLists,
} from '@tornister/application/content';
import { openFrame, type ShopFrame } from '@tornister/application/navigation';
import type { GatewayError, GridRow } from '@tornister/application/ports';
import type { AbTest, ChosenVariants } from '@tornister/domain/content';
import { parseQueryString } from '@tornister/domain/listing';
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
    content: shop.get(ports.contentGateway),
    search: shop.get(ports.searchGateway),
    recent: shop.get(browseUseCases.recentAnswers),
  });

/** What staff want to look at, where the address asks for it; only they get it. */
const previewOfPage = (shop: Shop, search: string): ResultAsync<ChosenVariants | undefined, never> =>
  openPreview({
    query: parseQueryString(search),
    visitor: () => shop.get(ports.sessionGateway).customerInfo(),
  });

export type OpenedContent = OpenedPage & {
  /** The tests of the page and their variants, for staff who look at a preview. */
  readonly scenarios?: readonly AbTest[];
};

/**
 * What lies at a path of the content system. A page for everyone has the variants for which the shop host draws it; everywhere else the
 * visitor's cookies choose, or, in a preview, staff.
 */
export const openContent = (shop: Shop, path: string, search = ''): ResultAsync<OpenedContent, GatewayError> => {
  const content = shop.get(ports.contentGateway);
  const ownHosts = ownHostsOf(shop.site);
  const recent = shop.get(browseUseCases.recentAnswers);
  // The answers are shown again for ten minutes (ADR 0009), not what was chosen of them: a consent may have been withdrawn since.
  const cached: Parameters<typeof openPage>[0] = {
    page: (at) => recent.ask(`page ${at}`, () => content.page(at)),
    teaserList: (id) => recent.ask(`list ${id}`, () => content.teaserList(id)),
  };
  const open = (choose: ChooseVariants) => openPage(cached, path, ownHosts, choose);
  if (shop.chooseVariants !== undefined) return open(shop.chooseVariants);
  const byCookies = (): ChooseVariants =>
    createChooseVariants({ cookies: shop.get(ports.cookieJar), keyMaker: shop.get(ports.keyMaker) });
  return previewOfPage(shop, search).andThen((preview): ResultAsync<OpenedContent, GatewayError> => {
    if (preview === undefined) return open(byCookies());
    let scenarios: readonly AbTest[] = [];
    const choose: ChooseVariants = (tests) => {
      scenarios = tests;
      return preview;
    };
    return openPage(content, path, ownHosts, choose).map((opened) => ({ ...opened, scenarios }));
  });
};

/** Rows of the editors on a page that is something else, with the curated lists that they show; without what could not be had. */
export const openRows = async (shop: Shop, rows: readonly GridRow[]): Promise<readonly ContentRow[]> =>
  (await withTeaserLists(shop.get(ports.contentGateway), readRows(rows))).unwrapOr([]);

/** Header and footer around every page; what cannot be had stays as it was before. */
export const openShopFrame = (shop: Shop, before?: ShopFrame): Promise<ShopFrame> => {
  const { storefront, brandId, profile } = shop.site;
  const linked = [...uspLinks(storefront, brandId), ...headerLinks(profile.traits)].map(({ path }) => path);
  return openFrame(shop.get(ports.contentGateway), linked, before);
};
