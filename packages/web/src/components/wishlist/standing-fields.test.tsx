import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { aLine, aListEntry, aWishlist } from '@tornister/application/testing';
import { PATHS } from '@tornister/domain/routing';
import { brandId, type ItemId } from '@tornister/domain/shared';
import { tableOf } from '@tornister/domain/wishlist';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { browseModule } from '../../composition/browse.module.ts';
import { ShopProvider } from '../../react/shop-provider.tsx';
import { ListHead } from './list-head.tsx';
import { standingIn } from './standing-fields.ts';
import { WishlistTable } from './wishlist-table.tsx';

registerArea(browseModule);
afterEach(cleanup);

const ADDRESS = { sort: 'added', removed: [] } as const;
const { entries: _none, ...FACTS } = aWishlist('a');

/** The list with one piece of compass 1, and every form that it posts. */
const open = async () => {
  const entry = aListEntry('1');
  const list = { ...FACTS, table: tableOf([{ ...entry, item: { ...entry.item, maxQuantity: 20 } }]) };
  const opened = await openTestShop({ cart: { items: [aLine(1, { itemId: brandId<ItemId>('1-1') })] } });
  const posted: FormData[] = [];
  const answers: (() => void)[] = [];
  const action = async ({ request }: { readonly request: Request }) => {
    posted.push(await request.formData());
    return new Promise<null>((answer) => answers.push(() => answer(null)));
  };
  const page = (
    <I18nextProvider i18n={opened.texts}>
      <ShopProvider shop={opened.shop}>
        <ListHead list={list} address={ADDRESS} isCurrent formKey="key-of-press" />
        <WishlistTable list={list} lists={[]} address={ADDRESS} isLoggedIn={false} />
      </ShopProvider>
    </I18nextProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page, action }], { initialEntries: [PATHS.wishlist] });
  render(<RouterProvider router={router} />);
  return { ...opened, posted, router };
};
const pressPlus = (): void => {
  fireEvent.click(screen.getByRole('button', { name: /erhöhen/ }));
};

describe('a button beside a quantity that is set and not applied yet (spec 3 §4)', () => {
  it('puts as many pieces of the row into the basket as stand in its field', async () => {
    const { carts, posted } = await open();
    pressPlus();
    pressPlus();
    fireEvent.click(screen.getByRole('button', { name: /Zirkel 1.* in den Warenkorb/ }));
    await waitFor(() => expect(carts.received()).toHaveLength(1));
    expect(carts.received()).toMatchObject([{ itemId: '1-1', quantity: 3 }]);
    expect(posted).toEqual([]);
  });

  it('takes the whole list with what stands in its fields, once for two presses', async () => {
    const { posted, router } = await open();
    pressPlus();
    pressPlus();
    const all = screen.getByRole('button', { name: 'Alles in den Warenkorb' });
    fireEvent.click(all);
    await waitFor(() => expect(router.state.navigation.state).toBe('submitting'));
    await waitFor(() => expect(all.getAttribute('aria-disabled')).toBe('true'));
    fireEvent.click(all);
    await waitFor(() => expect(posted).toHaveLength(1));
    const [form] = posted;
    expect(form?.get('key')).toBe('key-of-press');
    expect([...standingIn(form ?? new FormData())]).toEqual([['entry-1', 3]]);
  });

  it('brings along nothing where every quantity is applied', async () => {
    const { posted } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Alles in den Warenkorb' }));
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(standingIn(posted[0] ?? new FormData()).size).toBe(0);
  });
});
