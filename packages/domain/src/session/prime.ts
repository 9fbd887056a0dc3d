// The prime membership: a subscription, or a place on the waiting list. Source: spec 2 §4 "Prime", §7; spec 3 §6 "Prime members".

import type { Instant } from '../shared/instant.ts';
import { PRIME_NONE, type PrimeInfo } from './visitor.ts';

export type PrimeMembership =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly endDate?: Instant; readonly renews: boolean }
  /** The server still names a status, but its last day is over. */
  | { readonly kind: 'ended'; readonly endDate: Instant };

/** Status `NONE` means no membership; another one runs until its end date, if it has one. */
export const membershipAt = ({ status, abo, endDate }: PrimeInfo, now: Instant): PrimeMembership => {
  if (status === PRIME_NONE) return { kind: 'none' };
  if (endDate !== undefined && endDate <= now && !abo) return { kind: 'ended', endDate };
  return { kind: 'running', renews: abo, ...(endDate !== undefined && { endDate }) };
};

/** What the prime page offers: nothing to buy for members, the waiting list while the subscription is closed. */
export const primeOffer = (
  membership: PrimeMembership,
  isSubscriptionOpen: boolean,
): 'is-member' | 'subscribe' | 'waiting-list' => {
  if (membership.kind === 'running') return 'is-member';
  return isSubscriptionOpen ? 'subscribe' : 'waiting-list';
};
