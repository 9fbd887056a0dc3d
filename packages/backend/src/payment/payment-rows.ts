// The payments of an order as the shop keeps them: one is written before the shopper leaves for the provider.

import type { PaymentId } from '@tornister/domain/checkout';
import type { Money } from '@tornister/domain/money';
import type { PaymentStep } from '@tornister/domain/orders';
import type { Instant } from '@tornister/domain/shared';
import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { PaymentsTable } from '../database/payment-tables.ts';
import { unguessableId } from '../server/ids.ts';

export type PaymentRow = Selectable<PaymentsTable>;

export type NewPayment = {
  readonly orderId: string;
  readonly provider: string;
  readonly paymentId: PaymentId;
  readonly amount: Money;
  readonly now: Instant;
};

/** Writes a payment that is about to begin; answers its id. */
export const writePayment = async (
  transaction: Transaction,
  { orderId, provider, paymentId, amount, now }: NewPayment,
  transId = unguessableId(),
): Promise<string> => {
  await transaction
    .insertInto('payments')
    .values({
      trans_id: transId,
      provider,
      order_id: orderId,
      payment_id: paymentId,
      amount_cents: amount.cents,
      currency: amount.currency,
      state: 'begun',
      begun_at: now,
    })
    .execute();
  return transId;
};

/** The payments of an order, the latest first. */
export const paymentsOf = (database: Database, orderId: string): Promise<PaymentRow[]> =>
  database
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('begun_at', 'desc')
    .orderBy('trans_id')
    .execute();

/** The payment that pays an order: the one that was taken, and not sent back because another one had paid already or the order was cancelled. */
export const payingPayment = (database: Database, orderId: string): Promise<PaymentRow | undefined> =>
  database
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.trans_id', '=', 'payments.trans_id')
            .where('refunds.reason', 'in', ['second-capture', 'order-cancelled']),
        ),
      ),
    )
    .orderBy('begun_at', 'desc')
    .orderBy('trans_id')
    .executeTakeFirst();

/** Writes what a payment has become; the domain says what that is (`paymentTransition`). */
export const writePaymentStep = async (transaction: Transaction, transId: string, step: PaymentStep): Promise<void> => {
  await transaction.updateTable('payments').set({ state: step }).where('trans_id', '=', transId).execute();
};
