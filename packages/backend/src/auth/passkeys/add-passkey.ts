// Adds a passkey to an account: first the owner proves once more to be there, then an authenticator makes the key.
// Source: WebAuthn Level 3 §7.1; ASVS 5.0 6.4.3, 7.5.1.

import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import {
  checkCurrentPassword,
  PASSKEY_CHALLENGE_MS,
  PASSKEY_MESSAGES,
  PASSKEYS_MAX,
  type PasskeyFailure,
} from '@tornister/domain/passkeys';
import type { FieldError } from '@tornister/domain/shared';
import { err, ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import { json } from '../../database/columns.ts';
import type { Answer } from '../../graphql/answer.ts';
import type { RequestContext } from '../../graphql/context.ts';
import type { Refusal } from '../../graphql/refusal.ts';
import { unguessableId } from '../../server/ids.ts';
import { requireMember } from '../../visitor/require-visitor.ts';
import { isCurrentPassword } from '../current-password.ts';
import { deviceNameOf } from '../device-name.ts';
import { holdAccount, type OwnLogin } from '../hold-account.ts';
import { type ChallengeUse, keepChallenge, spendChallenge } from './challenges.ts';
import { readRegistration } from './credential-json.ts';
import { relyingPartyOf, userHandleOf } from './relying-party.ts';
import { tellOwner } from './tell-owner.ts';
import { accountOfPasskey } from './use-passkey.ts';

/** COSE names of EdDSA, ES256 and RS256, the best first; every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257] as const;

export type OwnersProof = {
  readonly currentPassword?: string | null | undefined;
  readonly credential?: string | null | undefined;
};

type NotProved = { readonly message?: string; readonly errors: readonly FieldError[] };

const useOf = (sessionId: string): ChallengeUse => ({ purpose: 'register', boundTo: `login ${sessionId}` });

/** By a passkey of the same account, or by the current password. */
const proveOwner = (
  context: RequestContext,
  accountId: string,
  { currentPassword, credential }: OwnersProof,
): ResultAsync<Result<void, NotProved>, Refusal> =>
  safeTry(async function* () {
    if (credential) {
      const shown = yield* accountOfPasskey(context, credential);
      if (shown.isErr()) return ok(notProvedBy(shown.error));
      return ok(shown.value.accountId === accountId ? ok() : notProvedBy('otherAccount'));
    }
    const checked = checkCurrentPassword(currentPassword ?? '');
    if (checked.isErr()) return ok(err(checked.error));
    if (yield* isCurrentPassword(context, accountId, checked.value.currentPassword)) return ok(ok());
    context.log.warn({ event: 'authn_passkey_add_fail', accountId }, 'wrong current password');
    return ok(err({ errors: [{ field: 'currentPassword', message: 'passwordWrong' }] }));
  });

const notProvedBy = (failure: PasskeyFailure): Result<void, NotProved> =>
  err({ message: PASSKEY_MESSAGES[failure], errors: [] });

const passkeysOf = ({ database, storefront }: RequestContext, accountId: string) =>
  database
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', accountId)
    .where('rp_id', '=', relyingPartyOf(storefront).id)
    .execute();

/** What a browser makes a passkey from. Authenticators that have one of the account already make no second. */
export const passkeyRegistrationOptions = (
  context: RequestContext,
  proof: OwnersProof,
): ResultAsync<Answer<'PasskeyOptionsResult'>, Refusal> =>
  safeTry(async function* () {
    const { accountId, sessionId } = yield* requireMember(context);
    const proved = yield* proveOwner(context, accountId, proof);
    if (proved.isErr()) return ok(refusedOptions(proved.error));
    const account = await context.database
      .selectFrom('accounts')
      .select(['email', 'customer_number', 'first_name', 'last_name'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const options = await generateRegistrationOptions({
      rpName: context.settings.brandName,
      rpID: relyingPartyOf(context.storefront).id,
      userID: new Uint8Array(userHandleOf(accountId)),
      userName: account.customer_number ?? account.email,
      userDisplayName: `${account.first_name} ${account.last_name}`,
      supportedAlgorithmIDs: [...ALGORITHMS],
      attestationType: 'none',
      timeout: PASSKEY_CHALLENGE_MS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: (await passkeysOf(context, accountId)).map(({ credential_id: id, transports }) => ({
        id,
        transports: [...transports],
      })),
    });
    await keepChallenge(context, useOf(sessionId), options.challenge);
    return ok({ successful: true, fieldErrors: [], options: JSON.stringify(options) });
  });

/** Adds the passkey that was made from these options, and tells the owner. */
export const registerPasskey = (
  context: RequestContext,
  credential: string,
): ResultAsync<Answer<'MutationResult'>, Refusal> =>
  safeTry(async function* () {
    const { accountId, sessionId } = yield* requireMember(context);
    const read = readRegistration(credential);
    if (read === undefined || !(await spendChallenge(context, useOf(sessionId), read.challenge)))
      return ok(refused('notAccepted'));
    const made = await madeFor(context, read);
    if (made === undefined) return ok(refused('notAccepted'));
    const failure = await insert(context, { accountId, sessionId }, made);
    if (failure !== undefined) return ok(refused(failure));
    context.log.info({ event: 'authn_passkey_added', accountId }, 'passkey added');
    return ok({ successful: true, fieldErrors: [] });
  });

/** The key of an answer that holds; nothing for any other. The library throws for whatever does not. */
const madeFor = async (
  { storefront }: RequestContext,
  { response, challenge }: NonNullable<ReturnType<typeof readRegistration>>,
): Promise<WebAuthnCredential | undefined> => {
  const { id, origin } = relyingPartyOf(storefront);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
};

/**
 * In one transaction under the account's row, so that many at once are not more than an account may have, and so that a login which a new password
 * has just ended leaves no key behind.
 */
const insert = (
  context: RequestContext,
  { accountId, sessionId }: OwnLogin,
  { id, publicKey, counter, transports = [] }: WebAuthnCredential,
): Promise<PasskeyFailure | undefined> =>
  context.database.transaction().execute(async (transaction) => {
    if ((await holdAccount(transaction, { accountId, sessionId })).isErr()) return 'notAccepted';
    const { count } = await transaction
      .selectFrom('passkeys')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= PASSKEYS_MAX) return 'tooMany';
    const name = deviceNameOf(context.userAgent ?? '') ?? 'Passkey';
    const added = await transaction
      .insertInto('passkeys')
      .values({
        id: unguessableId(),
        account_id: accountId,
        rp_id: relyingPartyOf(context.storefront).id,
        credential_id: id,
        public_key: isoBase64URL.fromBuffer(publicKey),
        counter,
        transports: json(transports),
        name,
        created_at: context.now(),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.columns(['rp_id', 'credential_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) return 'alreadyRegistered';
    await tellOwner(context, transaction, { accountId, change: 'added', name });
    return undefined;
  });

const refused = (failure: PasskeyFailure): Answer<'MutationResult'> => ({
  successful: false,
  generalErrorMessage: PASSKEY_MESSAGES[failure],
  fieldErrors: [],
});

const refusedOptions = ({ message, errors }: NotProved): Answer<'PasskeyOptionsResult'> => ({
  successful: false,
  generalErrorMessage: message ?? null,
  fieldErrors: errors.map(({ field, message: errorMessage }) => ({ fieldName: field, errorMessage })),
});
