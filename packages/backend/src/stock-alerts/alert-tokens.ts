// The links of mails about articles that are back: one confirms a wish, one ends it. Neither does the other's work.

import type { Secrets } from '../server/secrets.ts';
import { idOfSigned, signedId, type Verifying } from '../server/signed-ids.ts';

/** What a link is for. */
export type AlertLink = 'confirm' | 'end';
type Signing = Pick<Secrets, 'jwt'>;

/** What the link of a mail carries: the wish and its signature. */
export const alertToken = (secrets: Signing, link: AlertLink, alertId: string): string =>
  signedId(secrets, `stock-alert-${link}`, alertId);

/** The wish that a token names; nothing for a token that the shop has not made for this. */
export const alertOfToken = (secrets: Verifying, link: AlertLink, token: string): string | undefined =>
  idOfSigned(secrets, `stock-alert-${link}`, token);
