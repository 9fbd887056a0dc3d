// The encrypted data of a review link: which ordered line may be reviewed, and until when. It is made of the secret, so that nothing is stored
// and a mail that is sent again carries the same link; who has it learns nothing of the order. Source: spec 1 §2 "/rating", `enc`.

import { RATING_LINK_MS } from '@tornister/domain/forms';
import { PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { type Instant, instantOf } from '@tornister/domain/shared';
import { z } from 'zod';
import { nonceOf, openText, sealingKey, sealText } from '../server/sealed.ts';
import type { Secrets } from '../server/secrets.ts';
import { byEitherSecret, type Verifying } from '../server/signed-ids.ts';

/** No link of the shop is longer. */
const LONGEST_LINK = 400;

const CONTENT = z.object({ line: z.string(), until: z.number() });

export type RatingRight = { readonly orderLineId: string; readonly until: Instant };

const keyOf = ({ jwt }: Pick<Secrets, 'jwt'>): Buffer => sealingKey(jwt, 'rating-link');

/** The data of the link; the same right gives the same data. */
export const encryptRating = (secrets: Pick<Secrets, 'jwt'>, { orderLineId, until }: RatingRight): string => {
  const text = JSON.stringify({ line: orderLineId, until });
  const key = keyOf(secrets);
  return sealText(key, text, nonceOf(key, text)).toString('base64url');
};

/** What a link allows; undefined for one that the shop has not made, or that was cut or changed, or whose time is over. */
export const decryptRating = (secrets: Verifying, data: string, now: Instant): RatingRight | undefined => {
  const sealed = Buffer.from(data.slice(0, LONGEST_LINK), 'base64url');
  const text = byEitherSecret(secrets, (secret) => openText(keyOf(secret), sealed));
  if (text === undefined) return undefined;
  const { line, until } = CONTENT.parse(JSON.parse(text));
  return now < until ? { orderLineId: line, until: instantOf(until) } : undefined;
};

/** The page on which an ordered line is reviewed, of a parcel that was delivered then. */
export const ratingPath = (secrets: Pick<Secrets, 'jwt'>, orderLineId: string, deliveredAt: Instant): string => {
  const data = encryptRating(secrets, { orderLineId, until: instantOf(deliveredAt + RATING_LINK_MS) });
  return `${PATHS.rating}?${ROUTE_PARAMETERS.ratingData}=${data}`;
};
