// Loads a product or its preview, for all loaders whose address may be one.

import type { AskedProduct, OpenedProduct } from '@tornister/application/browse';
import {
  askedReviews,
  askedStars,
  type ProductTile,
  REVIEWS_PARAMETER,
  STARS_PARAMETER,
  TAB_PARAMETER,
  unreadReviews,
  VARIANT_PARAMETER,
} from '@tornister/domain/catalogue';
import { brandId, type ItemId, type ProductId } from '@tornister/domain/shared';
import { DeferredDealBox } from '../components/catalogue/buy-box/deferred-deal-box.ts';
import { DeferredExtraTab } from '../components/catalogue/product-sections/deferred-extra-tab.ts';
import { fetchSections, withSections } from '../components/catalogue/product-sections/product-sections-part.ts';
import { productOpener } from '../composition/page-openers.ts';
import type { Shop } from '../composition/shop.ts';
import { failWith } from '../respond.ts';
import { absentPage } from './absent-page.ts';

/** A product and the variant that its address names (spec 1 §2 "varid"); for those without scripts also how many reviews of which stars, and an open section. */
export const askedProduct = (productId: ProductId, { url }: Pick<Request, 'url'>): AskedProduct => {
  const { searchParams } = new URL(url);
  const [itemId, tabId] = [searchParams.get(VARIANT_PARAMETER), searchParams.get(TAB_PARAMETER)];
  const [stars, reviews] = [searchParams.get(STARS_PARAMETER), searchParams.get(REVIEWS_PARAMETER)];
  const [reviewStar, reviewCount] = [askedStars(stars), askedReviews(reviews)];
  const unread = unreadReviews(stars, reviews);
  return {
    productId,
    ...(itemId ? { itemId: brandId<ItemId>(itemId) } : {}),
    ...(tabId ? { tabId } : {}),
    ...(reviewCount === undefined ? {} : { reviewCount }),
    ...(reviewStar === undefined ? {} : { reviewStar }),
    ...(unread.length === 0 ? {} : { unread }),
  };
};

/** What a product page shows as a placeholder while its answer is on its way. */
export type ProductPreview = { readonly tile: ProductTile };

/** Whether the tab is at an address already, before its page is there: it goes back or forward, or asks again for the page that it shows. */
const isTabAt = ({ url }: Pick<Request, 'url'>): boolean => globalThis.location?.href.split('#')[0] === url;

/**
 * The preview of a product that this tab has shown in a list; none where the tab goes back or forward, because a placeholder is too short for the
 * place at which the page was left. The code of the whole is fetched while its answer is on its way: even an import of
 * what the browser has takes a frame, which a press that finds everything need not wait for.
 */
export const previewProduct = (
  shop: Shop,
  asked: AskedProduct,
  request: Pick<Request, 'url'>,
): ProductPreview | undefined => {
  if (isTabAt(request)) return undefined;
  const tile = productOpener(shop).preview(asked);
  if (tile === undefined) return undefined;
  void fetchSections();
  return { tile };
};

/** Opens a product, or answers where it has moved, that it is gone or that there is none. */
export const loadProduct = async (
  shop: Shop,
  asked: AskedProduct,
  request: Pick<Request, 'url'>,
): Promise<OpenedProduct> => {
  const opened = await withSections(productOpener(shop).open(asked));
  if (opened.isErr()) throw failWith(opened.error);
  if (opened.value === undefined) throw await absentPage(shop, request);
  // Box and tabs are whole when they are rendered.
  const { extraTabs, shownItem } = opened.value.product;
  await Promise.all([
    shownItem.lightningDeal === undefined || DeferredDealBox.fetch(),
    extraTabs.length === 0 || DeferredExtraTab.fetch(),
  ]);
  return opened.value;
};
