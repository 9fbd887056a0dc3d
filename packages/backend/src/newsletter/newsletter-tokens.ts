// The two links of the newsletter's mails: one confirms a subscription, once and for seven days; one ends it, whenever it is used. Both are
// made from the secret, so nobody guesses one. Source: ASVS 5.0 6.4.1.

import { createHash, createHmac } from 'node:crypto';
import type { Secrets } from '../server/secrets.ts';
import { idOfSigned, signedId } from '../server/signed-ids.ts';

const signed = ({ jwt }: Secrets, text: string): string => createHmac('sha256', jwt).update(text).digest('base64url');

/** What is kept of a link that confirms. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token of the mail that asks for a confirmation; a mail that is sent again carries the same. */
export const confirmationToken = (secrets: Secrets, messageId: string): string =>
  signed(secrets, `newsletter-confirmation ${messageId}`);

const END = 'newsletter-unsubscribe';

/** The token by which a subscription is ended. */
export const unsubscribeToken = (secrets: Secrets, subscriptionId: string): string =>
  signedId(secrets, END, subscriptionId);

/** The subscription that a token ends; nothing for a token that the shop has not made. */
export const subscriptionOfToken = (secrets: Secrets, token: string): string | undefined =>
  idOfSigned(secrets, END, token);
