import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createBrowseMenu } from '@tornister/application/navigation';
import { createHandDrivenClock } from '@tornister/application/testing';
import { MENU_ARROW_DELAY_MS, MENU_HIT_AREA_RESET_MS, type MenuItem } from '@tornister/domain/navigation';
import { brandId, type CategoryId } from '@tornister/domain/shared';
import { okAsync } from 'neverthrow';
import { createMemoryRouter, RouterProvider } from 'react-router';
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

const CHILDREN = [
  item('11'),
  item('12', { hasChildren: true, children: [item('121')] }),
  item('13', { hasChildren: true, children: [item('131')] }),
];
const TREE = [item('1', { hasChildren: true, children: CHILDREN }), item('9', { isSale: true })];
const TOP = TREE.map((entry) => ({ ...entry, children: [] }));

const openMenu = (promotesSale: boolean) => {
  const asked = { times: 0 };
  const clock = createHandDrivenClock();
  const content = {
    navigation: () => {
      asked.times += 1;
      return okAsync(TREE);
    },
  };
  const router = createMemoryRouter([
    { path: '*', element: <MainNavigation menu={TOP} promotesSale={promotesSale} /> },
  ]);
  const browseMenu = [
    browseUseCases.browseMenu,
    (scope: Parameters<typeof createBrowseMenu>[0]) => createBrowseMenu(scope, { content, clock }),
  ] as const;
  render(inShop(<RouterProvider router={router} />, { services: [browseMenu] }));
  return { asked, router, clock };
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
