// POST /payment/notify: where the payment provider reports.

import type { Context } from 'hono';
import type { Services } from '../server/services.ts';
import { applyNotification, type NotificationOutcome } from './apply-notification.ts';
import { isSignedBy, NOTIFICATION, SIGNATURE_HEADER } from './notification.ts';

const STATUS: Readonly<Record<NotificationOutcome, 200 | 404 | 422>> = {
  applied: 200,
  repeated: 200,
  'order-unknown': 404,
  'wrong-amount': 422,
  'too-old': 422,
};

/** Takes a message only with the provider's signature. */
export const notifyRoute =
  (services: Services) =>
  async (http: Context): Promise<Response> => {
    const text = await http.req.text();
    if (!isSignedBy(services.secrets.payment, text, http.req.header(SIGNATURE_HEADER) ?? '')) {
      services.log.warn({ event: 'payment_notification_refused' }, 'payment message without a good signature');
      return http.json({ error: 'SIGNATURE' }, 401);
    }
    const message = NOTIFICATION.safeParse(parseJson(text));
    if (!message.success) return http.json({ error: 'UNREADABLE' }, 422);
    const outcome = await applyNotification(services, message.data);
    if (STATUS[outcome] !== 200)
      services.log.warn({ outcome, orderId: message.data.orderId }, 'payment message refused');
    return http.json({ outcome }, STATUS[outcome]);
  };

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
