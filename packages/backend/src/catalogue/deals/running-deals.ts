// The lightning deals of the moment. Which part of a deal is taken is counted from sales and from what carts hold, never invented.
// Source: spec 3 §3 "Lightning deal info", §4; § 5 UWG (a countdown that does not lie).

import { dealWindowAt, reservedPercentage } from '@tornister/domain/deals';
import { type Money, money, specialPriceOf } from '@tornister/domain/money';
import type { Instant } from '@tornister/domain/shared';
import { areDealsOn, hasFixedPrice, type StoreCode } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import { switchesOf } from '../../content/feature-switches.ts';
import type { Database } from '../../database/database.ts';
import { primaryOf } from '../../database/primary-of.ts';
import type { Answer } from '../../graphql/answer.ts';
import { groupedBy } from '../grouped-by.ts';
import { basePriceOf } from '../items/base-price-of.ts';
import type { ItemsTable } from '../tables.ts';

type DealRow = Pick<ItemsTable, 'base_amount' | 'base_unit'> & {
  readonly id: string;
  readonly item_id: string;
  readonly product_id: string;
  readonly is_book: boolean;
  readonly quantity_max: number;
  readonly allowance: number;
  readonly reserved_at_start: number;
  readonly cycle_seconds: number;
  readonly phase_seconds: number;
  /** By the stores in which it has one; null where it has none. */
  readonly prices: Readonly<Partial<Record<StoreCode, number>>> | null;
  readonly last_sold: { readonly at: number; readonly pieces: number } | null;
  readonly held: number;
};

export type RunningDeal = {
  readonly id: string;
  readonly itemId: string;
  readonly productId: string;
  readonly hasFixedPrice: boolean;
  /** What is in a package of its item. */
  readonly content: Pick<ItemsTable, 'base_amount' | 'base_unit'>;
  readonly endsAt: Instant;
  /** Pieces that are sold or in carts. */
  readonly reserved: number;
  readonly allowance: number;
  readonly quantityMax: number;
  readonly specialPrice: Money;
};

export type RunningDeals = {
  /** The moment in which they run. */
  readonly now: Instant;
  readonly ofItem: (itemId: string) => RunningDeal | undefined;
  /** Those of all its items, the lowest price first. */
  readonly ofProduct: (productId: string) => readonly RunningDeal[];
};

/** How long the counts are believed, in milliseconds. Orders and carts count for themselves, under a lock. */
const COUNTS_FRESH_MS = 1_000;

type CachedDeals = { readAt: number; rows: Promise<readonly DealRow[]>; views: Map<string, RunningDeals> };
const cacheByDatabase = new WeakMap<Database, CachedDeals>();

/** The deals that run now in a store; none while the operator has them switched off. */
export const runningDeals = async (database: Database, store: StoreCode, now: Instant): Promise<RunningDeals> => {
  if (!areDealsOn(await switchesOf(database, store))) return dealsOf([], now);
  // What carts hold is counted where carts are.
  const cached = freshRows(primaryOf(database), now);
  const rows = await cached.rows;
  const view = `${store} ${Math.floor(now / COUNTS_FRESH_MS)}`;
  const known = cached.views.get(view);
  if (known) return known;
  const made = dealsOf(
    rows.flatMap((row) => runningDealOf(row, store, now) ?? []),
    now,
  );
  cached.views.set(view, made);
  return made;
};

const freshRows = (database: Database, now: Instant): CachedDeals => {
  const known = cacheByDatabase.get(database);
  if (known && performance.now() - known.readAt < COUNTS_FRESH_MS) return known;
  const cached: CachedDeals = { readAt: performance.now(), rows: readRows(database, now), views: new Map() };
  cached.rows.catch(() => cacheByDatabase.delete(database));
  cacheByDatabase.set(database, cached);
  return cached;
};

const readRows = async (database: Database, now: Instant): Promise<readonly DealRow[]> => {
  const { rows } = await sql<DealRow>`
    select deals.*, items.product_id, products.is_book, items.base_amount, items.base_unit,
      (select json_object_agg(store, cents) from deal_prices where deal_prices.deal_id = deals.id) as prices,
      (select json_build_object('at', window_starts_at, 'pieces', sold) from deal_sales
        where deal_sales.deal_id = deals.id order by window_starts_at desc limit 1) as last_sold,
      (select coalesce(sum(quantity_lightning), 0)::int from cart_lines
        where cart_lines.deal_id = deals.id and reserved_until > ${now}) as held
    from deals join items on items.id = deals.item_id
    join products on products.id = items.product_id`.execute(database);
  return rows;
};

/** A deal that has no price in a store does not run there. */
const runningDealOf = (row: DealRow, store: StoreCode, now: Instant): RunningDeal | undefined => {
  const cents = row.prices?.[store];
  if (cents === undefined) return undefined;
  const window = dealWindowAt({ cycleSeconds: row.cycle_seconds, phaseSeconds: row.phase_seconds }, now);
  const sold = row.last_sold?.at === window.startsAt ? row.last_sold.pieces : 0;
  return {
    id: row.id,
    itemId: row.item_id,
    productId: row.product_id,
    hasFixedPrice: hasFixedPrice(store, { isBook: row.is_book }),
    content: row,
    endsAt: window.endsAt,
    reserved: Math.min(row.allowance, row.reserved_at_start + sold + row.held),
    allowance: row.allowance,
    quantityMax: row.quantity_max,
    specialPrice: money(cents),
  };
};

const dealsOf = (deals: readonly RunningDeal[], now: Instant): RunningDeals => {
  const byItem = new Map(deals.map((deal) => [deal.itemId, deal]));
  const byPrice = deals.toSorted((one, other) => one.specialPrice.cents - other.specialPrice.cents);
  const byProduct = groupedBy(byPrice, ({ productId }) => productId);
  return { now, ofItem: (id) => byItem.get(id), ofProduct: (id) => byProduct.get(id) ?? [] };
};

/** What decides of an item whether its deal is shown. */
type DealtItem = {
  /** For one piece without the deal. */
  readonly price: Money;
  readonly isForSale: boolean;
};

/**
 * A deal as the schema wants it; none for a price that would not be lower than the ordinary one, none for goods with a fixed price, and none for
 * goods that cannot be bought, whatever is left of its allowance.
 */
export const dealInfoOf = (
  deal: RunningDeal | undefined,
  { price: ordinary, isForSale }: DealtItem,
): Answer<'LightningDealInfo'> | undefined => {
  if (deal === undefined || !isForSale) return undefined;
  const price = specialPriceOf({ price: ordinary, hasFixedPrice: deal.hasFixedPrice }, deal.specialPrice);
  if (price === undefined) return undefined;
  return {
    isAvailableLightningDeal: deal.reserved < deal.allowance,
    lightningDealTimestampUntil: deal.endsAt,
    lightningReservedPercentageRoundFloor: reservedPercentage(deal.reserved, deal.allowance),
    lightningSpecialPrice: price,
    lightningBasePrice: basePriceOf(deal.content, price) ?? null,
    lightningQuantityMax: deal.quantityMax,
  };
};
