// @vitest-environment node

import { createRefreshFrame, openFrame } from '@tornister/application/navigation';
import type { NavigationNode } from '@tornister/application/ports';
import { createHandDrivenClock, createInMemoryContentGateway } from '@tornister/application/testing';
import { REFETCH_AFTER_MS } from '@tornister/domain/routing';
import { brandId, type CategoryId } from '@tornister/domain/shared';
import { errAsync } from 'neverthrow';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { aShop } from '../../test/render-in-shop.tsx';
import { browseUseCases } from '../composition/browse-tokens.ts';
import { buildUseCases } from '../composition/build-tokens.ts';
import { ports } from '../composition/ports.ts';
import { followFrame } from './follow-frame.ts';

const category = (name: string): NavigationNode => ({
  id: brandId<CategoryId>(name),
  name,
  path: `/cat/${name}/`,
  isSale: false,
  isExcludedFromNav: false,
  hasChildren: false,
  children: [],
});

/** So long a tab is open when it begins to follow. */
const OPEN_FOR = 30_000;

/** A tab with two browsed pages and one that has no menu; its layout comes with the first page that has it. */
const openTab = async (address: string) => {
  const clock = createHandDrivenClock(OPEN_FOR);
  const shelf = { navigation: [category('Papier')] };
  let isAway = false;
  const asked = { times: 0 };
  const double = createInMemoryContentGateway(shelf);
  const content = {
    ...double,
    navigation: (depth: number) => {
      asked.times += 1;
      return isAway ? errAsync({ kind: 'gateway.unreachable' } as const) : double.navigation(depth);
    },
  };
  const layout: RouteObject = {
    id: 'default-layout',
    loader: async () => ({ frame: await openFrame(content, []), marks: { isPrime: true }, notice: 'welcome' }),
    lazy: async () => ({ shouldRevalidate: () => false }),
    children: [
      { path: '/', element: null },
      { path: '/cat/', element: null },
    ],
  };
  const router = createMemoryRouter([layout, { path: '/checkout/', element: null }], { initialEntries: [address] });
  await router.navigate(address);
  const services = [
    [ports.contentGateway, content],
    [browseUseCases.readTime, clock.now],
    [
      buildUseCases.refreshFrame,
      (
        ...[ask, opened]: readonly [Parameters<typeof createRefreshFrame>[1], Parameters<typeof createRefreshFrame>[2]]
      ) => createRefreshFrame(clock, ask, opened),
    ],
  ] as const;
  followFrame(aShop({ services }), router, OPEN_FOR);
  const states: string[] = [];
  router.subscribe(({ navigation: { state } }) => states.push(state));
  return {
    clock,
    shelf,
    asked,
    goTo: (to: string, defaultShouldRevalidate = true) => router.navigate(to, { defaultShouldRevalidate }),
    states: () => states,
    loseBackend: () => {
      isAway = true;
    },
    data: () => router.state.loaderData['default-layout'],
    menu: () => {
      const { frame } = router.state.loaderData['default-layout'] as {
        readonly frame: Awaited<ReturnType<typeof openFrame>>;
      };
      return frame.menu.map(({ name }) => name);
    },
  };
};

describe('menu and footer of a tab that goes from page to page (spec 1 §4 "Background")', () => {
  it('are asked for again by the first navigation after ten minutes, and by no other', async () => {
    const { clock, shelf, asked, goTo, menu } = await openTab('/');
    shelf.navigation = [category('Basteln')];
    const first = asked.times;
    clock.pass(REFETCH_AFTER_MS - OPEN_FOR - 1);
    await goTo('/cat/');
    expect([menu(), asked.times]).toEqual([['Papier'], first]);
    clock.pass(1);
    await goTo('/');
    expect([menu(), asked.times]).toEqual([['Basteln'], first + 1]);
    await goTo('/cat/');
    expect(asked.times).toBe(first + 1);
  });

  it('are not asked for, and not waited for, where only the query of a page changes and nothing is loaded for it', async () => {
    const { clock, asked, goTo, states } = await openTab('/');
    const first = asked.times;
    clock.pass(REFETCH_AFTER_MS);
    await goTo('/?varid=1', false);
    expect([asked.times, states()]).toEqual([first, ['idle']]);
    await goTo('/?page=2');
    expect([asked.times, states()]).toEqual([first + 1, ['idle', 'loading', 'idle']]);
  });

  it('stay as they are where nobody answers', async () => {
    const { clock, goTo, data, loseBackend } = await openTab('/');
    const before = data().frame;
    loseBackend();
    clock.pass(REFETCH_AFTER_MS);
    await goTo('/cat/');
    expect(data()).toEqual({ frame: before, marks: { isPrime: true } });
    expect(data().frame).toBe(before);
  });

  it('are followed from the first page that has them, and kept while a tab is elsewhere', async () => {
    const { clock, shelf, asked, goTo, menu } = await openTab('/checkout/');
    clock.pass(REFETCH_AFTER_MS);
    await goTo('/cat/');
    expect([menu(), asked.times]).toEqual([['Papier'], 1]);
    shelf.navigation = [category('Basteln')];
    clock.pass(REFETCH_AFTER_MS - 1);
    await goTo('/checkout/');
    await goTo('/');
    expect([menu(), asked.times]).toEqual([['Papier'], 1]);
    clock.pass(1);
    await goTo('/cat/');
    expect([menu(), asked.times]).toEqual([['Basteln'], 2]);
  });
});
