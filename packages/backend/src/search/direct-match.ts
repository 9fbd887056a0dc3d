// A query that is exactly an order number or the name of a product leads there at once. Source: spec 1 §4 "direct product match".

import { productLink } from '@tornister/domain/catalogue';
import { parseOrderNumber } from '@tornister/domain/orderform';
import { brandId, type ItemId } from '@tornister/domain/shared';
import type { Language } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import { productPath } from '../catalogue/addresses.ts';
import type { Database } from '../database/database.ts';
import { isSearched } from './is-searched.ts';
import { nameKeys } from './search-key.ts';

/** The address of the one product that the query names; undefined when it names none or several. */
export const directMatch = async (
  database: Database,
  query: string,
  language: Language,
): Promise<string | undefined> => {
  const keys = nameKeys(query);
  if (keys.includes('')) return undefined;
  const number = parseOrderNumber(query) ?? null;
  const { rows } = await sql<{ product_id: string; item_id: string | null; has_variants: boolean }>`
    select product_id, id as item_id, attribute_values <> '{}'::jsonb as has_variants from items
      where upper(order_number) = ${number} and ${isSearched('items.product_id', language)}
    union all
    select product_id, null, false from search_documents where language = ${language} and name = any(${keys})
    limit 2`.execute(database);
  const [match, another] = rows;
  if (match === undefined || another !== undefined) return undefined;
  const item =
    match.item_id === null ? undefined : { itemId: brandId<ItemId>(match.item_id), hasVariantInfo: match.has_variants };
  return productLink(productPath(match.product_id), item);
};
