// POST /payment/notify/<provider>: where payment providers report, each with its own signature.

import type { Context } from 'hono';
import type { Services } from '../server/services.ts';
import { applyNotification, type NotificationOutcome } from './apply-notification.ts';

export const NOTIFY_PATH = '/payment/notify';

const STATUS: Readonly<Record<NotificationOutcome, 200 | 404 | 409 | 422>> = {
  applied: 200,
  repeated: 200,
  'order-unknown': 404,
  'payment-unknown': 422,
  'wrong-amount': 422,
  'too-old': 422,
  'too-old-yet-open': 409,
};

/** Takes a report only with the provider's signature. */
export const notifyRoute =
  (services: Services) =>
  async (http: Context): Promise<Response> => {
    const provider = services.payments.byId(http.req.param('provider') ?? '');
    if (provider === undefined) return http.json({ error: 'NOT_FOUND' }, 404);
    const body = await http.req.text();
    const read = provider.readNotification({ body, header: (name) => http.req.header(name) });
    if (read.isErr()) {
      const isUnsigned = read.error.kind === 'notification.unsigned';
      services.log.warn(
        { event: 'payment_notification_refused', provider: provider.id, ...read.error },
        'payment report refused',
      );
      return isUnsigned ? http.json({ error: 'SIGNATURE' }, 401) : http.json({ error: 'UNREADABLE' }, 422);
    }
    const outcome = await applyNotification(services, provider.id, read.value);
    if (STATUS[outcome] !== 200) services.log.warn({ outcome, orderId: read.value.orderId }, 'payment report refused');
    return http.json({ outcome }, STATUS[outcome]);
  };
