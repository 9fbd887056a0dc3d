import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someInstant } from '../../test/arbitraries/instant.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { brandId, type CartLineId, type ItemId } from '../shared/brand.ts';
import { instantOf } from '../shared/instant.ts';
import {
  changesCart,
  type ExtensionOutcome,
  endedDeals,
  extendReservation,
  extensionNotice,
  hasJustExpired,
  isFetchedOnceMore,
  RESERVATION_MS,
  RESERVATION_WARNING_MS,
  type Reservation,
  reservationAt,
  reservationOfCart,
  reserveFrom,
  shownReservation,
} from './reservation.ts';
import { CLOCK_TOLERANCE_MS } from './shop-time.ts';

const NOW = instantOf(1_000_000);
const later = (ms: number) => instantOf(NOW + ms);
const reserved = reserveFrom(NOW);
const none: Reservation = { kind: 'none' };

describe('deals of a cart that have ended', () => {
  const line = (id: string, kind: string) => ({ id: brandId<CartLineId>(id), kind: { kind } });
  it('are those that the cart has no more as deals: neither others, nor what was taken out', () => {
    const before = [
      line('ended', 'lightning-deal'),
      line('runs', 'lightning-deal'),
      line('out', 'lightning-deal'),
      line('pen', 'normal'),
    ];
    const after = [line('ended', 'normal'), line('runs', 'lightning-deal'), line('pen', 'normal')];
    expect(endedDeals(before, after)).toEqual([before[0]]);
    expect(endedDeals(before, before)).toEqual([]);
  });
});

describe('reservations (spec 3 §3)', () => {
  it('are active until their end', () => {
    expect(reservationAt(none, NOW)).toEqual({ kind: 'none' });
    expect(reservationAt(reserved, NOW)).toEqual({
      kind: 'active',
      until: later(RESERVATION_MS),
      isExtendable: true,
      isEnding: false,
    });
    expect(reservationAt(reserved, later(RESERVATION_MS - 1)).kind).toBe('active');
    expect(reservationAt(reserved, later(RESERVATION_MS))).toEqual({ kind: 'expired' });
  });

  it('are not shown while they run for a deal that is none any more, and still said to be over after that', () => {
    const end = later(RESERVATION_MS);
    expect(shownReservation(reserved, true, NOW)).toBe(reserved);
    expect(shownReservation(reserved, false, later(RESERVATION_MS - 1))).toEqual(none);
    expect(shownReservation(reserved, false, end)).toBe(reserved);
    expect(shownReservation(none, false, NOW)).toEqual(none);
  });

  it('warn at least 20 seconds before their end', () => {
    expect(RESERVATION_WARNING_MS).toBeGreaterThanOrEqual(20_000);
    const warningAt = RESERVATION_MS - RESERVATION_WARNING_MS;
    expect(reservationAt(reserved, later(warningAt - 1))).toMatchObject({ isEnding: false });
    expect(reservationAt(reserved, later(warningAt))).toMatchObject({ isEnding: true });
  });

  it('can be extended once', () => {
    const extended = extendReservation(reserved, later(60_000))._unsafeUnwrap();
    expect(extended).toEqual({ kind: 'reserved', until: later(60_000 + RESERVATION_MS), extensions: 1 });
    expect(reservationAt(extended, later(60_000))).toMatchObject({ isExtendable: false });
    expect(extendReservation(extended, later(60_001))._unsafeUnwrapErr()).toEqual({
      kind: 'reservation.already-extended',
    });
  });

  it('cannot be extended when there is none or it is over', () => {
    expect(extendReservation(none, NOW)._unsafeUnwrapErr()).toEqual({ kind: 'reservation.none' });
    expect(extendReservation(reserved, later(RESERVATION_MS))._unsafeUnwrapErr()).toEqual({
      kind: 'reservation.expired',
    });
    expect(extendReservation(reserved, later(RESERVATION_MS - 1)).isOk()).toBe(true);
  });

  it('are fetched again once, on expiry', () => {
    const [before, end] = [later(RESERVATION_MS - 1), later(RESERVATION_MS)];
    expect(hasJustExpired(reserved, before, end)).toBe(true);
    expect(hasJustExpired(reserved, before, before)).toBe(false);
    expect(hasJustExpired(reserved, end, later(RESERVATION_MS + 1))).toBe(false);
    expect(hasJustExpired(none, before, end)).toBe(false);
  });

  it('are fetched once more where deals stand in the cart even after what a device may be ahead', () => {
    const lines = [{ kind: { kind: 'lightning-deal' } }];
    const moment = RESERVATION_MS + CLOCK_TOLERANCE_MS + 1_000;
    const [before, then] = [later(moment - 1), later(moment)];
    expect(isFetchedOnceMore(reserved, lines, before, then)).toBe(true);
    expect(isFetchedOnceMore(reserved, lines, before, before)).toBe(false);
    expect(isFetchedOnceMore(reserved, lines, then, later(moment + 1))).toBe(false);
    expect(isFetchedOnceMore(reserved, [{ kind: { kind: 'normal' } }], before, then)).toBe(false);
    expect(isFetchedOnceMore(none, lines, before, then)).toBe(false);
  });
});

