// What is done with each kind of message of the outbox. A message is done when this ends, and comes again when it throws.

import { certificateMailOf } from '../mail/certificate-mail.ts';
import { accountMailOf } from '../mail/deliver-account-mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { orderConfirmation } from '../mail/order-mail.ts';
import type { Deliver } from '../mail/outbox-worker.ts';
import { refundMail } from '../mail/refund-mail.ts';
import { OUTBOX_MESSAGE } from '../orders/outbox.ts';
import { readOrder, type WrittenOrder } from '../orders/read-order.ts';
import { capturePayment } from '../payment/capture-payment.ts';
import { payBack, readRefund } from '../payment/refunds.ts';
import type { Services } from './services.ts';

/** Delivers by the kind of the message. */
export const createDeliver =
  (services: Services, mailer: Mailer): Deliver =>
  async ({ kind, payload }) => {
    const message = OUTBOX_MESSAGE.parse({ ...(payload as object), kind });
    switch (message.kind) {
      case 'order-confirmation':
        return mailer.send(
          orderConfirmation(await needOrder(services, message.orderId), services.settings.bankAccounts),
        );
      case 'payment-capture':
        return capturePayment(services, message.transId);
      case 'refund':
        return payBack(services, message.refundId);
      case 'refund-mail':
        return mailer.send(await refundMailOf(services, message.refundId));
      case 'certificate': {
        const mail = await certificateMailOf(services, message);
        return mail === undefined ? undefined : mailer.send(mail);
      }
      case 'welcome':
      case 'password-reminder':
      case 'password-changed':
      case 'passkey-changed': {
        const mail = await accountMailOf(services, message);
        return mail === undefined ? undefined : mailer.send(mail);
      }
    }
  };

const refundMailOf = async (services: Services, refundId: string) => {
  const refund = await readRefund(services.database, refundId);
  if (refund === undefined) throw new Error('The refund of the message does not exist.');
  return refundMail(await needOrder(services, refund.order_id), refund);
};

const needOrder = async ({ database }: Services, orderId: string): Promise<WrittenOrder> => {
  const written = await readOrder(database, orderId);
  if (written === undefined) throw new Error('The order of the message does not exist.');
  return written;
};
