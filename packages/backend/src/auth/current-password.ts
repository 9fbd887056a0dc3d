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

/**
 * Checks the password of an account; answers the hash that it was checked against, and nothing for a wrong one. Wrong ones count, and beyond the
 * limit the request is refused.
 */
export const verifiedHashOf = (
  context: RequestContext,
  accountId: string,
  password: string,
): ResultAsync<string | undefined, Refusal> =>
  safeTry(async function* () {
    const { database } = context;
    const { password_hash: hash } = await database
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const { isRight, allowed } = yield* await tryPassword(hash, password, () =>
      withinRateLimits(context, database, [[WRONG_CURRENT_PASSWORDS, accountId]]),
    );
    if (!isRight) return ok(undefined);
    await giveBack(context, allowed);
    return ok(hash);
  });

/** Whether it is the password of the account. */
export const isCurrentPassword = (
  context: RequestContext,
  accountId: string,
  password: string,
): ResultAsync<boolean, Refusal> => verifiedHashOf(context, accountId, password).map((hash) => hash !== undefined);
