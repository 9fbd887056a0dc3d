// A cart as the schema wants it, in the language of the request.

import {
  type CartLine,
  type CartTotals,
  countItems,
  countProducts,
  giftsToChoose,
  goodsValue,
  lineSaving,
  piecePrices,
  priceOfEach,
  savingWithoutPromotions,
  undiscountedSum,
} from '@tornister/domain/cart';
import { reservationOfCart, shownReservation } from '@tornister/domain/deals';
import { basePrice, type Money, money } from '@tornister/domain/money';
import type { Instant } from '@tornister/domain/shared';
import { type Language, textIn } from '@tornister/domain/storefront';
import { cartReference } from '@tornister/process/cart-reference';
import { itemPath } from '../catalogue/addresses.ts';
import { deliveryOf, type Supply } from '../catalogue/items/delivery-texts.ts';
import { cardPictureOf, linePictureOf } from '../catalogue/pictures/picture-answer.ts';
import { showAddress } from '../checkout/show-address.ts';
import { showShipper } from '../checkout/show-shipper.ts';
import { needsSpedition, showSpeditionFields } from '../checkout/spedition-fields.ts';
import type { Database } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { CartContents, PricedLine } from './cart-contents.ts';
import { isChosenGift, piecesBefore } from './cart-draft.ts';
import { oldDevicesText } from './cart-texts.ts';
import { educationalDeliveryTerms } from './delivery-terms.ts';
import { type Goods, isThere, readGoods } from './goods.ts';
import { shownShortfall } from './kept-shortfall.ts';
import { mayReadEntered } from './own-cart.ts';
import { reservationOf } from './reserve-deal.ts';

/** What the delivery text of goods depends on. */
export const supplyOfGoods = ({ isForSale, deliveryStatus, deliveryDays }: Goods): Supply => ({
  isForSale,
  status: deliveryStatus,
  days: deliveryDays,
});

type Shop = Pick<RequestContext, 'storefront' | 'now' | 'visitor'>;

/** The answer to every operation that shows a cart. What a person has entered is shown to who is logged in, as a guest or member. */
export const showCart = async (shop: Shop, database: Database, contents: CartContents): Promise<Answer<'Cart'>> => {
  const { cart, lines, delivery, totals, redeemed, dormant, shippers } = contents;
  const voucher = (redeemed ?? dormant)?.voucher;
  const { language } = shop.storefront;
  const isKnown = mayReadEntered(shop);
  const positions = lines.map((line) => showLine(line, shop.storefront, delivery.deliveryCountry));
  return {
    id: cart.id,
    reference: cartReference(cart.id),
    positions,
    ...countsOf(lines),
    totals: {
      ...showTotals(totals),
      educationalDeliveryTerms: educationalDeliveryTerms(shop.storefront, delivery.deliveryCountry),
    },
    ...showSavings(positions, contents),
    voucherCodeStatus: redeemed !== undefined ? 'REDEEMED' : dormant !== undefined ? 'DORMANT' : 'NONE',
    voucherCode: voucher?.code,
    voucherName: voucher?.name,
    voucherMissing: dormant?.missing,
    deliveryCountry: delivery.deliveryCountry,
    billingAddress: isKnown && delivery.billing ? showAddress(delivery.billing) : null,
    shippingAddress: isKnown && delivery.shipping ? showAddress(delivery.shipping) : null,
    orderReference: isKnown ? cart.order_reference : null,
    orderComment: isKnown ? cart.order_comment : null,
    speditionsFields: needsSpedition(shippers)
      ? showSpeditionFields(isKnown ? cart.spedition_fields : {}, language)
      : [],
    ...(await showGifts(shop, database, contents)),
    lightningDealReservation: showReservation(lines, shop.now()),
    selectedPaymentMethodInCart: cart.payment_id,
    shippers: shippers.map(showShipper),
    submitted: cart.submitted_at !== null,
    shortfall: shownShortfall(contents, language),
  };
};

/** What the lines save as they are shown, so that the sum is that of the savings which the shopper sees at them. */
const showSavings = (
  positions: readonly ReturnType<typeof showLine>[],
  { totals, isFreeShippingPossible }: Pick<CartContents, 'totals' | 'isFreeShippingPossible'>,
) => {
  const { currency } = totals.subtotal;
  return {
    undiscountsTotalSum: money(undiscountedSum(positions), currency),
    totalBasketSavingWithoutPromotions: money(savingWithoutPromotions(positions), currency),
    freeShippingPossible: isFreeShippingPossible,
  };
};

/** What is reserved for the cart, or was; nothing for a cart without deals. */
const showReservation = (
  lines: readonly PricedLine[],
  now: Instant,
): Answer<'LightningDealReservation'> | undefined => {
  const reservation = reservationOfCart(
    lines.map(({ row, goods }) => shownReservation(reservationOf(row), row.deal_id === goods.deal?.id, now)),
    now,
  );
  if (reservation.kind === 'none') return undefined;
  return { lightningDealReservationTimestampEnd: reservation.until, extensions: reservation.extensions };
};

/** What the shopper has seen of a cart: its pieces and its different products, gifts included. */
export const countsOf = (
  lines: readonly PricedLine[],
): { readonly itemsCount: number; readonly productsCount: number } => ({
  itemsCount: countItems(lines),
  productsCount: countProducts(lines.map(({ goods }) => ({ productId: goods.productId }))),
});

