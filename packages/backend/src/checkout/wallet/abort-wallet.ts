// Gives the express checkout up: payment and delivery are chosen anew, in a cart with another id, and what came from the wallet leaves
// the books again. Source: spec 2 §4 "Aborting resets the cart id and the payment and delivery selection".

import { afterExpressAborted } from '@tornister/domain/checkout';
import { err, ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import { SAME_FORM_MS } from '../../auth/guest-again.ts';
import { lockOpenCart } from '../../cart/own-cart.ts';
import { json } from '../../database/columns.ts';
import type { Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { RequestContext } from '../../graphql/context.ts';
import type { Refusal } from '../../graphql/refusal.ts';
import { unguessableId } from '../../server/ids.ts';
import { takeOutOfBook } from '../addresses.ts';
import { writeChoices } from './wallet-choices.ts';
import { findTakenOver } from './wallet-sessions.ts';

/**
 * The id of the cart from now on; nothing for a cart that was not taken over from the wallet. A form that was sent twice, by a double click or
 * a lost answer, still names the cart by its old id: the same login is answered the same new one.
 */
export const abortWallet = (context: RequestContext, cartId: string): Promise<Result<string | null, Refusal>> =>
  inTransaction(context.database, async (transaction) => {
    const renewed = await abortIn(context, transaction, cartId);
    if (renewed.isOk()) return renewed;
    const before = await renewedBefore(context, transaction, cartId);
    if (before === undefined) return err(renewed.error);
    // It may have become an order since.
    return (await lockOpenCart(context, transaction, before)).map(({ id }) => id);
  });

const abortIn = (
  context: RequestContext,
  transaction: Transaction,
  cartId: string,
): ResultAsync<string | null, Refusal> =>
  safeTry(async function* () {
    const cart = yield* await lockOpenCart(context, transaction, cartId);
    const session = await findTakenOver(transaction, cart.id);
    if (session === undefined) return ok(null);
    await writeChoices(context, transaction, cart.id, afterExpressAborted.choices);
    const { billing_address_id, shipping_address_id } = session;
    const brought = [billing_address_id, shipping_address_id].filter((id) => id !== null);
    await takeOutOfBook(transaction, cart.user_id, brought, context.now());
    await transaction
      .updateTable('wallet_sessions')
      .set({ state: 'aborted', payment_descriptor: null })
      .where('id', '=', session.id)
      .execute();
    const id = afterExpressAborted.renewsCartId ? unguessableId() : cart.id;
    await transaction.updateTable('carts').set({ id }).where('id', '=', cart.id).execute();
    await rememberRenewed(context, transaction, cartId, id);
    return ok(id);
  });

/** Of a login: the ids of a visitor alone learn no new ones. */
const scopeOf = ({ visitor }: RequestContext): string | undefined =>
  visitor.login === undefined ? undefined : `abort ${visitor.login.userId}`;

const rememberRenewed = async (
  context: RequestContext,
  transaction: Transaction,
  cartId: string,
  renewedId: string,
): Promise<void> => {
  const scope = scopeOf(context);
  if (scope === undefined) return;
  await transaction
    .insertInto('idempotency_keys')
    .values({ scope, key: cartId, request_hash: '', response: json({ cartId: renewedId }), created_at: context.now() })
    .execute();
};

/** The id that the cart was given a moment ago. */
const renewedBefore = async (
  context: RequestContext,
  transaction: Transaction,
  cartId: string,
): Promise<string | undefined> => {
  const scope = scopeOf(context);
  if (scope === undefined) return undefined;
  const row = await transaction
    .selectFrom('idempotency_keys')
    .select('response')
    .where('scope', '=', scope)
    .where('key', '=', cartId)
    .where('created_at', '>', context.now() - SAME_FORM_MS)
    .executeTakeFirst();
  return ((row?.response ?? {}) as { readonly cartId?: string }).cartId;
};
