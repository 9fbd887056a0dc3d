import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { instantOf } from '../shared/instant.ts';
import { FULFILMENT_STEPS, type FulfilmentStep, type FulfilmentTimes, fulfilmentStep } from './fulfilment.ts';
import { type ParcelOrder, type ParcelStepError, parcelSteps } from './parcel-step.ts';

/** A parcel that has reached so many steps. */
const after = (steps: number): FulfilmentTimes =>
  Object.fromEntries(FULFILMENT_STEPS.slice(0, steps).map((step, index) => [step, instantOf(1_000 * (index + 1))]));

const PAID: ParcelOrder = { state: 'placed', isTransferMissing: false };
const UNPAID: ParcelOrder = { state: 'placed', isTransferMissing: true };
const refusal = (order: ParcelOrder, steps: number, told: FulfilmentStep): ParcelStepError =>
  parcelSteps(order, after(steps), told)._unsafeUnwrapErr();

describe('what is told of a parcel', () => {
  it.each([
    [0, 'announced', ['announced']],
    [0, 'sent', ['announced', 'packed', 'sent']],
    [1, 'packed', ['packed']],
    [2, 'sent', ['sent']],
    [3, 'delivered', ['delivered']],
    [2, 'packed', []],
    [3, 'sent', []],
    [4, 'delivered', []],
  ] as const)('after %s steps, told %s', (steps, told, taken) => {
    expect(parcelSteps(PAID, after(steps), told)._unsafeUnwrap()).toEqual(taken);
  });

  it('never takes it back', () => {
    expect(refusal(PAID, 3, 'packed')).toEqual({
      kind: 'parcel.further',
      reached: 'sent',
    });
    expect(refusal(PAID, 4, 'sent')).toEqual({
      kind: 'parcel.further',
      reached: 'delivered',
    });
  });

  it('is delivered only once a carrier has it', () => {
    for (const steps of [0, 1, 2]) expect(refusal(PAID, steps, 'delivered')).toEqual({ kind: 'parcel.not-sent' });
  });

  it('leaves only once the transfer is there, and may be packed before; what has left may arrive', () => {
    expect(parcelSteps(UNPAID, after(0), 'packed').isOk()).toBe(true);
    expect(refusal(UNPAID, 2, 'sent')).toEqual({ kind: 'parcel.transfer-missing' });
    expect(parcelSteps(UNPAID, after(3), 'sent')._unsafeUnwrap()).toEqual([]);
    expect(parcelSteps(UNPAID, after(3), 'delivered').isOk()).toBe(true);
  });

  it('changes nothing of an order that is not placed', () => {
    const refused = (state: 'cancelled' | 'awaiting-payment') =>
      FULFILMENT_STEPS.map((step) => refusal({ ...PAID, state }, 1, step).kind);
    expect(new Set(refused('cancelled'))).toEqual(new Set(['parcel.order-cancelled']));
    expect(new Set(refused('awaiting-payment'))).toEqual(new Set(['parcel.order-unpaid']));
  });

  it('law: ends at what was told, and told again takes no step', () => {
    const steps = fc.integer({ min: 0, max: FULFILMENT_STEPS.length });
    fc.assert(
      fc.property(steps, fc.constantFrom(...FULFILMENT_STEPS), fc.boolean(), (reached, told, isTransferMissing) => {
        const order = { state: 'placed', isTransferMissing } as const;
        const taken = parcelSteps(order, after(reached), told);
        if (taken.isErr()) return;
        const times = after(reached + taken.value.length);
        expect(fulfilmentStep(times)).toBe(told);
        expect(parcelSteps(order, times, told)._unsafeUnwrap()).toEqual([]);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
