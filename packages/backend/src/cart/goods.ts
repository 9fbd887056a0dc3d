// The goods of a cart as the shop sells them at this moment in one store: price, stock, limits, deal. Nothing of it comes from the
// shopper.

import { cartMaximumOf } from '@tornister/domain/cart';
import { dealWindowAt } from '@tornister/domain/deals';
import { DEFAULT_CURRENCY, type Money, money, specialPriceOf } from '@tornister/domain/money';
import { type Instant, type ItemId, instantOf, type ProductId } from '@tornister/domain/shared';
import { areDealsOn, hasFixedPrice, type StoreCode, vatPermille } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import type { AttributeRecord, ExtraBadgeRecord, ItemRecord, TaxClass } from '../catalogue/catalogue-records.ts';
import { isForSale, maxQuantityOf } from '../catalogue/items/item-availability.ts';
import type { StoredPicture } from '../catalogue/pictures/stored-picture.ts';
import type { ItemsTable } from '../catalogue/tables.ts';
import { switchesOf } from '../content/feature-switches.ts';
import type { Database } from '../database/database.ts';
import type { Text } from '../texts/text.ts';

export type GoodsDeal = {
  readonly id: string;
  readonly windowStartsAt: Instant;
  readonly endsAt: Instant;
  readonly price: Money;
  /** Pieces for one shopper. */
  readonly quantityMax: number;
  /** Pieces for everybody that the window began with. */
  readonly allowance: number;
};

export type Goods = {
  readonly itemId: ItemId;
  readonly productId: ProductId;
  readonly name: Text;
  readonly brand: string;
  readonly categoryId: string;
  readonly orderNumber: string;
  readonly minimumOrderQuantity: number;
  readonly maxQuantity: number;
  readonly available: number;
  readonly isForSale: boolean;
  readonly price: Money;
  readonly strikePrice?: Money;
  readonly base?: { readonly amount: number; readonly unit: 'l' | 'kg' | 'm' | 'm²' };
  /** Books keep their price, whatever discount there is. */
  readonly hasFixedPrice: boolean;
  readonly ratePermille: number;
  readonly isFreight: boolean;
  readonly isElectrical: boolean;
  /** A printed catalogue: free, and one of it in a cart. */
  readonly isCatalogue: boolean;
  readonly isPrimeEligible: boolean;
  readonly deliveryStatus: ItemRecord['deliveryStatus'];
  readonly deliveryDays: readonly [number, number];
  readonly textile?: Text;
  readonly warnings: readonly Text[];
  readonly extraBadges: readonly ExtraBadgeRecord[];
  readonly variantInfo: readonly { readonly label: Text; readonly value: Text }[];
  readonly picture?: StoredPicture;
  /** Present while a deal runs. */
  readonly deal?: GoodsDeal;
};

type ItemRow = Pick<
  ItemsTable,
  | 'id'
  | 'product_id'
  | 'order_number'
  | 'is_available'
  | 'delivery_status'
  | 'delivery_days_min'
  | 'delivery_days_max'
  | 'minimum_order_quantity'
  | 'max_quantity'
  | 'base_amount'
  | 'base_unit'
  | 'is_prime_eligible'
> & {
  readonly attribute_values: Readonly<Record<string, string>>;
  readonly picture: StoredPicture | null;
  readonly is_catalogue: boolean;
  readonly cents: number;
  readonly strike_cents: number | null;
  readonly available: number;
  readonly deal_id: string | null;
  readonly deal_cents: number | null;
  readonly quantity_max: number;
  readonly allowance: number;
  readonly reserved_at_start: number;
  readonly cycle_seconds: number;
  readonly phase_seconds: number;
};

type ProductRow = {
  readonly product_id: string;
  readonly name: Text;
  readonly brand: string;
  readonly category_id: string;
  readonly is_book: boolean;
  readonly tax_class: TaxClass;
  readonly is_freight: boolean;
  readonly is_electrical: boolean;
  readonly variant_attributes: readonly AttributeRecord[];
  readonly warnings: readonly Text[];
  readonly textile: Text | null;
  readonly extra_badges: readonly ExtraBadgeRecord[];
};

type Row = ItemRow & ProductRow;

/** What a line of these goods is while no deal runs for it. */
export const plainKindOf = ({ isCatalogue }: Pick<Goods, 'isCatalogue'>): 'catalogue' | 'normal' =>
  isCatalogue ? 'catalogue' : 'normal';

/** The goods of these items; an item that does not exist or has no price in the store is left out. */
export const readGoods = async (
  database: Database,
  itemIds: readonly string[],
  store: StoreCode,
  now: Instant,
): Promise<ReadonlyMap<string, Goods>> => {
  if (itemIds.length === 0) return new Map();
  const runDeals = areDealsOn(await switchesOf(database, store));
  const { rows: items } = await sql<ItemRow>`
    select items.id, items.product_id, items.order_number, items.is_available, items.delivery_status,
      items.delivery_days_min, items.delivery_days_max, items.minimum_order_quantity, items.max_quantity,
      items.base_amount, items.base_unit, items.is_prime_eligible, items.attribute_values, items.pictures -> 0 as picture,
      exists(select 1 from printed_catalogues where printed_catalogues.item_id = items.id) as is_catalogue,
      prices.cents, prices.strike_cents, coalesce(stock.available, 0) as available,
      deals.id as deal_id, deal_prices.cents as deal_cents, deals.quantity_max, deals.allowance,
      deals.reserved_at_start, deals.cycle_seconds, deals.phase_seconds
    from items
      join prices on prices.item_id = items.id and prices.store = ${store}
      left join stock on stock.item_id = items.id
      left join deals on deals.item_id = items.id
      left join deal_prices on deal_prices.deal_id = deals.id and deal_prices.store = ${store}
    where items.id = any(${itemIds})`.execute(database);
  const products = await readProducts(database, new Set(items.map(({ product_id }) => product_id)));
  return new Map(
    items.flatMap((item) => {
      const product = products.get(item.product_id);
      if (product === undefined) return [];
      const row = { ...product, ...item };
      return [[item.id, toGoods(runDeals ? row : { ...row, deal_id: null }, store, now)]];
    }),
  );
};

