// @own-process

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aCart, aLine, answersArrive } from '@tornister/application/testing';
import type { Cart } from '@tornister/domain/cart';
import { instantOf, MINUTE_MS, SECOND_MS } from '@tornister/domain/shared';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestShop, renderInShop, renderOnServer } from '../../../../test/open-test-shop.tsx';
import { BasketButton } from './basket-button.tsx';

/** How long the tab waits before it asks for its cart. */
const OPENING_MS = 100;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the way to the basket (spec 3 §2 "Mini cart flyout")', () => {
  it('is the same link for everybody until the tab knows the cart', async () => {
    const html = renderOnServer(await openTestShop(), <BasketButton />);
    expect(html).toContain('aria-label="Warenkorb"');
    expect(html).toContain('href="/checkout/basket/"');
  });

  it('has the number of articles in its name 100 ms later', async () => {
    await open(4);
    expect(screen.getByRole('link', { name: 'Warenkorb, 4 Artikel' })).toBeTruthy();
  });

  it('shows the first 3 lines and a link to all by its disclosure button', async () => {
    await open(4);
    const toggle = screen.getByRole('button', { name: 'Warenkorb-Vorschau' });
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(await screen.findAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Alle 4 Positionen ansehen' })).toBeTruthy();
  });

  it('closes on Escape and gives the focus back', async () => {
    await open(1);
    const toggle = screen.getByRole('button', { name: 'Warenkorb-Vorschau' });
    fireEvent.click(toggle);
    fireEvent.keyDown(await screen.findByRole('link', { name: 'Zum Warenkorb' }), { key: 'Escape' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(toggle);
  });

  it('closes on Escape also where a pointer has opened it, and leaves the focus where it is (WCAG 1.4.13)', async () => {
    await open(1);
    const link = screen.getByRole('link', { name: 'Warenkorb, 1 Artikel' });
    link.focus();
    fireEvent.pointerEnter(screen.getByRole('group', { name: 'Warenkorb' }), { pointerType: 'mouse' });
    const toggle = screen.getByRole('button', { name: 'Warenkorb-Vorschau' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(link);
  });

  it('opens on hover and stays for 300 ms after the pointer has left', async () => {
    const { clock } = await open(1);
    const group = screen.getByRole('group', { name: 'Warenkorb' });
    const toggle = screen.getByRole('button', { name: 'Warenkorb-Vorschau' });
    fireEvent.pointerEnter(group, { pointerType: 'mouse' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    fireEvent.pointerLeave(group, { pointerType: 'mouse' });
    act(() => clock.pass(299));
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    act(() => clock.pass(1));
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });

  it('removes an article and moves the focus to the way back', async () => {
    const { carts } = await open(2);
    fireEvent.click(screen.getByRole('button', { name: 'Warenkorb-Vorschau' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Artikel entfernen: Schulheft 1' }));
    await act(answersArrive);
    expect(carts.received()).toEqual([{ kind: 'remove-position', lineId: 'line-1' }]);
    const undo = await screen.findByRole('button', { name: 'Rückgängig' });
    expect(document.activeElement).toBe(undo);
    expect(undo.closest('li')?.nextElementSibling?.textContent).toContain('Schulheft 2');
  });

  it('keeps the focus in the flyout when the only article is removed, so that Escape still closes it', async () => {
    await open(1);
    const toggle = screen.getByRole('button', { name: 'Warenkorb-Vorschau' });
    fireEvent.click(toggle);
    const remove = await screen.findByRole('button', { name: 'Artikel entfernen: Schulheft 1' });
    remove.focus();
    fireEvent.click(remove);
    await act(answersArrive);
    const flyout = screen.getByRole('region', { name: 'Vorschau des Warenkorbs' });
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Rückgängig' }));
    fireEvent.keyDown(flyout, { key: 'Escape' });
    expect(document.activeElement).toBe(toggle);
  });
});

const badge = (): string | null | undefined =>
  screen.getByRole('link').querySelector('[data-left]')?.getAttribute('data-left');

describe('deals that are reserved (spec 3 §2 "Header shortcuts", §4 "Lightning deal")', () => {
  const inMinutes = (minutes: number): Partial<Cart> => ({
    reservation: { kind: 'reserved', until: instantOf(minutes * MINUTE_MS), extensions: 0 },
  });

  it('count down in place of the number, and the link says until when', async () => {
    const { clock } = await open(2, inMinutes(15));
    const link = screen.getByRole('link', { name: 'Warenkorb, 2 Artikel' });
    await waitFor(() => expect(badge()).toBe('14:59'));
    expect(link.querySelector('[data-count]')).toBeNull();
    const described = document.getElementById(link.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Blitzangebote reserviert bis 1. Januar 1970 um 01:15');
    act(() => clock.pass(2 * SECOND_MS - OPENING_MS));
    await waitFor(() => expect(badge()).toBe('14:58')); // its code came by itself: React may begin to listen after the first drawing
  });

  it('give their place to the number when they end', async () => {
    const { clock } = await open(2, inMinutes(1));
    await waitFor(() => expect(badge()).toBe('00:59'));
    expect(screen.getByRole('link').querySelector('[data-ending]')).not.toBeNull();
    await act(async () => {
      clock.pass(MINUTE_MS);
      await answersArrive();
    });
    await waitFor(() => expect(screen.getByRole('link').querySelector('[data-count="2"]')).not.toBeNull());
  });
});

const open = async (lines: number, more: Partial<Cart> = {}) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const cart = aCart(
    Array.from({ length: lines }, (_, index) => aLine(index + 1)),
    more,
  );
  const testShop = await openTestShop({ cart: { items: [], cart } });
  renderInShop(testShop, <BasketButton />);
  await act(async () => {
    testShop.clock.pass(OPENING_MS);
    await answersArrive();
  });
  await screen.findByRole('link', { name: `Warenkorb, ${lines} Artikel` });
  return testShop;
};
