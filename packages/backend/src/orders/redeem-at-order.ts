// Vouchers and deal pieces are used up by orders and free again when an order is cancelled. Single conditional updates, so that two
// orders never use the same last one.

import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';

/** Uses a voucher once; false when it is used up. */
export const useVoucher = async (transaction: Transaction, code: string): Promise<boolean> => {
  const row = await transaction
    .updateTable('vouchers')
    .set((voucher) => ({ redemptions: voucher('redemptions', '+', 1) }))
    .where('code', '=', code)
    .where(({ eb, or, ref }) =>
      or([eb('redemption_limit', 'is', null), eb('redemptions', '<', ref('redemption_limit'))]),
    )
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
};

/** The voucher can be used once more. */
export const releaseVoucher = async (transaction: Transaction, code: string): Promise<void> => {
  await transaction
    .updateTable('vouchers')
    .set((voucher) => ({ redemptions: voucher('redemptions', '-', 1) }))
    .where('code', '=', code)
    .where('redemptions', '>', 0)
    .execute();
};

export type DealPieces = { readonly dealId: string; readonly windowStartsAt: number; readonly pieces: number };

/** Counts pieces of a deal as sold, or as free again when they are negative; of a deal that is deleted there is nothing to count. */
export const countDealPieces = async (transaction: Transaction, sold: readonly DealPieces[]): Promise<void> => {
  for (const { dealId, windowStartsAt, pieces } of sold) {
    await (pieces > 0
      ? sql`
      insert into deal_sales (deal_id, window_starts_at, sold)
      values (${dealId}, ${windowStartsAt}, ${pieces})
      on conflict (deal_id, window_starts_at) do update
      set sold = deal_sales.sold + ${pieces}`
      : sql`
      update deal_sales set sold = greatest(0, sold + ${pieces})
      where deal_id = ${dealId} and window_starts_at = ${windowStartsAt}`
    ).execute(transaction);
  }
};
