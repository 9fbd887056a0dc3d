// What the prime page says to this visitor: the membership, and what is offered. Source: spec 2 §4 "Prime", §2 "/prime".

import {
  canOpenAccount,
  loginStateOf,
  membershipAt,
  NO_PRIME,
  type PrimeMembership,
  primeOffer,
} from '@tornister/domain/session';
import type { Clock, CookieJar, PrimeGateway, PrimeOffer, SessionGateway } from '../ports/index.ts';

type OpenedPrime = {
  /** Whether the page stands in an account. */
  readonly hasAccount: boolean;
  readonly membership: PrimeMembership;
  readonly offer: ReturnType<typeof primeOffer>;
  /** Price and end of what can be bought; absent while nothing is sold. */
  readonly sold?: Pick<PrimeOffer, 'price' | 'endsAt' | 'renewal'>;
};

export type OpenPrime = () => Promise<OpenedPrime>;

export type OpenPrimePorts = {
  readonly session: Pick<SessionGateway, 'customerInfo'>;
  readonly prime: Pick<PrimeGateway, 'offer'>;
  readonly cookies: Pick<CookieJar, 'get'>;
  readonly clock: Pick<Clock, 'now'>;
};

/**
 * Makes the question; whoever cannot be asked for, like somebody whose login has ended, is taken for nobody, and what cannot be asked for is
 * not sold.
 */
export const createOpenPrime =
  ({ session, prime, cookies, clock }: OpenPrimePorts): OpenPrime =>
  async () => {
    const [info, sold] = await Promise.all([
      session.customerInfo().match(
        ({ primeInfo }) => primeInfo,
        () => NO_PRIME,
      ),
      prime.offer().unwrapOr(undefined),
    ]);
    const hasAccount = canOpenAccount(loginStateOf((name) => cookies.get(name) !== undefined));
    const now = clock.now();
    const membership = membershipAt(info, now);
    const offer = primeOffer(membership, sold !== undefined, now);
    if (sold === undefined) return { hasAccount, membership, offer };
    const { price, endsAt, renewal } = sold;
    return { hasAccount, membership, offer, sold: { price, endsAt, ...(renewal && { renewal }) } };
  };
