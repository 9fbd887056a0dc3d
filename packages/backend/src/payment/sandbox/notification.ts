// The sandbox provider's report from server to server: JSON with an HMAC over its text. Source: OWASP payment cheat sheet; docs/adr/0009
// "Shop host and backend".

import { createHmac, timingSafeEqual } from 'node:crypto';
import { type CurrencyCode, money } from '@tornister/domain/money';
import { PAYMENT_REPORTS } from '@tornister/domain/orders';
import { instantOf } from '@tornister/domain/shared';
import { err, ok, type Result } from 'neverthrow';
import { z } from 'zod';
import type { IncomingNotification, ProviderNotification, UnacceptedNotification } from '../provider.ts';

export const SIGNATURE_HEADER = 'x-signature';

export const NOTIFICATION = z.object({
  eventId: z.string().min(8).max(100),
  transId: z.string().min(8).max(100),
  orderId: z.string().min(8).max(100),
  state: z.enum(PAYMENT_REPORTS),
  amountCents: z.number().int().positive(),
  currency: z.string().length(3),
  sentAt: z.number().int(),
});
export type SandboxNotification = z.infer<typeof NOTIFICATION>;

/** The signature of a message's text. */
export const signNotification = (secret: string, text: string): string =>
  createHmac('sha256', `notification:${secret}`).update(text).digest('hex');

const isSignedBy = (secret: string, text: string, signature: string): boolean => {
  const expected = Buffer.from(signNotification(secret, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
};

/** The message, when it is signed and can be read. */
export const readSandboxNotification = (
  secret: string,
  { body, header }: IncomingNotification,
): Result<ProviderNotification, UnacceptedNotification> => {
  if (!isSignedBy(secret, body, header(SIGNATURE_HEADER) ?? '')) return err({ kind: 'notification.unsigned' });
  const read = NOTIFICATION.safeParse(parseJson(body));
  if (!read.success) return err({ kind: 'notification.unreadable' });
  const { eventId, transId, orderId, state, amountCents, currency, sentAt } = read.data;
  const amount = money(amountCents, currency as CurrencyCode);
  return ok({ eventId, transId, orderId, report: state, amount, sentAt: instantOf(sentAt) });
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
