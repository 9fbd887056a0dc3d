import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createBrowseMenu } from '@tornister/application/navigation';
import { createHandDrivenClock } from '@tornister/application/testing';
import type { Crumb } from '@tornister/domain/catalogue';
import {
  MENU_ARROW_DELAY_MS,
  MENU_HIT_AREA_RESET_MS,
  MENU_HOVER_DELAY_MS,
  type MenuItem,
} from '@tornister/domain/navigation';
import { brandId, type CategoryId } from '@tornister/domain/shared';
import { okAsync } from 'neverthrow';
import { useEffect, useState } from 'react';
import { createMemoryRouter, type LoaderFunctionArgs, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { inShop } from '../../../../test/render-in-shop.tsx';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { MainNavigation } from './main-navigation.tsx';

afterEach(cleanup);

const item = (id: string, changes: Partial<MenuItem> = {}): MenuItem => ({
  id: brandId<CategoryId>(id),
  name: `Kategorie ${id}`,
  path: `/cat/${id}/`,
  hasChildren: false,
  isSale: false,
  isExcludedFromNav: false,
  breadcrumb: [],
  children: [],
  ...changes,
});

const wayTo = (...ids: readonly string[]): readonly Crumb[] =>
  ids.map((id) => ({ displayName: `Kategorie ${id}`, path: `/cat/${id}/`, categoryId: brandId<CategoryId>(id) }));

const CHILDREN = [
  item('11'),
  item('12', { hasChildren: true, children: [item('121')] }),
  item('13', { hasChildren: true, children: [item('131')] }),
];
const TREE = [item('1', { hasChildren: true, children: CHILDREN }), item('9', { isSale: true })];
const TOP = TREE.map((entry) => ({ ...entry, children: [] }));

/** What the loaders of pages answer, as far as it matters here. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/cat/1/': { category: { breadcrumbs: wayTo('1') }, rows: [] },
  '/cat/11/': { category: { breadcrumbs: wayTo('1', '11') }, rows: [] },
  '/cat/91/': { category: { breadcrumbs: wayTo('9', '91') }, rows: [] },
  '/prod/5/': { product: { breadcrumbs: wayTo('1', '12', '121') } },
  '/prod/6/': { tile: { name: 'Heft' } },
  '/papier/hefte/': { kind: 'category', data: { category: { breadcrumbs: wayTo('1', '11') } } },
  '/papier/heft/': { kind: 'product', data: { product: { breadcrumbs: wayTo('1', '11') } } },
  '/ueber-uns/': { kind: 'content', breadcrumbs: [{ displayName: 'Über uns', path: '/ueber-uns/' }] },
};

type Shown = { renew: (menu: readonly MenuItem[]) => void };

/** The navigation with a top level that can become another. */
const Page = ({ shown, promotesSale }: { readonly shown: Shown; readonly promotesSale: boolean }) => {
  const [menu, setMenu] = useState<readonly MenuItem[]>(TOP);
  useEffect(() => {
    shown.renew = setMenu;
  }, [shown]);
  return <MainNavigation menu={menu} promotesSale={promotesSale} />;
};

const openMenu = (promotesSale: boolean) => {
  const asked = { times: 0 };
  const clock = createHandDrivenClock();
  const content = {
    navigation: () => {
      asked.times += 1;
      return okAsync(TREE);
    },
  };
  const shown: Shown = { renew: () => undefined };
  const page = {
    id: 'page',
    path: '*',
    loader: ({ request }: LoaderFunctionArgs) => ANSWERS[new URL(request.url).pathname] ?? null,
    element: <Page shown={shown} promotesSale={promotesSale} />,
  };
  const router = createMemoryRouter([page], { hydrationData: { loaderData: { page: null } } });
  const browseMenu = [
    browseUseCases.browseMenu,
    (scope: Parameters<typeof createBrowseMenu>[0]) => createBrowseMenu(scope, { content, clock }),
  ] as const;
  render(inShop(<RouterProvider router={router} />, { services: [browseMenu] }));
  return { asked, router, clock, renew: (menu: readonly MenuItem[]) => shown.renew(menu) };
};

const press = async (name: string): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};

