// The reservation of deal pieces while they are in the cart: it ends at a moment, can be extended once, and what an extension finds is
// told. When it ends, the pieces stay in the cart at the normal price. Source: spec 3 §3 "Lightning reservation", §4; spec 2 §4.

import { err, ok, type Result } from 'neverthrow';
import type { CartLineId, ItemId } from '../shared/brand.ts';
import { type Instant, instantOf, MINUTE_MS, SECOND_MS } from '../shared/instant.ts';
import { CLOCK_TOLERANCE_MS } from './shop-time.ts';

/** How long pieces are reserved, and for how long an extension reserves them again. */
export const RESERVATION_MS = 15 * MINUTE_MS;

/** The shopper is warned at least so long before the end, to be able to extend (WCAG 2.2.1: at least 20 s). */
export const RESERVATION_WARNING_MS = 60 * SECOND_MS;

/** A reservation can be extended once (spec 3 §3). */
export const RESERVATION_EXTENSIONS_MAX = 1;

export type Reservation =
  | { readonly kind: 'none' }
  | { readonly kind: 'reserved'; readonly until: Instant; readonly extensions: number };

export type ReservationState =
  | { readonly kind: 'none' }
  | { readonly kind: 'active'; readonly until: Instant; readonly isExtendable: boolean; readonly isEnding: boolean }
  | { readonly kind: 'expired' };

/** Pieces are reserved from now on. */
export const reserveFrom = (now: Instant): Reservation => ({
  kind: 'reserved',
  until: instantOf(now + RESERVATION_MS),
  extensions: 0,
});

/** What holds at a moment; at its end a reservation has expired. */
export const reservationAt = (reservation: Reservation, now: Instant): ReservationState => {
  if (reservation.kind === 'none') return { kind: 'none' };
  if (now >= reservation.until) return { kind: 'expired' };
  return {
    kind: 'active',
    until: reservation.until,
    isExtendable: reservation.extensions < RESERVATION_EXTENSIONS_MAX,
    isEnding: reservation.until - now <= RESERVATION_WARNING_MS,
  };
};

/**
 * What a line shows of its reservation: nothing of one that runs for a deal which the goods have no more, because its pieces cost the normal
 * price; one that is over still says so. Source: spec 3 §3 "Lightning reservation".
 */
export const shownReservation = (reservation: Reservation, isStillDeal: boolean, now: Instant): Reservation =>
  isStillDeal || reservationAt(reservation, now).kind !== 'active' ? reservation : { kind: 'none' };

/**
 * What holds of the reservations of one cart together: the end that comes first among those that run, and that an extension is possible where one of
 * them can be extended. Once none runs, the one that ended last.
 */
export const reservationOfCart = (reservations: readonly Reservation[], now: Instant): Reservation => {
  const reserved = reservations.filter((reservation) => reservation.kind === 'reserved');
  const running = reserved.filter(({ until }) => now < until);
  const [first] = running.toSorted((one, other) => one.until - other.until);
  if (first === undefined) return reserved.toSorted((one, other) => other.until - one.until)[0] ?? { kind: 'none' };
  return { ...first, extensions: Math.min(...running.map(({ extensions }) => extensions)) };
};

/**
 * The reservation once more for its full time from now on; never shorter than it was.
 *
 * `reservation.none`, `reservation.expired`, or `reservation.already-extended` after the first time.
 */
export const extendReservation = (reservation: Reservation, now: Instant): Result<Reservation, ReservationError> => {
  if (reservation.kind === 'none') return err({ kind: 'reservation.none' });
  if (now >= reservation.until) return err({ kind: 'reservation.expired' });
  if (reservation.extensions >= RESERVATION_EXTENSIONS_MAX) return err({ kind: 'reservation.already-extended' });
  const until = instantOf(Math.max(reservation.until, now + RESERVATION_MS));
  return ok({ kind: 'reserved', until, extensions: reservation.extensions + 1 });
};

/** Reservation data are fetched again once, between the tick before the end and the first one at or after it. */
export const hasJustExpired = (reservation: Reservation, before: Instant, now: Instant): boolean =>
  reservation.kind === 'reserved' && before < reservation.until && now >= reservation.until;

/**
 * Whether the reservation data are fetched once more: where deals still stand in the cart although the reservation is over by the device's clock, which may
 * be ahead of the shop's by what is taken as right. A second after that the shop has seen the end as well.
 * Source: spec 3 §4 "Lightning deal": on expiry reservation data are fetched again.
 */
export const isFetchedOnceMore = (
  reservation: Reservation,
  lines: readonly Pick<ReservedLine, 'kind'>[],
  before: Instant,
  now: Instant,
): boolean =>
  reservation.kind === 'reserved' &&
  lines.some(({ kind }) => kind.kind === 'lightning-deal') &&
  hasJustExpired({ ...reservation, until: instantOf(reservation.until + CLOCK_TOLERANCE_MS + SECOND_MS) }, before, now);

type ReservedLine = { readonly id: CartLineId; readonly kind: { readonly kind: string } };

/**
 * The lines of a cart that were a deal and are none any more in the cart that was fetched after an end: several deals can be reserved, each to an
 * end of its own. A line that was taken out has not ended. Source: spec 3 §4 "Lightning deal", §8 "lightning deals".
 */
export const endedDeals = <Line extends ReservedLine>(
  before: readonly Line[],
  after: readonly ReservedLine[],
): readonly Line[] => {
  const plain = new Set(after.filter(({ kind }) => kind.kind !== 'lightning-deal').map(({ id }) => id));
  return before.filter(({ id, kind }) => kind.kind === 'lightning-deal' && plain.has(id));
};

/** What the server found when it extended a reservation; several flags may be set. */
export type ExtensionOutcome = {
  readonly isNoLongerLegalDeal: boolean;
  readonly isQuantityReduced: boolean;
  readonly isRefreshedSuccessfully: boolean;
  readonly changedItemIds: readonly ItemId[];
};

export type ExtensionNotice = {
  readonly kind: 'no-longer-a-deal' | 'quantity-reduced' | 'refreshed' | 'failed';
  readonly level: 'success' | 'warning' | 'error';
  readonly itemIds: readonly ItemId[];
};

/** The one notice for an outcome: the worst that happened, with the items that changed; success only when nothing was lost. */
export const extensionNotice = (outcome: ExtensionOutcome): ExtensionNotice => {
  const itemIds = outcome.changedItemIds;
  if (outcome.isNoLongerLegalDeal) return { kind: 'no-longer-a-deal', level: 'warning', itemIds };
  if (outcome.isQuantityReduced) return { kind: 'quantity-reduced', level: 'warning', itemIds };
  return outcome.isRefreshedSuccessfully
    ? { kind: 'refreshed', level: 'success', itemIds }
    : { kind: 'failed', level: 'error', itemIds };
};

/** Whether the cart must be fetched again after an extension: whenever a line changed or a deal was lost. */
export const changesCart = (outcome: ExtensionOutcome): boolean =>
  outcome.isNoLongerLegalDeal || outcome.isQuantityReduced || outcome.changedItemIds.length > 0;

export type ReservationError =
  | { readonly kind: 'reservation.none' }
  | { readonly kind: 'reservation.expired' }
  | { readonly kind: 'reservation.already-extended' };
