// Logs in with a passkey: the same tokens as a login by password (ADR 0020). Wrong answers count apart: who guesses passwords keeps nobody from a passkey.

import { limitSubjectOf } from '@tornister/domain/calls';
import { PASSKEY_MESSAGES, type PasskeyFailure } from '@tornister/domain/passkeys';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import type { Answer } from '../../graphql/answer.ts';
import type { RequestContext } from '../../graphql/context.ts';
import type { Refusal } from '../../graphql/refusal.ts';
import { giveBack } from '../../limits/limiter.ts';
import { WRONG_PASSKEYS_FROM_ADDRESS } from '../../limits/limits.ts';
import { withinRateLimits } from '../../limits/within-rate-limits.ts';
import { enterAccount } from '../enter-account.ts';
import { accountOfPasskey } from './use-passkey.ts';

/** Logs in whoever's passkey has signed; an account of the other edition is none here. */
export const logInWithPasskey = (
  context: RequestContext,
  { credential, stayLogged }: { readonly credential: string; readonly stayLogged: boolean },
): ResultAsync<Answer<'LoginResult'>, Refusal> =>
  safeTry(async function* () {
    const { database, clientAddress, storefront, log } = context;
    const taken = yield* await withinRateLimits(context, database, [
      [WRONG_PASSKEYS_FROM_ADDRESS, limitSubjectOf(clientAddress)],
    ]);
    const shown = yield* accountOfPasskey(context, credential);
    if (shown.isErr()) return ok(refused(context, shown.error));
    const { accountId, passkeyId } = shown.value;
    const account = await database
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .where('kind', '=', storefront.isB2b ? 'business' : 'member')
      .executeTakeFirst();
    if (account === undefined) return ok(refused(context, 'unknown'));
    await giveBack(context, taken);
    const entered = await enterAccount(context, { accountId: account.id, isLong: stayLogged, passkeyId });
    if (entered === undefined) return ok(refused(context, 'unknown'));
    log.info({ event: 'authn_login_success', accountId: account.id, by: 'passkey' }, 'logged in');
    return ok({ successfull: true, fieldErrors: [], ...entered });
  });

const refused = ({ log }: RequestContext, failure: PasskeyFailure): Answer<'LoginResult'> => {
  log.warn({ event: 'authn_login_fail', by: 'passkey', failure }, 'login refused');
  return { successfull: false, errorMessage: PASSKEY_MESSAGES[failure], fieldErrors: [] };
};
