import type { CartLine } from '@tornister/domain/cart';
import { CLOCK_TOLERANCE_MS, RESERVATION_WARNING_MS, type Reservation } from '@tornister/domain/deals';
import { instantOf } from '@tornister/domain/shared';
import { okAsync } from 'neverthrow';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { answersArrive } from '../../testing/answers-arrive.ts';
import {
  aCart,
  aDealLine,
  createCountingScope,
  createHandDrivenClock,
  createRecordingAnalytics,
} from '../../testing/index.ts';
import type { MaybeCart } from '../cart/cart-preview.ts';
import type { EditCartState } from '../cart/cart-state.ts';
import { createViewReservation } from './view-reservation.ts';

const MINUTES = 60_000;

describe('the reservation of the deals in the basket (spec 3 §3, §4)', () => {
  it('is what the page was opened with, before the cart of the tab is known', () => {
    const { view, until } = open();
    expect(view.state$.value).toEqual({ kind: 'active', until, isExtendable: true, isEnding: false });
    expect(open({ kind: 'none' }).view.state$.value).toEqual({ kind: 'none' });
  });

  it('warns on and below the last minute, and not above', () => {
    const { view, clock } = open();
    clock.pass(10 * MINUTES - RESERVATION_WARNING_MS - 1_000);
    expect(view.state$.value).toMatchObject({ kind: 'active', isEnding: false });
    clock.pass(1_000);
    expect(view.state$.value).toMatchObject({ kind: 'active', isEnding: true });
  });

  it('asks for the cart again once when it ends, and says that it has ended', () => {
    const { view, clock, asked } = open();
    clock.pass(10 * MINUTES - 1_000);
    expect([view.state$.value.kind, asked()]).toEqual(['active', 0]);
    clock.pass(1_000);
    expect([view.state$.value.kind, asked()]).toEqual(['expired', 1]);
    clock.pass(5_000);
    expect([view.state$.value.kind, asked()]).toEqual(['expired', 1]);
  });

  it('reports the deals that have run out, once, and not those that still run', async () => {
    const { clock, cart, until, analytics, answers } = open();
    cart.next(ready({ kind: 'reserved', until, extensions: 0 }, [deal, aDealLine(2)]));
    answers(aCart([{ ...deal, kind: { kind: 'normal' } }, aDealLine(2)]));
    clock.pass(10 * MINUTES);
    await answersArrive();
    clock.pass(5 * MINUTES);
    await answersArrive();
    expect(analytics.tracked()).toEqual([
      { event: 'lightning_deal', action: 'expire', item_id: expect.stringContaining('item-1') },
    ]);
  });

  it('asks once more where the shop, whose clock is behind, still had the deals, and reports their end then', async () => {
    const { clock, cart, until, analytics, answers, asked } = open();
    const reservation: Reservation = { kind: 'reserved', until, extensions: 0 };
    cart.next(ready(reservation));
    answers(aCart([deal], { reservation }));
    clock.pass(10 * MINUTES);
    await answersArrive();
    answers(aCart([{ ...deal, kind: { kind: 'normal' } }], { reservation }));
    clock.pass(CLOCK_TOLERANCE_MS);
    await answersArrive();
    expect([asked(), analytics.tracked()]).toEqual([1, []]);
    clock.pass(1_000);
    await answersArrive();
    clock.pass(5 * MINUTES);
    await answersArrive();
    expect([asked(), analytics.tracked()]).toMatchObject([2, [{ event: 'lightning_deal', action: 'expire' }]]);
  });

  it('asks once when it ends, also where the cart says at once that it is being asked for', () => {
    const { clock, cart, until, asked, whenAsked } = open();
    const ended = ready({ kind: 'reserved', until, extensions: 0 });
    cart.next(ended);
    whenAsked(() => asked() < 3 && cart.next(ended));
    clock.pass(10 * MINUTES);
    expect(asked()).toBe(1);
  });

  it('follows the cart: a longer one once it is extended, none when the deal was taken out', () => {
    const { view, clock, cart, until } = open();
    const extended: Reservation = { kind: 'reserved', until: instantOf(until + 5 * MINUTES), extensions: 1 };
    cart.next(ready(extended));
    clock.pass(10 * MINUTES);
    expect(view.state$.value).toMatchObject({ kind: 'active', until: extended.until, isExtendable: false });
    cart.next(ready());
    clock.pass(1_000);
    expect(view.state$.value).toEqual({ kind: 'none' });
  });
});

const deal = aDealLine(1);

const ready = (reservation?: Reservation, lines: readonly CartLine[] = [deal]): EditCartState => ({
  status: 'ready',
  cart: aCart(lines, reservation === undefined ? {} : { reservation }),
  isChanging: false,
  busyLines: [],
  removal: { kind: 'none' },
});

const open = (changed?: Reservation) => {
  const clock = createHandDrivenClock();
  const now = clock.now();
  const until = instantOf(now + 10 * MINUTES);
  const reservation: Reservation = changed ?? { kind: 'reserved', until, extensions: 0 };
  const cart = new BehaviorSubject<EditCartState>({ status: 'unknown' });
  let asked = 0;
  const analytics = createRecordingAnalytics();
  let answer: MaybeCart;
  let sayAsked: () => unknown = () => undefined;
  const refresh = () => {
    asked += 1;
    sayAsked();
    return okAsync(answer).map((found) => {
      if (found !== undefined) cart.next(ready(found.reservation, found.lines));
      return found;
    });
  };
  const answers = (next: MaybeCart): void => {
    answer = next;
  };
  const whenAsked = (say: () => unknown): void => {
    sayAsked = say;
  };
  const state$ = Object.assign(cart.asObservable(), { value: cart.value, first: cart.value });
  const view = createViewReservation(
    createCountingScope(),
    { editCart: { state$, refresh }, clock, analytics },
    { reservation, now },
  );
  return { view, clock, cart, until, analytics, answers, whenAsked, asked: () => asked };
};
