// What the prime page says to this visitor: the membership, or what is offered instead. Source: spec 2 §4 "Prime", §2 "/prime".

import { membershipAt, NO_PRIME, type PrimeMembership, primeOffer } from '@tornister/domain/session';
import type { Clock, SessionGateway } from '../ports/index.ts';

/** A membership cannot be bought yet: whoever has none is offered the waiting list. */
const IS_SUBSCRIPTION_OPEN = false;

type OpenedPrime = {
  readonly membership: PrimeMembership;
  readonly offer: ReturnType<typeof primeOffer>;
};

export type OpenPrime = () => Promise<OpenedPrime>;

/** Makes the question; whoever cannot be asked for, like somebody whose login has ended, is taken for nobody. */
export const createOpenPrime =
  ({
    session,
    clock,
  }: {
    readonly session: Pick<SessionGateway, 'customerInfo'>;
    readonly clock: Pick<Clock, 'now'>;
  }): OpenPrime =>
  async () => {
    const info = await session.customerInfo().match(
      ({ primeInfo }) => primeInfo,
      () => NO_PRIME,
    );
    const membership = membershipAt(info, clock.now());
    return { membership, offer: primeOffer(membership, IS_SUBSCRIPTION_OPEN) };
  };
