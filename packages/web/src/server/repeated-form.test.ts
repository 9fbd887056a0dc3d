// @vitest-environment node

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

let host: OpenHost;
afterEach(() => host.close());

/** A shop host that trusts the proxies at `trusted`; answers the keys with which the backend is asked to change a cart when a form is posted twice. */
const keysOf = async (trusted: string, ids: readonly [string, string]): Promise<readonly unknown[]> => {
  const keys: unknown[] = [];
  const environment = { TRUSTED_PROXIES: trusted };
  host = await openHost(
    {
      cart_update: ({ data }) => {
        keys.push((data as { readonly idempotencyKey?: string }).idempotencyKey);
        return { errors: [{ message: 'The cart is full' }] };
      },
    },
    environment,
  );
  for (const id of ids)
    await fetch(`${host.origin}/checkout/basket/`, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'add', itemId: '1-1', quantity: '2' }),
      headers: { origin: host.origin, 'x-request-id': id },
      redirect: 'manual',
    });
  return keys;
};

describe('a form of the basket', () => {
  it('that a proxy sends again, because a shop host died over it, is the same change', async () => {
    const sent = 'f3c9aa0b2d4e4a6f';
    expect(await keysOf('127.0.0.1', [sent, sent])).toEqual([sent, sent]);
  });

  it('is another change each time it is pressed', async () => {
    const [first, second] = await keysOf('127.0.0.1', ['f3c9aa0b2d4e4a6f', 'a1c9aa0b2d4e4a6f']);
    expect([first, second]).toEqual(['f3c9aa0b2d4e4a6f', 'a1c9aa0b2d4e4a6f']);
  });

  it('has a key of its own where nobody who is trusted names it', async () => {
    const [first, second] = await keysOf('192.0.2.1', ['f3c9aa0b2d4e4a6f', 'f3c9aa0b2d4e4a6f']);
    expect([first, second]).toEqual([expect.stringMatching(/^[\w-]{36}$/), expect.stringMatching(/^[\w-]{36}$/)]);
    expect(first).not.toBe(second);
  });
});