/** What the variants of a product have in common, read once for all of them: a cart may have a thousand lines. */
const readProducts = async (
  database: Database,
  productIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, ProductRow>> => {
  if (productIds.size === 0) return new Map();
  const { rows } = await sql<ProductRow>`
    select products.id as product_id, products.name, manufacturers.name as brand, products.main_category_id as category_id,
      products.is_book, products.tax_class, products.is_freight, products.is_electrical, products.variant_attributes,
      products.details -> 'warnings' as warnings, products.details -> 'textileComposition' as textile,
      (select coalesce(json_agg(json_build_object('id', extra_badges.id, 'name', extra_badges.name)
          order by array_position(products.extra_badge_ids, extra_badges.id)), '[]'::json)
        from extra_badges where extra_badges.id = any(products.extra_badge_ids)) as extra_badges
    from products
      join manufacturers on manufacturers.id = products.manufacturer_id
    where products.id = any(${[...productIds]})`.execute(database);
  return new Map(rows.map((row) => [row.product_id, row]));
};

/** Whether a piece of these goods can be given away, beside those that a cart holds already. */
export const isThere = (goods: Goods | undefined, held = 0): boolean =>
  goods?.isForSale === true && goods.available > held;

/** Goods that were read a moment ago, and those of the other items. */
export const readFurtherGoods = async (
  database: Database,
  itemIds: readonly string[],
  known: ReadonlyMap<string, Goods>,
  ...at: [StoreCode, Instant]
): Promise<ReadonlyMap<string, Goods>> => {
  const missing = itemIds.filter((id) => !known.has(id));
  return missing.length === 0 ? known : new Map([...known, ...(await readGoods(database, missing, ...at))]);
};

const toGoods = (row: Row, store: StoreCode, now: Instant): Goods => {
  const isFixed = hasFixedPrice(store, { isBook: row.is_book });
  const deal = row.is_catalogue ? undefined : dealOf(row, isFixed, now);
  return {
    itemId: row.id as ItemId,
    productId: row.product_id as ProductId,
    name: row.name,
    brand: row.brand,
    categoryId: row.category_id,
    orderNumber: row.order_number,
    minimumOrderQuantity: row.minimum_order_quantity,
    maxQuantity: cartMaximumOf({ isCatalogue: row.is_catalogue, maxQuantity: maxQuantityOf(row) }),
    available: row.available,
    isForSale: isForSale(row),
    price: money(row.cents),
    hasFixedPrice: isFixed,
    ratePermille: vatPermille(store, row.tax_class),
    isFreight: row.is_freight,
    isElectrical: row.is_electrical,
    isCatalogue: row.is_catalogue,
    isPrimeEligible: row.is_prime_eligible,
    deliveryStatus: row.delivery_status,
    deliveryDays: [row.delivery_days_min, row.delivery_days_max],
    warnings: row.warnings ?? [],
    extraBadges: row.extra_badges,
    variantInfo: variantInfoOf(row),
    ...(row.strike_cents === null ? {} : { strikePrice: money(row.strike_cents) }),
    ...(row.base_amount === null || row.base_unit === null
      ? {}
      : { base: { amount: row.base_amount, unit: row.base_unit } }),
    ...(row.textile === null ? {} : { textile: row.textile }),
    ...(row.picture === null ? {} : { picture: row.picture }),
    ...(deal === undefined ? {} : { deal }),
  };
};

/** The currency of every price list until an operator sets another. */
export const CURRENCY = DEFAULT_CURRENCY;

/** A deal counts only where it lowers a price that may be lowered. */
const dealOf = (row: Row, isFixed: boolean, now: Instant): GoodsDeal | undefined => {
  if (row.deal_id === null || row.deal_cents === null) return undefined;
  const price = specialPriceOf({ price: money(row.cents), hasFixedPrice: isFixed }, money(row.deal_cents));
  if (price === undefined) return undefined;
  const window = dealWindowAt({ cycleSeconds: row.cycle_seconds, phaseSeconds: row.phase_seconds }, now);
  return {
    id: row.deal_id,
    windowStartsAt: instantOf(window.startsAt),
    endsAt: instantOf(window.endsAt),
    price,
    quantityMax: row.quantity_max,
    allowance: Math.max(0, row.allowance - row.reserved_at_start),
  };
};

const variantInfoOf = (row: Row): Goods['variantInfo'] =>
  row.variant_attributes.flatMap(({ name, displayName, options }) => {
    const value = row.attribute_values[name];
    const option = options.find((one) => one.value === value);
    return option === undefined ? [] : [{ label: displayName, value: option.label }];
  });
