// Where the mails of an order go: to the address on its bill, which anybody may have typed. A mailbox that is not proved to be the orderer's gets
// those of a few orders in an hour, so that nobody floods a stranger's. Source: ASVS 5.0 2.4.1.

import { tidyEmail } from '@tornister/domain/forms';
import { ok, type Result } from 'neverthrow';
import { provedEmail } from '../auth/proved-mailbox.ts';
import type { Transaction } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { takeAll } from '../limits/limiter.ts';
import { type Limit, ORDERS_TO_RECIPIENT } from '../limits/limits.ts';
import { refuseExceeded } from '../limits/within-rate-limits.ts';

/**
 * The address that gets the mails of an order. Beyond the limit that is the account's own proved mailbox, so that a school which orders for many
 * offices loses neither order nor confirmation; who has none, a guest or a new account, is asked to wait. Counted with the order.
 */
export const countedRecipient = async (
  context: RequestContext,
  transaction: Transaction,
  billingEmail: string,
): Promise<Result<string, Refusal>> => {
  const accountId = context.visitor.login?.accountId;
  const own = accountId === undefined ? undefined : await provedEmail(transaction, accountId);
  if (own === tidyEmail(billingEmail)) return ok(billingEmail);
  const wanted: readonly (readonly [Limit, string])[] = [[ORDERS_TO_RECIPIENT, tidyEmail(billingEmail)]];
  const counted = await takeAll({ database: transaction, now: context.now }, wanted);
  if (counted.isOk()) return ok(billingEmail);
  if (own === undefined) return refuseExceeded(context, counted.error);
  context.log.warn(
    { event: 'excess_rate_limit_exceeded', limit: ORDERS_TO_RECIPIENT.name },
    'order mails to the account',
  );
  return ok(own);
};
