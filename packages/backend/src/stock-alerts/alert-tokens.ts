// The links of mails about articles that are back: one confirms a wish, one ends it, or all of its mailbox. Neither does the other's work.

import { z } from 'zod';
import { nonceOf, openText, sealingKey, sealText } from '../server/sealed.ts';
import type { Secrets } from '../server/secrets.ts';
import { byEitherSecret, idOfSigned, signedId, type Verifying } from '../server/signed-ids.ts';

/** What a link is for. */
export type AlertLink = 'confirm' | 'end';
type Signing = Pick<Secrets, 'jwt'>;

/** What the link of a mail carries that confirms a wish: the wish and its signature. */
export const confirmToken = (secrets: Signing, alertId: string): string =>
  signedId(secrets, 'stock-alert-confirm', alertId);

/** The wish that a token confirms; nothing for a token that the shop has not made for this. */
export const confirmedBy = (secrets: Verifying, token: string): string | undefined =>
  idOfSigned(secrets, 'stock-alert-confirm', token);

/** What a link ends: a wish, and the mailbox that it belongs to, whose other wishes it ends also when this one is gone. */
type AlertEnd = {
  readonly alertId: string;
  /** Links of older mails name none. */
  readonly email?: string;
};

/** No link of the shop is longer: the longest address has 254 characters. */
const LONGEST_LINK = 800;

const CONTENT = z.object({ alert: z.string(), email: z.string() });

const keyOf = ({ jwt }: Signing): Buffer => sealingKey(jwt, 'stock-alert-end');

/** What the link of a mail carries that ends wishes: sealed, so that no address can be read in it, and the same whenever the mail is sent. */
export const endToken = (secrets: Signing, { alertId, email }: Required<AlertEnd>): string => {
  const text = JSON.stringify({ alert: alertId, email });
  const key = keyOf(secrets);
  return sealText(key, text, nonceOf(key, text)).toString('base64url');
};

/** What a token ends; nothing for one that the shop has not made for this. */
export const endedBy = (secrets: Verifying, token: string): AlertEnd | undefined => {
  const sealed = Buffer.from(token.slice(0, LONGEST_LINK), 'base64url');
  const text = byEitherSecret(secrets, (secret) => openText(keyOf(secret), sealed));
  if (text !== undefined) {
    const { alert, email } = CONTENT.parse(JSON.parse(text));
    return { alertId: alert, email };
  }
  const alertId = idOfSigned(secrets, 'stock-alert-end', token);
  return alertId === undefined ? undefined : { alertId };
};
