import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { EditCart } from '@tornister/application/cart';
import { aCart, aLine, answersArrive } from '@tornister/application/testing';
import { type Cart, LINE_UNDO_WINDOW_MS } from '@tornister/domain/cart';
import { brandId, type CartLineId } from '@tornister/domain/shared';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../../test/open-test-shop.tsx';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { useBehavior } from '../../../react/use-behavior.ts';
import { MiniCart } from './mini-cart.tsx';

afterEach(cleanup);

const Followed = ({ editCart }: { readonly editCart: Pick<EditCart, 'state$'> }) => (
  <MiniCart state={useBehavior(editCart.state$)} />
);

describe('removing an article in the mini cart', () => {
  const open = async (changes: Partial<Cart> = {}) => {
    const line = aLine(1, { name: 'Zirkel' });
    const opened = await openTestShop({ cart: { items: [line], cart: aCart([line], changes) } });
    const { shop } = opened;
    const editCart = shop.get(cartUseCases.editCart);
    await editCart.refresh();
    const rendered = renderInShop(
      opened,
      <>
        <Followed editCart={editCart} />
        <a href="#out">draußen</a>
      </>,
    );
    const told = () => shop.get(cartUseCases.showNotices).state$.value.map(({ text }) => text);
    const remove = () => fireEvent.click(screen.getByRole('button', { name: /Zirkel/ }));
    return { ...opened, rendered, told, remove };
  };

  it('is told with its name once the shop has taken it out (spec 3 §8)', async () => {
    const { told, remove, texts } = await open();
    remove();
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(told()).toEqual([{ kind: 'key', key: 'vue.minicart.removed', values: { name: 'Zirkel' } }]);
    expect(texts.exists('vue.minicart.removed', { ns: 'notices' })).toBe(true);
  });

  it('can be taken back, at its place and with its pieces, and the focus stays in the flyout (spec 2 §4, §9)', async () => {
    const { carts, remove, told, texts } = await open();
    remove();
    const undo = await screen.findByRole('button', { name: 'Rückgängig' });
    expect(document.activeElement).toBe(undo);
    expect(screen.getByText('Ihr Warenkorb ist noch leer.')).toBeTruthy();
    await waitFor(() => expect(told()).toHaveLength(1));
    fireEvent.click(undo);
    await screen.findByRole('button', { name: /entfernen: Zirkel/ });
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Vorschau des Warenkorbs' }));
    await waitFor(() => expect(carts.received()).toMatchObject([{}, { kind: 'add-position', quantity: 1, at: 0 }]));
    expect(told()).toEqual([]);
    expect(texts.exists('vue.minicart.undo', { ns: 'notices' })).toBe(true);
  });

  it('is final after its time, which stands still while the way back has the focus', async () => {
    const { clock, remove, shop } = await open();
    remove();
    const undo = await screen.findByRole('button', { name: 'Rückgängig' });
    await act(answersArrive);
    act(() => clock.pass(2 * LINE_UNDO_WINDOW_MS));
    expect(screen.getByRole('button', { name: 'Rückgängig' })).toBe(undo);
    act(() => screen.getByRole('link', { name: 'draußen' }).focus());
    await act(answersArrive);
    act(() => clock.pass(LINE_UNDO_WINDOW_MS));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull());
    expect(shop.get(cartUseCases.editCart).state$.value).toMatchObject({ removal: { kind: 'none' } });
  });

  it('is held no longer than the flyout is open', async () => {
    const { remove, shop, rendered } = await open();
    remove();
    await screen.findByRole('button', { name: 'Rückgängig' });
    const state = () => shop.get(cartUseCases.editCart).state$.value;
    await waitFor(() => expect(state()).toMatchObject({ removal: { kind: 'held' } }));
    rendered.unmount();
    await waitFor(() => expect(state()).toMatchObject({ removal: { kind: 'undoable' } }));
  });

  it('leaves the focus alone where the article was removed on another page', async () => {
    const { shop } = await open();
    await act(async () => void (await shop.get(cartUseCases.editCart).remove(brandId<CartLineId>('line-1'))));
    await screen.findByRole('button', { name: 'Rückgängig' });
    expect(document.activeElement).toBe(document.body);
  });

  it('shows before it what did not come into the basket whole, because the removal makes the shop forget it', async () => {
    const shortfall = 'Weniger Stück: Heft (10 statt 12).';
    const { rendered } = await open({ shortfall });
    const [section] = rendered.container.querySelectorAll('section');
    expect(section?.textContent.indexOf(shortfall)).toBeLessThan(section?.textContent.indexOf('Zirkel') ?? -1);
    expect(section?.textContent).toContain(shortfall);
    cleanup();
    expect((await open()).rendered.container.textContent).not.toContain('Weniger');
  });

  it('is not told as done where the shop refuses', async () => {
    const { carts, told, remove } = await open();
    carts.failNext({ kind: 'gateway.unreachable' });
    remove();
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(told()).not.toMatchObject([{ key: 'vue.minicart.removed' }]);
  });
});
