// A cart with its goods and what it costs: the one place where lines, prices, voucher and shipping come together. What the shopper
// is shown, what is compared at the submission and what is written into the order are all made from it.

import { type CartTotals, inShownOrder, redeemVoucher } from '@tornister/domain/cart';
import { type Money, money } from '@tornister/domain/money';
import type { Instant } from '@tornister/domain/shared';
import { type FeatureSwitches, type StoreCode, vatPermille } from '@tornister/domain/storefront';
import { type Delivery, deliveryOf, offeredShippers, shippingCostOf } from '../checkout/delivery.ts';
import { termsOf } from '../checkout/store-terms.ts';
import { switchesOf } from '../content/feature-switches.ts';
import type { Database } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type LineRow, readLines } from './cart-draft.ts';
import { type FoundVoucher, findVoucher, hasGoodsOf } from './find-voucher.ts';
import { CURRENCY, type Goods, readGoods } from './goods.ts';
import type { CartRow } from './own-cart.ts';
import { cartTotalsOf, discountableLines, type LineTotal, lineTotalOf, type PriceableLine } from './price-cart.ts';
import { lightningPiecesOf } from './reserve-deal.ts';

/** Gifts are free; a line whose deal is over is a normal one. */
export type PricedLine = PriceableLine &
  LineTotal & { readonly row: LineRow; readonly goods: Goods; readonly kind: LineRow['kind'] };

export type RedeemedVoucher = { readonly voucher: FoundVoucher; readonly saving: Money };

export type CartContents = {
  readonly cart: CartRow;
  readonly lines: readonly PricedLine[];
  readonly redeemed?: RedeemedVoucher;
  readonly delivery: Delivery;
  readonly shippers: ReturnType<typeof offeredShippers>;
  readonly totals: CartTotals;
  /** What the operator has switched on in the store. */
  readonly switches: FeatureSwitches;
};

type Shop = Pick<RequestContext, 'storefront' | 'now'>;

/** Reads and prices a cart. Before the checkout shipping is counted only when it is asked for. */
export const readContents = async (
  shop: Shop,
  database: Database,
  cart: CartRow,
  { withShipping = true }: { readonly withShipping?: boolean } = {},
): Promise<CartContents> => {
  const now = shop.now();
  const rows = await readLines(database, cart.id);
  const goods = await readGoods(
    database,
    rows.map(({ item_id }) => item_id),
    shop.storefront.store,
    now,
  );
  const lines = priceLines(rows, goods, now);
  const redeemed = await redeem(shop, database, cart.voucher_code, lines, now);
  const delivery = await deliveryOf(database, cart, shop.storefront.store, lines.some(isFreightLine));
  const isFree = redeemed?.voucher.benefit.kind === 'free-shipping';
  const worth = goodsValue(lines, redeemed);
  const shippers = offeredShippers(shop.storefront, delivery, { worth, isFree }, cart.shipper_code ?? undefined);
  const countsShipping = withShipping || cart.billing_address_id !== null;
  const shippingCost = countsShipping && lines.length > 0 ? shippingCostOf(shippers) : money(0);
  return {
    cart,
    lines,
    delivery,
    shippers,
    switches: await switchesOf(database, shop.storefront.store),
    totals: totalsOf(shop.storefront.store, lines, redeemed?.saving ?? money(0), shippingCost),
    ...(redeemed === undefined ? {} : { redeemed }),
  };
};

const isFreightLine = ({ goods }: PricedLine): boolean => goods.isFreight;

const FREE_KINDS: ReadonlySet<LineRow['kind']> = new Set(['free-gift', 'promotion-free', 'catalogue']);

/** The lines with what they cost now, gifts after paid lines; an item that is gone is left out. */
export const priceLines = (
  rows: readonly LineRow[],
  goods: ReadonlyMap<string, Goods>,
  now: Instant,
): readonly PricedLine[] => {
  const lines = rows.flatMap((row) => {
    const item = goods.get(row.item_id);
    return item === undefined ? [] : [priceLine(row, item, now)];
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
  const isFree = FREE_KINDS.has(row.kind);
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

/** The cart's voucher, when it holds for the cart as it is now. */
const redeem = async (
  { storefront }: Shop,
  database: Database,
  code: string | null,
  lines: readonly PricedLine[],
  now: Instant,
): Promise<RedeemedVoucher | undefined> => {
  if (code === null) return undefined;
  const voucher = await findVoucher(database, code, storefront.language);
  if (voucher === undefined) return undefined;
  if (!(await fitsCategory(database, voucher, lines))) return undefined;
  return redeemVoucher(voucher, { lines: discountableLines(lines), currency: CURRENCY }, now).match(
    (saving) => ({ voucher, saving }),
    () => undefined,
  );
};

/** Some vouchers are for goods of one category. */
export const fitsCategory = async (
  database: Database,
  voucher: FoundVoucher,
  lines: readonly PricedLine[],
): Promise<boolean> =>
  voucher.categoryId === undefined ||
  (await hasGoodsOf(
    database,
    voucher.categoryId,
    lines.map(({ goods }) => goods.productId),
  ));

/** What the goods cost after the voucher. */
export const goodsValue = (lines: readonly PricedLine[], redeemed?: RedeemedVoucher): Money =>
  money(Math.max(0, lines.reduce((sum, { total }) => sum + total.cents, 0) - (redeemed?.saving.cents ?? 0)));

const totalsOf = (store: StoreCode, lines: readonly PricedLine[], saving: Money, shippingCost: Money): CartTotals =>
  cartTotalsOf({
    lines,
    saving,
    shippingCost,
    basis: store === 'b2b' ? 'net' : 'gross',
    standardRatePermille: vatPermille(store, 'standard'),
    ...(lines.some(isFreightLine) ? {} : { freeShippingFrom: termsOf(store).freeShippingFrom }),
  });
