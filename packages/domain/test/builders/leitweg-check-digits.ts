// The check digits of a Leitweg-ID, for making one. Source: ISO/IEC 7064 MOD 97-10, as in `checkout/buyer-reference`.

import { remainder97 } from '../../src/checkout/remainder-97.ts';

const MODULUS = 97;

/** Two digits for an address whose parts are known. */
export const checkDigitsOf = (coarseAddress: string, fineAddress = ''): string => {
  const digits = MODULUS + 1 - remainder97(`${coarseAddress}${fineAddress}00`.toUpperCase());
  return String(digits).padStart(2, '0');
};
