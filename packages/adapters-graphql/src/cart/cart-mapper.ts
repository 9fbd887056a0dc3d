// Translates carts, cart operations and their failures between the schema's words and the domain's.

import type { CartUpdate, OperationFailure, OperationOutcome, ReservationUpdate } from '@tornister/application/ports';
import {
  type Cart,
  type CartLine,
  type CartLineKind,
  type CartOperation,
  type CartTotals,
  parseChangeError,
  type VoucherState,
} from '@tornister/domain/cart';
import type { Reservation } from '@tornister/domain/deals';
import { money } from '@tornister/domain/money';
import {
  type AddressId,
  brandId,
  type CartId,
  type CartLineId,
  type ItemId,
  instantOf,
  type ProductId,
} from '@tornister/domain/shared';
import type {
  Cart_UpdateMutation,
  CartLinePartsFragment,
  CartOpInput,
  CartPartsFragment,
  CartTotalsPartsFragment,
  ExtendCurrentUserReservationOnCheckoutMutation,
} from '../generated/operations.ts';
import { present, same, toMoney, toPicture } from '../mapping/parts-mapper.ts';

const toLineKind = (line: CartLinePartsFragment): CartLineKind => {
  switch (line.kind) {
    case 'NORMAL':
      return { kind: 'normal' };
    case 'FREE_GIFT':
      return { kind: 'free-gift', ...present('relatedVoucherCode', line.relatedVoucherCode, same) };
    case 'PROMOTION_FREE':
      return { kind: 'promotion-free' };
    case 'CATALOGUE':
      return { kind: 'catalogue' };
    case 'LIGHTNING_DEAL':
      return {
        kind: 'lightning-deal',
        quantityLightning: line.quantityLightning ?? 0,
        quantityNormal: line.quantityNormal ?? line.quantity,
        maxQuantityLightning: line.maxQuantityLightning ?? 0,
        unitPriceLightning: toMoney(line.unitPriceLightning ?? line.unitPrice),
        dealSaving: line.dealSaving === null ? money(0) : toMoney(line.dealSaving),
        isLightningAmountChanged: line.isLightningAmountChanged ?? false,
      };
  }
};

const toLine = (line: CartLinePartsFragment): CartLine => ({
  id: brandId<CartLineId>(line.id),
  itemId: brandId<ItemId>(line.itemId),
  productId: brandId<ProductId>(line.productId),
  kind: toLineKind(line),
  name: line.name,
  brand: line.brand,
  path: line.path,
  picture: toPicture(line.picture),
  variantInfo: line.variantInfoList,
  orderNumber: line.orderNumber,
  quantity: line.quantity,
  minimumOrderQuantity: line.minimumOrderQuantity,
  maxQuantity: line.maxQuantity,
  unitPrice: toMoney(line.unitPrice),
  positionTotal: toMoney(line.positionTotal),
  availableForSale: line.availableForSale,
  deliveryStatusColor: line.deliveryStatusColor,
  deliveryStatusText: line.deliveryStatusText,
  extraBadges: line.extraBadges,
  warnings: line.warnings,
  isPrimeEligible: line.primeFaehig,
  ...present('strikePrice', line.strikePrice, toMoney),
  ...present('basePrice', line.basePrice, (base) => ({ price: toMoney(base.price), unit: base.unit })),
  ...present('discountedUnitPrice', line.discountedUnitPrice, toMoney),
  ...present('savings', line.savings, toMoney),
  ...present('deliveryStatusLight', line.deliveryStatusLight, same),
  ...present('textileInfo', line.textileInfo, same),
  ...present('oldElectricalDevicesInfo', line.oldElectricalDevicesInfo, same),
});

export const toTotals = (totals: CartTotalsPartsFragment): CartTotals => ({
  subtotal: toMoney(totals.subtotal),
  shippingCost: toMoney(totals.shippingCost),
  basketValue: toMoney(totals.basketValue),
  promotionsSaving: toMoney(totals.promotionsSaving),
  net: toMoney(totals.netValue),
  taxes: totals.tax.map(({ ratePermille, net, tax }) => ({ ratePermille, net: toMoney(net), tax: toMoney(tax) })),
  grandTotal: toMoney(totals.grandtotal),
  ...present('missingToFreeShipping', totals.missingToFreeShipping, toMoney),
  ...present('isPrime', totals.isPrime, same),
});

