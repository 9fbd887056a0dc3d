// Tells the staff that the payment provider will not pay back, which leaves the money to be returned by hand.

import { type CurrencyCode, money } from '@tornister/domain/money';
import { inLanguage, type StoreCode, type Worded } from '@tornister/domain/storefront';
import { formatMoney } from '../graphql/format-money.ts';
import type { OutboxMessage } from '../orders/outbox.ts';
import { readRefund } from '../payment/refunds.ts';
import { type MailServices, needOrder } from './deliver-order-mail.ts';
import type { Mail } from './mail.ts';
import { MAIL_WORDS } from './mail-words.ts';
import { languageOf, nameOf } from './order-mail.ts';
import { shortMail } from './short-mail.ts';

type Words = {
  readonly subject: (number: number) => string;
  readonly lead: string;
  readonly amount: string;
  readonly customer: string;
  readonly payment: string;
  readonly reason: string;
  readonly answer: string;
  readonly id: string;
  readonly care: string;
};

const WORDS: Worded<Words> = {
  de: {
    subject: (number) => `Rückzahlung abgelehnt: Bestellung ${number}`,
    lead: 'Der Zahlungsanbieter hat eine Rückzahlung abgelehnt. Der Shop versucht sie nicht noch einmal: Bitte zahlen Sie das Geld von Hand zurück.',
    amount: 'Betrag',
    customer: 'Kundin oder Kunde',
    payment: 'Zahlung beim Anbieter',
    reason: 'Anlass',
    answer: 'Antwort des Anbieters',
    id: 'Kennung (refunds)',
    care: 'In der Bestellung steht, dass die Rückzahlung abgelehnt wurde, mit dem Weg zum Kundenservice. Eine E-Mail dazu gab es nicht.',
  },
  en: {
    subject: (number) => `Refund refused: order ${number}`,
    lead: 'The payment provider has refused a refund. The shop does not try it again: please pay the money back by hand.',
    amount: 'Amount',
    customer: 'Customer',
    payment: 'Payment at the provider',
    reason: 'Reason',
    answer: 'Answer of the provider',
    id: 'Id (refunds)',
    care: 'The order says that the refund was refused, and leads to the customer service. No mail was sent about it.',
  },
};

type Message = Extract<OutboxMessage, { kind: 'refund-refused' }>;

/** The mail of a message. */
export const refundRefusedMailOf = async (services: MailServices, { refundId }: Message): Promise<Mail> => {
  const { database, settings } = services;
  const refund = await readRefund(database, refundId);
  if (refund === undefined) throw new Error('The refund of the message does not exist.');
  const { order } = await needOrder(services, refund.order_id);
  const language = languageOf(order.language);
  const words = inLanguage(WORDS, language);
  const amount = money(refund.amount_cents, refund.currency as CurrencyCode);
  return shortMail({
    key: `refund-refused:${refund.id}`,
    recipient: settings.staffEmail,
    subject: words.subject(order.number),
    language,
    paragraphs: [words.lead],
    facts: [
      [words.amount, formatMoney(amount, order.store as StoreCode, language)],
      [words.customer, `${nameOf(order.billing_address)}, ${order.email}`],
      [words.payment, `${refund.provider}, ${refund.trans_id}`],
      [words.reason, inLanguage(MAIL_WORDS, language).refund[refund.reason]],
      [words.answer, refund.provider_answer ?? ''],
      [words.id, refund.id],
    ],
    after: [words.care],
  });
};