it('asks for the tree once for all pages, and begins each with its flyouts closed', async () => {
  const { asked, router } = openMenu(false);
  await press('Kategorie 1: Unterkategorien');
  expect(await screen.findByRole('link', { name: 'Kategorie 11' })).toBeTruthy();
  await act(() => router.navigate('/cat/11/'));
  expect(screen.queryByRole('link', { name: 'Kategorie 11' })).toBeNull();
  await press('Kategorie 1: Unterkategorien');
  expect(await screen.findByRole('link', { name: 'Kategorie 11' })).toBeTruthy();
  expect(asked.times).toBe(1);
});

it('asks for the tree anew where the page has another top level, which may have what the tree lacks', async () => {
  const { asked, renew } = openMenu(false);
  await press('Kategorie 1: Unterkategorien');
  act(() => renew([...TOP]));
  await press('Kategorie 1: Unterkategorien');
  expect(await screen.findByRole('link', { name: 'Kategorie 11' })).toBeTruthy();
  expect(asked.times).toBe(2);
});

it('closes its flyouts on the way to another page at the same path, and gives the focus inside back to the button', async () => {
  const { router } = openMenu(false);
  await press('Kategorie 1: Unterkategorien');
  const all = await screen.findByRole('link', { name: 'Alles in Kategorie 1' });
  all.focus();
  await act(() => router.navigate('/?p=2'));
  expect(screen.queryByRole('link', { name: 'Alles in Kategorie 1' })).toBeNull();
  expect(button('Kategorie 1').getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button('Kategorie 1'));
});

it('points to the sale below an open flyout while the operator promotes it (T216)', async () => {
  openMenu(true);
  await press('Kategorie 1: Unterkategorien');
  expect((await screen.findByRole('link', { name: 'Jetzt sparen: Kategorie 9' })).getAttribute('href')).toBe('/cat/9/');
});

it('does not point to it while that is switched off', async () => {
  openMenu(false);
  await press('Kategorie 1: Unterkategorien');
  expect(await screen.findByRole('link', { name: 'Kategorie 11' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Jetzt sparen/ })).toBeNull();
});

const button = (name: string): HTMLElement => screen.getByRole('button', { name: `${name}: Unterkategorien` });
const pressEscape = (): boolean => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

it('leads the focus into a list that is opened by its button, and back level by level by Escape', async () => {
  openMenu(false);
  await press('Kategorie 1: Unterkategorien');
  await screen.findByRole('link', { name: 'Kategorie 12' });
  button('Kategorie 12').focus();
  await press('Kategorie 12: Unterkategorien');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Alles in Kategorie 12' }));
  pressEscape();
  expect(screen.queryByRole('link', { name: 'Kategorie 121' })).toBeNull();
  expect(document.activeElement).toBe(button('Kategorie 12'));
  pressEscape();
  expect(screen.queryByRole('link', { name: 'Kategorie 12' })).toBeNull();
  expect(document.activeElement).toBe(button('Kategorie 1'));
});

it('takes the focus into no list that a pointer opens, also one that was closed by its button before', async () => {
  const { clock } = openMenu(false);
  await press('Kategorie 1: Unterkategorien');
  await screen.findByRole('link', { name: 'Kategorie 12' });
  await press('Kategorie 12: Unterkategorien');
  button('Kategorie 12').focus();
  await press('Kategorie 12: Unterkategorien');
  expect(screen.queryByRole('link', { name: 'Kategorie 121' })).toBeNull();
  pointAt(entry('Kategorie 12'));
  act(() => clock.pass(MENU_ARROW_DELAY_MS));
  expect(screen.queryByRole('link', { name: 'Kategorie 121' })).not.toBeNull();
  expect(document.activeElement).toBe(button('Kategorie 12'));
});

