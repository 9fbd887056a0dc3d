// @vitest-environment node

import type { LoginChanged } from '@tornister/application/session';
import type { LoginState } from '@tornister/domain/session';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { testSite } from '../../test/test-site.ts';
import type { Shop } from '../composition/shop.ts';
import { followLogin, type TabRouter } from './follow-login.ts';

const LOGGED_OUT = { change: 'logged-out', before: 'member' } as const;
const loggedIn = (before: LoginState) => ({ change: 'logged-in', before }) as const;

describe('an open page, when the login changes in another tab (spec 2 §4)', () => {
  it.each(['/checkout/shipping/', '/checkout/basket/', '/myaccount/password/', '/checkout/confirmation/?orderId=1'])(
    '%s is opened anew once its member has gone',
    (address) => {
      const { changed$, opened } = open(address);
      changed$.next(LOGGED_OUT);
      expect(opened).toEqual([address]);
    },
  );

  it.each(['/', '/cat/1001/?p=2', '/prod/20001/', '/checkout/login/', '/login/'])('%s stays', (address) => {
    const { changed$, opened } = open(address);
    changed$.next(LOGGED_OUT);
    expect(opened).toEqual([]);
  });

  it('leads on from the login page who has logged in elsewhere, and leaves a stranger the basket', () => {
    for (const [address, expected] of [
      ['/login/', ['/login/']],
      ['/checkout/basket/', []],
    ] as const) {
      const { changed$, opened } = open(address);
      changed$.next(loggedIn('anonymous'));
      expect(opened).toEqual(expected);
    }
  });

  it('is opened anew in the business shop, whatever it is', () => {
    const { changed$, opened } = open('/', { isB2b: true });
    changed$.next(loggedIn('anonymous'));
    expect(opened).toEqual(['/']);
  });
});

describe('what the tab does itself', () => {
  it('is over when neither a navigation nor a form is under way', () => {
    const { go, acting } = open('/');
    go('loading', []);
    go('loading', ['submitting']);
    go('idle', ['submitting']);
    go('idle', ['idle']);
    expect(acting).toEqual([true, true, true, false]);
  });

  it('is a form, too, that the browser has sent before the page came alive', () => {
    const { go, acting } = open('/logout/', {}, true);
    go('idle', []);
    expect(acting).toEqual([true, true]);
  });
});

const open = (address: string, storefront: { readonly isB2b?: boolean } = {}, sent = false) => {
  const changed$ = new Subject<LoginChanged>();
  const acting: boolean[] = [];
  const watch = { changed$, setActing: (acts: boolean) => acting.push(acts) };
  const { pathname, search } = new URL(address, 'https://shop.example');
  const state = { location: { pathname, search }, navigation: { state: 'idle' }, fetchers: new Map() };
  const heard: ((state: unknown) => void)[] = [];
  const router = { state, subscribe: (listen: (state: unknown) => void) => heard.push(listen) };
  const performance = { getEntriesByName: () => (sent ? ['form-sent'] : []), clearMarks: () => undefined };
  const page = Object.assign(new EventTarget(), { performance });
  const opened: string[] = [];
  const shop = { get: () => watch, site: testSite(storefront) } as unknown as Shop;
  followLogin(shop, router as unknown as TabRouter, page as unknown as Window, (to) => opened.push(to));
  return {
    changed$,
    opened,
    acting,
    go: (navigation: string, fetchers: readonly string[]) => {
      const next = {
        ...state,
        navigation: { state: navigation },
        fetchers: new Map(fetchers.map((is, at) => [at, { state: is }])),
      };
      for (const listen of heard) listen(next);
    },
  };
};
