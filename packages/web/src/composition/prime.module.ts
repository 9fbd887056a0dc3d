// Wires the use cases of the prime membership.

import { createJoinWaitingList, createOpenPrime } from '@tornister/application/prime';
import { areaModule } from './area-module.ts';
import { ports } from './ports.ts';
import { primeUseCases } from './prime-tokens.ts';

/** The prime page and its waiting list. */
export const primeModule = areaModule((bind) => {
  bind(primeUseCases.openPrime, [ports.sessionGateway, ports.clock], (session, clock) =>
    createOpenPrime({ session, clock }),
  );
  bind(primeUseCases.waitingList, [ports.primeGateway], (prime) => createJoinWaitingList({ prime }));
});
