// The parcels of orders: which lines are in which, and how far each has come. What is in none yet is still with the warehouse.

import {
  FULFILMENT_STEPS,
  type FulfilmentStep,
  type FulfilmentTimes,
  orderedShipments,
} from '@tornister/domain/orders';
import { instantOf } from '@tornister/domain/shared';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ShipmentsTable } from '../database/order-tables.ts';
import type { OrderLineRow } from './read-order.ts';

export type ShipmentRow = Selectable<ShipmentsTable>;

/** Pieces of a line that travel together. */
export type PackedLine = { readonly line: OrderLineRow; readonly quantity: number };

export type Parcel = {
  readonly times: FulfilmentTimes;
  /** Absent for what is in no parcel yet. */
  readonly row?: ShipmentRow;
  /** Its goods are sent anew for a return. */
  readonly isReplacement?: boolean;
  readonly lines: readonly PackedLine[];
};

/** The column in which the moment of a step stands. */
export const STEP_COLUMNS = {
  announced: 'announced_at',
  packed: 'packed_at',
  sent: 'sent_at',
  delivered: 'delivered_at',
} as const satisfies Readonly<Record<FulfilmentStep, keyof ShipmentRow>>;

/** When a parcel reached its steps. */
export const timesOf = (row: ShipmentRow): FulfilmentTimes =>
  Object.fromEntries(
    FULFILMENT_STEPS.flatMap((step) => {
      const at = row[STEP_COLUMNS[step]];
      return at === null ? [] : [[step, instantOf(at)]];
    }),
  );

/** The parcels of orders, by order; lines that are in none are the last, a parcel without moments. */
export const readParcels = async (
  database: Database,
  lines: readonly OrderLineRow[],
): Promise<ReadonlyMap<string, readonly Parcel[]>> => {
  const orderIds = [...new Set(lines.map(({ order_id }) => order_id))];
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('shipments')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const packed = await database
    .selectFrom('shipment_lines')
    .innerJoin('shipments', 'shipments.id', 'shipment_lines.shipment_id')
    .selectAll('shipment_lines')
    .where('shipments.order_id', 'in', orderIds)
    .execute();
  return new Map(
    orderIds.map((orderId) => {
      const ordered = lines.filter(({ order_id }) => order_id === orderId);
      const own = rows.filter(({ order_id }) => order_id === orderId);
      return [orderId, parcelsOf(ordered, own, packed)];
    }),
  );
};

type Packed = { readonly shipment_id: string; readonly order_line_id: string; readonly quantity: number };

const parcelsOf = (
  lines: readonly OrderLineRow[],
  rows: readonly ShipmentRow[],
  packed: readonly Packed[],
): readonly Parcel[] => {
  const parcels = rows.map(
    (row): Parcel => ({
      times: timesOf(row),
      row,
      isReplacement: row.return_id !== null,
      lines: lines.flatMap((line) => {
        const inside = packed.find(
          ({ shipment_id, order_line_id }) => shipment_id === row.id && order_line_id === line.id,
        );
        return inside === undefined ? [] : [{ line, quantity: inside.quantity }];
      }),
    }),
  );
  const packedLines = orderedShipments(parcels).flatMap(({ lines: inside }) => inside);
  const left = lines.flatMap((line): PackedLine[] => {
    const taken = packedLines.filter((inside) => inside.line.id === line.id);
    const quantity = taken.reduce((rest, inside) => rest - inside.quantity, line.quantity);
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  return left.length === 0 ? parcels : [...parcels, { times: {}, lines: left }];
};
