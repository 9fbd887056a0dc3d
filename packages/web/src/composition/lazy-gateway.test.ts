// @vitest-environment node

import type { GatewayError } from '@tornister/application/ports';
import { okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { fetchGateway, lazyGateway } from './lazy-gateway.ts';

type Greeter = { readonly greet: (name: string) => ResultAsync<string, GatewayError> };
const greeter: Greeter = { greet: (name) => okAsync(`Hello ${name}`) };

describe('lazyGateway', () => {
  it('fetches the code with the first call and only once', async () => {
    let loads = 0;
    const gateway = lazyGateway<Greeter>(async () => {
      loads += 1;
      return greeter;
    });
    expect(loads).toBe(0);
    const answers = await Promise.all([gateway.greet('Mia'), gateway.greet('Paul')]);
    expect(answers.map((answer) => answer._unsafeUnwrap())).toEqual(['Hello Mia', 'Hello Paul']);
    expect(loads).toBe(1);
  });

  it('is no promise: waiting for it gives the gateway itself', async () => {
    const gateway = lazyGateway<Greeter>(async () => greeter);
    const awaited = await gateway;
    expect((await awaited.greet('Mia'))._unsafeUnwrap()).toBe('Hello Mia');
  });

  it('answers unreachable when the code cannot be fetched, and tries again with the next call', async () => {
    let isOnline = false;
    const gateway = lazyGateway<Greeter>(() =>
      isOnline ? Promise.resolve(greeter) : Promise.reject(new Error('offline')),
    );
    expect((await gateway.greet('Mia'))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
    isOnline = true;
    expect((await gateway.greet('Mia'))._unsafeUnwrap()).toBe('Hello Mia');
  });

  it('can be fetched before its first call, which then finds the code', async () => {
    let loads = 0;
    const gateway = lazyGateway<Greeter>(async () => {
      loads += 1;
      return greeter;
    });
    await fetchGateway(gateway);
    expect(loads).toBe(1);
    await gateway.greet('Mia');
    expect(loads).toBe(1);
  });

  it('asks nothing of a gateway whose code is there', async () => {
    await expect(fetchGateway(greeter)).resolves.toBeUndefined();
  });
});
