// @vitest-environment node

import type { Notice } from '@tornister/application/ports';
import type { LoginChanged } from '@tornister/application/session';
import type { LoginState } from '@tornister/domain/session';
import { Subject } from 'rxjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { testSite } from '../../test/test-site.ts';
import { cartUseCases } from '../composition/cart-tokens.ts';
import { sessionUseCases } from '../composition/session-tokens.ts';
import type { Shop } from '../composition/shop.ts';
import { visitorUseCases } from '../composition/visitor-tokens.ts';
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
  // Its code is there before anybody waits for it.
  beforeAll(() => nothingOnTheWay());

  it('is over when neither a navigation nor a form is under way', () => {
    const { go, acting } = open('/');
    go('loading', []);
    go('loading', ['submitting']);
    go('idle', ['submitting']);
    go('idle', ['idle']);
    expect(acting).toEqual([true, true, true, false]);
  });

  it('ends with what every navigation tells: that a login has ended, once (spec 1 §2)', async () => {
    const { go, told, endLogin } = open('/prod/20001/');
    go('idle', []);
    endLogin();
    go('loading', []);
    expect(told).toEqual([]);
    go('idle', []);
    go('idle', []);
    await expect.poll(() => told).toEqual(['vue.message.securityLogout']);
    go('loading', []);
    go('idle', []);
    await nothingOnTheWay();
    expect(told).toEqual(['vue.message.securityLogout']);
  });

  it.each([
    ['/checkout/login/', false, []],
    ['/login/', true, []],
    ['/login/', false, ['vue.message.securityLogout']],
    ['/', true, ['vue.message.securityLogout']],
  ] as const)(
    'says it in the page alone where somebody logs in for the checkout, and where the end of a login leads schools: %s, school: %s',
    async (address, isB2b, expected) => {
      const { go, told, endLogin, isEnded } = open(address, { isB2b });
      endLogin();
      go('idle', []);
      await expect.poll(() => isEnded()).toBe(false);
      await nothingOnTheWay();
      expect(told).toEqual(expected);
    },
  );

  it('is a form, too, that the browser has sent before the page came alive', () => {
    const { go, acting } = open('/logout/', {}, true);
    go('idle', []);
    expect(acting).toEqual([true, true]);
  });
});

/** Until code that is there already has arrived once more. */
const nothingOnTheWay = async (): Promise<void> => {
  const { tellEndedLogin } = await import('./tell-ended-login.ts');
  await tellEndedLogin({ get: () => () => undefined, site: testSite() } as unknown as Shop, '/');
};

const open = (address: string, storefront: { readonly isB2b?: boolean } = {}, sent = false) => {
  const changed$ = new Subject<LoginChanged>();
  const acting: boolean[] = [];
  const told: string[] = [];
  let isEnded = false;
  const watch = { changed$, setActing: (acts: boolean) => acting.push(acts), hasEnded: () => isEnded };
  const takeEndedLogin = (): Notice | undefined => {
    const message = 'vue.message.securityLogout';
    const notice = isEnded ? ({ id: message, tone: 'warning', message } as const) : undefined;
    isEnded = false;
    return notice;
  };
  const services = new Map<unknown, unknown>([
    [visitorUseCases.watchLogin, watch],
    [sessionUseCases.takeEndedLogin, takeEndedLogin],
    [cartUseCases.showNotices, { notify: ({ message }: Notice) => told.push(message) }],
  ]);
  const { pathname, search } = new URL(address, 'https://shop.example');
  const state = { location: { pathname, search }, navigation: { state: 'idle' }, fetchers: new Map() };
  const heard: ((state: unknown) => void)[] = [];
  const router = { state, subscribe: (listen: (state: unknown) => void) => heard.push(listen) };
  const performance = { getEntriesByName: () => (sent ? ['form-sent'] : []), clearMarks: () => undefined };
  const page = Object.assign(new EventTarget(), { performance });
  const opened: string[] = [];
  const shop = { get: (name: unknown) => services.get(name), site: testSite(storefront) } as unknown as Shop;
  followLogin(shop, router as unknown as TabRouter, page as unknown as Window, (to) => opened.push(to));
  return {
    changed$,
    opened,
    acting,
    told,
    isEnded: () => isEnded,
    endLogin: () => {
      isEnded = true;
    },
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
