// The price lists of the demo shop. Its records say what an item costs in Germany, gross; every other store has the same net price with
// its own tax, and the business shop shows it net. Source: docs/adr/0009 "Money, time, numbers"; spec 1 §1.

import { grossOf, money, netOf, type PricePoint, reductionAt } from '@tornister/domain/money';
import { DAY_MS, type Instant, instantOf } from '@tornister/domain/shared';
import { DEFAULT_STORE, profileOf, STORE_CODES, type StoreCode, vatPermille } from '@tornister/domain/storefront';
import type { ItemRecord, TaxClass } from '../catalogue/catalogue-records.ts';
import type { Row } from './insert-rows.ts';

/** What a German gross price is in the price list of a store. */
export const storeCents = (store: StoreCode, germanGrossCents: number, taxClass: TaxClass): number => {
  if (store === DEFAULT_STORE) return germanGrossCents;
  const net = netOf(money(germanGrossCents), vatPermille(DEFAULT_STORE, taxClass));
  return (profileOf(store).edition.priceDisplay === 'net' ? net : grossOf(net, vatPermille(store, taxClass))).cents;
};

/** What of an item says what it costs. */
export type PricedItem = Pick<ItemRecord, 'id' | 'priceCents' | 'listPriceCents' | 'priceHistory'>;

const pointsOf = (item: PricedItem, store: StoreCode, taxClass: TaxClass, now: Instant): readonly PricePoint[] =>
  item.priceHistory.map(({ daysAgo, priceCents }) => ({
    price: money(storeCents(store, priceCents, taxClass)),
    from: instantOf(Math.round(now - daysAgo * DAY_MS)),
  }));

/** The prices of an item in every store, with the lowest price of the 30 days before where they are reduced. */
export const pricesOf = (item: PricedItem, taxClass: TaxClass, now: Instant): readonly Row<'prices'>[] =>
  STORE_CODES.map((store) => ({
    item_id: item.id,
    store,
    cents: storeCents(store, item.priceCents, taxClass),
    strike_cents: reductionAt(pointsOf(item, store, taxClass, now), now)?.strikePrice.cents ?? null,
    list_cents: item.listPriceCents === undefined ? null : storeCents(store, item.listPriceCents, taxClass),
  }));

/** The history of an item's prices in every store. */
export const pricePointsOf = (item: PricedItem, taxClass: TaxClass, now: Instant): readonly Row<'price_points'>[] =>
  STORE_CODES.flatMap((store) =>
    pointsOf(item, store, taxClass, now).map(({ price, from }) => ({
      item_id: item.id,
      store,
      valid_from: from,
      cents: price.cents,
    })),
  );
