// An item as the schema wants it. Source: spec 1 §3 "Item"; § 11 PAngV (old price), § 4 PAngV (base price).

import { isBestPrice, shownItemPrice, variantInfoOf } from '@tornister/domain/catalogue';
import { grossOf, type Money, money } from '@tornister/domain/money';
import { offerPriceOf } from '@tornister/domain/seo';
import { instantOf } from '@tornister/domain/shared';
import { type Language, profileOf, shippingOfOne, textIn, vatPermille } from '@tornister/domain/storefront';
import type { Answer } from '../../graphql/answer.ts';
import type { RequestStorefront } from '../../graphql/context.ts';
import { dealInfoOf, type RunningDeals } from '../deals/running-deals.ts';
import { pagePictureOf } from '../pictures/picture-answer.ts';
import { itemMatrixOf } from '../products/item-matrix-of.ts';
import type { FullProduct, ProductItem } from '../products/read-product.ts';
import { basePriceOf } from './base-price-of.ts';
import { deliveryDaysOf, deliveryOf, supplyOf } from './delivery-texts.ts';
import { isForSale, maxQuantityOf } from './item-availability.ts';

export type Shop = Pick<RequestStorefront, 'store' | 'language' | 'sellsPrime'>;

/** The prices of an item in its store. */
const unitPricesOf = (product: FullProduct, item: ProductItem, shop: Shop) => {
  const current = money(item.cents);
  const base = basePriceOf(item, current);
  const { price, discountPercent } = shownItemPrice({
    current,
    ...(item.strike_cents !== null && { lowestBefore: money(item.strike_cents) }),
    ...(base && { base }),
  });
  const prices: Answer<'UnitPrices'> = {
    current,
    old: price.old ?? null,
    list: item.list_cents !== null && item.list_cents > item.cents ? money(item.list_cents) : null,
    basePrice: price.base ?? null,
    isBestPrice: isBestPrice(item.is_best_price, price),
    educationalGross:
      profileOf(shop.store).edition.priceDisplay === 'net'
        ? grossOf(current, vatPermille(shop.store, product.tax_class))
        : null,
  };
  return { prices, discountPercent };
};

/** What is in a package, where its rows say it. */
export const contentOf = ({ base_amount: amount, base_unit: unit }: ProductItem): Answer<'PackageContent'> | null =>
  amount === null || unit === null ? null : { amount, unit };

const powerPlugOf = ({ details }: FullProduct, language: Language): Answer<'PowerPlug'> | null => {
  const { powerPlugScope: scope, powerPlugCharge: charge } = details;
  if (scope === undefined) return null;
  return { scope: textIn(scope, language), charge: charge === undefined ? null : textIn(charge, language) };
};

/** What sending one piece costs at the price that is told of it: that of a deal has to reach the value from which parcels are free by itself. */
export const offerShippingOf = (product: FullProduct, item: ProductItem, deals: RunningDeals, shop: Shop): Money => {
  const current = money(item.cents);
  const deal = dealInfoOf(deals.ofItem(item.id), { price: current, isForSale: isForSale(item) });
  const { price } = offerPriceOf(
    {
      prices: { current },
      ...(deal && {
        lightningDeal: {
          isAvailable: deal.isAvailableLightningDeal,
          until: instantOf(deal.lightningDealTimestampUntil),
          reservedPercentage: deal.lightningReservedPercentageRoundFloor,
          specialPrice: deal.lightningSpecialPrice,
        },
      }),
    },
    deals.now,
  );
  return shippingOfOne(shop.store, { price, isFreight: product.is_freight });
};

/** The item with its prices, supply, words and pictures. */
export const itemAnswerOf = (
  product: FullProduct,
  item: ProductItem,
  deals: RunningDeals,
  shop: Shop,
): Answer<'Item'> => {
  const { language } = shop;
  const { prices, discountPercent } = unitPricesOf(product, item, shop);
  const delivery = deliveryOf(supplyOf(item), shop.store, language);
  const matrix = itemMatrixOf(product, language);
  const deal = dealInfoOf(deals.ofItem(item.id), { price: prices.current, isForSale: isForSale(item) });
  const ownEntry = matrix.items.find(({ itemId }) => itemId === item.id);
  return {
    itemId: item.id,
    productId: product.id,
    orderNumber: item.order_number,
    ean: item.ean,
    name: textIn(product.name, language),
    prices,
    discountPercent,
    minimumOrderQuantity: item.minimum_order_quantity,
    maxQuantity: maxQuantityOf(item),
    availableForSale: isForSale(item),
    images: item.pictures.map((picture) => pagePictureOf(picture, language)),
    deliveryStatusColor: delivery.color,
    deliveryStatusText: delivery.text,
    deliveryStatusLight: delivery.hasTrafficLight,
    warnings: product.details.warnings.map((warning) => textIn(warning, language)),
    dangerWarnings: product.details.dangerWarnings.map(({ text, pictogram }) =>
      pictogram ? `${pictogram}: ${textIn(text, language)}` : textIn(text, language),
    ),
    primeFaehig: item.is_prime_eligible && shop.sellsPrime,
    lightningDealInfo: deal ?? null,
    deliveryDays: deliveryDaysOf(supplyOf(item), shop.store) ?? null,
    content: prices.basePrice === null ? null : contentOf(item),
    powerPlug: powerPlugOf(product, language),
    shippingCost: offerShippingOf(product, item, deals, shop),
    variantInfoList: ownEntry ? variantInfoOf(ownEntry, matrix.attributes) : [],
  };
};
