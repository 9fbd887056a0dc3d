import { describe, expect, it } from 'vitest';
import { instantOf } from '../shared/instant.ts';
import {
  asksForTransfer,
  FULFILMENT_STEPS,
  type FulfilmentTimes,
  fulfilmentStep,
  isCancellable,
  isCancellableByShop,
  nextFulfilmentStep,
  parcelTimeline,
  shipmentStatus,
} from './fulfilment.ts';
import type { OrderState } from './order-transition.ts';

/** A parcel that has reached so many steps, one each second. */
const after = (steps: number): FulfilmentTimes =>
  Object.fromEntries(FULFILMENT_STEPS.slice(0, steps).map((step, index) => [step, instantOf(1_000 * (index + 1))]));

describe('the way of a parcel', () => {
  it.each([
    [0, undefined, 'announced', 'processing'],
    [1, 'announced', 'packed', 'processing'],
    [2, 'packed', 'sent', 'processing'],
    [3, 'sent', 'delivered', 'shipped'],
    [4, 'delivered', undefined, 'delivered'],
  ] as const)('after %s steps', (steps, reached, next, status) => {
    expect(fulfilmentStep(after(steps))).toBe(reached);
    expect(nextFulfilmentStep(after(steps))).toBe(next);
    expect(shipmentStatus(after(steps), 'placed')).toBe(status);
    expect(shipmentStatus(after(steps), 'cancelled')).toBe('cancelled');
  });

  it('begins with the order, shows what is to come, and has one current step', () => {
    const order = { state: 'placed', orderedAt: instantOf(1) } as const;
    for (const steps of [0, 1, 2, 3, 4]) {
      const timeline = parcelTimeline(order, after(steps));
      expect(timeline.map(({ step }) => step)).toEqual(['ordered', ...FULFILMENT_STEPS]);
      expect(timeline.filter(({ at }) => at !== undefined).length).toBe(steps + 1);
      expect(timeline.findIndex(({ isCurrent }) => isCurrent)).toBe(steps);
      expect(timeline.filter(({ isCurrent }) => isCurrent).length).toBe(1);
    }
  });

  it('ends with the cancellation', () => {
    const order = { state: 'cancelled', orderedAt: instantOf(1), cancelledAt: instantOf(2) } as const;
    expect(parcelTimeline(order, after(1))).toEqual([
      { step: 'ordered', at: 1, isCurrent: false },
      { step: 'cancelled', at: 2, isCurrent: true },
    ]);
  });
});

describe('cancelling an order (docs/adr/0075)', () => {
  const order = (state: OrderState, ...parcels: readonly number[]) => ({
    state,
    shipments: parcels.map((steps) => ({ times: after(steps) })),
  });

  it('is possible as long as nothing of it is packed', () => {
    expect(isCancellable(order('placed'))).toBe(true);
    expect(isCancellable(order('placed', 1, 0))).toBe(true);
    expect(isCancellable(order('placed', 1, 2))).toBe(false);
    expect(isCancellable(order('placed', 4))).toBe(false);
  });

  it('is possible for the shop as long as no carrier has anything of it', () => {
    expect(isCancellableByShop(order('placed'))).toBe(true);
    expect(isCancellableByShop(order('placed', 2, 0))).toBe(true);
    expect(isCancellableByShop(order('placed', 2, 3))).toBe(false);
    expect(isCancellableByShop(order('placed', 4))).toBe(false);
    expect(isCancellableByShop(order('awaiting-payment', 0))).toBe(false);
    expect(isCancellableByShop(order('cancelled', 0))).toBe(false);
  });

  it('is for placed orders: one that waits for its payment is changed instead, and a cancelled one is cancelled', () => {
    expect(isCancellable(order('awaiting-payment', 0))).toBe(false);
    expect(isCancellable(order('cancelled', 0))).toBe(false);
  });
});

describe('paying an order in advance (docs/adr/0075)', () => {
  const order = (state: OrderState, ...parcels: readonly number[]) => ({
    state,
    shipments: parcels.map((steps) => ({ times: after(steps) })),
  });

  it('is asked for until a parcel has left', () => {
    expect(asksForTransfer(order('placed'))).toBe(true);
    expect(asksForTransfer(order('placed', 2))).toBe(true);
    expect(asksForTransfer(order('placed', 3))).toBe(false);
    expect(asksForTransfer(order('placed', 1, 4))).toBe(false);
  });

  it('is not asked for once the money was seen', () => {
    expect(asksForTransfer({ ...order('placed'), hasTransfer: true })).toBe(false);
    expect(asksForTransfer({ ...order('placed'), hasTransfer: false })).toBe(true);
  });

  it('is not asked for once the order is cancelled', () => {
    expect(asksForTransfer(order('cancelled', 0))).toBe(false);
  });
});
