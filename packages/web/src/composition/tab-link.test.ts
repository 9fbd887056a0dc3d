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
import type { ReturnLineId } from '@tornister/domain/returns';
import { CART_REFERENCE_COOKIE, REQUEST_TIMEOUT_MS } from '@tornister/domain/session';
import { brandId, type ItemId, type ProductId } from '@tornister/domain/shared';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testSite } from '../../test/test-site.ts';
import { registerArea } from './area-module.ts';
import { buildModule } from './build.module.ts';
import { buildUseCases } from './build-tokens.ts';
import { cartModule } from './cart.module.ts';
import { createShop } from './create-shop.ts';
import { ports } from './ports.ts';
import { tabAdapters } from './tab-adapters.ts';
import { createTabLink } from './tab-link.ts';
import { createTabWiring } from './tab-wiring.ts';

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
  return { link: createTabLink(createInMemoryCookieJar(), () => undefined), asked, passes };
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

describe('a tab whose connection breaks off', () => {
  it('sends a change of the cart again under its key, and another press under another one', async () => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (_url: string | URL, { body }: RequestInit) => {
      sent.push(/"idempotencyKey":"([\w-]+)"/.exec(String(body))?.[1] ?? 'none');
      if (sent.length === 1) throw new TypeError('Failed to fetch');
      return Response.json({ errors: [{ message: 'The cart is full' }] });
    });
    const link = createTabLink(createInMemoryCookieJar({ [CART_REFERENCE_COOKIE]: 'c1' }), () => undefined);
    const carts = await link.cart();
    const add = { kind: 'add-position', itemId: brandId<ItemId>('1-1'), quantity: 1 } as const;
    await carts.update([add]);
    await carts.update([add]);
    const [first, again, other] = sent;
    expect([sent.length, again]).toEqual([3, first]);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([first, 'none']).not.toContain(other);
  });
});

describe('a tab that was open before the shop was renewed', () => {
  /** A tab whose shop host answers every request so, and that watches for a new build once it is asked. */
  const openTabAnswered = (body: object, status: number) => {
    vi.stubGlobal('fetch', async () => Response.json(body, { status }));
    registerArea(buildModule);
    registerArea(cartModule);
    const site = testSite();
    const shop = createShop({ site, onServer: false, wiring: createTabWiring(), adapters: tabAdapters(site) });
    return { get: shop.get, isOutdated: () => shop.get(buildUseCases.watchBuild)('one').isOutdated$.value };
  };
  const refusal = (code: string) => ({ errors: [{ message: code, extensions: { code } }] });
  const NOT_KNOWN = refusal('PERSISTED_ONLY');

  it('is outdated by a question that the shop host does not know, also before it watches, and whoever asked hears of it', async () => {
    const { get, isOutdated } = openTabAnswered(NOT_KNOWN, 400);
    expect((await get(ports.catalogueGateway).product(brandId<ProductId>('1')))._unsafeUnwrapErr()).toEqual({
      kind: 'gateway.outdated',
    });
    expect(isOutdated()).toBe(true);
  });

  it('is outdated by a file that it hands in', async () => {
    const { get, isOutdated } = openTabAnswered(NOT_KNOWN, 400);
    const line = { id: brandId<ReturnLineId>('1'), itemId: brandId<ItemId>('1-1') };
    const image = { hash: 'h', line, content: new Uint8Array(), signature: 's' };
    expect((await get(ports.returnsGateway).uploadImage(image))._unsafeUnwrapErr().kind).toBe('gateway.outdated');
    expect(isOutdated()).toBe(true);
  });

  it('is outdated, and says nothing, when nobody pressed: its cart is read again in the background', async () => {
    vi.stubGlobal('fetch', async () => Response.json(NOT_KNOWN, { status: 400 }));
    const cookies = createInMemoryCookieJar({ [CART_REFERENCE_COOKIE]: 'c1' });
    let isTold = false;
    const link = createTabLink(cookies, () => {
      isTold = true;
    });
    const notices = createRecordingNotifier();
    const cart = createEditCart(
      createScope(),
      {
        carts: await link.cart(),
        tabs: createRecordingTabs(),
        notices,
        analytics: createRecordingAnalytics(),
        clock: createHandDrivenClock(),
      },
      openCartState(),
    );
    expect((await cart.refresh()).isErr()).toBe(true);
    expect([isTold, notices.shown()]).toEqual([true, []]);
    expect((await cart.add(brandId<ItemId>('1-1'), 1)).isErr()).toBe(true);
    expect(notices.shown()).toEqual([{ id: 'gateway.outdated', tone: 'error', message: 'gateway.outdated' }]);
  });

  it.each([
    [refusal('COST_TOO_HIGH'), 400],
    [refusal('CART_NOT_FOUND'), 200],
  ])('is not outdated by %j', async (body, status) => {
    const { get, isOutdated } = openTabAnswered(body, status);
    expect((await get(ports.returnsGateway).uploadSignature()).isErr()).toBe(true);
    expect(isOutdated()).toBe(false);
  });
});
