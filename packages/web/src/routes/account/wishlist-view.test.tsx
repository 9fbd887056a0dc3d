// The page of the lists in a tab: what it shows while other tabs change what it shows.

import { act, cleanup } from '@testing-library/react';
import { aListEntry, aWishlist } from '@tornister/application/testing';
import { WISHLISTS_CHANGED } from '@tornister/domain/session';
import { brandId, type ItemId, type ProductId, type WishlistId } from '@tornister/domain/shared';
import { createMemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { askInTab } from '../../../test/asked-on-host.ts';
import { openWishlistShop, WISHLIST } from '../../../test/open-wishlist-shop.ts';
import { renderRouter } from '../../../test/render-page.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { browseModule } from '../../composition/browse.module.ts';
import { listChangesModule } from '../../composition/list-changes.module.ts';
import { loader } from './wishlist.loader.ts';
import { Component } from './wishlist.page.tsx';

for (const area of [browseModule, listChangesModule]) registerArea(area);
afterEach(cleanup);

const THREE = [aWishlist('a', { isDefault: true, entries: [aListEntry('1', { quantity: 3 })] })];

/** The page in the tab of a guest who has these lists; `another` is what another tab does, and says. */
const openAsGuest = async (lists: typeof THREE) => {
  const shop = await openWishlistShop({ lists, cookies: {} });
  const load = () => askInTab(shop, loader, WISHLIST);
  const router = createMemoryRouter([{ id: 'page', path: '*', Component, loader: load }], {
    initialEntries: [WISHLIST],
    hydrationData: { loaderData: { page: await load() } },
  });
  const { container } = renderRouter(router, shop);
  const quantities = () =>
    [...container.querySelectorAll<HTMLInputElement>('input[name="quantity"][type="text"]')].map(({ value }) => value);
  const another = async (does: (wishlists: typeof shop.wishlists) => Promise<void>): Promise<void> => {
    await does(shop.wishlists);
    const isRead = new Promise<void>((resolve) => {
      const stop = router.subscribe(({ revalidation }) => {
        if (revalidation !== 'idle') return;
        stop();
        resolve();
      });
    });
    await act(async () => {
      shop.tabs.speak(WISHLISTS_CHANGED);
      await isRead;
    });
  };
  return { quantities, another };
};

const compasses = { productId: brandId<ProductId>('1'), itemId: brandId<ItemId>('1-1') };

describe('the list of a guest that is open in two tabs (spec 3 §7)', () => {
  it('is shown as the other one has left it', async () => {
    const { quantities, another } = await openAsGuest(THREE);
    expect(quantities()).toEqual(['3']);
    await another(async (lists) => {
      await lists.changeQuantity(brandId<WishlistId>('a'), { ...compasses, quantity: 9 });
    });
    expect(quantities()).toEqual(['9']);
  });

  it('is shown once the other one has made it', async () => {
    const { quantities, another } = await openAsGuest([]);
    expect(quantities()).toEqual([]);
    await another(async (lists) => {
      await lists.add(undefined, { ...compasses, quantity: 2 });
    });
    expect(quantities()).toEqual(['2']);
  });
});
