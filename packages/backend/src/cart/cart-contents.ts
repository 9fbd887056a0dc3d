// A cart with its goods and what it costs: the one place where lines, prices, voucher and shipping come together. What the shopper
// is shown, what is compared at the submission and what is written into the order are all made from it.

import {
  type CartTotals,
  inShownOrder,
  isDormant,
  isFreeGift,
  isFreeOfCharge,
  type LineTotal,
  lineTotalOf,
  type PriceableLine,
  priceCart,
  type VoucherError,
} from '@tornister/domain/cart';
import type { AgreedTerms } from '@tornister/domain/checkout';
import { type Money, money } from '@tornister/domain/money';
import type { Instant } from '@tornister/domain/shared';
import { type FeatureSwitches, profileOf, vatPermille } from '@tornister/domain/storefront';
import { readAgreedTerms } from '../checkout/agreed-terms.ts';
import { type Delivery, deliveryOf, offeredShippers, shippingCostOf } from '../checkout/delivery.ts';
import { termsOf } from '../checkout/store-terms.ts';
import { switchesOf } from '../content/feature-switches.ts';
import type { Database } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { isPrimeIn } from '../prime/prime-member.ts';
import { type LineRow, piecesBefore, readLines } from './cart-draft.ts';
import type { OverVoucher } from './cart-texts.ts';
import type { FoundVoucher } from './find-voucher.ts';
import { CURRENCY, type Goods, isThere, readFurtherGoods } from './goods.ts';
import type { CartRow } from './own-cart.ts';
import { lightningPiecesOf } from './reserve-deal.ts';
import { reasonOver, voucherInCart } from './voucher-in-cart.ts';

/** Gifts and printed catalogues are free; a line whose deal is over is a normal one. */
export type PricedLine = PriceableLine &
  LineTotal & { readonly row: LineRow; readonly goods: Goods; readonly kind: LineRow['kind'] };

type RedeemedVoucher = { readonly voucher: FoundVoucher; readonly saving: Money };

export type CartContents = {
  readonly cart: CartRow;
  readonly lines: readonly PricedLine[];
  readonly redeemed?: RedeemedVoucher;
  /** The cart's voucher, when goods are missing for it now. */
  readonly dormant?: { readonly voucher: FoundVoucher; readonly missing?: Money };
  /** The open cart's voucher, when it is over: the next change takes it out. */
  readonly over?: OverVoucher;
  readonly delivery: Delivery;
  readonly shippers: ReturnType<typeof offeredShippers>;
  readonly totals: CartTotals;
  /** What it comes to where its shipping costs another amount. */
  readonly totalsWith: (shippingCost: Money) => CartTotals;
  /** Whether there is a value of the goods from which shipping costs nothing. */
  readonly isFreeShippingPossible: boolean;
  /** How a business customer pays; absent where shoppers choose. */
  readonly agreed?: AgreedTerms;
  /** What the operator has switched on in the store. */
  readonly switches: FeatureSwitches;
};

type Shop = Pick<RequestContext, 'storefront' | 'now'>;

/**
 * Reads and prices a cart. Before the checkout shipping is counted only when it is asked for. The totals, the voucher's saving and the shipping are
 * of the lines that `counts` says yes to, of all unless it is given. `goods` are those that a change of the cart has read already.
 */
