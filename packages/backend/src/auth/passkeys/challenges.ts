// Challenges of passkeys: random values that an authenticator signs. Each is for one purpose of one login or visitor, for five minutes, for once.
// Source: WebAuthn Level 3 §13.4.3; ASVS 5.0 6.6.3.

import { createHash } from 'node:crypto';
import { PASSKEY_CHALLENGE_MS } from '@tornister/domain/passkeys';
import type { PasskeyChallengesTable } from '../../database/account-tables.ts';
import type { RequestContext } from '../../graphql/context.ts';

/** What a challenge is for, and the login or visitor that may answer it. */
export type ChallengeUse = { readonly purpose: PasskeyChallengesTable['purpose']; readonly boundTo: string };

type Services = Pick<RequestContext, 'database' | 'now'>;

const hashOf = (value: string): string => createHash('sha256').update(value).digest('base64url');

/** Writes a challenge down. */
export const keepChallenge = async (
  { database, now }: Services,
  { purpose, boundTo }: ChallengeUse,
  challenge: string,
): Promise<void> => {
  await database
    .insertInto('passkey_challenges')
    .values({ hash: hashOf(challenge), purpose, bound_to: hashOf(boundTo), expires_at: now() + PASSKEY_CHALLENGE_MS })
    .execute();
};

/** Whether a challenge is good. It is not a second time, and not for anybody once somebody else has tried it. */
export const spendChallenge = async (
  { database, now }: Services,
  { purpose, boundTo }: ChallengeUse,
  challenge: string,
): Promise<boolean> => {
  const spent = await database
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashOf(challenge))
    .returning(['purpose', 'bound_to', 'expires_at'])
    .executeTakeFirst();
  return (
    spent !== undefined && spent.purpose === purpose && spent.bound_to === hashOf(boundTo) && now() < spent.expires_at
  );
};