it('puts a flyout that the pointer has opened away by Escape, and leaves the focus where it is (WCAG 1.4.13)', async () => {
  const { clock } = openMenu(false);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  pointAt(entry('Kategorie 1'));
  act(() => clock.pass(MENU_HOVER_DELAY_MS));
  expect(await screen.findByRole('link', { name: 'Kategorie 12' })).toBeTruthy();
  act(() => void pressEscape());
  expect(screen.queryByRole('link', { name: 'Kategorie 12' })).toBeNull();
  expect(document.activeElement).toBe(field);
  field.remove();
});

/** The pointer of a mouse comes to an entry of the flyout, or into a list. */
const pointAt = (target: Element | null): void => {
  if (target === null) throw new Error('There is nothing to point at');
  fireEvent.pointerEnter(target, { pointerType: 'mouse' });
};
const entry = (name: string): Element | null => screen.getByRole('link', { name }).closest('li');

it('opens the list of an entry that the pointer rests on, and of none that it has crossed on its way into that list', async () => {
  const { clock } = openMenu(false);
  await press('Kategorie 1: Unterkategorien');
  await screen.findByRole('link', { name: 'Kategorie 12' });
  pointAt(entry('Kategorie 12'));
  act(() => clock.pass(MENU_ARROW_DELAY_MS));
  const deeper = screen.getByRole('link', { name: 'Kategorie 121' });
  pointAt(entry('Kategorie 13'));
  pointAt(deeper.closest('[data-level]'));
  act(() => clock.pass(10 * MENU_HIT_AREA_RESET_MS));
  expect(screen.queryByRole('link', { name: 'Kategorie 121' })).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Kategorie 131' })).toBeNull();
});

it('opens nothing that was crossed on the way to an entry without a list', async () => {
  const { clock } = openMenu(false);
  await press('Kategorie 1: Unterkategorien');
  await screen.findByRole('link', { name: 'Kategorie 12' });
  pointAt(entry('Kategorie 12'));
  pointAt(entry('Kategorie 11'));
  act(() => clock.pass(10 * MENU_HIT_AREA_RESET_MS));
  expect(screen.queryByRole('link', { name: 'Kategorie 121' })).toBeNull();
});

/** A mouse moves over an element, so many milliseconds after the page was opened. */
const moveOver = (target: Element | null, atMs: number, clientX: number, clientY: number): void => {
  if (target === null) throw new Error('There is nothing to move over');
  const move = createEvent.pointerMove(target, { pointerType: 'mouse', clientX, clientY });
  Object.defineProperty(move, 'timeStamp', { value: atMs });
  fireEvent(target, move);
};

it.each([
  ['keeps a flyout open for a pointer that is on its way into it over other entries', { x: 140, y: 180 }, true],
  ['changes flyouts for a pointer that goes along the bar', { x: 240, y: 150 }, false],
])('%s (spec 3 §4)', async (_what, to, staysOpen) => {
  const { clock } = openMenu(false);
  await press('Kategorie 1: Unterkategorien');
  const list = await screen.findByRole('link', { name: 'Kategorie 12' });
  const area = list.closest<HTMLElement>('[id]');
  if (area === null) throw new Error('There is no flyout');
  area.getBoundingClientRect = () => new DOMRect(0, 200, 1200, 400);
  moveOver(entry('Kategorie 1'), 1000, 100, 150);
  pointAt(screen.getByRole('link', { name: /Kategorie 9/u }).closest('li'));
  moveOver(screen.getByRole('link', { name: /Kategorie 9/u }), 1100, to.x, to.y);
  act(() => clock.pass(MENU_HOVER_DELAY_MS));
  expect(screen.queryByRole('link', { name: 'Kategorie 12' }) !== null).toBe(staysOpen);
});

it.each([
  ['/cat/1/', ['/cat/1/']],
  ['/cat/11/', ['/cat/1/']],
  ['/cat/91/', ['/cat/9/']],
  ['/prod/5/', ['/cat/1/']],
  ['/papier/hefte/', ['/cat/1/']],
  ['/papier/heft/', ['/cat/1/']],
  ['/prod/6/', []],
  ['/ueber-uns/', []],
  ['/search/', []],
])('marks the top category above %s (spec 3 §4 "Active item path per level")', async (address, marked) => {
  const { router } = openMenu(false);
  await act(() => router.navigate(address));
  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(marked);
});
