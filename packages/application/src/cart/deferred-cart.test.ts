import { brandId, type ItemId } from '@tornister/domain/shared';
import { okAsync } from 'neverthrow';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { answersArrive } from '../../testing/answers-arrive.ts';
import { aCart, aLine } from '../../testing/builders/a-cart.ts';
import { createHandDrivenClock } from '../../testing/doubles/hand-driven-clock.ts';
import { behavior, createScope } from '../kernel/index.ts';
import type { TabMessage } from '../ports/index.ts';
import { createDeferredCart } from './deferred-cart.ts';
import type { EditCart, EditCartState } from './edit-cart.ts';

const cart = aCart([aLine(1)]);
const ready: EditCartState = { status: 'ready', cart, isChanging: false, busyLines: [], removal: { kind: 'none' } };

/** A cart that is fetched late, and a count of the fetches. */
const open = ({
  cookie,
  isOnline = () => true,
}: {
  readonly cookie?: string;
  readonly isOnline?: () => boolean;
} = {}) => {
  const clock = createHandDrivenClock();
  const messages$ = new Subject<TabMessage>();
  let fetches = 0;
  const real = behavior<EditCartState>({ status: 'unknown' });
  const load = async (): Promise<EditCart> => {
    fetches += 1;
    if (!isOnline()) throw new Error('offline');
    return {
      state$: real.state$,
      refresh: () => {
        real.set(ready);
        return okAsync(cart);
      },
      add: () => okAsync({ cart }),
    } as unknown as EditCart;
  };
  const deferred = createDeferredCart(
    createScope(),
    { clock, cookies: { get: () => cookie }, tabs: { messages$, send: () => undefined } },
    load,
  );
  return { deferred, clock, messages$, fetches: () => fetches };
};

describe('deferred cart (spec 2 §9: 100 ms after a server render)', () => {
  it('is known to be empty 100 ms after the page came to life, without any code, for a visitor without a cart', () => {
    const { deferred, clock, fetches } = open();
    clock.pass(99);
    expect(deferred.state$.value).toEqual({ status: 'unknown' });
    clock.pass(1);
    expect(deferred.state$.value).toEqual({
      status: 'ready',
      isChanging: false,
      busyLines: [],
      removal: { kind: 'none' },
    });
    expect(fetches()).toBe(0);
  });

  it('fetches its code and the cart for a visitor who has one', async () => {
    const { deferred, clock } = open({ cookie: 'cart-1' });
    clock.pass(100);
    await answersArrive();
    expect(deferred.state$.value).toBe(ready);
  });

  it('fetches its code once for several commands', async () => {
    const { deferred, fetches } = open();
    const item = brandId<ItemId>('1');
    await Promise.all([deferred.add(item, 1), deferred.add(item, 2)]);
    expect(fetches()).toBe(1);
  });

  it('answers unreachable when its code cannot be fetched, and tries again with the next command', async () => {
    let isOnline = false;
    const { deferred } = open({ isOnline: () => isOnline });
    expect((await deferred.refresh())._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
    isOnline = true;
    expect((await deferred.refresh())._unsafeUnwrap()).toBe(cart);
  });

  it('looks again when another tab tells of a cart', async () => {
    const { deferred, messages$ } = open({ cookie: 'cart-1' });
    messages$.next({ kind: 'cart-changed' });
    await answersArrive();
    expect(deferred.state$.value).toBe(ready);
  });
});
