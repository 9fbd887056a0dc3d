// Whose order may be looked at: one's own with the login that it was placed with, or a guest's with the token of the link in its mail. Everybody
// else learns the same as of an order that does not exist. Source: spec 2 §6; OWASP API1.

import { limitSubjectOf } from '@tornister/domain/calls';
import { err, ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { giveBack } from '../limits/limiter.ts';
import { WRONG_ORDER_LINKS_FROM_ADDRESS } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { refuseEndedLogin } from '../visitor/require-visitor.ts';
import type { OrderRow } from './advance-order.ts';
import { isOrderToken } from './order-link.ts';

export type OrderWanted = { readonly orderId: string; readonly token?: string | null | undefined };

/** The order, as far as the visitor may see it. */
export const findVisibleOrder = (
  context: RequestContext,
  { orderId, token }: OrderWanted,
): ResultAsync<OrderRow | undefined, Refusal> =>
  safeTry(async function* () {
    const found = await context.database
      .selectFrom('orders')
      .leftJoin('users', 'users.id', 'orders.user_id')
      .selectAll('orders')
      .select('users.account_id')
      .where('orders.id', '=', orderId)
      .where('orders.store', '=', context.storefront.store)
      .executeTakeFirst();
    const { account_id = null, ...order } = found ?? {};
    const known = found === undefined ? undefined : (order as OrderRow);
    if (token) return ok((yield* await isOpenedBy(context, known, account_id, token)) ? known : undefined);
    yield* refuseEndedLogin(context);
    const { login } = context.visitor;
    if (known === undefined || known.user_id !== login?.userId) return ok(undefined);
    return ok(account_id === null || login.accountId === account_id ? known : undefined);
  });

/** Every token is a try until it was right, so that nobody tries many; what was right does not count. */
const isOpenedBy = async (
  context: RequestContext,
  order: OrderRow | undefined,
  accountId: string | null,
  token: string,
): Promise<Result<boolean, Refusal>> => {
  const { secrets, now, database, clientAddress } = context;
  const taken = await withinRateLimits(context, database, [
    [WRONG_ORDER_LINKS_FROM_ADDRESS, limitSubjectOf(clientAddress)],
  ]);
  if (taken.isErr()) return err(taken.error);
  if (order === undefined || accountId !== null || !isOrderToken(secrets, order, token, now())) return ok(false);
  await giveBack(context, taken.value);
  return ok(true);
};
