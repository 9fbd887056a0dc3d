// Keeps what was answered so far about a return, so that it is still there after a reload, a refused step, or on another day. What the login
// that ordered has written is its own.

import { ok, type ResultAsync, safeTry } from 'neverthrow';
import { json } from '../database/columns.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { ReturnDraftInput } from '../graphql/generated/resolver-types.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { isOwnOrder } from '../orders/own-order.ts';
import { findByHash } from './find-return-order.ts';
import { draftOf } from './read-return-input.ts';

/** Undefined for a hash that opens no order. */
export const saveReturnDraft = (
  context: RequestContext,
  hash: string,
  draft: ReturnDraftInput,
): ResultAsync<true | undefined, Refusal> =>
  safeTry(async function* () {
    const order = yield* await findByHash(context, hash);
    if (order === undefined) return ok(undefined);
    const kept = { draft: json(draftOf(draft)), updated_at: context.now() };
    await context.database
      .insertInto('return_drafts')
      .values({ order_id: order.id, is_own: await isOwnOrder(context, order), ...kept })
      .onConflict((conflict) => conflict.columns(['order_id', 'is_own']).doUpdateSet(kept))
      .execute();
    return ok(true as const);
  });
