// Wires what every page of a member asks: whether the membership runs.

import { createWatchPrime } from '@tornister/application/prime';
import { areaModule } from './area-module.ts';
import { ports } from './ports.ts';
import { primeUseCases } from './prime-tokens.ts';
import { lifetime } from './tokens.ts';
import { visitorUseCases } from './visitor-tokens.ts';

/** The mark in the header and the notes at goods. */
export const primeStatusModule = areaModule((bind) => {
  bind(
    primeUseCases.watchPrime,
    [lifetime, visitorUseCases.watchLogin, ports.sessionGateway],
    (scope, login, session) => createWatchPrime(scope, { login, session }),
  );
});
