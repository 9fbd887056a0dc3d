// Parts of the frame that the shop host has rendered, and the frame that a tab gets which stays open.

import { act, cleanup } from '@testing-library/react';
import { createBrowseMenu, type ShopFrame } from '@tornister/application/navigation';
import { createHandDrivenClock, createInMemoryContentGateway } from '@tornister/application/testing';
import { uspLinks } from '@tornister/domain/navigation';
import { brandId, type CategoryId } from '@tornister/domain/shared';
import { parseFeatureSwitches } from '@tornister/domain/storefront';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { aShop, inShop } from '../../../test/render-in-shop.tsx';
import { browseUseCases } from '../../composition/browse-tokens.ts';
import { fetchServerCode } from '../../react/deferred-code.ts';
import { MobileMenu } from '../navigation/mobile-menu/mobile-menu.tsx';
import { Footer } from './footer/footer.tsx';
import { SellingPoints } from './selling-points/selling-points.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const { storefront, brandId: brand } = aShop().site;
const [first, second] = uspLinks(storefront, brand);

/** A frame in which everything bears this name. */
const frameWith = (name: string, { path = '' }: { readonly path?: string } = {}): ShopFrame => {
  const category = { id: brandId<CategoryId>(name), name, path: `/${name}/`, hasChildren: false, children: [] };
  return {
    menu: [{ ...category, isSale: false, isExcludedFromNav: false, breadcrumb: [] }],
    footer: { usps: [{ headline: name }], blocks: [], socialLinks: [], bottomLinks: [] },
    switches: parseFeatureSwitches([]),
    pages: [path],
  };
};

const browseMenu = [
  browseUseCases.browseMenu,
  (scope: Parameters<typeof createBrowseMenu>[0]) =>
    createBrowseMenu(scope, { content: createInMemoryContentGateway(), clock: createHandDrivenClock() }),
] as const;

const PARTS: readonly (readonly [string, (frame: ShopFrame) => ReactNode])[] = [
  ['footer', (frame) => <Footer frame={frame} />],
  ['row of selling points', ({ pages }) => <SellingPoints pages={pages} />],
  ['menu of telephones', ({ menu }) => <MobileMenu menu={menu} serviceLinks={[]} />],
];

it.each(PARTS)(
  'the %s stays the very same for the same frame, and shows another one (spec 1 §4 "Background")',
  async (_part, view) => {
    await fetchServerCode();
    const page = (frame: ShopFrame, onServer = false) =>
      inShop(<MemoryRouter>{view(frame)}</MemoryRouter>, { services: [browseMenu], onServer });
    const [before, after] = [frameWith('Papier', first), frameWith('Basteln', second)];
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page(before, true));
    const shownBefore = container.textContent;
    const [item] = container.querySelectorAll('li');
    const root = await act(async () => hydrateRoot(container, page(before)));
    await act(async () => root.render(page(before)));
    expect([item?.isConnected, container.textContent]).toEqual([true, shownBefore]);
    await act(async () => root.render(page(after)));
    const expected = document.createElement('div');
    expected.innerHTML = renderToString(page(after, true));
    expect(container.textContent).toBe(expected.textContent);
    expect(container.textContent).not.toBe(shownBefore);
  },
);
