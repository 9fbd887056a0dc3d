import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gatewayNotice } from '@tornister/application/notices';
import { GIFT_CAME_MESSAGE, GIFT_LOST_MESSAGE } from '@tornister/domain/cart';
import { CART_CHANGED_MESSAGE, CHOICES_CHANGED_MESSAGE } from '@tornister/domain/checkout';
import { toastFrom } from '@tornister/domain/content';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop, renderInShop, renderOnServer } from '../../../../test/open-test-shop.tsx';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { ToastCard } from './toast-card.tsx';
import { ToastList } from './toast-list.tsx';

afterEach(cleanup);

describe('the notices of the shop (spec 3 §4 "Toast")', () => {
  it('has its live regions before the first notice', async () => {
    const html = renderOnServer(await openTestShop(), <ToastList />);
    expect(html).toContain('role="alert"');
    expect(html).toContain('role="status"');
  });

  it('puts an error where it is announced at once, in the words of its kind', async () => {
    const { notices } = await open();
    act(() => notices.notify({ id: 'a', tone: 'error', message: 'gateway.timed-out' }));
    await screen.findByText(/Die Antwort dauert zu lange\./);
    expect(screen.getByRole('alert').textContent).toContain('Die Antwort dauert zu lange.');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('puts a success where it waits for a pause', async () => {
    const { notices } = await open();
    act(() => notices.notify({ id: 'a', tone: 'success', message: 'vue.cart.notification.mergeCarts' }));
    await screen.findByText(/früheren Warenkorb/);
    expect(screen.getByRole('status').textContent).toContain('früheren Warenkorb');
  });

  it('offers the page anew where the shop was renewed meanwhile, and only there', async () => {
    const { notices } = await open();
    act(() => notices.notify(gatewayNotice({ kind: 'gateway.timed-out' })));
    await screen.findByText(/Die Antwort dauert zu lange\./);
    expect(screen.queryByRole('button', { name: 'Seite neu laden' })).toBeNull();
    act(() => notices.notify(gatewayNotice({ kind: 'gateway.outdated' })));
    await screen.findByRole('button', { name: 'Seite neu laden' });
    expect(screen.getByRole('alert').textContent).toContain(
      'Der Shop wurde gerade erneuert. Bitte versuchen Sie es noch einmal, sobald die Seite neu geladen ist. Seite neu laden',
    );
  });

  it('loads the page anew by that button, whose press is no click on the card', async () => {
    const done: string[] = [];
    const toast = toastFrom({ kind: 'error', text: { kind: 'key', key: 'gateway.outdated' } });
    renderInShop(
      await openTestShop(),
      <ToastCard toast={toast} onDismiss={() => done.push('dismissed')} reload={() => done.push('loaded anew')} />,
    );
    const button = screen.getByRole('button', { name: 'Seite neu laden' });
    await userEvent.click(button);
    expect(done).toEqual(['loaded anew']);
  });

  it('leads to the basket where that has changed meanwhile, and only there; the notice goes with the way', async () => {
    const { notices } = await open();
    act(() => notices.notify({ id: 'a', tone: 'warning', message: CHOICES_CHANGED_MESSAGE }));
    await screen.findByText(/Adressen, Versandart oder Zahlungsart haben sich/);
    expect(screen.queryByRole('link')).toBeNull();
    act(() => notices.notify({ id: 'b', tone: 'warning', message: CART_CHANGED_MESSAGE }));
    const link = await screen.findByRole('link', { name: 'Zum Warenkorb' });
    expect(link.getAttribute('href')).toBe('/checkout/basket/');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.pointerDown(link);
    fireEvent.pointerUp(link);
    expect(link.isConnected).toBe(true);
    fireEvent.click(link);
    expect(notices.state$.value.map(({ id }) => id)).toEqual(['a']);
  });

  it('says of a gift that went that it waits, and calls one that came the visitor’s own, whoever has chosen it', async () => {
    const { notices } = await open();
    act(() => notices.notify({ id: 'a', tone: 'info', message: GIFT_LOST_MESSAGE }));
    await screen.findByText(/^Ihr Geschenk wartet: Es liegt wieder im Warenkorb, sobald /);
    act(() => notices.notify({ id: 'b', tone: 'info', message: GIFT_CAME_MESSAGE }));
    await screen.findByText('Ihr Geschenk liegt jetzt im Warenkorb.');
  });

  it('closes by its button', async () => {
    const { notices } = await open();
    act(() => notices.notify({ id: 'a', tone: 'info', message: 'Bis bald.' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Hinweis schließen' }));
    expect(screen.queryByText('Bis bald.')).toBeNull();
  });

  it('closes by a click on it, but not by the end of a drag that did not go far', async () => {
    const { notices } = await open();
    act(() => notices.notify({ id: 'a', tone: 'info', message: 'Bis bald.' }));
    const card = (await screen.findByText('Bis bald.')).closest('li') as HTMLLIElement;
    Object.defineProperty(card, 'offsetWidth', { value: 300 });
    const drag = (to: number): void => {
      fireEvent.pointerDown(card, { clientX: 0 });
      fireEvent.pointerMove(card, { clientX: to });
      fireEvent.pointerUp(card, { clientX: to });
    };
    drag(100);
    expect(screen.queryByText('Bis bald.')).not.toBeNull();
    drag(0);
    expect(screen.queryByText('Bis bald.')).toBeNull();
  });

  it('holds the pointer that drags it, and forgets one that has left before', async () => {
    const { notices } = await open();
    act(() => notices.notify({ id: 'a', tone: 'info', message: 'Bis bald.' }));
    const card = (await screen.findByText('Bis bald.')).closest('li') as HTMLLIElement;
    const held: number[] = [];
    card.setPointerCapture = (pointerId) => held.push(pointerId);
    fireEvent.pointerDown(card, { clientX: 0 });
    // It is let go elsewhere.
    fireEvent.pointerLeave(card);
    fireEvent.pointerMove(card, { clientX: 100 });
    expect(card.style.getPropertyValue('--dragged')).toBe('');
    fireEvent.pointerUp(card, { clientX: 0 });
    expect(screen.queryByText('Bis bald.')).not.toBeNull();
    fireEvent.pointerDown(card, { clientX: 0, pointerId: 7 });
    fireEvent.pointerMove(card, { clientX: 10, pointerId: 7 });
    expect(held).toEqual([]);
    fireEvent.pointerMove(card, { clientX: 11, pointerId: 7 });
    expect(held).toEqual([7]);
    expect(card.style.getPropertyValue('--dragged')).toBe('11px');
  });

  it('stays while the pointer rests on it, and goes 10 s later otherwise', async () => {
    const { notices, clock } = await open();
    act(() => notices.notify({ id: 'a', tone: 'info', message: 'Bis bald.' }));
    await screen.findByText('Bis bald.');
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Hinweise' }));
    act(() => clock.pass(60_000));
    expect(screen.queryByText('Bis bald.')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'Hinweise' }));
    act(() => clock.pass(10_000));
    expect(screen.queryByText('Bis bald.')).toBeNull();
  });

  it('stays while the focus rests here although the pointer leaves, and the other way round', async () => {
    const { notices, clock } = await open();
    act(() => notices.notify({ id: 'a', tone: 'info', message: 'Bis bald.' }));
    await screen.findByText('Bis bald.');
    const region = screen.getByRole('region', { name: 'Hinweise' });
    const close = screen.getByRole('button', { name: 'Hinweis schließen' });
    act(() => close.focus());
    fireEvent.pointerEnter(region);
    fireEvent.pointerLeave(region);
    act(() => clock.pass(60_000));
    expect(screen.queryByText('Bis bald.')).not.toBeNull();
    fireEvent.pointerEnter(region);
    act(() => close.blur());
    act(() => clock.pass(60_000));
    expect(screen.queryByText('Bis bald.')).not.toBeNull();
    fireEvent.pointerLeave(region);
    act(() => clock.pass(10_000));
    expect(screen.queryByText('Bis bald.')).toBeNull();
  });

  it('hands the focus on to the next one when it is closed by the keyboard, and back when it was the last', async () => {
    const { notices, clock } = await open();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    act(() => notices.notify({ id: 'a', tone: 'info', message: 'Bis bald.' }));
    act(() => notices.notify({ id: 'b', tone: 'info', message: 'Bis morgen.' }));
    await screen.findByText('Bis morgen.');
    const [close] = screen.getAllByRole('button', { name: 'Hinweis schließen' });
    act(() => close?.focus());
    act(() => clock.pass(60_000));
    expect(screen.queryByText('Bis morgen.')).not.toBeNull();
    act(() => close?.click());
    expect(screen.queryByText('Bis bald.')).toBeNull();
    const left = screen.getByRole('button', { name: 'Hinweis schließen' });
    expect(document.activeElement).toBe(left);
    act(() => clock.pass(60_000));
    act(() => left.click());
    expect(screen.queryByText('Bis morgen.')).toBeNull();
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it('gives the focus back when it is closed by a pointer, and the other one goes by itself', async () => {
    const { notices, clock } = await open();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    act(() => notices.notify({ id: 'a', tone: 'info', message: 'Bis bald.' }));
    act(() => notices.notify({ id: 'b', tone: 'info', message: 'Bis morgen.' }));
    await screen.findByText('Bis morgen.');
    await userEvent.click(screen.getAllByRole('button', { name: 'Hinweis schließen' })[0] as HTMLElement);
    await userEvent.unhover(screen.getByRole('region', { name: 'Hinweise' }));
    expect(screen.queryByText('Bis bald.')).toBeNull();
    expect(document.activeElement).toBe(field);
    act(() => clock.pass(10_000));
    expect(screen.queryByText('Bis morgen.')).toBeNull();
    field.remove();
  });

  it('goes by Escape, the newest one first, and leaves a focus where it is', async () => {
    const { notices } = await open();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    act(() => notices.notify({ id: 'a', tone: 'info', message: 'Bis bald.' }));
    act(() => notices.notify({ id: 'b', tone: 'error', message: 'gateway.timed-out' }));
    await screen.findByText(/Die Antwort dauert zu lange\./);
    act(() => void fireEvent.keyDown(field, { key: 'Escape' }));
    expect(screen.queryByText(/Die Antwort dauert zu lange\./)).toBeNull();
    expect(screen.queryByText('Bis bald.')).not.toBeNull();
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it('stays when Escape closes a modal', async () => {
    const { notices } = await open();
    act(() => notices.notify({ id: 'a', tone: 'info', message: 'Bis bald.' }));
    await screen.findByText('Bis bald.');
    const modal = document.body.appendChild(document.createElement('dialog'));
    modal.showModal();
    act(() => void fireEvent.keyDown(modal, { key: 'Escape' }));
    expect(screen.queryByText('Bis bald.')).not.toBeNull();
    modal.remove();
  });

  it('stays where another one goes while the focus rests here', async () => {
    const { notices, clock } = await open();
    act(() => notices.notify({ id: 'a', tone: 'info', message: 'Bis bald.' }));
    act(() => notices.notify({ id: 'b', tone: 'info', message: 'Bis morgen.' }));
    await screen.findByText('Bis morgen.');
    act(() => screen.getAllByRole('button', { name: 'Hinweis schließen' })[0]?.focus());
    act(() => notices.dismiss('b'));
    act(() => clock.pass(60_000));
    expect(screen.queryByText('Bis bald.')).not.toBeNull();
  });
});

const open = async () => {
  const testShop = await openTestShop();
  renderInShop(testShop, <ToastList />);
  return { ...testShop, notices: testShop.shop.get(cartUseCases.showNotices) };
};
