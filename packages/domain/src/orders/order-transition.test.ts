import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import {
  firstLifecycle,
  isFinal,
  ORDER_LIFECYCLES,
  type OrderDuty,
  type OrderEvent,
  type OrderLifecycle,
  orderLifecycle,
  orderTransition,
  PAYMENT_REPORTS,
  paymentTransition,
} from './order-transition.ts';

const EVENTS: readonly OrderEvent[] = [...PAYMENT_REPORTS, 'given-up', 'called-off'];
const WAITING: OrderLifecycle = { order: 'awaiting-payment', payment: 'pending' };

const events = fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 });
const begins = fc.constantFrom(firstLifecycle(true, 1), firstLifecycle(false, 1));

/** Every state that an order goes through, with what was owed at each step. */
const walk = (begin: OrderLifecycle, all: readonly OrderEvent[]) => {
  const states = [begin];
  const duties: OrderDuty[] = [];
  for (const event of all) {
    const { to, duty } = orderTransition(states.at(-1) ?? begin, event);
    states.push(to);
    duties.push(duty);
  }
  return { states, duties };
};

describe('an order begins (spec 2 §3 "Submit result")', () => {
  it.each([
    [true, 1, WAITING],
    [true, 0, { order: 'placed', payment: 'not-required' }],
    [false, 1, { order: 'placed', payment: 'not-required' }],
    [false, 0, { order: 'placed', payment: 'not-required' }],
  ] as const)('paid at a provider: %s, to pay: %s cents', (isPaidAtProvider, cents, expected) => {
    expect(firstLifecycle(isPaidAtProvider, cents)).toEqual(expected);
  });
});

describe('an order that waits for its payment', () => {
  it.each([
    ['authorised', WAITING, 'capture'],
    ['paid', { order: 'placed', payment: 'paid' }, 'confirm'],
    ['declined', { order: 'cancelled', payment: 'declined' }, 'release-goods'],
    ['cancelled', { order: 'cancelled', payment: 'cancelled' }, 'release-goods'],
    ['given-up', { order: 'cancelled', payment: 'cancelled' }, 'release-goods'],
    ['called-off', { order: 'cancelled', payment: 'cancelled' }, 'release-goods'],
  ] as const)('%s', (event, to, duty) => {
    expect(orderTransition(WAITING, event)).toEqual({ to, duty });
  });
});

describe('a placed order that its customer calls off', () => {
  const CANCELLED: OrderLifecycle = { order: 'cancelled', payment: 'cancelled' };

  it('gives the goods back, and the money where it was paid', () => {
    expect(orderTransition({ order: 'placed', payment: 'not-required' }, 'called-off')).toEqual({
      to: CANCELLED,
      duty: 'release-goods',
    });
    expect(orderTransition({ order: 'placed', payment: 'paid' }, 'called-off')).toEqual({
      to: CANCELLED,
      duty: 'release-goods-and-refund',
    });
  });

  it('changes nothing the second time', () => {
    expect(orderTransition(CANCELLED, 'called-off')).toEqual({ to: CANCELLED, duty: 'nothing' });
  });
});

describe('laws of the lifecycle', () => {
  it('every state that is ever reached is one of the pairs', () => {
    fc.assert(
      fc.property(begins, events, (begin, all) => {
        for (const state of walk(begin, all).states) expect(ORDER_LIFECYCLES).toContainEqual(state);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('a state never goes back: what is final stays as it is, unless its customer calls it off', () => {
    fc.assert(
      fc.property(begins, events, (begin, all) => {
        const { states } = walk(
          begin,
          all.filter((event) => event !== 'called-off'),
        );
        const end = states.find(isFinal);
        if (end !== undefined) expect(states.at(-1)).toEqual(end);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('goods are released once at most, and the order is confirmed once at most and never after that', () => {
    fc.assert(
      fc.property(begins, events, (begin, all) => {
        const { duties } = walk(begin, all);
        const ends = duties.filter((duty) => duty === 'confirm' || duty.startsWith('release-goods'));
        expect(ends.filter((duty) => duty !== 'confirm').length).toBeLessThanOrEqual(1);
        expect(ends.lastIndexOf('confirm')).toBeLessThanOrEqual(0);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('money that came either pays the order or goes back', () => {
    fc.assert(
      fc.property(begins, events, (begin, all) => {
        const { states, duties } = walk(begin, all);
        const came = all.filter((event) => event === 'paid').length;
        const returned = duties.filter((duty) => duty === 'refund' || duty === 'release-goods-and-refund').length;
        expect(returned + (states.at(-1)?.payment === 'paid' ? 1 : 0)).toBe(came);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('reserved money is taken only while the order waits for it', () => {
    for (const from of ORDER_LIFECYCLES)
      expect(orderTransition(from, 'authorised').duty).toBe(isFinal(from) ? 'nothing' : 'capture');
  });
});

describe('a payment of an order', () => {
  it.each(PAYMENT_REPORTS)('that was begun is %s once that is reported', (report) =>
    expect(paymentTransition('begun', report)).toBe(report),
  );

  it.each(['paid', 'declined', 'cancelled'] as const)('whose money is reserved is %s once that is reported', (report) =>
    expect(paymentTransition('authorised', report)).toBe(report),
  );

  it.each(PAYMENT_REPORTS)('that was paid stays paid, whatever is reported: %s', (report) =>
    expect(paymentTransition('paid', report)).toBe('paid'),
  );

  it.each(['declined', 'cancelled'] as const)('that was %s is changed by money alone', (from) => {
    expect(PAYMENT_REPORTS.map((report) => paymentTransition(from, report))).toEqual([from, 'paid', from, from]);
  });
});

describe('a stored order', () => {
  it('is one of the pairs or none', () => {
    for (const pair of ORDER_LIFECYCLES) expect(orderLifecycle(pair.order, pair.payment)).toEqual(pair);
    expect(orderLifecycle('placed', 'pending')).toBeUndefined();
    expect(orderLifecycle('cancelled', 'paid')).toBeUndefined();
    expect(orderLifecycle('', '')).toBeUndefined();
  });
});
