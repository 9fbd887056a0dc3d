// The signature that an upload needs (spec 2 §5): a token for one upload by one visitor. Its id becomes the id of the file, which exists once,
// so a signature is good for one file.

import { brandId, type Instant, MINUTE_MS, SECOND_MS, type UserId } from '@tornister/domain/shared';
import { errors, jwtVerify, SignJWT } from 'jose';
import { unguessableId } from '../server/ids.ts';
import type { Secrets } from '../server/secrets.ts';

const AUDIENCE = 'shop-upload';
const ALGORITHM = 'HS256';

/** How long after it was asked for a file may come. */
const UPLOAD_SIGNATURE_MS = 10 * MINUTE_MS;

const keyOf = ({ jwt }: Secrets): Uint8Array => new TextEncoder().encode(jwt);

/** A signature for the visitor's next upload. */
export const signUpload = (secrets: Secrets, visitor: UserId, now: Instant): Promise<string> =>
  new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setSubject(visitor)
    .setJti(unguessableId())
    .setIssuedAt(Math.floor(now / SECOND_MS))
    .setExpirationTime(Math.floor((now + UPLOAD_SIGNATURE_MS) / SECOND_MS))
    .sign(keyOf(secrets));

/** The id of the upload that a signature is for, and whose it is; nothing for one that is not good, or no longer. */
export const readUploadSignature = async (
  secrets: Secrets,
  signature: string,
  now: Instant,
): Promise<{ readonly id: string; readonly visitor: UserId } | undefined> => {
  try {
    const { payload } = await jwtVerify(signature, keyOf(secrets), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      currentDate: new Date(now),
    });
    const { jti, sub } = payload;
    return jti === undefined || sub === undefined ? undefined : { id: jti, visitor: brandId<UserId>(sub) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
};
