// How values lie in the shared store: sealed with a secret of the shop's processes and bound to their key, so that what was spoilt, swapped or written
// by somebody else is no value at all.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

const SEAL_BYTES = 32;

export type Sealer = {
  /** The name under which the store knows a key; it tells nobody what was asked for. */
  readonly nameOf: (key: string) => string;
  readonly seal: (key: string, value: unknown) => Buffer;
  /** The value, or undefined when this is not what was sealed under this key. */
  readonly open: (key: string, sealed: Buffer) => { readonly value: unknown } | undefined;
};

/** Seals for one version of the shop: what another version has written has another name and another seal. */
export const createSealer = (secret: string, version: string): Sealer => {
  const own = createHmac('sha256', secret).update(`shared cache ${version}`).digest();
  const digest = (key: string, content: Uint8Array): Buffer =>
    createHmac('sha256', own).update(`${key.length} ${key}`).update(content).digest();
  return {
    nameOf: (key) => `tornister:${digest(key, new Uint8Array()).toString('base64url')}`,
    seal: (key, value) => {
      const content = serialize(value);
      return Buffer.concat([digest(key, content), content]);
    },
    open: (key, sealed) => {
      const content = sealed.subarray(SEAL_BYTES);
      if (sealed.length <= SEAL_BYTES || !timingSafeEqual(sealed.subarray(0, SEAL_BYTES), digest(key, content)))
        return undefined;
      return { value: deserialize(content) };
    },
  };
};
