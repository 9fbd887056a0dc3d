// @own-process
// Hearts whose code is there, when what comes after a press cannot be fetched.

import { waitFor } from '@testing-library/react';
import { aWishlist, createInMemoryWishlistGateway } from '@tornister/application/testing';
import { errAsync } from 'neverthrow';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { cartUseCases } from '../../composition/cart-tokens.ts';
import { setTextLoader } from '../../routing/page-needs.ts';
import { openHearts } from './hearts.ts';

const TEXTS = { namespace: async () => undefined, page: async () => undefined };

afterEach(() => {
  setTextLoader(TEXTS);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** A member with two lists, one heart, and no network but for what a test says. */
const open = async (wishlists = createInMemoryWishlistGateway([aWishlist('1'), aWishlist('2')])) => {
  document.body.innerHTML = '<button form="hearts" value="7 7-1 Zirkel"></button>';
  const { shop } = await openTestShop({ wishlists, cookies: { 'X-JWT-exist': '1' } });
  const { site } = shop;
  const profile = {
    ...site.profile,
    get textSources(): never {
      throw new Error('offline');
    },
  };
  const hearts = await openHearts({ ...shop, site: { ...site, profile } });
  const heart = document.querySelector('button');
  await waitFor(() => expect(heart?.getAttribute('aria-pressed')).toBe('false'));
  return {
    press: () => hearts.press(heart),
    told: () => shop.get(cartUseCases.showNotices).state$.value.map(({ id }) => id),
  };
};

describe('the press of a heart without a network', () => {
  it('says so where the question for a list cannot be fetched, and stays on the page', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    const { press, told } = await open();
    await press();
    expect([told(), assign.mock.calls]).toEqual([['gateway.unreachable'], []]);
  });

  it('has the page ask where there is a network', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    const { press, told } = await open();
    await press();
    expect([told(), assign.mock.calls.length]).toEqual([[], 1]);
  });

  it('says that it has failed also without the words of its success', async () => {
    setTextLoader({ ...TEXTS, namespace: () => Promise.reject(new Error('offline')) });
    const stored = createInMemoryWishlistGateway([aWishlist('1', { isDefault: true })]);
    const { press, told } = await open({ ...stored, add: () => errAsync({ kind: 'gateway.unreachable' }) });
    await press();
    expect(told()).toEqual(['gateway.unreachable']);
  });

  it('says nothing without words where it has worked: the heart is full', async () => {
    setTextLoader({ ...TEXTS, namespace: () => Promise.reject(new Error('offline')) });
    const { press, told } = await open(createInMemoryWishlistGateway([aWishlist('1', { isDefault: true })]));
    await press();
    expect([told(), document.querySelector('button')?.getAttribute('aria-pressed')]).toEqual([[], 'true']);
  });
});
