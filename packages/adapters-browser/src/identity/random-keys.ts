// The port `KeyMaker`, on Web Crypto.

import type { KeyMaker } from '@tornister/application/ports';

/** Keys of 128 random bits as hexadecimal digits. */
export const createRandomKeys = (random: Pick<Crypto, 'getRandomValues'>): KeyMaker => ({
  make: () =>
    Array.from(random.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
});
