// A browser that has logged in to an account before carries a token that says so. It opens nothing: it only tells the owner's own browser
// from the many that guess, so that their wrong passwords do not lock the owner out.

import { KNOWN_DEVICE_S } from '@tornister/domain/session';
import type { Instant } from '@tornister/domain/shared';
import { jwtVerify, SignJWT } from 'jose';
import { unguessableId } from '../server/ids.ts';
import type { Secrets } from '../server/secrets.ts';

const AUDIENCE = 'shop-device';
const ALGORITHM = 'HS256';
const MILLISECONDS = 1_000;

const keyOf = ({ jwt }: Secrets): Uint8Array => new TextEncoder().encode(jwt);

/** The token of a browser that has just logged in to the account. */
export const issueDeviceToken = (secrets: Secrets, accountId: string, now: Instant): Promise<string> => {
  const seconds = Math.floor(now / MILLISECONDS);
  return new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setSubject(accountId)
    .setJti(unguessableId())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + KNOWN_DEVICE_S)
    .sign(keyOf(secrets));
};

/** The id of the browser, if its token is good and of this account. */
export const knownDeviceOf = async (
  secrets: Secrets,
  token: string | undefined,
  accountId: string,
  now: Instant,
): Promise<string | undefined> => {
  if (token === undefined) return undefined;
  try {
    const { payload } = await jwtVerify(token, keyOf(secrets), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      subject: accountId,
      currentDate: new Date(now),
      clockTolerance: 0,
    });
    return payload.jti;
  } catch {
    return undefined;
  }
};
