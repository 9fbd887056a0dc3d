// Which badges a picture of a product carries. Source: spec 1 §5 "Extra badges", "Discount badge", §9; spec 3 §9; § 11 PAngV.

import type { Badges, ExtraBadge } from './product.ts';
import type { Item, ProductDetail } from './product-detail.ts';

/** The extra badge that is never shown, beside the one named after the brand. */
export const CLASSIC_BADGE_ID = 'classic';

/** The extra badge that the cart does not show. */
export const TOP_RATED_BADGE_ID = 'top-rated';

/** Extra badges on a card: 1 (spec 1 §9). */
export const CARD_EXTRA_BADGES_MAX = 1;

/** Extra badges on a product page: 3 (spec 1 §9). */
export const DETAIL_EXTRA_BADGES_MAX = 3;

/** Whole percent from which the discount badge is shown (spec 1 §9). */
export const DISCOUNT_BADGE_MIN_PERCENT = 5;

/** Whole percent from which the sale badge carries a discount icon (spec 1 §9, spec 3 §9). */
export const SALE_ICON_MIN_PERCENT = 25;

export type BadgeContext = 'card' | 'detail' | 'cart';

const BADGES_MAX: Readonly<Record<BadgeContext, number>> = {
  card: CARD_EXTRA_BADGES_MAX,
  detail: DETAIL_EXTRA_BADGES_MAX,
  cart: CARD_EXTRA_BADGES_MAX,
};

/**
 * The extra badges to show: on cards and in the cart the first one, on the product page at most 3. The badge named after the brand
 * and `classic` are hidden everywhere, `top-rated` in the cart.
 */
export const extraBadgesFor = (
  badges: readonly ExtraBadge[],
  context: BadgeContext,
  brandId: string,
): readonly ExtraBadge[] => {
  const hidden = [brandId, CLASSIC_BADGE_ID, ...(context === 'cart' ? [TOP_RATED_BADGE_ID] : [])];
  return badges.filter(({ id }) => !hidden.includes(id)).slice(0, BADGES_MAX[context]);
};

/** The discount badge is shown at 5 percent or more. */
export const hasDiscountBadge = (discountPercent: number): boolean => discountPercent >= DISCOUNT_BADGE_MIN_PERCENT;

/** The sale badge gets a discount icon at 25 percent or more. */
export const hasSaleIcon = (badges: Badges, discountPercent: number): boolean =>
  badges.sale && discountPercent >= SALE_ICON_MIN_PERCENT;

/** Whether a page shows the lowest price of all items: they differ, and it is not chosen yet which one is bought. */
export const startsFrom = (
  { hasSamePricesForAllItems }: Pick<ProductDetail, 'hasSamePricesForAllItems'>,
  isConfigured: boolean,
): boolean => !isConfigured && !hasSamePricesForAllItems;

/** What the badges on a product's page are made of. */
export type PageBadges = Pick<ProductDetail, 'badges' | 'extraBadges' | 'discountPercent'>;

/**
 * The badges of a product's page: a reduction, in whole percent, is that of the price beside it. Only the lowest price of all items has the
 * product's; any other price is that of one item.
 */
export const pageBadges = (
  product: PageBadges & Pick<ProductDetail, 'hasSamePricesForAllItems'>,
  { prices, discountPercent }: Pick<Item, 'prices' | 'discountPercent'>,
  isConfigured: boolean,
): PageBadges =>
  startsFrom(product, isConfigured)
    ? product
    : { ...product, discountPercent, badges: { ...product.badges, sale: prices.old !== undefined } };
