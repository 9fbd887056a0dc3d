// Makes the mails about an order when their turn in the outbox has come.

import { comesByAppointment, needsRedirect, paymentIdOf } from '@tornister/domain/checkout';
import { tidyEmail } from '@tornister/domain/forms';
import { parcelMailRecipient } from '@tornister/domain/orders';
import { ORDER_TOKEN_PARAMETER, PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { type StoreCode, textIn, tradingTermsOf } from '@tornister/domain/storefront';
import { provedEmail } from '../auth/proved-mailbox.ts';
import { handBackOf } from '../orders/call-off.ts';
import { trackingLink } from '../orders/carriers.ts';
import { termsOf } from '../orders/contract-terms.ts';
import { invoiceFiles } from '../orders/invoice-file.ts';
import { isIssuedWith, readInvoice } from '../orders/invoices.ts';
import { orderToken } from '../orders/order-link.ts';
import type { CancelledBy, OutboxMessage } from '../orders/outbox.ts';
import { recipientsOf } from '../orders/parcels.ts';
import { lineName, readOrder, type WrittenOrder } from '../orders/read-order.ts';
import { readParcels } from '../orders/shipments.ts';
import { readRefund } from '../payment/refunds.ts';
import { rmaOf } from '../returns/read-returns.ts';
import type { Services } from '../server/services.ts';
import { formatDay } from '../texts/format-day.ts';
import { wordsFor } from '../texts/words-for.ts';
import type { Mail } from './mail.ts';
import { MAIL_WORDS, type MailWords } from './mail-words.ts';
import { languageOf, nameOf, orderConfirmation } from './order-mail.ts';
import { refundMail } from './refund-mail.ts';
import { shortMail } from './short-mail.ts';

export type MailServices = Pick<Services, 'database' | 'secrets' | 'settings'>;
export type OrderMessage = Extract<
  OutboxMessage,
  { kind: 'order-confirmation' | 'order-cancelled' | 'parcel-sent' | 'invoice-sent' | 'refund-mail' }
>;

/** The mail of a message. */
export const orderMailOf = async (services: MailServices, message: OrderMessage): Promise<Mail> => {
  switch (message.kind) {
    case 'order-confirmation': {
      const written = await needOrder(services, message.orderId);
      const { bankAccounts: accounts, seller } = services.settings;
      return orderConfirmation(written, {
        seller,
        accounts,
        terms: await termsOf(services.database, written.order),
        page: await orderPageOf(services, written),
        isOwnMailbox: await isOwnMailbox(services, written),
        // Goods are invoiced when they leave, a membership when it begins.
        files: await filesOf(services, written),
      });
    }
    case 'order-cancelled':
      return cancellationMail(services, await needOrder(services, message.orderId), message.by);
    case 'parcel-sent':
      return parcelMail(services, message.shipmentId);
    case 'invoice-sent':
      return invoiceMail(services, await needOrder(services, message.orderId));
    case 'refund-mail': {
      const refund = await readRefund(services.database, message.refundId);
      if (refund === undefined) throw new Error('The refund of the message does not exist.');
      return refundMail(await needOrder(services, refund.order_id), refund);
    }
  }
};

/** The order of a message; one that is gone is a bug. */
export const needOrder = async ({ database }: MailServices, orderId: string): Promise<WrittenOrder> => {
  const written = await readOrder(database, orderId);
  if (written === undefined) throw new Error('The order of the message does not exist.');
  return written;
};

/** The address of the order's page; a guest's carries the token that opens it. None for an order from before its shop was kept. */
export const orderPageOf = async (
  { database, secrets }: MailServices,
  { order }: Pick<WrittenOrder, 'order'>,
): Promise<string | undefined> => {
  if (order.base_url === null) return undefined;
  const owner = await database
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', order.user_id)
    .executeTakeFirst();
  const page = new URL(PATHS.orderDetail, order.base_url);
  page.searchParams.set(ROUTE_PARAMETERS.orderId, order.id);
  if (!owner?.account_id) page.searchParams.set(ORDER_TOKEN_PARAMETER, orderToken(secrets, order.id));
  return page.href;
};

/** Whether the mails of an order go to the mailbox that is proved to be that of its account. */
const isOwnMailbox = async ({ database }: MailServices, { order }: Pick<WrittenOrder, 'order'>): Promise<boolean> => {
  const owner = await database
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', order.user_id)
    .executeTakeFirst();
  if (!owner?.account_id) return false;
  return (await provedEmail(database, owner.account_id)) === tidyEmail(order.email);
};

const cancellationMail = async (
  services: MailServices,
  written: WrittenOrder,
  by: CancelledBy = 'customer',
): Promise<Mail> => {
  const { order } = written;
  const language = languageOf(order.language);
  const words = wordsFor(MAIL_WORDS, { language, store: order.store });
  const refund = await services.database
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', order.id)
    .where('reason', 'in', ['called-off', 'order-cancelled'])
    .executeTakeFirst();
  const page = await orderPageOf(services, written);
  return shortMail({
    key: `order-cancelled:${order.id}`,
    recipient: order.email,
    subject: words.cancelledSubject(order.number),
    language,
    paragraphs: [
      words.hello(nameOf(order.billing_address)),
      words.cancelledIntro[by],
      refund === undefined ? words[withoutProvider(order)] : words.cancelledPaid,
    ],
    links: page === undefined ? [] : [[words.orderPage, page]],
  });
};

/** What is said of the money that no payment provider pays back. */
const withoutProvider = (order: WrittenOrder['order']) => {
  if (order.total_cents === 0) return 'cancelledPayless';
  // Approved at the provider, and never taken: what was taken has a refund.
  if (needsRedirect(paymentIdOf(order.payment_id))) return 'cancelledReserved';
  return handBackOf(order) === 'transfer' ? 'cancelledTransferred' : 'cancelledUnpaid';
};

const invoiceMail = async (services: MailServices, written: WrittenOrder): Promise<Mail> => {
  const { order } = written;
  const language = languageOf(order.language);
  const words = wordsFor(MAIL_WORDS, { language, store: order.store });
  const page = await orderPageOf(services, written);
  return shortMail({
    key: `invoice-sent:${order.id}`,
    recipient: order.email,
    subject: words.invoiceSubject(order.number),
    language,
    paragraphs: [words.hello(nameOf(order.billing_address)), words.invoiceIntro, words.invoiceAttached],
    attachments: await filesOf(services, written),
    facts: [[words.number, String(order.number)]],
    links: page === undefined ? [] : [[words.orderPage, page]],
  });
};

/** The invoice, for who has ordered. */
const filesOf = ({ database, settings }: MailServices, { order }: Pick<WrittenOrder, 'order'>) => {
  const { bankAccounts: accounts, seller } = settings;
  return invoiceFiles({ database, accounts, seller }, order);
};

/** How the mail about a parcel begins; what is sent anew for a return is no order on its way, and freight is no parcel. */
const parcelOpening = (
  words: MailWords,
  orderNumber: number,
  returnNumber: number | null,
  isByAppointment: boolean,
) => {
  if (returnNumber === null)
    return {
      subject: words.parcelSubject(orderNumber),
      intro: isByAppointment ? words.freightIntro : words.parcelIntro,
    };
  const rma = rmaOf({ number: returnNumber });
  return { subject: words.parcelAnewSubject(rma), intro: words.parcelAnewIntro(rma) };
};

const parcelMail = async (services: MailServices, shipmentId: string): Promise<Mail> => {
  const shipment = await services.database
    .selectFrom('shipments')
    .leftJoin('returns', 'returns.id', 'shipments.return_id')
    .selectAll('shipments')
    .select('returns.number as return_number')
    .where('shipments.id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  const written = await needOrder(services, shipment.order_id);
  const { order } = written;
  const language = languageOf(order.language);
  const words = wordsFor(MAIL_WORDS, { language, store: order.store });
  const isByAppointment = comesByAppointment(shipment.shipper_code);
  const { subject, intro } = parcelOpening(words, order.number, shipment.return_number, isByAppointment);
  const parcels = (await readParcels(services.database, written.lines)).get(order.id) ?? [];
  const inside = parcels.find(({ row }) => row?.id === shipmentId)?.lines ?? [];
  const shipper = tradingTermsOf(order.store as StoreCode).shippers.find(({ code }) => code === shipment.shipper_code);
  const code = shipment.tracking_code ?? undefined;
  const tracking = code === undefined ? undefined : trackingLink(shipper?.code, code, language);
  const { email, isOrderer } = parcelMailRecipient(recipientsOf(order));
  const invoice = await readInvoice(services.database, order.id);
  const isLast = isIssuedWith(
    invoice,
    shipment,
    parcels.flatMap(({ row }) => row ?? []),
  );
  // Who gets the parcel may be somebody else, and the invoice comes once.
  const page = isOrderer ? await orderPageOf(services, written) : undefined;
  const attachments = isOrderer && isLast ? await filesOf(services, written) : [];
  return shortMail({
    key: `parcel-sent:${shipmentId}`,
    recipient: email,
    subject,
    language,
    paragraphs: [
      words.hello(nameOf(isOrderer ? order.billing_address : order.delivery_address)),
      intro,
      ...(isByAppointment ? [words.appointment] : []),
      ...(attachments.length > 0 ? [words.invoiceAttached] : []),
    ],
    attachments,
    facts: [
      [words.number, String(order.number)],
      ...(shipper === undefined ? [] : [[words.parcelCarrier, textIn(shipper.name, language)] as const]),
      ...(code === undefined ? [] : [[words.parcelCode, code] as const]),
      ...(shipment.expected_at === null
        ? []
        : [[words.parcelExpected, formatDay(shipment.expected_at, { language, store: order.store }, 'full')] as const]),
    ],
    items: inside.map(({ line, quantity }) => `${quantity} × ${lineName(line)}`),
    links: [
      ...(tracking === undefined ? [] : [[words.parcelTrack, tracking] as const]),
      ...(page === undefined ? [] : [[words.orderPage, page] as const]),
    ],
  });
};
