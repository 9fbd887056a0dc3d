// What leaves the shop is written down in the transaction that causes it, under a key that exists once, and sent afterwards.

import { json } from '../database/columns.ts';
import type { Database } from '../database/database.ts';

export type OutboxMessage =
  | { readonly kind: 'order-confirmation'; readonly orderId: string }
  | { readonly kind: 'payment-refund'; readonly orderId: string }
  | { readonly kind: 'payment-notification'; readonly notification: unknown };

/** Writes a message down; one with the same key is there only once. */
export const post = async (
  database: Database,
  key: string,
  message: OutboxMessage,
  notBefore: number,
): Promise<void> => {
  const { kind, ...payload } = message;
  await database
    .insertInto('outbox')
    .values({ kind, key, payload: json(payload), next_attempt_at: notBefore, done_at: null, last_error: null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
};

/** Every order gets one confirmation. */
export const postConfirmation = (database: Database, orderId: string, now: number): Promise<void> =>
  post(database, `order-confirmation:${orderId}`, { kind: 'order-confirmation', orderId }, now);
