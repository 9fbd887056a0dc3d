// Tells the staff of money that a customer was promised and that no payment provider pays back: what was credited for a return, and what was
// transferred, or may have been, for an order that was cancelled.

import { paymentIdOf } from '@tornister/domain/checkout';
import { type CurrencyCode, money } from '@tornister/domain/money';
import { type HandBack, handBackOfReturn } from '@tornister/domain/orders';
import { inLanguage, type StoreCode, type Worded } from '@tornister/domain/storefront';
import { paidBy } from '../checkout/payment-methods.ts';
import { formatMoney } from '../graphql/format-money.ts';
import { handBackOf } from '../orders/call-off.ts';
import { invoiceNumberOf, readInvoice } from '../orders/invoices.ts';
import type { OutboxMessage } from '../orders/outbox.ts';
import type { WrittenOrder } from '../orders/read-order.ts';
import { rmaOf } from '../returns/read-returns.ts';
import { type MailServices, needOrder } from './deliver-order-mail.ts';
import type { Mail } from './mail.ts';
import { languageOf, nameOf } from './order-mail.ts';
import { type ShortMail, shortMail } from './short-mail.ts';

type Words = {
  readonly returnSubject: (rma: string) => string;
  readonly returned: string;
  readonly cancelledSubject: (number: number) => string;
  readonly cancelled: string;
  readonly toDo: Readonly<Record<HandBack, string>>;
  readonly order: string;
  readonly rma: string;
  readonly invoice: string;
  readonly amount: string;
  readonly payment: string;
  readonly customer: string;
};

const WORDS: Worded<Words> = {
  de: {
    returnSubject: (rma) => `Gutschrift von Hand: Rücksendung ${rma}`,
    returned: 'Eine Rücksendung ist gutgeschrieben. Kein Zahlungsanbieter zahlt dieses Geld zurück; es ist zugesagt.',
    cancelledSubject: (number) => `Storniert und vorab bezahlt: Bestellung ${number}`,
    cancelled:
      'Eine Bestellung gegen Vorkasse ist storniert. Kein Zahlungsanbieter zahlt das Geld zurück; die Rückzahlung ist zugesagt.',
    toDo: {
      transfer: 'Bitte überweisen Sie den Betrag zurück.',
      'transfer-once-paid':
        'Ein Zahlungseingang ist nicht vermerkt. Bitte sehen Sie auf dem Konto nach: Ist das Geld da oder kommt es noch, überweisen Sie es zurück.',
      deduct:
        'Bitte ziehen Sie den Betrag von der offenen Rechnung ab. Ist sie schon bezahlt, überweisen Sie ihn zurück.',
      'look-up':
        'Beim Zahlungsanbieter ist zu dieser Bestellung nichts mehr zu erstatten. Bitte prüfen Sie, was schon zurückging, und überweisen Sie den Rest.',
    },
    order: 'Bestellnummer',
    rma: 'Nummer der Rücksendung',
    invoice: 'Rechnung',
    amount: 'Betrag',
    payment: 'Zahlungsart',
    customer: 'Kundin oder Kunde',
  },
  en: {
    returnSubject: (rma) => `Credit by hand: return ${rma}`,
    returned: 'A return was credited. No payment provider pays this money back; it is promised.',
    cancelledSubject: (number) => `Cancelled and paid in advance: order ${number}`,
    cancelled:
      'An order by prepayment was cancelled. No payment provider pays the money back; the customer was promised it.',
    toDo: {
      transfer: 'Please transfer the amount back.',
      'transfer-once-paid':
        'Nobody has noted that the money has come. Please look at the account: if it is there, or still comes, transfer it back.',
      deduct: 'Please take the amount off the open invoice. If that is paid already, transfer it back.',
      'look-up':
        'Nothing is left of this order that the payment provider could pay back. Please look up what has gone back already, and transfer the rest.',
    },
    order: 'Order number',
    rma: 'Return number',
    invoice: 'Invoice',
    amount: 'Amount',
    payment: 'Payment method',
    customer: 'Customer',
  },
};

type ReturnMessage = Extract<OutboxMessage, { kind: 'return-to-pay-back' }>;
type CancelledMessage = Extract<OutboxMessage, { kind: 'cancelled-to-pay-back' }>;
type Order = WrittenOrder['order'];

/** The mail of a message; none for an order of which no money can have come by hand. */
export const handBackMailOf = (
  services: MailServices,
  message: ReturnMessage | CancelledMessage,
): Promise<Mail | undefined> =>
  message.kind === 'return-to-pay-back' ? returnMail(services, message) : cancelledMail(services, message);

const returnMail = async (services: MailServices, { returnId, cents }: ReturnMessage): Promise<Mail> => {
  const row = await services.database
    .selectFrom('returns')
    .select(['order_id', 'number'])
    .where('id', '=', returnId)
    .executeTakeFirstOrThrow();
  const { order } = await needOrder(services, row.order_id);
  const words = wordsOf(order);
  const rma = rmaOf(row);
  return setMail(services, order, {
    key: `return-to-pay-back:${returnId}`,
    subject: words.returnSubject(rma),
    paragraphs: [words.returned, words.toDo[handBackOfReturn(paymentIdOf(order.payment_id))]],
    cents,
    facts: [[words.rma, rma]],
  });
};

/** Says what is known of the money when the mail is sent. */
const cancelledMail = async (services: MailServices, { orderId }: CancelledMessage): Promise<Mail | undefined> => {
  const { order } = await needOrder(services, orderId);
  const toDo = handBackOf(order);
  if (toDo === undefined) return undefined;
  const words = wordsOf(order);
  return setMail(services, order, {
    key: `cancelled-to-pay-back:${orderId}`,
    subject: words.cancelledSubject(order.number),
    paragraphs: [words.cancelled, words.toDo[toDo]],
    cents: order.total_cents,
    facts: [],
  });
};

const wordsOf = ({ language }: Order): Words => inLanguage(WORDS, languageOf(language));

type HandBackMail = Pick<ShortMail, 'key' | 'subject' | 'paragraphs'> & {
  readonly cents: number;
  readonly facts: readonly (readonly [label: string, value: string])[];
};

const setMail = async (
  { database, settings }: MailServices,
  order: Order,
  { cents, facts, ...mail }: HandBackMail,
): Promise<Mail> => {
  const words = wordsOf(order);
  const language = languageOf(order.language);
  const invoice = await readInvoice(database, order.id);
  const amount = money(cents, order.currency as CurrencyCode);
  return shortMail({
    ...mail,
    recipient: settings.staffEmail,
    language,
    facts: [
      [words.amount, formatMoney(amount, order.store as StoreCode, language)],
      [words.order, String(order.number)],
      ...(invoice === undefined ? [] : [[words.invoice, invoiceNumberOf(invoice)] as const]),
      ...facts,
      [words.payment, paidBy(order, language)],
      [words.customer, `${nameOf(order.billing_address)}, ${order.email}`],
    ],
  });
};
