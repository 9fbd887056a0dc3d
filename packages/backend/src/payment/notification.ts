// The message from server to server that alone decides whether an order is paid. Source: OWASP payment cheat sheet; docs/adr/0009 "Shop host and backend".

import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export const NOTIFY_PATH = '/payment/notify';
export const SIGNATURE_HEADER = 'x-signature';

/** An older message is refused, however well it is signed. */
export const NOTIFICATION_MAX_AGE_MS = 24 * 60 * 60_000;

export const NOTIFICATION = z.object({
  provider: z.enum(['sandbox']),
  /** The same message has the same id, however often it comes. */
  eventId: z.string().min(8).max(100),
  transId: z.string().min(8).max(100),
  orderId: z.string().min(8).max(100),
  state: z.enum(['paid', 'declined', 'cancelled']),
  amountCents: z.number().int().positive(),
  currency: z.string().length(3),
  sentAt: z.number().int(),
});
export type PaymentNotification = z.infer<typeof NOTIFICATION>;

/** The signature of a message's text. */
export const signNotification = (secret: string, text: string): string =>
  createHmac('sha256', `notification:${secret}`).update(text).digest('hex');

export const isSignedBy = (secret: string, text: string, signature: string): boolean => {
  const expected = Buffer.from(signNotification(secret, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
};
