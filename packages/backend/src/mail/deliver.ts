// Where each kind of message goes.

import { readOrder } from '../orders/read-order.ts';
import { NOTIFICATION, NOTIFY_PATH, SIGNATURE_HEADER, signNotification } from '../payment/notification.ts';
import type { Services } from '../server/services.ts';
import type { Mailer } from './mailer.ts';
import { orderConfirmation, refundMail } from './order-mail.ts';
import type { Deliver } from './outbox-worker.ts';

const NOTIFY_TIMEOUT_MS = 5_000;

type Route = { readonly services: Services; readonly mailer: Mailer; readonly ownAddress: () => string };

/** Delivers by the kind of the message. */
export const createDeliver =
  ({ services, mailer, ownAddress }: Route): Deliver =>
  async ({ kind, payload }) => {
    const { orderId, notification } = payload as { readonly orderId?: string; readonly notification?: unknown };
    switch (kind) {
      case 'order-confirmation':
        return mailer.send(orderConfirmation(await needOrder(services, orderId)));
      case 'payment-refund':
        return mailer.send(refundMail(await needOrder(services, orderId)));
      case 'payment-notification':
        return notify(services, ownAddress(), notification);
      default:
        throw new Error(`Unknown outbox message ${kind}`);
    }
  };

const needOrder = async ({ database }: Services, orderId = '') => {
  const written = await readOrder(database, orderId);
  if (written === undefined) throw new Error('The order of the message does not exist.');
  return written;
};

/** The sandbox provider's report to the shop, over HTTP like a real one. */
const notify = async ({ secrets }: Services, address: string, notification: unknown): Promise<void> => {
  const text = JSON.stringify(NOTIFICATION.parse(notification));
  const response = await fetch(`${address}${NOTIFY_PATH}`, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signNotification(secrets.payment, text) },
    signal: AbortSignal.timeout(NOTIFY_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
};
