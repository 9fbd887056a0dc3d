// `shopInit`: ids for a visitor who has none yet. A visitor who is logged in keeps the own id. Source: spec 2 §7 "shopInit".

import { limitSubjectOf } from '@tornister/domain/calls';
import { brandId, type UserId } from '@tornister/domain/shared';
import { ok, type Result, safeTry } from 'neverthrow';
import { createCart } from '../cart/own-cart.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { CARTS_FROM_ADDRESS } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { unguessableId } from '../server/ids.ts';

/** A new cart, and a new visitor for it unless somebody is logged in. */
export const beginVisit = (context: RequestContext): Promise<Result<Answer<'ShopInit'>, Refusal>> =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      yield* await withinRateLimits(context, transaction, [
        [CARTS_FROM_ADDRESS, limitSubjectOf(context.clientAddress)],
      ]);
      const userId = context.visitor.login?.userId ?? (await createVisitor(context, transaction));
      const cartId = await createCart(context, transaction, userId);
      return ok({ cartId, userId });
    }),
  );

/** A new anonymous visitor. */
export const createVisitor = async ({ now }: Pick<RequestContext, 'now'>, database: Database): Promise<UserId> => {
  const id = brandId<UserId>(unguessableId());
  await database.insertInto('users').values({ id, account_id: null, email: null, created_at: now() }).execute();
  return id;
};
