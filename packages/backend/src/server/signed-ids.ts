// Ids that the links of mails carry, signed by the shop: nobody guesses one, a mail that is sent again carries the same, and nothing is stored.
// Source: ASVS 5.0 6.4.1.

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './secrets.ts';

type Signing = Pick<Secrets, 'jwt'>;

/** What a link is verified by: the secret, and the one before it as long as the settings name that. */
export type Verifying = Pick<Secrets, 'jwt' | 'jwtBefore'>;

/** What one of the secrets says of a link: it works for as long as the secret is known that it was made with. */
export const byEitherSecret = <Found>(
  { jwt, jwtBefore }: Verifying,
  read: (secret: Signing) => Found | undefined,
): Found | undefined => read({ jwt }) ?? (jwtBefore === undefined ? undefined : read({ jwt: jwtBefore }));

/** The id with its signature, good for this purpose alone. */
export const signedId = ({ jwt }: Signing, purpose: string, id: string): string =>
  `${id}.${createHmac('sha256', jwt).update(`${purpose} ${id}`).digest('base64url')}`;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The id that a token names; nothing for a token that the shop has not made for this. The comparison takes as long for every wrong one. */
export const idOfSigned = (secrets: Verifying, purpose: string, token: string): string | undefined => {
  const id = token.slice(0, Math.max(0, token.indexOf('.')));
  const given = digest(token);
  return byEitherSecret(secrets, (secret) => {
    const isGood = timingSafeEqual(given, digest(signedId(secret, purpose, id)));
    return isGood && id !== '' ? id : undefined;
  });
};