const toVoucher = (cart: CartPartsFragment): VoucherState => {
  const { voucherCodeStatus: status, voucherCode: code } = cart;
  if (status === 'NONE' || code === null) return { kind: 'none' };
  const named = { code, name: cart.voucherName ?? code };
  return status === 'REDEEMED'
    ? { kind: 'redeemed', ...named, saving: toMoney(cart.totals.promotionsSaving) }
    : { kind: 'dormant', ...named, ...present('missing', cart.voucherMissing, toMoney) };
};

const toReservation = ({
  lightningDealReservationTimestampEnd: until,
  extensions,
}: NonNullable<CartPartsFragment['lightningDealReservation']>): Reservation => ({
  kind: 'reserved',
  until: instantOf(until),
  extensions,
});

export const toCart = (cart: CartPartsFragment): Cart => ({
  id: brandId<CartId>(cart.id),
  lines: cart.positions.map(toLine),
  itemsCount: cart.itemsCount,
  productsCount: cart.productsCount,
  totals: {
    ...toTotals(cart.totals),
    ...present('educationalDeliveryTerms', cart.totals.educationalDeliveryTerms, same),
  },
  savings: {
    undiscountedSum: toMoney(cart.undiscountsTotalSum),
    savingWithoutPromotions: toMoney(cart.totalBasketSavingWithoutPromotions),
  },
  isFreeShippingPossible: cart.freeShippingPossible,
  voucher: toVoucher(cart),
  deliveryCountry: cart.deliveryCountry,
  speditionFields: cart.speditionsFields,
  freeArticles: cart.freeArticles.map((article) => ({
    promotionId: article.promotionId,
    itemId: brandId<ItemId>(article.itemId),
    name: article.name,
    picture: toPicture(article.picture),
  })),
  isSubmitted: cart.submitted,
  ...present('billingAddressId', cart.billingAddress?.addressId, brandId<AddressId>),
  ...present('shippingAddressId', cart.shippingAddress?.addressId, brandId<AddressId>),
  ...present('orderReference', cart.orderReference, same),
  ...present('orderComment', cart.orderComment, same),
  ...present('freeArticleMinPrice', cart.freeArticleMinPrice, toMoney),
  ...present('reservation', cart.lightningDealReservation, toReservation),
  ...present('shortfall', cart.shortfall, same),
});

/** One change of the cart as the backend takes it: exactly one field is set. */
export const toOperation = (operation: CartOperation): CartOpInput => {
  switch (operation.kind) {
    case 'add-position':
      return {
        addPosition: { itemId: operation.itemId, quantity: operation.quantity, ...present('at', operation.at, same) },
      };
    case 'change-quantity':
      return { changeQuantity: { positionId: operation.lineId, quantity: operation.quantity } };
    case 'remove-position':
      return { removePosition: operation.lineId };
    case 'add-voucher':
      return { addVoucher: operation.code };
    case 'remove-voucher':
      return { removeVoucher: operation.code };
    case 'add-free-article':
      return { addFreeArticle: { promotionId: operation.promotionId, itemId: operation.itemId } };
  }
};

type Attained = Cart_UpdateMutation['cart_update']['attainableInfos'][number];

/** A reason that this shop knows, or the backend's own sentence. */
const toFailure = ({ failures, failureDescriptions: [sentence] }: Attained): OperationFailure => {
  const [first] = failures;
  const known =
    first &&
    parseChangeError({
      code: first.code,
      ...present('quantity', first.quantity, same),
      ...present('minimum', first.minimum, toMoney),
      ...present('missing', first.missing, toMoney),
    });
  return known ?? { kind: 'cart.not-done', ...present('sentence', sentence, same) };
};

const toOutcome = (info: Attained): OperationOutcome =>
  info.successful
    ? { kind: 'done' }
    : {
        kind: 'not-attainable',
        failure: toFailure(info),
        ...present('attainable', info.attainable, same),
      };

export const toCartUpdate = ({ cart_update: update }: Cart_UpdateMutation): CartUpdate => ({
  cart: toCart(update.details),
  outcomes: update.attainableInfos.map(toOutcome),
});

export const toReservationUpdate = ({
  extendCurrentUserReservationOnCheckout: extended,
}: ExtendCurrentUserReservationOnCheckoutMutation): ReservationUpdate => ({
  cart: toCart(extended.details),
  outcome: {
    isNoLongerLegalDeal: extended.isNoLongerLegalDeal,
    isQuantityReduced: extended.isQuantityReduced,
    isRefreshedSuccessfully: extended.isRefreshedSuccessfully,
    changedItemIds: extended.changedItemIds.map(brandId<ItemId>),
  },
});
