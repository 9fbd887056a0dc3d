// After an order a guest may keep everything as an account. The guest's login ends with the confirmation, so that comes with a token of its
// own: by it this browser may take over the guest's orders and addresses within the hour. It is no login and shows nothing.
// Source: spec 2 §4 "Confirmation cleanup", §7 `registerCustomer`.

import { brandId, HOUR_MS, type Instant, SECOND_MS, type UserId } from '@tornister/domain/shared';
import { jwtVerify, SignJWT } from 'jose';
import type { Database } from '../database/database.ts';
import type { Secrets } from '../server/secrets.ts';

const AUDIENCE = 'shop-guest';
const ALGORITHM = 'HS256';

/** How long after the confirmation a guest may become a member with the same order. */
export const GUEST_TOKEN_MS = HOUR_MS;

const keyOf = ({ jwt }: Secrets): Uint8Array => new TextEncoder().encode(jwt);

/** The token of a guest who has just ordered. */
export const issueGuestToken = (secrets: Secrets, guest: UserId, now: Instant): Promise<string> =>
  new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setSubject(guest)
    .setIssuedAt(Math.floor(now / SECOND_MS))
    .setExpirationTime(Math.floor((now + GUEST_TOKEN_MS) / SECOND_MS))
    .sign(keyOf(secrets));

/** The guest that a token stands for, if it is good and there still is that guest. */
export const guestOfToken = async (
  database: Database,
  secrets: Secrets,
  token: string | null | undefined,
  now: Instant,
): Promise<UserId | undefined> => {
  const guest = token ? await subjectOf(secrets, token, now) : undefined;
  if (guest === undefined) return undefined;
  const row = await database
    .selectFrom('users')
    .select('id')
    .where('id', '=', guest)
    .where('account_id', 'is', null)
    .executeTakeFirst();
  return row === undefined ? undefined : brandId<UserId>(row.id);
};

const subjectOf = async (secrets: Secrets, token: string, now: Instant): Promise<string | undefined> => {
  try {
    const { payload } = await jwtVerify(token, keyOf(secrets), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      currentDate: new Date(now),
      clockTolerance: 0,
    });
    return payload.sub;
  } catch {
    return undefined;
  }
};
