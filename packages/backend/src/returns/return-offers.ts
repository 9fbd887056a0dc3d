// What the shop offers for the goods that somebody wants to send back, in the language of the request.

import { paymentIdOf } from '@tornister/domain/checkout';
import { handBackOfReturn } from '@tornister/domain/orders';
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

/** What can become of them; the words say how the money of this order goes back, as its settlement does later. */
export const offeredRegulations = (
  items: readonly Pick<ReturnSelection, 'reason' | 'componentSku'>[],
  order: Pick<OrderRow, 'payment_id'>,
  language: Language,
): readonly Regulation[] => {
  const { regulations } = inLanguage(RETURN_WORDS, language);
  const handBack = handBackOfReturn(paymentIdOf(order.payment_id));
  return regulationsFor(items).map((code) => {
    const { name, description, byTransfer, onInvoice } = regulations[code];
    if (handBack === 'look-up') return { code, name, description };
    return { code, name, description: handBack === 'deduct' ? onInvoice : byTransfer };
  });
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
