// @own-process

import { createScope } from '@tornister/application/kernel';
import { createWatchBuild } from '@tornister/application/navigation';
import { createShowNotices, readNotice } from '@tornister/application/notices';
import { createHandDrivenClock, createInMemoryCookieJar } from '@tornister/application/testing';
import { createMemoryRouter, data, redirect } from 'react-router';
import { BehaviorSubject, NEVER } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aShop } from '../../test/render-in-shop.tsx';
import { buildUseCases } from '../composition/build-tokens.ts';
import { followBuild } from './follow-build.ts';

beforeEach(() => {
  const script = document.createElement('script');
  script.dataset.build = 'one';
  document.head.append(script);
});
afterEach(() => {
  document.head.replaceChildren();
});

/** A tab on the basket whose shop host may refuse an operation; says which documents it opens. A page can be held while it is loaded. */
const openTab = () => {
  const opened: string[] = [];
  const isRefused$ = new BehaviorSubject(false);
  const answers = ['refused'];
  let release = (): void => undefined;
  const held = new Promise<null>((resolve) => {
    release = () => resolve(null);
  });
  const router = createMemoryRouter(
    [
      { path: '/basket/', action: () => redirect('/basket/'), loader: () => null },
      { path: '/form/', action: () => data({}, { status: 503 }), loader: () => null },
      { path: '/book/', action: () => data({}), loader: () => null },
      {
        path: '/mixed/',
        action: () => (answers.shift() === 'refused' ? data({}) : redirect('/mixed/')),
        loader: () => null,
      },
      { path: '/step/', action: () => redirect('/next/') },
      { path: '/next/', loader: () => null },
      { path: '/held/', loader: () => held },
    ],
    { initialEntries: ['/basket/'] },
  );
  const builds = { isRefused$, manifest: () => Promise.resolve({ kind: 'unavailable' } as const) };
  const cookies = createInMemoryCookieJar();
  const notices = createShowNotices(createScope(), { clock: createHandDrivenClock(), cookies });
  const watching = { clock: createHandDrivenClock(), builds, visibility: { visible$: NEVER }, cookies, notices };
  const shop = aShop({
    services: [[buildUseCases.watchBuild, (build: string) => createWatchBuild(shop.scope, watching, build)]],
  });
  followBuild(shop, router, {
    address: () => router.state.location.pathname,
    goTo: (address) => opened.push(address),
    reload: () => opened.push('the page anew'),
    post: (action) => opened.push(`post ${action}`),
  });
  const send = (to: string) => router.navigate(to, { formMethod: 'post', formData: new FormData() });
  return { notices, cookies, opened, router, send, refuse: () => isRefused$.next(true), answer: () => release() };
};

describe('a tab whose operation the shop host did not know (spec 1 §4 "Background")', () => {
  it('opens the next page as a document, and leaves the open one alone until then', async () => {
    const { opened, router, refuse } = openTab();
    await router.navigate('/next/');
    refuse();
    expect(opened).toEqual([]);
    await router.navigate('/basket/');
    expect(opened).toEqual(['/basket/']);
  });

  it('opens a page as a document that was under way when its question was refused', async () => {
    const { opened, router, refuse, answer } = openTab();
    const arrived = router.navigate('/held/');
    refuse();
    expect(opened).toEqual(['/held/']);
    answer();
    await arrived;
  });

  it.each(['/form/', '/book/'])('stays on %s, where a form of it is answered with what was typed', async (path) => {
    const { opened, router, refuse, send } = openTab();
    await router.navigate(path);
    refuse();
    await send(path);
    await send(path);
    expect([opened, router.state.navigation.state]).toEqual([[], 'idle']);
  });

  it.each([[true], [false]])(
    'opens its page anew that a form leads back to, which says so there where a toast has said it: %s',
    async (isTold) => {
      const { notices, cookies, opened, send, refuse } = openTab();
      refuse();
      const notice = { id: 'gateway.outdated', tone: 'error', message: 'gateway.outdated' } as const;
      if (isTold) notices.notify(notice);
      await send('/basket/');
      expect(opened).toEqual(['the page anew']);
      const passed = readNotice(cookies);
      expect(passed?.message).toBe(isTold ? 'vue.message.outdated' : undefined);
    },
  );

  it('opens its page anew that a form leads back to after another one of it was answered there', async () => {
    const { opened, router, refuse, send } = openTab();
    await router.navigate('/mixed/');
    await send('/mixed/');
    refuse();
    await send('/mixed/');
    expect(opened).toEqual(['the page anew']);
  });

  it('opens the page as a document that follows a form', async () => {
    const { opened, router, refuse, send } = openTab();
    await router.navigate('/step/');
    refuse();
    await send('/step/');
    expect(opened).toEqual(['/next/']);
  });
});
