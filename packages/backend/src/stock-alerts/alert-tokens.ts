// The links of mails about articles that are back: one confirms a wish, one ends it. Both are made from the secret, so nobody guesses one, and
// neither does the other's work. Source: ASVS 5.0 6.4.1.

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../server/secrets.ts';

/** What a link is for. */
export type AlertLink = 'confirm' | 'end';
type Signing = Pick<Secrets, 'jwt'>;

/** What the link of a mail carries: the wish and its signature. */
export const alertToken = ({ jwt }: Signing, link: AlertLink, alertId: string): string =>
  `${alertId}.${createHmac('sha256', jwt).update(`stock-alert-${link} ${alertId}`).digest('base64url')}`;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The wish that a token names; nothing for a token that the shop has not made for this. */
export const alertOfToken = (secrets: Signing, link: AlertLink, token: string): string | undefined => {
  const alertId = token.slice(0, Math.max(0, token.indexOf('.')));
  const isGood = timingSafeEqual(digest(token), digest(alertToken(secrets, link, alertId)));
  return isGood && alertId !== '' ? alertId : undefined;
};
