// The lines of a cart while they are being changed: read once, changed in memory; what has changed is written back once.

import { isFreeGift } from '@tornister/domain/cart';
import { type Selectable, sql } from 'kysely';
import type { CartLinesTable, WaitingGift } from '../database/cart-tables.ts';
import { json } from '../database/columns.ts';
import type { Database, Transaction } from '../database/database.ts';
import { unguessableId } from '../server/ids.ts';
import type { CartRow } from './own-cart.ts';

export type LineRow = Selectable<CartLinesTable>;

export type CartDraft = {
  /** By id, in the order in which they are shown. */
  readonly lines: Map<string, LineRow>;
  /** As they were read; a changed line is another object. */
  readonly stored: ReadonlyMap<string, LineRow>;
  voucherCode: string | null;
  /** What the shopper has chosen and cannot have now. */
  waitingGift: WaitingGift | null;
  /** What the cart is to say to its shopper of this change from then on. */
  told?: string;
};

/** The lines of a cart in their order. */
export const readLines = (database: Database, cartId: string): Promise<LineRow[]> =>
  database.selectFrom('cart_lines').selectAll().where('cart_id', '=', cartId).orderBy('position').execute();

/** A draft of a cart as it is kept. */
export const openDraft = async (
  transaction: Transaction,
  cart: Pick<CartRow, 'id' | 'voucher_code' | 'waiting_gift'>,
): Promise<CartDraft> => {
  const rows = await readLines(transaction, cart.id);
  const stored: ReadonlyMap<string, LineRow> = new Map(rows.map((row) => [row.id, row]));
  return { lines: new Map(stored), stored, voucherCode: cart.voucher_code, waitingGift: cart.waiting_gift };
};

/** Whether the shopper has chosen this gift; those of a voucher or of a promotion come by themselves. */
export const isChosenGift = ({ kind, promotion_id }: Pick<LineRow, 'kind' | 'promotion_id'>): boolean =>
  kind === 'free-gift' && promotion_id !== null;

/**
 * Pieces of an item that a cart takes before a gift of it: those that are paid for, and gifts that came earlier; all of them before a gift that is still to come.
 * Lines are in their order.
 */
export const piecesBefore = (rows: Iterable<LineRow>, itemId: string, gift?: string): number => {
  let pieces = 0;
  let isLater = false;
  for (const row of rows) {
    if (row.id === gift) isLater = true;
    else if (row.item_id === itemId && !(isLater && isFreeGift(row))) pieces += row.quantity;
  }
  return pieces;
};

/** A new line at the end of the cart. */
export const newLine = (
  cartId: string,
  draft: CartDraft,
  line: Pick<LineRow, 'item_id' | 'quantity' | 'kind'> & Partial<LineRow>,
): LineRow => {
  const last = Math.max(-1, ...[...draft.lines.values()].map(({ position }) => position));
  const row: LineRow = {
    voucher_code: null,
    promotion_id: null,
    deal_id: null,
    quantity_lightning: 0,
    reserved_until: null,
    reservation_extensions: 0,
    ...line,
    id: unguessableId(),
    cart_id: cartId,
    position: last + 1,
  };
  draft.lines.set(row.id, row);
  return row;
};

/** Writes a draft back: gone lines are deleted, new and changed ones written, the others left alone, as a cart may have a thousand. */
export const saveDraft = async (
  transaction: Transaction,
  cartId: string,
  { lines, stored, voucherCode, waitingGift, told }: CartDraft,
  now: number,
): Promise<void> => {
  const gone = [...stored.keys()].filter((id) => !lines.has(id));
  if (gone.length > 0) {
    await transaction.deleteFrom('cart_lines').where('cart_id', '=', cartId).where('id', 'in', gone).execute();
  }
  const changed = [...lines.values()].filter((row) => stored.get(row.id) !== row);
  if (changed.length > 0) {
    await transaction
      .insertInto('cart_lines')
      .values(changed)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          position: row.ref('excluded.position'),
          quantity: row.ref('excluded.quantity'),
          kind: row.ref('excluded.kind'),
          deal_id: row.ref('excluded.deal_id'),
          quantity_lightning: row.ref('excluded.quantity_lightning'),
          reserved_until: row.ref('excluded.reserved_until'),
          reservation_extensions: row.ref('excluded.reservation_extensions'),
        })),
      )
      .execute();
  }
  await transaction
    .updateTable('carts')
    .set((row) => ({
      voucher_code: voucherCode,
      waiting_gift: waitingGift && json(waitingGift),
      ...(told === undefined ? {} : { shortfall: sql<string>`concat_ws(' ', shortfall, ${told}::text)` }),
      updated_at: now,
      version: row('version', '+', 1),
    }))
    .where('id', '=', cartId)
    .execute();
};
