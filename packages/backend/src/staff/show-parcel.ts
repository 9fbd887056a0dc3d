// A parcel as the staff desk shows it. Its name is the order's number and its place in the order; what is in no parcel yet has the name that its
// parcel will have.

import { fulfilmentStep } from '@tornister/domain/orders';
import type { OrderRow } from '../orders/advance-order.ts';
import type { Parcel } from '../orders/shipments.ts';

/** A moment as programs read it. */
export const isoMoment = (at: number): string => new Date(at).toISOString();
/** The same of a moment that may not have come. */
export const isoOrNull = (at: number | null | undefined): string | null => (at == null ? null : isoMoment(at));

/** The place of a parcel in its order, counted from 0. */
export const positionOf = (parcel: Parcel, parcels: readonly Parcel[]): number =>
  parcel.row?.position ?? Math.max(-1, ...parcels.map(({ row }) => row?.position ?? -1)) + 1;

/** What people call a parcel. */
const parcelName = (order: Pick<OrderRow, 'number'>, position: number): string => `${order.number}-${position + 1}`;

/** The parcels of an order that there are or that are to be made: none are made of what is not placed, and of memberships. */
export const parcelsToShow = (
  order: Pick<OrderRow, 'state' | 'kind'>,
  parcels: readonly Parcel[],
): readonly Parcel[] =>
  order.state === 'placed' && order.kind === 'goods' ? parcels : parcels.filter(({ row }) => row !== undefined);

/** A parcel with its state; `waiting` while it is not announced to the warehouse. */
export const showParcelState = (
  order: Pick<OrderRow, 'number' | 'shipper_code'>,
  parcel: Parcel,
  parcels: readonly Parcel[],
) => ({
  parcel: parcelName(order, positionOf(parcel, parcels)),
  state: fulfilmentStep(parcel.times) ?? ('waiting' as const),
  carrier: parcel.row === undefined ? order.shipper_code : parcel.row.shipper_code,
  trackingNumber: parcel.row?.tracking_code ?? null,
  /** Goods that are sent anew for a return. */
  isSentAnew: parcel.isReplacement ?? false,
});

/** A parcel with everything: what is in it, and when it reached its steps. */
export const showWholeParcel = (
  order: Pick<OrderRow, 'number' | 'shipper_code'>,
  parcel: Parcel,
  parcels: readonly Parcel[],
) => ({
  ...showParcelState(order, parcel, parcels),
  expectedAt: isoOrNull(parcel.row?.expected_at),
  announcedAt: isoOrNull(parcel.times.announced),
  packedAt: isoOrNull(parcel.times.packed),
  sentAt: isoOrNull(parcel.times.sent),
  deliveredAt: isoOrNull(parcel.times.delivered),
  lines: parcel.lines.map(({ line, quantity }) => ({
    line: line.position + 1,
    itemNumber: line.snapshot.orderNumber,
    name: line.snapshot.name,
    quantity,
  })),
});
