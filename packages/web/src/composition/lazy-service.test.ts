// @vitest-environment node

import type { GatewayError } from '@tornister/application/ports';
import { okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { fetchService, lazyGateway, lazyService } from './lazy-service.ts';

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
    await fetchService(gateway);
    expect(loads).toBe(1);
    await gateway.greet('Mia');
    expect(loads).toBe(1);
  });

  it('asks nothing of a gateway whose code is there', async () => {
    await expect(fetchService(greeter)).resolves.toBeUndefined();
  });
});

type Counter = {
  readonly state$: { readonly value: number };
  readonly add: (step: number) => ResultAsync<number, GatewayError>;
  readonly settled: () => ResultAsync<string, never>;
};

describe('lazyService', () => {
  const value = { value: 7 };
  const counter: Counter = {
    state$: { value: -1 },
    add: (step) => okAsync(step),
    settled: () => okAsync('by the code'),
  };
  const standIns = { settled: () => okAsync<string, never>('without it') };
  const open = (load: () => Promise<Counter>) => lazyService(load, { values: { state$: value }, standIns });

  it('shows what is there from the start before and after its code has come', async () => {
    const lazy = open(async () => counter);
    expect(lazy.state$).toBe(value);
    await lazy.add(1);
    expect(lazy.state$).toBe(value);
  });

  it('lets the stand-in answer as long as nobody has asked for the code', async () => {
    const lazy = open(async () => counter);
    expect((await lazy.settled())._unsafeUnwrap()).toBe('without it');
    const added = lazy.add(1);
    expect((await lazy.settled())._unsafeUnwrap()).toBe('by the code');
    await added;
  });

  it('lets the stand-in answer when the code does not come', async () => {
    const lazy = open(() => Promise.reject(new Error('offline')));
    const added = lazy.add(1);
    expect((await lazy.settled())._unsafeUnwrap()).toBe('without it');
    expect((await added).isErr()).toBe(true);
  });

  it('hands on commands in the order in which they were given', async () => {
    const order: number[] = [];
    const lazy = open(async () => ({ ...counter, add: (step) => okAsync(order.push(step)) }));
    await Promise.all([lazy.add(1), lazy.add(2), lazy.add(3)]);
    expect(order).toEqual([1, 2, 3]);
  });

  it('gives a command one identity, so that views may depend on it', () => {
    const lazy = open(async () => counter);
    expect(lazy.add).toBe(lazy.add);
  });
});
