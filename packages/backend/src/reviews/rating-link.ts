// The encrypted data of a review link: which ordered line may be reviewed, and until when. It is made of the secret, so that nothing is stored
// and a mail that is sent again carries the same link; who has it learns nothing of the order. Source: spec 1 §2 "/rating", `enc`.

import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { RATING_LINK_MS } from '@tornister/domain/forms';
import { PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { type Instant, instantOf } from '@tornister/domain/shared';
import { z } from 'zod';
import type { Secrets } from '../server/secrets.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** No link of the shop is longer. */
const LONGEST_LINK = 400;

const CONTENT = z.object({ line: z.string(), until: z.number() });

export type RatingRight = { readonly orderLineId: string; readonly until: Instant };

const keyOf = ({ jwt }: Pick<Secrets, 'jwt'>): Buffer =>
  Buffer.from(hkdfSync('sha256', jwt, '', 'rating-link', KEY_BYTES));

/** The data of the link; the same right gives the same data. */
export const encryptRating = (secrets: Pick<Secrets, 'jwt'>, { orderLineId, until }: RatingRight): string => {
  const text = JSON.stringify({ line: orderLineId, until });
  const key = keyOf(secrets);
  // Made of what is encrypted: two contents never share a nonce.
  const nonce = createHmac('sha256', key).update(text).digest().subarray(0, NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
};

/** What a link allows; undefined for one that the shop has not made, or that was cut or changed, or whose time is over. */
export const decryptRating = (secrets: Pick<Secrets, 'jwt'>, data: string, now: Instant): RatingRight | undefined => {
  const bytes = Buffer.from(data.slice(0, LONGEST_LINK), 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, keyOf(secrets), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = openWith(decipher, bytes.subarray(NONCE_BYTES + TAG_BYTES));
  if (text === undefined) return undefined;
  const { line, until } = CONTENT.parse(JSON.parse(text));
  return now < until ? { orderLineId: line, until: instantOf(until) } : undefined;
};

const openWith = (decipher: ReturnType<typeof createDecipheriv>, hidden: Buffer): string | undefined => {
  try {
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};

/** The page on which an ordered line is reviewed, of a parcel that was delivered then. */
export const ratingPath = (secrets: Pick<Secrets, 'jwt'>, orderLineId: string, deliveredAt: Instant): string => {
  const data = encryptRating(secrets, { orderLineId, until: instantOf(deliveredAt + RATING_LINK_MS) });
  return `${PATHS.rating}?${ROUTE_PARAMETERS.ratingData}=${data}`;
};
