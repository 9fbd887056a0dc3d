// What products refer to: categories, makers, badges, and afterwards the deals.

import { STORE_CODES } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import type { CategoryRecord } from '../catalogue/catalogue-records.ts';
import { cleanText } from '../content/clean-html.ts';
import type { Database } from '../database/database.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { storeCents } from './price-lists.ts';
import type { ShopRecords } from './shop-records.ts';
import { storedPicture, writePictures } from './write-pictures.ts';

export const categoryRow = (category: CategoryRecord): Row<'categories'> => {
  const { id, parentId, path, level, position, picture, ...details } = category;
  return {
    id,
    parent_id: parentId ?? null,
    path,
    level,
    position,
    details: {
      ...details,
      picture: storedPicture(picture),
      ...(details.seoText && { seoText: cleanText(details.seoText) }),
      ...(details.teaserBelowSeoText && { teaserBelowSeoText: cleanText(details.teaserBelowSeoText) }),
    },
  };
};

/** Writes everything that products refer to. */
export const importCatalogue = async (database: Database, shop: ShopRecords): Promise<void> => {
  const byLevel = [...shop.categories].sort((left, right) => left.level - right.level);
  await writePictures(
    database,
    byLevel.map(({ picture }) => picture),
  );
  await insertRows(database, 'categories', byLevel.map(categoryRow));
  await insertRows(
    database,
    'manufacturers',
    shop.manufacturers.map((record) => ({ id: record.id, name: record.name, record })),
  );
  await insertRows(database, 'extra_badges', shop.extraBadges);
};

/** Writes the deals with their price in every store; the items must be there. */
export const importDeals = async (database: Database, shop: ShopRecords): Promise<void> => {
  const { rows } = await sql<{ item_id: string; tax_class: 'standard' | 'reduced' }>`
    select items.id as item_id, products.tax_class from items join products on products.id = items.product_id
    where items.id = any(${shop.deals.map(({ itemId }) => itemId)})`.execute(database);
  const taxClasses = new Map(rows.map(({ item_id, tax_class }) => [item_id, tax_class]));
  const deals = shop.deals.filter(({ itemId }) => taxClasses.has(itemId));
  await insertRows(
    database,
    'deals',
    deals.map((deal) => ({
      id: deal.id,
      item_id: deal.itemId,
      quantity_max: deal.quantityMax,
      allowance: deal.allowance,
      reserved_at_start: deal.reservedAtStart,
      cycle_seconds: deal.cycleSeconds,
      phase_seconds: deal.phaseSeconds,
    })),
  );
  await insertRows(
    database,
    'deal_prices',
    deals.flatMap((deal) =>
      STORE_CODES.map((store) => ({
        deal_id: deal.id,
        store,
        cents: storeCents(store, deal.specialPriceCents, taxClasses.get(deal.itemId) ?? 'standard'),
      })),
    ),
  );
};
