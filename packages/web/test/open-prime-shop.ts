// A shop whose backend a test plays for the prime membership.

import type { AddressGateway, PrimeGateway, PrimeOffer, SessionGateway } from '@tornister/application/ports';
import { money } from '@tornister/domain/money';
import { NO_PRIME, type PrimeInfo, UNKNOWN_VISITOR } from '@tornister/domain/session';
import { instantOf } from '@tornister/domain/shared';
import { registerArea } from '../src/composition/area-module.ts';
import { checkoutModule } from '../src/composition/checkout.module.ts';
import { ports } from '../src/composition/ports.ts';
import { primeModule } from '../src/composition/prime.module.ts';
import { sessionModule } from '../src/composition/session.module.ts';
import { typingModule } from '../src/composition/typing.module.ts';
import { BOOKS, MEMBER } from './open-account-shop.ts';
import { openTestShop, type TestShopOptions } from './open-test-shop.tsx';
import { type AnswersOf, playGateway } from './played-gateway.ts';

for (const area of [checkoutModule, primeModule, sessionModule, typingModule]) registerArea(area);

/** A year as it is sold. */
export const SOLD: PrimeOffer = { price: money(2_900), endsAt: instantOf(5), methods: [] };

/** Of somebody who has begun to buy the membership. */
export const BEGUN = { primeCheckout: 'begun' };

type PrimeShopOptions = Pick<TestShopOptions, 'cookies' | 'storefront' | 'checkout'> & {
  readonly prime?: AnswersOf<PrimeGateway>;
  /** What the membership of the visitor is. */
  readonly primeInfo?: PrimeInfo;
};

/** A member's shop that sells the membership, unless something else is said. */
export const openPrimeShop = async ({
  cookies = MEMBER,
  prime: answers = {},
  primeInfo = NO_PRIME,
  ...more
}: PrimeShopOptions = {}) => {
  const prime = playGateway<PrimeGateway>({ offer: SOLD, running: undefined, ...answers });
  const session = playGateway<SessionGateway>({ customerInfo: { ...UNKNOWN_VISITOR, primeInfo } });
  const addresses = playGateway<AddressGateway>({ books: BOOKS });
  const shop = await openTestShop({
    ...more,
    cookies,
    addresses: addresses.gateway,
    bindMore: (bind) => {
      bind(ports.primeGateway, [], () => prime.gateway);
      bind(ports.sessionGateway, [], () => session.gateway);
    },
  });
  return { ...shop, prime, addresses };
};
