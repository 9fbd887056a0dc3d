// Checks the answer of a passkey: to log in, or to prove once more that the owner is there. Source: WebAuthn Level 3 §7.2.

import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import { limitSubjectOf } from '@tornister/domain/calls';
import { PASSKEY_CHALLENGE_MS, type PasskeyFailure } from '@tornister/domain/passkeys';
import type { Selectable } from 'kysely';
import { err, ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import type { PasskeysTable } from '../../database/account-tables.ts';
import type { RequestContext } from '../../graphql/context.ts';
import { type Refusal, refuse } from '../../graphql/refusal.ts';
import { PASSKEY_CHALLENGES_FROM_ADDRESS } from '../../limits/limits.ts';
import { withinRateLimits } from '../../limits/within-rate-limits.ts';
import { type ChallengeUse, keepChallenge, spendChallenge } from './challenges.ts';
import { readAssertion } from './credential-json.ts';
import { relyingPartyOf, userHandleOf } from './relying-party.ts';

type PasskeyRow = Selectable<PasskeysTable>;

/**
 * The visitor's id is a cookie that no script reads: what this browser asked for, no other answers. Somebody whose login has just ended may log
 * in again, so the token is not looked at.
 */
const useOf = ({ visitor: { userId } }: RequestContext): Result<ChallengeUse, Refusal> =>
  userId === undefined ? refuse('USER_ID_REQUIRED') : ok({ purpose: 'assert', boundTo: `visitor ${userId}` });

/** What a browser asks its authenticators with. No account is named: the passkey says whose it is. */
export const passkeyLoginOptions = (context: RequestContext): ResultAsync<string, Refusal> =>
  safeTry(async function* () {
    const use = yield* useOf(context);
    const { database, storefront, clientAddress } = context;
    yield* await withinRateLimits(context, database, [
      [PASSKEY_CHALLENGES_FROM_ADDRESS, limitSubjectOf(clientAddress)],
    ]);
    const options = await generateAuthenticationOptions({
      rpID: relyingPartyOf(storefront).id,
      userVerification: 'required',
      timeout: PASSKEY_CHALLENGE_MS,
    });
    await keepChallenge(context, use, options.challenge);
    return ok(JSON.stringify(options));
  });

/** Whose passkey has signed, and which of theirs. */
export type ShownPasskey = { readonly accountId: string; readonly passkeyId: string };

/** The account whose passkey has signed this visitor's challenge, or why there is none. */
export const accountOfPasskey = (
  context: RequestContext,
  credential: string,
): ResultAsync<Result<ShownPasskey, PasskeyFailure>, Refusal> =>
  safeTry(async function* () {
    const read = readAssertion(credential);
    if (read === undefined) return ok(err('notAccepted'));
    const use = yield* useOf(context);
    if (!(await spendChallenge(context, use, read.challenge))) return ok(err('notAccepted'));
    const passkey = await context.database
      .selectFrom('passkeys')
      .selectAll()
      .where('rp_id', '=', relyingPartyOf(context.storefront).id)
      .where('credential_id', '=', read.response.id)
      .executeTakeFirst();
    if (passkey === undefined) return ok(err('unknown'));
    const counter = await signedCounter(context, passkey, read);
    if (counter === undefined || !(await countUp(context, passkey, counter))) {
      context.log.warn(
        { event: 'authn_passkey_refused', accountId: passkey.account_id },
        'answer of a passkey refused',
      );
      return ok(err('notAccepted'));
    }
    return ok(ok({ accountId: passkey.account_id, passkeyId: passkey.id }));
  });

/** The counter of an answer that was signed as it must be; nothing for any other. The library throws for whatever does not hold. */
const signedCounter = async (
  { storefront }: RequestContext,
  passkey: PasskeyRow,
  { response, challenge }: NonNullable<ReturnType<typeof readAssertion>>,
): Promise<number | undefined> => {
  const { userHandle } = response.response;
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.account_id).toString('base64url'))
    return undefined;
  const { id, origin } = relyingPartyOf(storefront);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: isoBase64URL.toBuffer(passkey.public_key),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
};

/** Of two answers with the same count one is taken: a counter that does not grow is that of a copy. Many authenticators count nothing and say 0. */
const countUp = async ({ database, now }: RequestContext, { id }: PasskeyRow, counter: number): Promise<boolean> => {
  const counted = await database
    .updateTable('passkeys')
    .set({ counter, last_used_at: now() })
    .where('id', '=', id)
    .where((row) => (counter === 0 ? row('counter', '=', 0) : row('counter', '<', counter)))
    .returning('id')
    .executeTakeFirst();
  return counted !== undefined;
};
