// The way of an order from the warehouse to the door, parcel by parcel. Source: spec 2 §3 "Order" (shipments: status, carrier, expected
// delivery); docs/adr/0075 (cancellation as long as nothing is packed, the order's way as a timeline).

import type { Instant } from '../shared/instant.ts';
import type { OrderState } from './order-transition.ts';
import type { ShipmentStatus } from './shipment-status.ts';

/** What happens to a parcel, in this order: the warehouse knows of it, it is packed, the carrier has it, it is at the door. */
export const FULFILMENT_STEPS = ['announced', 'packed', 'sent', 'delivered'] as const;
export type FulfilmentStep = (typeof FULFILMENT_STEPS)[number];

/** When a parcel reached its steps; a step that is to come has no moment. */
export type FulfilmentTimes = { readonly [Step in FulfilmentStep]?: Instant };

/** The last step that a parcel has reached; nothing before the warehouse knows of it. */
export const fulfilmentStep = (times: FulfilmentTimes): FulfilmentStep | undefined =>
  FULFILMENT_STEPS.findLast((step) => times[step] !== undefined);

/** The step after the last one that was reached; nothing after the delivery. */
export const nextFulfilmentStep = (times: FulfilmentTimes): FulfilmentStep | undefined => {
  const reached = fulfilmentStep(times);
  return FULFILMENT_STEPS[reached === undefined ? 0 : FULFILMENT_STEPS.indexOf(reached) + 1];
};

/** The status of a parcel: being processed until the carrier has it; parcels of a cancelled order are cancelled. */
export const shipmentStatus = (times: FulfilmentTimes, order: OrderState): ShipmentStatus => {
  if (order === 'cancelled') return 'cancelled';
  const step = fulfilmentStep(times);
  if (step === 'delivered') return 'delivered';
  return step === 'sent' ? 'shipped' : 'processing';
};

type Sendable = { readonly state: OrderState; readonly shipments: readonly { readonly times: FulfilmentTimes }[] };

/** A placed order can be cancelled by its customer as long as nothing of it is packed. */
export const isCancellable = ({ state, shipments }: Sendable): boolean =>
  state === 'placed' && shipments.every(({ times }) => times.packed === undefined);

/** The shop's staff can unpack what is packed: a placed order can be cancelled by the shop as long as no carrier has anything of it. */
export const isCancellableByShop = ({ state, shipments }: Sendable): boolean =>
  state === 'placed' && shipments.every(({ times }) => times.sent === undefined);

/**
 * Whether an order that is paid in advance still asks for the transfer: until somebody has seen the money. Nothing leaves before it is there, so
 * what has left is paid.
 */
export const asksForTransfer = ({ state, shipments, hasTransfer = false }: TransferDue): boolean =>
  state === 'placed' && !hasTransfer && shipments.every(({ times }) => times.sent === undefined);

type TransferDue = Sendable & {
  /** The money has been seen on the account. */
  readonly hasTransfer?: boolean;
};

/** A step of the way of an order as its customer reads it; without a moment it is to come. */
export type TimelineEntry = {
  readonly step: 'ordered' | 'cancelled' | FulfilmentStep;
  readonly at?: Instant;
  /** The last step that was reached. */
  readonly isCurrent: boolean;
};

/**
 * The way of one parcel: from the order to the door, steps to come included. Once the order is cancelled nothing more is to come: the way ends
 * with that.
 */
export const parcelTimeline = (
  order: { readonly state: OrderState; readonly orderedAt: Instant; readonly cancelledAt?: Instant },
  times: FulfilmentTimes,
): readonly TimelineEntry[] => {
  const ordered = { step: 'ordered', at: order.orderedAt } as const;
  if (order.state === 'cancelled') {
    const end = order.cancelledAt === undefined ? {} : { at: order.cancelledAt };
    return [
      { ...ordered, isCurrent: false },
      { step: 'cancelled', ...end, isCurrent: true },
    ];
  }
  const current = fulfilmentStep(times);
  const steps = FULFILMENT_STEPS.map((step): TimelineEntry => {
    const at = times[step];
    return { step, ...(at === undefined ? {} : { at }), isCurrent: step === current };
  });
  return [{ ...ordered, isCurrent: current === undefined }, ...steps];
};
