// Whether somebody who is logged in knows the account's password, asked before what only the owner may change.

import { ok, type ResultAsync, safeTry } from 'neverthrow';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { giveBack } from '../limits/limiter.ts';
import { WRONG_CURRENT_PASSWORDS } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { tryPassword } from './passwords.ts';

/** What a form with a wrong current password is answered. */
export const WRONG_PASSWORD: Answer<'MutationResult'> = {
  successful: false,
  fieldErrors: [{ fieldName: 'currentPassword', errorMessage: 'passwordWrong' }],
};

/** Checks the password of an account; wrong ones count, and beyond the limit the request is refused. */
export const isCurrentPassword = (
  context: RequestContext,
  accountId: string,
  password: string,
): ResultAsync<boolean, Refusal> =>
  safeTry(async function* () {
    const { database } = context;
    const account = await database
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const { isRight, allowed } = yield* await tryPassword(account.password_hash, password, () =>
      withinRateLimits(context, database, [[WRONG_CURRENT_PASSWORDS, accountId]]),
    );
    if (isRight) await giveBack(context, allowed);
    return ok(isRight);
  });