export const readContents = async (
  shop: Shop,
  database: Database,
  cart: CartRow,
  {
    withShipping = true,
    counts = () => true,
    goods: known = new Map(),
  }: {
    readonly withShipping?: boolean;
    readonly counts?: (line: PricedLine) => boolean;
    readonly goods?: ReadonlyMap<string, Goods>;
  } = {},
): Promise<CartContents> => {
  const now = shop.now();
  const rows = await readLines(database, cart.id);
  const goods = await readFurtherGoods(
    database,
    rows.map(({ item_id }) => item_id),
    known,
    shop.storefront.store,
    now,
  );
  const { store, language } = shop.storefront;
  const of = { database, goods, now, store, language };
  const { lines, voucher } = await voucherInCart(of, cart.voucher_code, priceLines(rows, goods, now));
  const counted = lines.filter(counts);
  const hasFreight = counted.some(isFreightLine);
  const delivery = await deliveryOf(database, cart, store, hasFreight);
  const isPrime = await isPrimeIn(database, shop.storefront, cart.user_id, now);
  const { freeShippingFrom } = termsOf(store);
  const countsShipping = withShipping || cart.billing_address_id !== null;
  const priced = priceCart(
    {
      lines: counted,
      ...(voucher === undefined ? {} : { voucher }),
      shippingFor: (goodsToShip) => {
        const shippers = offeredShippers(shop.storefront, delivery, goodsToShip, cart.shipper_code ?? undefined);
        return { shippers, cost: countsShipping ? shippingCostOf(shippers) : money(0) };
      },
      basis: profileOf(store).edition.priceDisplay,
      standardRatePermille: vatPermille(store, 'standard'),
      currency: CURRENCY,
      isFreight: hasFreight,
      isPrime,
      ...(freeShippingFrom === undefined ? {} : { freeShippingFrom }),
    },
    now,
  );
  const isRedeemed = voucher !== undefined && priced.refusal === undefined;
  return {
    cart,
    lines,
    delivery,
    shippers: priced.shipping.shippers,
    switches: await switchesOf(database, store),
    totals: priced.totals,
    totalsWith: priced.totalsWith,
    isFreeShippingPossible: priced.isFreeShippingPossible,
    ...(shop.storefront.isB2b ? { agreed: await readAgreedTerms(database, cart) } : {}),
    ...(isRedeemed ? { redeemed: { voucher, saving: priced.saving } } : {}),
    ...dormantOf(voucher, priced.refusal),
    ...overOf(cart, voucher, priced.refusal),
  };
};

const dormantOf = (
  voucher: FoundVoucher | undefined,
  refusal: VoucherError | undefined,
): Pick<CartContents, 'dormant'> => {
  if (voucher === undefined || refusal === undefined || !isDormant(refusal)) return {};
  const missing = refusal.kind === 'voucher.minimum-not-reached' ? { missing: refusal.missing } : {};
  return { dormant: { voucher, ...missing } };
};

/** An open cart's voucher that is over; a cart that became an order has used it up itself. */
const overOf = (
  { voucher_code: code, submitted_at }: CartRow,
  voucher: FoundVoucher | undefined,
  refusal: VoucherError | undefined,
): Pick<CartContents, 'over'> => {
  if (code === null || submitted_at !== null) return {};
  const reason = reasonOver(voucher, refusal);
  return reason === undefined ? {} : { over: { code, reason } };
};

const isFreightLine = ({ goods }: PricedLine): boolean => goods.isFreight;

/**
 * The lines with what they cost now, gifts after paid lines; an item that is gone is left out, and so is a gift of which none is left beside the
 * pieces that are paid for: it would keep the cart from being ordered.
 */
export const priceLines = (
  rows: readonly LineRow[],
  goods: ReadonlyMap<string, Goods>,
  now: Instant,
): readonly PricedLine[] => {
  const lines = rows.flatMap((row) => {
    const item = goods.get(row.item_id);
    return item === undefined || (isFreeGift(row) && !isThere(item, piecesBefore(rows, item.itemId, row.id)))
      ? []
      : [priceLine(row, item, now)];
  });
  const byKind = lines.map((line) => ({
    line,
    kind: { kind: line.kind === 'free-gift' ? line.kind : plainKind(line.kind) },
  }));
  return inShownOrder(byKind).map(({ line }) => line);
};

const plainKind = (kind: LineRow['kind']): 'normal' | 'promotion-free' =>
  kind === 'promotion-free' ? 'promotion-free' : 'normal';

const priceLine = (row: LineRow, goods: Goods, now: Instant): PricedLine => {
  const isFree = isFreeOfCharge(row);
  const quantityLightning = isFree ? 0 : lightningPiecesOf(row, goods, now);
  const priceable: PriceableLine = {
    quantity: row.quantity,
    quantityLightning,
    unitPrice: isFree ? money(0) : goods.price,
    ratePermille: goods.ratePermille,
    hasFixedPrice: goods.hasFixedPrice,
    isFree,
    ...(goods.deal === undefined ? {} : { lightningPrice: goods.deal.price }),
  };
  const kind = isFree ? row.kind : quantityLightning > 0 ? 'lightning-deal' : 'normal';
  return { ...priceable, ...lineTotalOf(priceable), row, goods, kind };
};
