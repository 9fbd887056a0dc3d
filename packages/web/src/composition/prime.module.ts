// Wires the use cases of the prime membership.

import {
  createJoinWaitingList,
  createOpenPrime,
  createPrimeCheckout,
  createRenewPrime,
} from '@tornister/application/prime';
import { areaModule } from './area-module.ts';
import { ports } from './ports.ts';
import { primeUseCases } from './prime-tokens.ts';

/** The prime page, its checkout and its waiting list. */
export const primeModule = areaModule((bind) => {
  bind(
    primeUseCases.openPrime,
    [ports.sessionGateway, ports.primeGateway, ports.cookieJar, ports.clock],
    (session, prime, cookies, clock) => createOpenPrime({ session, prime, cookies, clock }),
  );
  bind(
    primeUseCases.checkout,
    [
      ports.primeGateway,
      ports.addressGateway,
      ports.sessionGateway,
      ports.cookieJar,
      ports.clock,
      ports.keyMaker,
      ports.analytics,
      ports.logger,
    ],
    (prime, addresses, session, cookies, clock, keys, analytics, logger) =>
      createPrimeCheckout({ prime, addresses, session, cookies, clock, keys, analytics, logger }),
  );
  bind(primeUseCases.renewal, [ports.primeGateway], (prime) => createRenewPrime({ prime }));
  bind(primeUseCases.waitingList, [ports.primeGateway], (prime) => createJoinWaitingList({ prime }));
});
