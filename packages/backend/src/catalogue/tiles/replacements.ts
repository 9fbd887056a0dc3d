// What tiles of goods that are sold out offer in their place. Source: spec 1 §3 "replacement products".

import { type Language, type StoreCode, textIn } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Answer } from '../../graphql/answer.ts';
import type { Text } from '../../texts/text.ts';
import { productPath } from '../addresses.ts';

type Tile = Answer<'ProductTile'>;
type ReplacementRow = { readonly product_id: string; readonly id: string; readonly name: Text };

/** The tiles, those of sold-out goods with their replacement where that can be bought in the store. It is asked anew each time. */
export const withReplacements = async (
  database: Database,
  tiles: readonly Tile[],
  { store, language }: { readonly store: StoreCode; readonly language: Language },
): Promise<readonly Tile[]> => {
  const short = tiles.filter(({ isShortage }) => isShortage).map(({ id }) => id);
  if (short.length === 0) return tiles;
  const { rows } = await sql<ReplacementRow>`
    select products.id as product_id, other.id, other.name
    from products
    join products other on other.id = products.replacement_id
    join listing_prices on listing_prices.product_id = other.id and store = ${store} and not is_shortage
    where products.id = any(${short})`.execute(database);
  const replacements = new Map(
    rows.map(({ product_id, id, name }) => [product_id, { name: textIn(name, language), path: productPath(id) }]),
  );
  return tiles.map((tile) => ({ ...tile, replacement: replacements.get(tile.id) ?? null }));
};
