// What the shop offers for the goods that somebody wants to send back, in the language of the request.

import {
  type Carrier,
  type Regulation,
  type ReturnSelection,
  regulationsFor,
  returnCarriersFor,
} from '@tornister/domain/returns';
import { inLanguage, type Language } from '@tornister/domain/storefront';
import type { Database } from '../database/database.ts';
import type { OrderRow } from '../orders/advance-order.ts';
import { linesOf } from '../orders/read-order.ts';
import { RETURN_WORDS } from './return-words.ts';
import { readGoodsFacts } from './set-parts.ts';

/** What can become of them. */
export const offeredRegulations = (items: readonly ReturnSelection[], language: Language): readonly Regulation[] => {
  const { regulations } = inLanguage(RETURN_WORDS, language);
  return regulationsFor(items).map((code) => ({ code, ...regulations[code] }));
};

/** Who brings them back: from where they were delivered to. */
export const offeredCarriers = async (
  database: Database,
  order: OrderRow,
  items: readonly Pick<ReturnSelection, 'lineId'>[],
  language: Language,
): Promise<readonly Carrier[]> => {
  const picked = new Set<string>(items.map(({ lineId }) => lineId));
  const lines = (await linesOf(database, [order.id])).filter(({ id }) => picked.has(id));
  const facts = await readGoodsFacts(
    database,
    lines.map(({ item_id }) => item_id),
  );
  const { carriers } = inLanguage(RETURN_WORDS, language);
  const hasFreight = facts.some(({ is_freight }) => is_freight);
  return returnCarriersFor(order.delivery_address.country, hasFreight).map((code) => ({ code, ...carriers[code] }));
};