describe('the reservations of one cart (spec 3 §4)', () => {
  const until = (ms: number, extensions = 0): Reservation => ({ kind: 'reserved', until: later(ms), extensions });

  it.each([
    ['nothing', [], none],
    ['no reservation', [none, none], none],
    ['the one that ends first', [until(30), none, until(20)], until(20)],
    ['what still runs, where another has ended', [until(0), until(20)], until(20)],
    ['the last end, where all have ended', [until(-30), until(-10), until(-20)], until(-10)],
    ['an extension, where the one that ends later can have it', [until(20, 1), until(30, 0)], until(20, 0)],
    ['no extension, where only what has ended could have had it', [until(0, 0), until(20, 1)], until(20, 1)],
  ])('are %s', (_, reservations, expected) => {
    expect(reservationOfCart(reservations, NOW)).toEqual(expected);
  });
});

describe('extension outcomes (spec 3 §3)', () => {
  const itemIds = [brandId<ItemId>('a')];
  const outcome = (flags: Partial<ExtensionOutcome>): ExtensionOutcome => ({
    isNoLongerLegalDeal: false,
    isQuantityReduced: false,
    isRefreshedSuccessfully: false,
    changedItemIds: [],
    ...flags,
  });

  it('become one notice, the worst first', () => {
    const all = { isNoLongerLegalDeal: true, isQuantityReduced: true, isRefreshedSuccessfully: true };
    expect(extensionNotice(outcome({ ...all, changedItemIds: itemIds }))).toEqual({
      kind: 'no-longer-a-deal',
      level: 'warning',
      itemIds,
    });
    expect(extensionNotice(outcome({ ...all, isNoLongerLegalDeal: false, changedItemIds: itemIds }))).toEqual({
      kind: 'quantity-reduced',
      level: 'warning',
      itemIds,
    });
    expect(extensionNotice(outcome({ isRefreshedSuccessfully: true, changedItemIds: itemIds }))).toEqual({
      kind: 'refreshed',
      level: 'success',
      itemIds,
    });
    expect(extensionNotice(outcome({ changedItemIds: itemIds }))).toEqual({ kind: 'failed', level: 'error', itemIds });
  });

  it('change the cart when something was lost or changed', () => {
    expect(changesCart(outcome({ isRefreshedSuccessfully: true }))).toBe(false);
    expect(changesCart(outcome({ isNoLongerLegalDeal: true }))).toBe(true);
    expect(changesCart(outcome({ isQuantityReduced: true }))).toBe(true);
    expect(changesCart(outcome({ changedItemIds: itemIds }))).toBe(true);
  });
});

describe('reservations as laws', () => {
  it('extending never shortens, and works at most once however often it is tried', () => {
    fc.assert(
      fc.property(someInstant(), fc.array(fc.nat(RESERVATION_MS / 4), { maxLength: 8 }), (start, waits) => {
        let reservation = reserveFrom(start);
        let now = start;
        let successes = 0;
        for (const wait of waits) {
          now = instantOf(now + wait);
          const result = extendReservation(reservation, now);
          if (result.isErr() || reservation.kind === 'none' || result.value.kind === 'none') continue;
          expect(result.value.until).toBeGreaterThanOrEqual(reservation.until);
          reservation = result.value;
          successes += 1;
        }
        expect(successes).toBeLessThanOrEqual(1);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('expires exactly once on any way through time', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: RESERVATION_MS }), { maxLength: 10 }), (ticks) => {
        let now = NOW;
        let expiries = 0;
        for (const tick of ticks) {
          const next = instantOf(now + tick);
          if (hasJustExpired(reserved, now, next)) expiries += 1;
          now = next;
        }
        expect(expiries).toBe(reservationAt(reserved, now).kind === 'expired' ? 1 : 0);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
