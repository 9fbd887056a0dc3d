import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aCart, aLine } from '@tornister/application/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../../test/open-test-shop.tsx';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { MiniCart } from './mini-cart.tsx';

afterEach(cleanup);

describe('removing an article in the mini cart', () => {
  const open = async () => {
    const opened = await openTestShop({ cart: { items: [], cart: aCart([aLine(1, { name: 'Zirkel' })]) } });
    const { shop } = opened;
    const editCart = shop.get(cartUseCases.editCart);
    await editCart.refresh();
    renderInShop(opened, <MiniCart state={editCart.state$.value} />);
    const told = () => shop.get(cartUseCases.showNotices).state$.value.map(({ text }) => text);
    const remove = () => fireEvent.click(screen.getByRole('button', { name: /Zirkel/ }));
    return { ...opened, told, remove };
  };

  it('is told with its name once the shop has taken it out (spec 3 §8)', async () => {
    const { told, remove, texts } = await open();
    remove();
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(told()).toEqual([{ kind: 'key', key: 'vue.minicart.removed', values: { name: 'Zirkel' } }]);
    expect(texts.exists('vue.minicart.removed', { ns: 'notices' })).toBe(true);
  });

  it('is not told as done where the shop refuses', async () => {
    const { carts, told, remove } = await open();
    carts.failNext({ kind: 'gateway.unreachable' });
    remove();
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(told()).not.toMatchObject([{ key: 'vue.minicart.removed' }]);
  });
});
