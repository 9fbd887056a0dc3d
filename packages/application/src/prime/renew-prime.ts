// A member has the membership renew by itself, or ends that again. Source: spec 2 §4 "Prime".

import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { GatewayError, PrimeGateway } from '../ports/index.ts';

/** The membership cannot renew, or not at the price that was seen. */
type RenewalRefused = { readonly kind: 'renewal.refused' };

export type RenewPrime = {
  /** `priceCents` is what the member has seen. */
  readonly agree: (priceCents: number) => ResultAsync<true, GatewayError | RenewalRefused>;
  readonly end: PrimeGateway['endRenewal'];
};

/** Makes the commands. */
export const createRenewPrime = ({
  prime,
}: {
  readonly prime: Pick<PrimeGateway, 'agreeToRenewal' | 'endRenewal'>;
}): RenewPrime => ({
  agree: (priceCents) =>
    prime
      .agreeToRenewal(priceCents)
      .andThen((isAgreed) => (isAgreed ? okAsync(true as const) : errAsync({ kind: 'renewal.refused' as const }))),
  end: prime.endRenewal,
});
