// The names (tokens) of the use cases of the prime membership.

import type { JoinWaitingList, OpenPrime, PrimeCheckout, RenewPrime, WatchPrime } from '@tornister/application/prime';
import { token } from './tokens.ts';

export const primeUseCases = {
  openPrime: token<OpenPrime>('openPrime'),
  checkout: token<PrimeCheckout>('primeCheckout'),
  waitingList: token<JoinWaitingList>('primeWaitingList'),
  renewal: token<RenewPrime>('renewPrime'),
  /** Of the whole tab, for members. */
  watchPrime: token<WatchPrime>('watchPrime'),
} as const;
