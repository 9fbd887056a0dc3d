// What may be told of a parcel by the people who pack and send it: a parcel goes one way, never back, and nothing leaves that is not paid for.
// Source: spec 2 §3 "Order" (shipments: status); docs/adr/0075 (what is paid in advance leaves once the money is there).

import { err, ok, type Result } from 'neverthrow';
import { FULFILMENT_STEPS, type FulfilmentStep, type FulfilmentTimes, fulfilmentStep } from './fulfilment.ts';
import type { OrderState } from './order-transition.ts';

/** The order of a parcel, as far as it decides whether the parcel may go on. */
export type ParcelOrder = {
  readonly state: OrderState;
  /** It is paid in advance by a transfer that nobody has seen yet. */
  readonly isTransferMissing: boolean;
};

export type ParcelStepError =
  | { readonly kind: 'parcel.order-cancelled' }
  /** The shopper is still at the payment provider. */
  | { readonly kind: 'parcel.order-unpaid' }
  | { readonly kind: 'parcel.transfer-missing' }
  /** It has gone further than what is told of it. */
  | { readonly kind: 'parcel.further'; readonly reached: FulfilmentStep }
  /** What no carrier has was delivered by none. */
  | { readonly kind: 'parcel.not-sent' };

const SENT = FULFILMENT_STEPS.indexOf('sent');

/**
 * The steps that a parcel takes when one is told of it, in their order: none when it stands there already; those left out come with it (what is sent
 * was packed), except that only what was sent is delivered. `parcel.order-cancelled` and `parcel.order-unpaid` for orders that are not placed,
 * `parcel.further` for a step before the last one, `parcel.transfer-missing` where it would leave unpaid, `parcel.not-sent` for a delivery before that.
 */
export const parcelSteps = (
  order: ParcelOrder,
  times: FulfilmentTimes,
  told: FulfilmentStep,
): Result<readonly FulfilmentStep[], ParcelStepError> => {
  if (order.state === 'cancelled') return err({ kind: 'parcel.order-cancelled' });
  if (order.state !== 'placed') return err({ kind: 'parcel.order-unpaid' });
  const last = fulfilmentStep(times);
  const from = last === undefined ? -1 : FULFILMENT_STEPS.indexOf(last);
  const to = FULFILMENT_STEPS.indexOf(told);
  if (last !== undefined && to < from) return err({ kind: 'parcel.further', reached: last });
  if (told === 'delivered' && from < SENT) return err({ kind: 'parcel.not-sent' });
  if (to >= SENT && from < SENT && order.isTransferMissing) return err({ kind: 'parcel.transfer-missing' });
  return ok(FULFILMENT_STEPS.slice(from + 1, to + 1));
};
