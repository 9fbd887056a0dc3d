// Where the mails of an order go: to the address on its bill, which anybody may have typed. A mailbox that is not proved to be the orderer's gets
// those of a few orders in an hour, so that nobody floods a stranger's; an order that ends without a mail counts no longer. Source: ASVS 5.0 2.4.1.

import { tidyEmail } from '@tornister/domain/forms';
import type { Selectable } from 'kysely';
import { ok, type Result } from 'neverthrow';
import { provedEmail } from '../auth/proved-mailbox.ts';
import type { Transaction } from '../database/database.ts';
import type { OrdersTable } from '../database/order-tables.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { giveBack, takeAll, takenIn, takeTurn } from '../limits/limiter.ts';
import { LATE_REFUNDS_TO_RECIPIENT, type Limit, ORDERS_TO_RECIPIENT } from '../limits/limits.ts';
import { refuseExceeded } from '../limits/within-rate-limits.ts';

export type Recipient = {
  readonly email: string;
  /** The period in which it was counted; null where it does not count. */
  readonly turnWindow: number | null;
};

/**
 * The address that gets the mails of an order. Beyond the limit that is the account's own proved mailbox, so that a school which orders for many
 * offices loses neither order nor confirmation; who has none, a guest or a new account, is asked to wait. Counted with the order.
 */
export const countedRecipient = async (
  context: RequestContext,
  transaction: Transaction,
  billingEmail: string,
): Promise<Result<Recipient, Refusal>> => {
  const accountId = context.visitor.login?.accountId;
  const own = accountId === undefined ? undefined : await provedEmail(transaction, accountId);
  if (own === tidyEmail(billingEmail)) return ok({ email: billingEmail, turnWindow: null });
  const wanted: readonly (readonly [Limit, string])[] = [[ORDERS_TO_RECIPIENT, tidyEmail(billingEmail)]];
  const counted = await takeAll({ database: transaction, now: context.now }, wanted);
  if (counted.isOk()) return ok({ email: billingEmail, turnWindow: counted.value[0]?.windowStart ?? null });
  if (own === undefined) return refuseExceeded(context, counted.error);
  context.log.warn(
    { event: 'excess_rate_limit_exceeded', limit: ORDERS_TO_RECIPIENT.name },
    'order mails to the account',
  );
  return ok({ email: own, turnWindow: null });
};

/**
 * An order that ends unpaid has sent no mail, and its recipient gets those of another one. Not where a mail goes all the same: of a payment that was
 * approved, or of money that goes back. Once for each order, which must be locked.
 */
export const giveTurnBack = async (
  transaction: Transaction,
  { id, email, mail_turn_window }: Pick<Selectable<OrdersTable>, 'id' | 'email' | 'mail_turn_window'>,
): Promise<void> => {
  if (mail_turn_window === null || (await hasMails(transaction, id))) return;
  await transaction.updateTable('orders').set({ mail_turn_window: null }).where('id', '=', id).execute();
  await giveBack({ database: transaction }, [takenIn(ORDERS_TO_RECIPIENT, tidyEmail(email), mail_turn_window)]);
};

const hasMails = async (transaction: Transaction, orderId: string): Promise<boolean> => {
  const approved = transaction.selectFrom('payment_events').select('order_id').where('state', '=', 'authorised');
  const sentBack = transaction.selectFrom('refunds').select('order_id');
  const found = await approved
    .where('order_id', '=', orderId)
    .unionAll(sentBack.where('order_id', '=', orderId))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** When the mail about money that goes back is sent: at once, but of orders that were given up unpaid, which count no longer, a few in an hour. */
export const refundMailTime = async (transaction: Transaction, orderId: string, now: number): Promise<number> => {
  const order = await transaction
    .selectFrom('orders')
    .select('email')
    .where('id', '=', orderId)
    .where('state', '=', 'cancelled')
    .where('is_called_off', '=', false)
    .executeTakeFirst();
  return order === undefined ? now : takeTurn(transaction, now, LATE_REFUNDS_TO_RECIPIENT, tidyEmail(order.email));
};
