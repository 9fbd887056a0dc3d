// Port: the prime membership, as far as it can be had.

import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';

/** The waiting list of the membership. */
export type PrimeGateway = {
  /** Has a mail sent that asks whether it is meant; the same answer for an address that is on the list. */
  readonly joinWaitingList: (entry: {
    readonly email: string;
    /** Filled in by machines only. */
    readonly honeypotField: string;
  }) => ResultAsync<void, GatewayError>;
  /** Confirms a place by the token of its mail; false for one that is wrong or too old. */
  readonly confirmWaitingList: (token: string) => ResultAsync<boolean, GatewayError>;
};
