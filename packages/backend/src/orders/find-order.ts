// Whose order may be looked at: one's own with the login that it was placed with, or a guest's with the token of the link in its mail. Whoever has
// the token of an order that was kept as an account logs in first. Everybody else learns the same as of an order that does not exist.
// Source: spec 2 §6; OWASP API1.

import { limitSubjectOf } from '@tornister/domain/calls';
import { err, ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { giveBack } from '../limits/limiter.ts';
import { WRONG_ORDER_LINKS_FROM_ADDRESS } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { refuseEndedLogin, refuseStranger } from '../visitor/require-visitor.ts';
import type { OrderRow } from './advance-order.ts';
import { isOrderLinkOpen, isOrderToken } from './order-link.ts';

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
    const linked = token ? yield* await openedByLink(context, known, account_id, token) : undefined;
    if (linked !== undefined) return ok(linked);
    yield* refuseEndedLogin(context);
    const { login } = context.visitor;
    if (known === undefined || known.user_id !== login?.userId) return ok(undefined);
    return ok(account_id === null || login.accountId === account_id ? known : undefined);
  });

/** The order that the link of a mail opens: a guest's. Whoever has kept it as an account, and is not logged in, is asked to log in. */
const openedByLink = async (
  context: RequestContext,
  known: OrderRow | undefined,
  accountId: string | null,
  token: string,
): Promise<Result<OrderRow | undefined, Refusal>> => {
  const isLinked = await isRight(context, known, token);
  if (isLinked.isErr()) return err(isLinked.error);
  if (known === undefined || !isLinked.value) return ok(undefined);
  if (accountId !== null) return context.visitor.login === undefined ? refuseStranger(context) : ok(undefined);
  return ok(isOrderLinkOpen(known, context.now()) ? known : undefined);
};

/** Every token is a try until it was right, so that nobody tries many; what was right does not count. */
const isRight = async (
  context: RequestContext,
  order: OrderRow | undefined,
  token: string,
): Promise<Result<boolean, Refusal>> => {
  const { secrets, database, clientAddress } = context;
  const taken = await withinRateLimits(context, database, [
    [WRONG_ORDER_LINKS_FROM_ADDRESS, limitSubjectOf(clientAddress)],
  ]);
  if (taken.isErr()) return err(taken.error);
  if (order === undefined || !isOrderToken(secrets, order.id, token)) return ok(false);
  await giveBack(context, taken.value);
  return ok(true);
};
