// A warehouse that goes by the clock, for the demo shop: orders go their way as they do where people pack them. A shop with a warehouse of its
// own does not run this; its system calls `parcels.ts`.

import { comesByAppointment, isPrepaid, paymentIdOf } from '@tornister/domain/checkout';
import { type FulfilmentStep, nextFulfilmentStep } from '@tornister/domain/orders';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '@tornister/domain/shared';
import type { Transaction } from '../database/database.ts';
import { retried } from '../database/retried.ts';
import { eachByItself } from '../server/each-by-itself.ts';
import type { Services } from '../server/services.ts';
import type { OrderRow } from './advance-order.ts';
import { advanceParcel, announceParcel } from './parcels.ts';
import { linesOf } from './read-order.ts';
import { readParcels, type ShipmentRow, timesOf } from './shipments.ts';

/** An order goes to the warehouse ten minutes after it was placed; one that is paid by transfer a day later, when the money is there. */
const ANNOUNCED_AFTER_MS = 10 * MINUTE_MS;
const PREPAID_ANNOUNCED_AFTER_MS = DAY_MS;

/** How long after its announcement a parcel reaches the steps after it. */
export const STEP_AFTER_MS: Readonly<Record<Exclude<FulfilmentStep, 'announced'>, number>> = {
  packed: 6 * HOUR_MS,
  sent: 20 * HOUR_MS,
  delivered: 68 * HOUR_MS,
};

type WarehouseServices = Pick<Services, 'database' | 'now' | 'log'>;

/** Takes every order on that is due, one step each; answers how many. One that cannot go on is told in the log, and keeps no other one waiting. */
export const workByClock = async (services: WarehouseServices): Promise<number> => {
  const announced = await announceOrders(services);
  return announced + (await advanceParcels(services));
};

/** A code like carriers give them, made of the parcel's id; none for what comes by appointment. */
export const trackingCodeOf = ({ id, shipper_code }: Pick<ShipmentRow, 'id' | 'shipper_code'>): string | undefined => {
  if (comesByAppointment(shipper_code)) return undefined;
  const digits = Buffer.from(id).reduce((sum, byte) => (sum * 31 + byte) % 1_000_000_007, 7);
  return `0034043${String(digits).padStart(13, '0')}`;
};

/** Locks a placed order; undefined for one that was cancelled meanwhile. */
const lockPlaced = (transaction: Transaction, orderId: string): Promise<OrderRow | undefined> =>
  transaction
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('state', '=', 'placed')
    .forUpdate()
    .executeTakeFirst();

const isDue = (order: Pick<OrderRow, 'payment_id' | 'total_cents' | 'ordered_at'>, now: Instant): boolean => {
  const waitsForTransfer = order.total_cents > 0 && isPrepaid(paymentIdOf(order.payment_id));
  return order.ordered_at + (waitsForTransfer ? PREPAID_ANNOUNCED_AFTER_MS : ANNOUNCED_AFTER_MS) <= now;
};

const announceOrders = async ({ database, now, log }: WarehouseServices): Promise<number> => {
  const waiting = await database
    .selectFrom('orders')
    .select(['id', 'payment_id', 'total_cents', 'ordered_at'])
    .where('state', '=', 'placed')
    .where('kind', '=', 'goods')
    .where('ordered_at', '<=', now() - ANNOUNCED_AFTER_MS)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('shipments').select('shipments.id').whereRef('shipments.order_id', '=', 'orders.id'))),
    )
    .execute();
  const due = waiting.filter((order) => isDue(order, now()));
  const announce = ({ id }: { readonly id: string }): Promise<void> =>
    retried(database, async (transaction) => {
      const order = await lockPlaced(transaction, id);
      if (order === undefined) return;
      const parcels = (await readParcels(transaction, await linesOf(transaction, [id]))).get(id) ?? [];
      const [unsent] = parcels.filter(({ row }) => row === undefined);
      if (unsent === undefined || parcels.length > 1) return;
      await announceParcel(transaction, { order, position: 0, lines: unsent.lines, announcedAt: now() });
    });
  return eachByItself(due, announce, (error, { id }) =>
    log.error({ err: error, orderId: id }, 'an order was not announced to the warehouse'),
  );
};

/** The step that a parcel is due for. */
const dueStep = (parcel: ShipmentRow, now: Instant): Exclude<FulfilmentStep, 'announced'> | undefined => {
  const step = nextFulfilmentStep(timesOf(parcel));
  if (step === undefined || step === 'announced') return undefined;
  return parcel.announced_at + STEP_AFTER_MS[step] <= now ? step : undefined;
};

const advanceParcels = async ({ database, now, log }: WarehouseServices): Promise<number> => {
  const underWay = await database
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .selectAll('shipments')
    .where('shipments.delivered_at', 'is', null)
    .where('shipments.announced_at', '<=', now() - STEP_AFTER_MS.packed)
    .where('orders.state', '=', 'placed')
    .execute();
  const due = underWay.filter((parcel) => dueStep(parcel, now()) !== undefined);
  const advance = ({ id, order_id }: ShipmentRow): Promise<void> =>
    retried(database, async (transaction) => {
      if ((await lockPlaced(transaction, order_id)) === undefined) return;
      const parcel = await transaction
        .selectFrom('shipments')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const step = dueStep(parcel, now());
      if (step === undefined) return;
      await advanceParcel(transaction, parcel, step, now(), step === 'sent' ? trackingCodeOf(parcel) : undefined);
    });
  return eachByItself(due, advance, (error, { id }) =>
    log.error({ err: error, shipmentId: id }, 'a parcel was not taken on'),
  );
};
