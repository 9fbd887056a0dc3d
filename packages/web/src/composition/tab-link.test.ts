// @own-process

import { createEditCart, openCartState } from '@tornister/application/cart';
import { createScope } from '@tornister/application/kernel';
import {
  createHandDrivenClock,
  createInMemoryCookieJar,
  createRecordingAnalytics,
  createRecordingNotifier,
  createRecordingTabs,
} from '@tornister/application/testing';
import { REQUEST_TIMEOUT_MS } from '@tornister/domain/session';
import { brandId, type ItemId } from '@tornister/domain/shared';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTabLink } from './tab-link.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A tab of a visitor without a cart, whose network never answers: a limit that is asked for ends with `passes`, and not by itself. */
const openTab = () => {
  const limits: { readonly ms: number; readonly end: () => void }[] = [];
  const asked: string[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    limits.push({ ms, end: () => limit.abort() });
    return limit.signal;
  });
  vi.stubGlobal('fetch', (url: string | URL) => {
    asked.push(String(url));
    return new Promise<Response>(() => undefined);
  });
  /** Waits for the limit of the call that was made as this one, ends it and says how long it was. */
  const passes = async (at: number): Promise<number | undefined> => {
    await expect.poll(() => limits.length).toBe(at + 1);
    limits[at]?.end();
    return limits[at]?.ms;
  };
  return { link: createTabLink(createInMemoryCookieJar()), asked, passes };
};

describe('a tab whose network never answers', () => {
  it('does not wait for ever for its first cart: the change fails, and the next one is run (spec 2 §9, ADR 0014)', async () => {
    const { link, asked, passes } = openTab();
    const cart = createEditCart(
      createScope(),
      {
        carts: await link.cart(),
        tabs: createRecordingTabs(),
        notices: createRecordingNotifier(),
        analytics: createRecordingAnalytics(),
        clock: createHandDrivenClock(),
      },
      openCartState(),
    );
    const item = brandId<ItemId>('1-1');
    const [first, second] = [cart.add(item, 1), cart.add(item, 2)];
    expect(await passes(0)).toBe(REQUEST_TIMEOUT_MS);
    expect((await first)._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
    expect(await passes(1)).toBe(REQUEST_TIMEOUT_MS);
    expect((await second)._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
    expect((await cart.settled()).isOk()).toBe(true);
    expect(asked).toEqual(['/api/cart-id/', '/api/cart-id/']);
  });

  it('gives a login the time that the shop host may take for it, and the way there and back', async () => {
    const { link, passes } = openTab();
    const session = await link.session();
    const login = session.logIn({ identifier: 'mia@example.com', password: 'x', stayLogged: false, mergeCart: true });
    expect(await passes(0)).toBe(2 * REQUEST_TIMEOUT_MS);
    expect((await login)._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
  });
});
