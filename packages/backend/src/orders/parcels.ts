// What happens to a parcel: it is announced to the warehouse, packed, handed to its carrier, delivered. Whoever runs a warehouse calls these in a
// transaction that has locked the order; the demo shop's goes by the clock (`clock-warehouse.ts`).

import { comesByAppointment } from '@tornister/domain/checkout';
import { RATING_MAIL_AFTER_MS } from '@tornister/domain/forms';
import { expectedDeliveryDay, type FulfilmentStep, parcelMailRecipient } from '@tornister/domain/orders';
import { type Instant, shopDay } from '@tornister/domain/shared';
import { parcelTermsTo, type StoreCode } from '@tornister/domain/storefront';
import type { Transaction } from '../database/database.ts';
import { unguessableId } from '../server/ids.ts';
import type { OrderRow } from './advance-order.ts';
import { issueInvoice } from './invoices.ts';
import { post } from './outbox.ts';
import type { PackedLine, ShipmentRow } from './shipments.ts';
import { STEP_COLUMNS } from './shipments.ts';
import { startOfShopDay } from './shop-calendar.ts';

type Sent = Pick<OrderRow, 'store' | 'delivery_address'>;

/** When the day begins on which a parcel of an order is expected. */
const expectedAt = (announcedAt: Instant, { store, delivery_address: { country } }: Sent): Instant => {
  const { year, month, day } = expectedDeliveryDay(shopDay(announcedAt), parcelTermsTo(store as StoreCode, country));
  return startOfShopDay(year, month, day);
};

export type NewParcel = {
  readonly order: Sent & Pick<OrderRow, 'id' | 'shipper_code'>;
  readonly position: number;
  readonly lines: readonly PackedLine[];
  readonly announcedAt: Instant;
  /** The return for which the goods are sent anew. */
  readonly returnId?: string;
};

/** Tells the warehouse of a parcel. */
export const announceParcel = async (
  transaction: Transaction,
  { order, position, lines, announcedAt, returnId }: NewParcel,
): Promise<ShipmentRow> => {
  const row = await transaction
    .insertInto('shipments')
    .values({
      id: unguessableId(),
      order_id: order.id,
      position,
      shipper_code: order.shipper_code,
      tracking_code: null,
      // Of an appointment nobody knows the day before it is made.
      expected_at: comesByAppointment(order.shipper_code) ? null : expectedAt(announcedAt, order),
      announced_at: announcedAt,
      packed_at: null,
      sent_at: null,
      delivered_at: null,
      return_id: returnId ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('shipment_lines')
    .values(lines.map(({ line, quantity }) => ({ shipment_id: row.id, order_line_id: line.id, quantity })))
    .execute();
  return row;
};

/** Writes down that a parcel has reached a step; the carrier's code comes with the parcel that it took. */
export const markStep = async (
  transaction: Transaction,
  shipmentId: string,
  step: FulfilmentStep,
  at: Instant,
  trackingCode?: string,
): Promise<void> => {
  await transaction
    .updateTable('shipments')
    .set({ [STEP_COLUMNS[step]]: at, ...(trackingCode === undefined ? {} : { tracking_code: trackingCode }) })
    .where('id', '=', shipmentId)
    .execute();
};

/** Who has ordered, and whom the delivery address names for the mails about parcels. */
export const recipientsOf = ({ email, delivery_address }: Pick<OrderRow, 'email' | 'delivery_address'>) => ({
  email,
  ...(delivery_address.delivery_email === null ? {} : { deliveryEmail: delivery_address.delivery_email }),
});

/**
 * Takes a parcel one step on. When the last parcel of an order has left, its invoice is issued; every parcel that leaves is told by a mail, and
 * what has arrived is asked about some days later.
 */
export const advanceParcel = async (
  transaction: Transaction,
  parcel: Pick<ShipmentRow, 'id' | 'order_id' | 'return_id'>,
  step: FulfilmentStep,
  at: Instant,
  trackingCode?: string,
): Promise<void> => {
  await markStep(transaction, parcel.id, step, at, trackingCode);
  // What is sent anew for a return was asked about with its order.
  if (step === 'delivered' && parcel.return_id === null) await askForReview(transaction, parcel.id, at);
  if (step !== 'sent') return;
  await expectAnew(transaction, parcel, at);
  // What is sent anew for a return was invoiced with its order, here or where the order was sent from.
  const isInvoiced =
    parcel.return_id === null &&
    (await hasLeft(transaction, parcel.order_id)) &&
    (await issueInvoice(transaction, parcel.order_id, at));
  const message = { kind: 'parcel-sent', shipmentId: parcel.id } as const;
  await post(transaction, `parcel-sent:${parcel.id}`, message, at);
  if (isInvoiced) await postInvoice(transaction, parcel.order_id, at);
};

/** What leaves later than thought arrives later: the expected day, which counts from when the warehouse heard of it, moves with it. */
const expectAnew = async (
  transaction: Transaction,
  { id, order_id }: Pick<ShipmentRow, 'id' | 'order_id'>,
  sentAt: Instant,
): Promise<void> => {
  const order = await transaction
    .selectFrom('orders')
    .select(['store', 'delivery_address'])
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow();
  const expected = expectedAt(sentAt, order);
  await transaction
    .updateTable('shipments')
    .set({ expected_at: expected })
    .where('id', '=', id)
    .where('expected_at', '<', expected)
    .execute();
};

/** The invoice comes with the mail about the last parcel; where that goes to somebody else it has a mail of its own, once. */
const postInvoice = async (transaction: Transaction, orderId: string, at: Instant): Promise<void> => {
  const order = await transaction
    .selectFrom('orders')
    .select(['email', 'delivery_address'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (parcelMailRecipient(recipientsOf(order)).isOrderer) return;
  await post(transaction, `invoice-sent:${orderId}`, { kind: 'invoice-sent', orderId }, at);
};

/** Some days after the delivery the buyer is asked what the goods are like; whether the shop asks, its settings say when the mail is made. */
export const askForReview = (transaction: Transaction, shipmentId: string, deliveredAt: Instant): Promise<void> =>
  post(
    transaction,
    `rating-request:${shipmentId}`,
    { kind: 'rating-request', shipmentId },
    deliveredAt + RATING_MAIL_AFTER_MS,
  );

/** Whether all ordered pieces are with a carrier; what is sent anew for a return is none of them. */
const hasLeft = async (transaction: Transaction, orderId: string): Promise<boolean> => {
  const ordered = await transaction
    .selectFrom('order_lines')
    .select(({ fn }) => fn.sum<string | number>('quantity').as('pieces'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const sent = await transaction
    .selectFrom('shipment_lines')
    .innerJoin('shipments', 'shipments.id', 'shipment_lines.shipment_id')
    .select(({ fn }) => fn.sum<string | number | null>('quantity').as('pieces'))
    .where('shipments.order_id', '=', orderId)
    .where('shipments.sent_at', 'is not', null)
    .where('shipments.return_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(sent.pieces ?? 0) >= Number(ordered.pieces);
};
