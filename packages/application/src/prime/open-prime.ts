// What the prime page says to this visitor: the membership, and what is offered. Source: spec 2 §4 "Prime", §2 "/prime".

import {
  canOpenAccount,
  loginStateOf,
  membershipAt,
  NO_PRIME,
  type PrimeMembership,
  primeOffer,
} from '@tornister/domain/session';
import type { Clock, CookieJar, PrimeGateway, PrimeOffer, RunningPrime, SessionGateway } from '../ports/index.ts';

type OpenedPrime = {
  /** Whether the page stands in an account. */
  readonly hasAccount: boolean;
  readonly membership: PrimeMembership;
  readonly offer: ReturnType<typeof primeOffer>;
  /** Price and end of what can be bought; absent while nothing is sold. */
  readonly sold?: Pick<PrimeOffer, 'price' | 'endsAt'>;
  /** Absent without a running membership. */
  readonly running?: RunningPrime;
};

export type OpenPrime = () => Promise<OpenedPrime>;

export type OpenPrimePorts = {
  readonly session: Pick<SessionGateway, 'customerInfo'>;
  readonly prime: Pick<PrimeGateway, 'offer' | 'running'>;
  readonly cookies: Pick<CookieJar, 'get'>;
  readonly clock: Pick<Clock, 'now'>;
};

/**
 * Makes the question; whoever cannot be asked for, like somebody whose login has ended, is taken for nobody, and what cannot be asked for is
 * not sold or said.
 */
export const createOpenPrime =
  ({ session, prime, cookies, clock }: OpenPrimePorts): OpenPrime =>
  async () => {
    const [info, sold, running] = await Promise.all([
      session.customerInfo().match(
        ({ primeInfo }) => primeInfo,
        () => NO_PRIME,
      ),
      prime.offer().unwrapOr(undefined),
      prime.running().unwrapOr(undefined),
    ]);
    const hasAccount = canOpenAccount(loginStateOf((name) => cookies.get(name) !== undefined));
    const now = clock.now();
    const membership = membershipAt(info, now);
    const offer = primeOffer(membership, sold !== undefined, now);
    const opened = { hasAccount, membership, offer, ...(running && { running }) };
    if (sold === undefined) return opened;
    const { price, endsAt } = sold;
    return { ...opened, sold: { price, endsAt } };
  };