export const showTotals = (totals: CartTotals): Answer<'CartTotals'> => ({
  subtotal: totals.subtotal,
  shippingCost: totals.shippingCost,
  basketValue: totals.basketValue,
  promotionsSaving: totals.promotionsSaving,
  netValue: totals.net,
  tax: totals.taxes,
  grandtotal: totals.grandTotal,
  missingToFreeShipping: totals.missingToFreeShipping,
  isPrime: totals.isPrime,
});

const KINDS = {
  normal: 'NORMAL',
  'free-gift': 'FREE_GIFT',
  'promotion-free': 'PROMOTION_FREE',
  catalogue: 'CATALOGUE',
  'lightning-deal': 'LIGHTNING_DEAL',
} as const;

/** A picture of a line, with the goods' name where there is none. */
export const linePicture = ({ picture, name }: Goods, language: Language): Answer<'Picture'> =>
  picture === undefined ? cardPictureOf(null, textIn(name, language), language) : linePictureOf(picture, language);

export const variantInfo = ({ variantInfo: infos }: Goods, language: Language): Answer<'LabelValue'>[] =>
  infos.map(({ label, value }) => ({ label: textIn(label, language), value: textIn(value, language) }));

/** What each piece costs: the deal's price where all are bought at it; else what the pieces beyond the deal cost. */
const priceOfAll = (line: PricedLine): Money => priceOfEach(piecePrices(line)) ?? line.unitPrice;

const showLine = (
  line: PricedLine,
  { store, language, sellsPrime }: Shop['storefront'],
  country: string,
): Answer<'CartLine'> & Pick<CartLine, 'unitPrice' | 'strikePrice' | 'quantity' | 'positionTotal'> => {
  const { row, goods, kind, unitPrice, total } = line;
  const strike = kind === 'normal' || kind === 'lightning-deal' ? goods.strikePrice : undefined;
  const prices = {
    unitPrice,
    ...(strike === undefined ? {} : { strikePrice: strike }),
    quantity: row.quantity,
    positionTotal: total,
  };
  const delivery = deliveryOf(supplyOfGoods(goods), store, language, country);
  return {
    id: row.id,
    itemId: goods.itemId,
    productId: goods.productId,
    kind: KINDS[kind],
    name: textIn(goods.name, language),
    brand: goods.brand,
    path: itemPath(goods),
    picture: linePicture(goods, language),
    variantInfoList: variantInfo(goods, language),
    orderNumber: goods.orderNumber,
    minimumOrderQuantity: goods.minimumOrderQuantity,
    maxQuantity: goods.maxQuantity,
    ...prices,
    basePrice: goods.base && basePrice(priceOfAll(line), goods.base).unwrapOr(undefined),
    savings: lineSaving(prices),
    availableForSale: goods.isForSale,
    deliveryStatusColor: delivery.color,
    deliveryStatusText: delivery.text,
    deliveryStatusLight: delivery.hasTrafficLight,
    extraBadges: goods.extraBadges.map((badge) => ({ id: badge.id, name: textIn(badge.name, language) })),
    textileInfo: goods.textile && textIn(goods.textile, language),
    oldElectricalDevicesInfo: goods.isElectrical ? oldDevicesText(language) : undefined,
    warnings: goods.warnings.map((text) => textIn(text, language)),
    relatedVoucherCode: row.voucher_code,
    primeFaehig: goods.isPrimeEligible && sellsPrime,
    ...showDeal(line),
  };
};

const showDeal = (line: PricedLine) => {
  const { kind, quantityLightning, row, goods, dealSaving, lightningPrice } = line;
  if (kind !== 'lightning-deal' || goods.deal === undefined) return {};
  return {
    discountedUnitPrice: quantityLightning === row.quantity ? priceOfAll(line) : undefined,
    quantityLightning,
    quantityNormal: row.quantity - quantityLightning,
    maxQuantityLightning: goods.deal.quantityMax,
    unitPriceLightning: lightningPrice,
    dealSaving,
    isLightningAmountChanged: quantityLightning < Math.min(row.quantity, goods.deal.quantityMax),
  };
};

/** Gifts to choose from that the cart has reached, unless one is chosen already, and the value from which on any that is there may be chosen. */
const showGifts = async (
  { storefront, now }: Shop,
  database: Database,
  { lines, redeemed }: CartContents,
): Promise<Pick<Answer<'Cart'>, 'freeArticles' | 'freeArticleMinPrice'>> => {
  const offers = await database
    .selectFrom('free_articles')
    .selectAll()
    .where('is_automatic', '=', false)
    .orderBy('position')
    .execute();
  if (offers.length === 0 || lines.length === 0) return { freeArticles: [] };
  const goods = await readGoods(
    database,
    offers.map(({ item_id }) => item_id),
    storefront.store,
    now(),
  );
  const rows = lines.map(({ row }) => row);
  const { gifts, fromCents } = giftsToChoose(
    offers.flatMap(({ promotion_id: promotionId, item_id: itemId, minimum_cart_cents: minimumCents }) => {
      const item = goods.get(itemId);
      if (item === undefined) return [];
      return [{ promotionId, itemId, minimumCents, item, isThere: isThere(item, piecesBefore(rows, itemId)) }];
    }),
    goodsValue(lines, redeemed?.saving ?? money(0)).cents,
  );
  const hasChosen = rows.some(isChosenGift);
  return {
    freeArticles: (hasChosen ? [] : gifts).map(({ promotionId, itemId, item }) => ({
      promotionId,
      itemId,
      name: textIn(item.name, storefront.language),
      picture: linePicture(item, storefront.language),
    })),
    ...(fromCents === undefined ? {} : { freeArticleMinPrice: money(fromCents) }),
  };
};
