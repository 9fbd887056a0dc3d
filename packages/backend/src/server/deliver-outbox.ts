// What is done with each kind of message of the outbox. A message is done when this ends, and comes again when it throws.

import { withBrand } from '../mail/brand.ts';
import { cancellationMailOf } from '../mail/cancellation-mail.ts';
import { certificateMailOf } from '../mail/certificate-mail.ts';
import { accountMailOf } from '../mail/deliver-account-mail.ts';
import { orderMailOf } from '../mail/deliver-order-mail.ts';
import { handBackMailOf } from '../mail/hand-back-mail.ts';
import { listInvitationMailOf } from '../mail/list-invitation-mail.ts';
import type { Mail } from '../mail/mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Deliver } from '../mail/outbox-worker.ts';
import { endingMailOf, openMailOf, waitingListMailOf } from '../mail/prime-mail.ts';
import { refundRefusedMailOf } from '../mail/refund-refused-mail.ts';
import { renewingMailOf } from '../mail/renewal-mail.ts';
import { returnMailOf } from '../mail/return-mail.ts';
import { reviewMailOf } from '../mail/review-mail.ts';
import { withSeller } from '../mail/seller-words.ts';
import { serviceMailOf } from '../mail/service-mail.ts';
import { stockAlertMailOf, stockBackMailOf } from '../mail/stock-alert-mail.ts';
import { withdrawalMailOf } from '../mail/withdrawal-mail.ts';
import { newsletterMailOf } from '../newsletter/deliver-newsletter-mail.ts';
import { OUTBOX_MESSAGE } from '../orders/outbox.ts';
import { capturePayment } from '../payment/capture-payment.ts';
import { payBack } from '../payment/refunds.ts';
import type { Services } from './services.ts';

/** What the log says of a message for which no mail is sent any more. */
export const REASON_GONE = 'outbox message without a mail: its reason is gone';

/** Delivers by the kind of the message. */
export const createDeliver =
  (services: Services, sending: Mailer): Deliver =>
  async ({ kind, payload }) => {
    const { brandName, seller } = services.settings;
    const mailer: Mailer = { send: (mail) => sending.send(withSeller(withBrand(mail, brandName), seller)) };
    /** Some mails have lost their reason by the time that their turn comes; the log says so. */
    const sendIfAny = async (mail: Mail | undefined): Promise<void> => {
      if (mail === undefined) services.log.info({ kind }, REASON_GONE);
      else await mailer.send(mail);
    };
    const message = OUTBOX_MESSAGE.parse({ ...(payload as object), kind });
    switch (message.kind) {
      case 'order-confirmation':
      case 'order-cancelled':
      case 'parcel-sent':
      case 'invoice-sent':
      case 'refund-mail':
        return mailer.send(await orderMailOf(services, message));
      case 'refund-refused':
        return mailer.send(await refundRefusedMailOf(services, message));
      case 'return-announced':
      case 'return-to-check':
      case 'return-settled':
        return mailer.send(await returnMailOf(services, message));
      case 'return-to-pay-back':
      case 'cancelled-to-pay-back':
        return sendIfAny(await handBackMailOf(services, message));
      case 'payment-capture':
        return capturePayment(services, message.transId);
      case 'refund':
        return payBack(services, message.refundId);
      case 'certificate':
        return sendIfAny(await certificateMailOf(services, message));
      case 'withdrawal-receipt':
      case 'withdrawal-notice':
        return sendIfAny(await withdrawalMailOf(services, message));
      case 'cancellation-receipt':
      case 'cancellation-notice':
        return sendIfAny(await cancellationMailOf(services, message));
      case 'prime-ending':
        return sendIfAny(await endingMailOf(services, message));
      case 'prime-renewing':
        return sendIfAny(await renewingMailOf(services, message));
      case 'prime-open':
        return sendIfAny(await openMailOf(services, message));
      case 'prime-waiting-list':
        return sendIfAny(await waitingListMailOf(services, message));
      case 'rating-request':
      case 'review':
        return sendIfAny(await reviewMailOf(services, message));
      case 'service-request':
        return sendIfAny(await serviceMailOf(services, message));
      case 'newsletter-confirmation':
      case 'newsletter-welcome':
      case 'newsletter-unsubscription':
        return sendIfAny(await newsletterMailOf(services, message));
      case 'stock-alert':
        return sendIfAny(await stockAlertMailOf(services, message));
      case 'stock-back':
        return sendIfAny(await stockBackMailOf(services, message));
      case 'list-invitation':
        return sendIfAny(await listInvitationMailOf(services, message));
      case 'welcome':
      case 'password-reminder':
      case 'password-changed':
      case 'passkey-changed':
      case 'email-change':
      case 'email-confirmation':
      case 'email-changed':
      case 'account-deletion':
      case 'account-kept':
        return sendIfAny(await accountMailOf(services, message));
    }
  };
