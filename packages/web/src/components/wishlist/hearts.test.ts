import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  aListEntry,
  aWishlist,
  createInMemoryWishlistGateway,
  type InMemoryWishlistGateway,
} from '@tornister/application/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { openHearts } from './hearts.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const HEART = (product: string) => `<button form="hearts" value="${product} ${product}-1 Zirkel"></button>`;
const SHORTCUT = '<a href="/myaccount/wishlist/" aria-label="Merkliste" data-full-name="Merkliste, voll"></a>';

const open = async (wishlists: InMemoryWishlistGateway, cookies = {}) => {
  document.body.innerHTML = SHORTCUT + HEART('7') + HEART('8');
  const { shop } = await openTestShop({ wishlists, cookies });
  const hearts = await openHearts(shop);
  await waitFor(() => expect(pressed()).not.toContain(null));
  return hearts;
};
const pressed = () =>
  [...document.querySelectorAll('button[form]')].map((button) => button.getAttribute('aria-pressed'));
const heartOf = (product: string) => document.querySelector<HTMLButtonElement>(`button[value^="${product} "]`);
const shortcut = () => {
  const link = document.querySelector('a');
  return [link?.hasAttribute('data-full'), link?.getAttribute('aria-label')];
};

describe('hearts of a page', () => {
  it('are full for products that are on a list; so is the shortcut in the header', async () => {
    await open(createInMemoryWishlistGateway([aWishlist('1', { entries: [aListEntry('7')] })]));
    expect(pressed()).toEqual(['true', 'false']);
    expect(shortcut()).toEqual([true, 'Merkliste, voll']);
  });

  it('change with a press, and back', async () => {
    const wishlists = createInMemoryWishlistGateway([aWishlist('1')]);
    const hearts = await open(wishlists);
    await hearts.press(heartOf('8'));
    expect(pressed()).toEqual(['false', 'true']);
    await hearts.press(heartOf('8'));
    expect(pressed()).toEqual(['false', 'false']);
    expect(shortcut()).toEqual([false, 'Merkliste']);
  });

  it('of tiles that come later are filled too', async () => {
    await open(createInMemoryWishlistGateway([aWishlist('1', { entries: [aListEntry('9')] })]));
    document.body.insertAdjacentHTML('beforeend', HEART('9'));
    await waitFor(() => expect(pressed()).toEqual(['false', 'false', 'true']));
  });

  it('of a product whose variant is chosen stay full: the heart asks by product', async () => {
    await open(createInMemoryWishlistGateway([aWishlist('1', { entries: [aListEntry('7')] })]));
    heartOf('7')?.setAttribute('value', '9 9-2 Zirkel');
    await waitFor(() => expect(pressed()).toEqual(['false', 'false']));
    heartOf('9')?.setAttribute('value', '7 7-2 Zirkel');
    await waitFor(() => expect(pressed()).toEqual(['true', 'false']));
  });

  it('are opened once in a tab, whoever asks for them, and of another shop anew', async () => {
    const { shop } = await openTestShop({ wishlists: createInMemoryWishlistGateway([]) });
    const { shop: other } = await openTestShop({ wishlists: createInMemoryWishlistGateway([]) });
    expect(openHearts(shop)).toBe(openHearts(shop));
    expect(openHearts(other)).not.toBe(openHearts(shop));
    await Promise.all([openHearts(shop), openHearts(other)]);
  });

  it('ask in a dialog for the list where there are several, and carry out what is chosen', async () => {
    const lists = [aWishlist('1', { name: 'Mia' }), aWishlist('2', { name: 'Ole' })];
    const wishlists = createInMemoryWishlistGateway(lists);
    const hearts = await open(wishlists, { 'X-JWT-exist': '1' });
    await hearts.press(heartOf('8'));
    expect(wishlists.received()).toEqual([]);
    const dialog = await screen.findByRole('dialog', { name: 'Auf welche Liste? Zirkel' });
    within(dialog).getByRole('button', { name: 'Auf diese Liste', description: 'Ole' }).click();
    await waitFor(() => expect(pressed()).toEqual(['false', 'true']));
    expect(wishlists.received()).toEqual([['add', '2', { productId: '8', itemId: '8-1', quantity: 1 }]]);
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    await hearts.press(heartOf('8'));
    const again = await screen.findByRole('dialog');
    within(again).getByRole('button', { name: 'Von dieser Liste nehmen', description: 'Ole' });
    within(again).getByRole('button', { name: 'Schließen' }).click();
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(wishlists.received()).toHaveLength(1);
  });

  it('ask no longer once another page is open (spec 1 §2 "On every navigation")', async () => {
    const wishlists = createInMemoryWishlistGateway([aWishlist('1'), aWishlist('2')]);
    const hearts = await open(wishlists, { 'X-JWT-exist': '1' });
    await hearts.press(heartOf('8'));
    await screen.findByRole('dialog');
    const before = location.pathname;
    history.pushState(null, '', '/cat/1001/');
    document.body.insertAdjacentHTML('beforeend', HEART('9'));
    await expect.poll(() => document.querySelector('dialog') === null).toBe(true);
    history.replaceState(null, '', before);
    expect(wishlists.received()).toEqual([]);
  });

  it('count one press of two while the first one is under way, and the next one once it is answered', async () => {
    const wishlists = createInMemoryWishlistGateway([aWishlist('1')]);
    const hearts = await open(wishlists);
    await Promise.all([hearts.press(heartOf('8')), hearts.press(heartOf('8')), hearts.press(heartOf('7'))]);
    expect(pressed()).toEqual(['true', 'true']);
    expect(wishlists.received()).toHaveLength(2);
    await hearts.press(heartOf('8'));
    expect(pressed()).toEqual(['true', 'false']);
  });

  it('say that a press is under way until it is answered, however it went', async () => {
    const wishlists = createInMemoryWishlistGateway([aWishlist('1')]);
    const hearts = await open(wishlists);
    const isBusy = () => [heartOf('7'), heartOf('8')].map((heart) => heart?.getAttribute('aria-busy') ?? null);
    for (const error of [undefined, { kind: 'gateway.unreachable' } as const]) {
      if (error !== undefined) wishlists.failNext(error);
      const press = hearts.press(heartOf('8'));
      expect(isBusy()).toEqual([null, 'true']);
      await press;
      expect(isBusy()).toEqual([null, null]);
    }
  });

  it('take a double click for one press, however soon the first one is answered', async () => {
    await open(createInMemoryWishlistGateway([]));
    const isSent = (detail: number) =>
      heartOf('8')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    expect([isSent(1), isSent(2), isSent(0)]).toEqual([true, false, true]);
    const other = document.body.appendChild(document.createElement('button'));
    expect(other.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }))).toBe(true);
  });

  it('do nothing when what was pressed names no product', async () => {
    const wishlists = createInMemoryWishlistGateway([aWishlist('1')]);
    const hearts = await open(wishlists);
    await hearts.press(null);
    expect(wishlists.received()).toEqual([]);
  });
});
