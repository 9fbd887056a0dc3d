// The link that confirms the address of an account, mailed once more to who is logged in: that of the welcome works for a week, and accounts from
// before were sent none. Source: ADR 0021.

import { ok, type ResultAsync, safeTry } from 'neverthrow';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { DONE } from '../graphql/form-answers.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { takeAll } from '../limits/limiter.ts';
import { EMAIL_CHANGES_OF_ACCOUNT, EMAIL_CHANGES_TO_RECIPIENT, SAME_WISH } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { post } from '../orders/outbox.ts';
import { unguessableId } from '../server/ids.ts';
import { requireMember } from '../visitor/require-visitor.ts';

/** Has the link sent, unless the address is confirmed. Who has had as many as a mailbox gets is told so: it is their own. */
export const sendConfirmationLink = (context: RequestContext): ResultAsync<Answer<'MutationResult'>, Refusal> =>
  safeTry(async function* () {
    const { accountId } = yield* requireMember(context);
    const { database, storefront, now } = context;
    const { email, mailbox_proved_at: provedAt } = await database
      .selectFrom('accounts')
      .select(['email', 'mailbox_proved_at'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (provedAt !== null) return ok(DONE);
    const isNew = await takeAll(context, [[SAME_WISH, `confirmation ${accountId}`]]);
    if (isNew.isErr()) return ok(DONE);
    yield* await withinRateLimits(context, database, [
      [EMAIL_CHANGES_OF_ACCOUNT, accountId],
      [EMAIL_CHANGES_TO_RECIPIENT, email],
    ]);
    const { language, store, baseUrl } = storefront;
    const messageId = unguessableId();
    const askedAt = now();
    const message = { kind: 'email-confirmation', messageId, accountId, askedAt, language, store, baseUrl } as const;
    await post(database, `email-confirmation:${messageId}`, message, askedAt);
    return ok(DONE);
  });
