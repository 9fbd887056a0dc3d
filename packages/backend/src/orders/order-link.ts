// The link to a guest's order in its mail: the order's page without a login. The token is made from the secret and the order, so that a mail
// which is sent again carries the same one, and nothing is stored. It is good for 90 days, and no longer than the order is a guest's: whoever
// keeps it as an account logs in. Source: docs/adr/0075; ASVS 5.0 6.4.1.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS, type Instant } from '@tornister/domain/shared';
import type { Secrets } from '../server/secrets.ts';
import { byEitherSecret, type Verifying } from '../server/signed-ids.ts';
import type { OrderRow } from './advance-order.ts';

/** As long as a guest may have to look at an order: delivery, withdrawal and the time to send goods back. */
export const ORDER_LINK_MS = 90 * DAY_MS;

/** The token of an order, of 256 bits. */
export const orderToken = ({ jwt }: Pick<Secrets, 'jwt'>, orderId: string): string =>
  createHmac('sha256', jwt).update(`order-link ${orderId}`).digest('base64url');

/** Whether a token is the one of an order, however old; the comparison takes as long for every wrong one. */
export const isOrderToken = (secrets: Verifying, orderId: string, token: string): boolean => {
  const given = Buffer.from(token);
  const isGood = byEitherSecret(secrets, (secret) => {
    const good = Buffer.from(orderToken(secret, orderId));
    return (good.length === given.length && timingSafeEqual(good, given)) || undefined;
  });
  return isGood === true;
};

/** Whether the link of an order is still good. */
export const isOrderLinkOpen = ({ ordered_at }: Pick<OrderRow, 'ordered_at'>, now: Instant): boolean =>
  now < ordered_at + ORDER_LINK_MS;
