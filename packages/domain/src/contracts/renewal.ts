// The renewal of a prime membership that its member has agreed to. Source: spec 2 §4 "Prime"; docs/adr/0028.

import { DAY_MS, type Instant } from '../shared/instant.ts';

/** How a year is paid that nobody is there to pay. */
export const PRIME_RENEWAL_PAYMENT = 'INVOICE';
/** So late a renewal may be, after the end of what is paid for; until then a membership that renews by itself goes on. */
export const PRIME_RENEWAL_GRACE_MS = DAY_MS;

/** What a member has agreed to: another year at this price, on invoice, and whether the member was told of it before. */
export type PrimeRenewal = {
  readonly endsAt: Instant;
  /** The price of a year that the member has seen, in cents, tax included. */
  readonly agreedCents: number;
  /** The mail of `PRIME_REMINDER_DAYS` is on its way or sent. */
  readonly isAnnounced: boolean;
};

/** What the next year costs, in cents, tax included: never more than was agreed to; that itself where no year is sold now (`priceCents` is undefined). */
export const renewalCents = (agreedCents: number, priceCents: number | undefined): number =>
  Math.min(agreedCents, priceCents ?? agreedCents);

/**
 * What becomes of a membership that is to renew by itself: nothing before its end; then another year, never dearer than agreed; it ends where no
 * year is sold any more (`priceCents` is undefined), where the member was not told of it, or where nobody renewed it in time. Nobody pays
 * for days that are over, or for what comes as a surprise.
 */
export const renewalAt = (
  { endsAt, agreedCents, isAnnounced }: PrimeRenewal,
  priceCents: number | undefined,
  now: Instant,
): { readonly kind: 'not-due' } | { readonly kind: 'renews'; readonly cents: number } | { readonly kind: 'ends' } => {
  if (now < endsAt) return { kind: 'not-due' };
  const isInTime = now - endsAt <= PRIME_RENEWAL_GRACE_MS;
  if (priceCents === undefined || !isAnnounced || !isInTime) return { kind: 'ends' };
  return { kind: 'renews', cents: renewalCents(agreedCents, priceCents) };
};
