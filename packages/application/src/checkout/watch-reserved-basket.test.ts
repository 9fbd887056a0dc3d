import { RESERVATION_WARNING_MS, type Reservation } from '@tornister/domain/deals';
import { instantOf, MINUTE_MS, SECOND_MS } from '@tornister/domain/shared';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import {
  aCart,
  aLine,
  createCountingScope,
  createHandDrivenClock,
  createRecordingAnalytics,
} from '../../testing/index.ts';
import type { EditCartState } from '../cart/cart-state.ts';
import { behavior } from '../kernel/index.ts';
import { createWatchReservedBasket } from './watch-reserved-basket.ts';

const LEFT = 10 * MINUTE_MS;

describe('the basket of the header while deals are reserved (spec 3 §2 "Header shortcuts")', () => {
  it('counts down from the first frame on', () => {
    const { basket, until } = open();
    expect(basket.state$.value).toEqual({ indicator: { kind: 'countdown', until }, now: 0, isEnding: false });
  });

  it('warns once, a minute before the end and not earlier', () => {
    const { basket, clock, told } = open();
    clock.pass(LEFT - RESERVATION_WARNING_MS - SECOND_MS);
    expect([basket.state$.value.isEnding, told]).toEqual([false, []]);
    clock.pass(SECOND_MS);
    expect([basket.state$.value.isEnding, told]).toEqual([true, ['vue.deal.reservation.ending']]);
    clock.pass(20 * SECOND_MS);
    expect(told).toHaveLength(1);
  });

  it('says that it has ended, shows the number of articles again and asks for the cart once', () => {
    const { basket, clock, told, asked } = open();
    clock.pass(LEFT - SECOND_MS);
    expect(basket.state$.value.indicator.kind).toBe('countdown');
    clock.pass(5 * SECOND_MS);
    expect(basket.state$.value).toMatchObject({ indicator: { kind: 'count', count: 3 }, isEnding: false });
    expect(told).toEqual(['vue.deal.reservation.ending', 'vue.deal.reservation.expired']);
    expect(asked()).toBe(1);
  });

  it('says nothing of a reservation that had ended before', () => {
    const { basket, clock, told, asked } = open({ kind: 'reserved', until: instantOf(-1), extensions: 1 });
    clock.pass(5 * SECOND_MS);
    expect([basket.state$.value.indicator, told, asked()]).toEqual([{ kind: 'count', count: 3 }, [], 0]);
  });

  it('follows an extension, and warns before the end of that as well', () => {
    const { basket, clock, cart, told, until } = open();
    clock.pass(LEFT - 30 * SECOND_MS);
    const later = instantOf(until + LEFT);
    cart.set(ready({ kind: 'reserved', until: later, extensions: 1 }));
    clock.pass(SECOND_MS);
    expect(basket.state$.value).toMatchObject({ indicator: { kind: 'countdown', until: later }, isEnding: false });
    clock.pass(LEFT);
    expect(told).toEqual(['vue.deal.reservation.ending', 'vue.deal.reservation.ending']);
  });

  it('shows no number while the order is being placed', () => {
    const { basket, clock, cart, until } = open();
    cart.set(ready({ kind: 'reserved', until, extensions: 0 }, true));
    clock.pass(SECOND_MS);
    expect(basket.state$.value.indicator).toEqual({ kind: 'count', count: 0 });
  });
});

const ready = (reservation: Reservation, isSubmitted = false): EditCartState => ({
  status: 'ready',
  cart: aCart([aLine(1, { quantity: 3 })], { reservation, isSubmitted }),
  isChanging: false,
  busyLines: [],
  removal: { kind: 'none' },
});

const open = (reservation?: Reservation) => {
  const clock = createHandDrivenClock();
  const until = instantOf(clock.now() + LEFT);
  const cart = behavior(ready(reservation ?? { kind: 'reserved', until, extensions: 0 }));
  let asked = 0;
  const refresh = () => {
    asked += 1;
    return okAsync(undefined);
  };
  const told: string[] = [];
  const basket = createWatchReservedBasket(createCountingScope(), {
    editCart: { state$: cart.state$, refresh },
    clock,
    analytics: createRecordingAnalytics(),
    notices: { notify: ({ message }) => void told.push(message) },
  });
  return { basket, clock, cart, until, told, asked: () => asked };
};
