// Gives the express checkout up: payment and delivery are chosen anew, in a cart with another id, and what came from the wallet leaves
// the books again. Source: spec 2 §4 "Aborting resets the cart id and the payment and delivery selection".

import { afterExpressAborted } from '@tornister/domain/checkout';
import { ok, type Result, safeTry } from 'neverthrow';
import { lockOpenCart } from '../../cart/own-cart.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { RequestContext } from '../../graphql/context.ts';
import type { Refusal } from '../../graphql/refusal.ts';
import { unguessableId } from '../../server/ids.ts';
import { writeChoices } from './wallet-choices.ts';
import { findTakenOver } from './wallet-sessions.ts';

/** The id of the cart from now on; nothing for a cart that was not taken over from the wallet. */
export const abortWallet = (context: RequestContext, cartId: string): Promise<Result<string | null, Refusal>> =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const cart = yield* await lockOpenCart(context, transaction, cartId);
      const session = await findTakenOver(transaction, cart.id);
      if (session === undefined) return ok(null);
      await writeChoices(context, transaction, cart.id, afterExpressAborted.choices);
      const { billing_address_id, shipping_address_id } = session;
      const brought = [billing_address_id, shipping_address_id].filter((id) => id !== null);
      if (brought.length > 0)
        await transaction
          .updateTable('addresses')
          .set({ deleted_at: context.now() })
          .where('id', 'in', brought)
          .where('user_id', '=', cart.user_id)
          .execute();
      await transaction
        .updateTable('wallet_sessions')
        .set({ state: 'aborted', payment_descriptor: null })
        .where('id', '=', session.id)
        .execute();
      const id = afterExpressAborted.renewsCartId ? unguessableId() : cart.id;
      await transaction.updateTable('carts').set({ id }).where('id', '=', cart.id).execute();
      return ok(id);
    }),
  );
