// The menu of narrow screens: where the focus is while its contents change.

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createBrowseMenu } from '@tornister/application/navigation';
import { createHandDrivenClock } from '@tornister/application/testing';
import type { MenuItem } from '@tornister/domain/navigation';
import { brandId, type CategoryId } from '@tornister/domain/shared';
import { okAsync, ResultAsync } from 'neverthrow';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { inShop } from '../../../../test/render-in-shop.tsx';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { fetchServerCode } from '../../../react/deferred-code.ts';
import { MobileMenu } from './mobile-menu.tsx';

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  cleanup();
  document.body.replaceChildren();
});

const item = (id: string, children: readonly MenuItem[] = []): MenuItem => ({
  id: brandId<CategoryId>(id),
  name: `Kategorie ${id}`,
  path: `/cat/${id}/`,
  hasChildren: children.length > 0,
  isSale: false,
  isExcludedFromNav: false,
  breadcrumb: [],
  children,
});
const TREE = [item('1', [item('11', [item('111')]), item('12')]), item('2')];
const TOP = TREE.map((entry) => ({ ...entry, children: [] }));

/** The page of the shop host, taken over by the tab; the tree arrives when the test says so. */
const open = async ({ isOpenBefore = false } = {}) => {
  await fetchServerCode();
  let arrive = (): void => undefined;
  const asked = { times: 0 };
  const content = {
    navigation: () => {
      asked.times += 1;
      return new ResultAsync(new Promise<void>((resolve) => (arrive = resolve)).then(() => okAsync(TREE)));
    },
  };
  const browseMenu = [
    browseUseCases.browseMenu,
    (scope: Parameters<typeof createBrowseMenu>[0]) =>
      createBrowseMenu(scope, { content, clock: createHandDrivenClock() }),
  ] as const;
  const page = (onServer: boolean) =>
    inShop(
      <MemoryRouter initialEntries={['/cat/2/']}>
        <MobileMenu menu={TOP} serviceLinks={[]} />
        <Link to="/cat/2/">Dieselbe Seite</Link>
      </MemoryRouter>,
      { services: [browseMenu], onServer },
    );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(true));
  if (isOpenBefore) {
    container.querySelector('dialog')?.showModal();
    screen.getByRole('link', { name: 'Kategorie 2' }).focus();
  }
  await act(async () => {
    root = hydrateRoot(container, page(false));
  });
  return { asked, arrive: () => act(async () => arrive()) };
};

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const press = (name: string): Promise<void> => act(async () => void fireEvent.click(button(name)));
const focused = (): string | null | undefined => document.activeElement?.textContent;

it('keeps the focus on the button that closes it when the tree arrives', async () => {
  const { arrive } = await open();
  await press('Menü');
  const before = button('Menü schließen');
  before.focus();
  await arrive();
  expect(before.isConnected).toBe(false);
  expect(document.activeElement).toBe(button('Menü schließen'));
});

it('keeps the focus on a link when the tree arrives', async () => {
  const { arrive } = await open();
  await press('Menü');
  screen.getByRole('link', { name: 'Kategorie 2' }).focus();
  await arrive();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Kategorie 2' }));
});

it('leads the focus to the title of a level that opens, and back to the button that had opened it', async () => {
  const { arrive } = await open();
  await press('Menü');
  await arrive();
  await press('Kategorie 1: Unterkategorien');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Kategorie 1' }));
  await press('Kategorie 11: Unterkategorien');
  expect(focused()).toBe('Kategorie 11');
  await press('Zurück');
  expect(document.activeElement).toBe(button('Kategorie 11: Unterkategorien'));
  await press('Zurück');
  expect(document.activeElement).toBe(button('Kategorie 1: Unterkategorien'));
});

it('asks for the tree also when the browser has opened it before the page was alive', async () => {
  const { asked, arrive } = await open({ isOpenBefore: true });
  expect(asked.times).toBe(1);
  await arrive();
  expect(button('Kategorie 1: Unterkategorien')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Kategorie 2' }));
});

it('stays open when a press only ends beside it', async () => {
  await open();
  await press('Menü');
  const panel = screen.getByRole('dialog');
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Kategorie 2' }));
  fireEvent.click(panel, { clientX: 1 });
  expect(panel).toHaveProperty('open', true);
  fireEvent.pointerDown(panel);
  fireEvent.click(panel, { clientX: 1 });
  expect(panel).toHaveProperty('open', false);
});

it('closes when its link leads to the page that is open', async () => {
  await open();
  await press('Menü');
  const panel = screen.getByRole('dialog');
  expect(panel).toHaveProperty('open', true);
  // As the listener for all links of a page does (`use-shop-links.ts`).
  await act(async () => void fireEvent.click(screen.getByText('Dieselbe Seite')));
  expect(panel).toHaveProperty('open', false);
});
