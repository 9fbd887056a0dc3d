// @own-process

import { waitFor } from '@testing-library/react';
import { aListEntry, answersArrive, aWishlist, createInMemoryWishlistGateway } from '@tornister/application/testing';
import { writeListOfBrowser } from '@tornister/application/wishlist';
import { LOGGED_IN_COOKIE } from '@tornister/domain/session';
import { brandId, type WishlistId } from '@tornister/domain/shared';
import type { DataRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { cartUseCases } from '../../composition/cart-tokens.ts';
import type { Shop } from '../../composition/shop.ts';
import { wishlistUseCases } from '../../composition/wishlist-tokens.ts';
import { followHearts } from './follow-hearts.ts';

const opened: Shop[] = [];
/** A tab listens for as long as it is open; here each test is a tab. */
let listened: MockInstance<typeof document.addEventListener>;
beforeEach(() => {
  listened = vi.spyOn(document, 'addEventListener');
});
afterEach(() => {
  for (const shop of opened.splice(0)) shop.scope.end();
  for (const [type, listener] of listened.mock.calls) document.removeEventListener(type, listener);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const ON_LIST = createInMemoryWishlistGateway([aWishlist('1', { entries: [aListEntry('7')] })]);
const HEART = '<button form="hearts" value="7 7-1 Zirkel"></button>';
const SHORTCUT = '<a href="/myaccount/wishlist/" aria-label="Merkliste" data-full-name="Merkliste, voll"></a>';
const TOLD = SHORTCUT.replace('<a ', '<a data-empty-name="Merkliste" ');

type State = Pick<DataRouter['state'], 'navigation' | 'fetchers'>;

/** What the first form that puts something on a list leaves in the browser. */
let keepList = (): void => undefined;

const follow = async (html: string, cookies: Readonly<Record<string, string>> = { [LOGGED_IN_COOKIE]: '1' }) => {
  document.body.innerHTML = html;
  const { shop, cookies: jar } = await openTestShop({ wishlists: ON_LIST, cookies });
  opened.push(shop);
  keepList = () => writeListOfBrowser(jar, brandId<WishlistId>('1'));
  let tell: (state: State) => void = () => undefined;
  const subscribe = (subscriber: never): (() => void) => {
    tell = subscriber;
    return () => undefined;
  };
  followHearts(shop, { subscribe } as Pick<DataRouter, 'subscribe'>);
  return (state: string, fetchers = 0) =>
    tell({ navigation: { state }, fetchers: new Map(Array.from({ length: fetchers }, (_, at) => [at, {}])) } as never);
};
const isFull = (): boolean => document.querySelector('a')?.hasAttribute('data-full') === true;
/** Long enough for everything that is there already. */
const nothingComes = async (): Promise<void> => {
  await import('./hearts.ts');
  for (let turn = 0; turn < 10; turn += 1) await answersArrive();
};

describe('the hearts of somebody who may have lists', () => {
  it.each([SHORTCUT, SHORTCUT + HEART, TOLD + HEART])(
    'are filled at once where the page does not say everything: %s',
    async (html) => {
      await follow(html);
      await waitFor(() => expect(isFull()).toBe(true));
    },
  );

  it.each(['navigation', 'fetcher'])(
    'wait for the first %s where the shop host has drawn all there is',
    async (what) => {
      const tell = await follow(TOLD);
      tell('idle');
      await nothingComes();
      expect(isFull()).toBe(false);
      if (what === 'navigation') tell('submitting');
      else tell('idle', 1);
      await waitFor(() => expect(isFull()).toBe(true));
    },
  );

  it('are nothing where nobody can have lists', async () => {
    const tell = await follow(SHORTCUT, {});
    tell('loading');
    await nothingComes();
    expect(isFull()).toBe(false);
  });

  it('are filled once the first form of a guest has put something on a list', async () => {
    const tell = await follow(SHORTCUT + HEART, {});
    tell('idle', 1);
    await nothingComes();
    expect(isFull()).toBe(false);
    keepList();
    tell('idle', 1);
    await waitFor(() => expect(isFull()).toBe(true));
  });
});

describe('a heart whose code cannot be fetched', () => {
  const FORM = '<form id="hearts" method="post" action="/myaccount/wishlist/"></form>';

  /** A page with a heart, whose code comes only while `network.hasCode`; answers what a press leaves to the browser, by its button. */
  const openWithout = async () => {
    document.body.innerHTML = FORM + HEART;
    const { shop } = await openTestShop({ wishlists: createInMemoryWishlistGateway([aWishlist('1')]) });
    opened.push(shop);
    const network = { hasCode: false, isOnline: false };
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isOnline);
    const get: Shop['get'] = (token) => {
      if (!network.hasCode && Object.is(token, wishlistUseCases.keepLists)) throw new Error('gone');
      return shop.get(token);
    };
    followHearts({ ...shop, get }, { subscribe: () => () => undefined });
    const byBrowser: unknown[] = [];
    const left = (event: SubmitEvent): void => {
      if (!event.defaultPrevented) byBrowser.push(event.submitter);
      event.preventDefault();
    };
    addEventListener('submit', left);
    shop.scope.onEnd(() => removeEventListener('submit', left));
    const heart = document.querySelector('button') as HTMLButtonElement;
    const told = () => shop.get(cartUseCases.showNotices).state$.value.map(({ id }) => id);
    return { network, heart, byBrowser, told, press: () => heart.form?.requestSubmit(heart) };
  };

  it('keeps the page and says so where there is no network, and the next press works', async () => {
    const { network, heart, byBrowser, told, press } = await openWithout();
    press();
    await waitFor(() => expect(told()).toEqual(['gateway.unreachable']));
    Object.assign(network, { hasCode: true, isOnline: true });
    press();
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
    expect(byBrowser).toEqual([]);
  });

  it('is posted by the browser where there is one', async () => {
    const { network, heart, byBrowser, told, press } = await openWithout();
    network.isOnline = true;
    press();
    await waitFor(() => expect(byBrowser).toEqual([heart]));
    expect(told()).toEqual([]);
  });
});
