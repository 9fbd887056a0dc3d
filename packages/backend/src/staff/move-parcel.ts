// Takes a parcel to the step that staff tells of it, in one transaction that has locked its order, as a customer's cancellation does. What may follow
// what says the domain (`parcelSteps`); what happens then is done by `orders/parcels.ts`, for every warehouse.

import { isPrepaid, paymentIdOf } from '@tornister/domain/checkout';
import { asksForTransfer, type FulfilmentStep, type ParcelStepError, parcelSteps } from '@tornister/domain/orders';
import type { Instant } from '@tornister/domain/shared';
import { err, ok } from 'neverthrow';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { OrderRow } from '../orders/advance-order.ts';
import { advanceParcel, announceParcel } from '../orders/parcels.ts';
import { linesOf } from '../orders/read-order.ts';
import { type Parcel, readParcels, type ShipmentRow } from '../orders/shipments.ts';
import type { Services } from '../server/services.ts';
import { packedLines, type ReportedLine } from './packed-lines.ts';
import { positionOf, showWholeParcel } from './show-parcel.ts';
import type { ParcelName } from './staff-input.ts';
import { carriersOf } from './staff-orders.ts';
import { conflict, invalid, type StaffAnswer, unknown } from './staff-refusal.ts';

type ParcelReport = {
  readonly name: ParcelName;
  readonly step: FulfilmentStep;
  readonly carrier?: string | undefined;
  readonly trackingNumber?: string | undefined;
  /** Of a parcel that is announced: what is in it; everything that is in none where nothing is said. */
  readonly lines?: readonly ReportedLine[] | undefined;
};

/** Takes a parcel to a step and answers it; said again, it changes nothing and answers the same. */
export const moveParcel = (
  { database, now }: Pick<Services, 'database' | 'now'>,
  report: ParcelReport,
): Promise<StaffAnswer<object>> =>
  inTransaction(database, async (transaction) => {
    const order = await transaction
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', report.name.orderNumber)
      .forUpdate()
      .executeTakeFirst();
    if (order === undefined) return unknown('ORDER_UNKNOWN', `There is no order ${report.name.orderNumber}.`);
    if (report.carrier !== undefined && !carriersOf(order).includes(report.carrier))
      return invalid(`carrier: must be one of ${carriersOf(order).join(', ')}.`);
    const parcels = await parcelsOf(transaction, order);
    const parcel = named(order, parcels, report.name);
    if (parcel === undefined)
      return unknown('PARCEL_UNKNOWN', `Order ${order.number} has no parcel ${report.name.position + 1}.`);
    const steps = parcelSteps(
      { state: order.state, isTransferMissing: isTransferMissing(order, parcels) },
      parcel.times,
      report.step,
    );
    if (steps.isErr()) return refused(steps.error);
    const done = await takeSteps(transaction, { order, parcels, parcel, steps: steps.value, report, now: now() });
    if (done.isErr()) return err(done.error);
    const after = await parcelsOf(transaction, order);
    const shown = named(order, after, report.name);
    return shown === undefined
      ? unknown('PARCEL_UNKNOWN', 'The parcel is gone.')
      : ok(showWholeParcel(order, shown, after));
  });

const parcelsOf = async (transaction: Transaction, { id }: OrderRow): Promise<readonly Parcel[]> =>
  (await readParcels(transaction, await linesOf(transaction, [id]))).get(id) ?? [];

const named = (order: OrderRow, parcels: readonly Parcel[], { position }: ParcelName): Parcel | undefined =>
  order.kind === 'goods' ? parcels.find((parcel) => positionOf(parcel, parcels) === position) : undefined;

/** Whether nobody has seen the transfer by which an order is paid in advance. */
const isTransferMissing = (order: OrderRow, parcels: readonly Parcel[]): boolean =>
  order.total_cents > 0 &&
  isPrepaid(paymentIdOf(order.payment_id)) &&
  asksForTransfer({ state: order.state, shipments: parcels, hasTransfer: order.transfer_received_at !== null });

const refused = (error: ParcelStepError) => {
  switch (error.kind) {
    case 'parcel.order-cancelled':
      return conflict('ORDER_CANCELLED', 'The order is cancelled: nothing of it may be sent.');
    case 'parcel.order-unpaid':
      return conflict('ORDER_UNPAID', 'The order still waits for its payment at the payment provider.');
    case 'parcel.transfer-missing':
      return conflict(
        'TRANSFER_MISSING',
        'The order is paid in advance, and nobody has said that its money has come (POST /staff/orders/{number}/paid).',
      );
    case 'parcel.further':
      return conflict('PARCEL_FURTHER', `The parcel is ${error.reached} already; a state never goes back.`);
    case 'parcel.not-sent':
      return conflict('PARCEL_NOT_SENT', 'The parcel has not been sent yet.');
  }
};

type Move = {
  readonly order: OrderRow;
  readonly parcels: readonly Parcel[];
  readonly parcel: Parcel;
  readonly steps: readonly FulfilmentStep[];
  readonly report: ParcelReport;
  readonly now: Instant;
};

const takeSteps = async (transaction: Transaction, move: Move): Promise<StaffAnswer<undefined>> => {
  const { order, parcels, parcel, steps, report, now } = move;
  const lines = packedLines(parcel, report.lines);
  if (lines.isErr()) return lines.map(() => undefined);
  let row = parcel.row;
  if (row === undefined) {
    const sentBy = { ...order, shipper_code: report.carrier ?? order.shipper_code };
    const position = positionOf(parcel, parcels);
    row = await announceParcel(transaction, { order: sentBy, position, lines: lines.value, announcedAt: now });
  } else {
    if (steps.length === 0 && isOtherwise(row, report))
      return conflict('PARCEL_OTHERWISE', 'The parcel was told before with another carrier or tracking number.');
    await writeCarrier(transaction, row, report);
  }
  for (const step of steps.filter((one) => one !== 'announced'))
    await advanceParcel(transaction, row, step, now, step === 'sent' ? report.trackingNumber : undefined);
  return ok(undefined);
};

/** Whether what was written down of a parcel says something else; a tracking number may come later. */
const isOtherwise = (row: ShipmentRow, { carrier, trackingNumber }: ParcelReport): boolean =>
  (carrier !== undefined && carrier !== row.shipper_code) ||
  (trackingNumber !== undefined && row.tracking_code !== null && trackingNumber !== row.tracking_code);

/** Who brings the parcel, and by which number it is followed, as far as that is said. */
const writeCarrier = async (transaction: Transaction, row: ShipmentRow, report: ParcelReport): Promise<void> => {
  const carrier = report.carrier ?? row.shipper_code;
  const trackingNumber = report.trackingNumber ?? row.tracking_code;
  if (carrier === row.shipper_code && trackingNumber === row.tracking_code) return;
  await transaction
    .updateTable('shipments')
    .set({ shipper_code: carrier, tracking_code: trackingNumber })
    .where('id', '=', row.id)
    .execute();
};
