import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLine } from '@tornister/application/testing';
import { brandId, type ItemId } from '@tornister/domain/shared';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestShop, renderInShop, renderOnServer } from '../../../../test/open-test-shop.tsx';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import type { Shop } from '../../../composition/shop.ts';
import { ToastList } from '../../notices/toast-list/toast-list.tsx';
import { AddToBasketForm, addedDialog } from './add-to-basket-form.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

describe('putting an article into the basket', () => {
  it('says that it is adding, adds once for two presses, and offers both ways on', async () => {
    const { carts } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    const busy = screen.getByRole('button', { name: 'Wird hinzugefügt …' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(busy);
    // The button has its first name again: everything that two presses could do is done.
    await screen.findByRole('button', { name: 'In den Warenkorb' });
    expect(carts.received()).toEqual([{ kind: 'add-position', itemId: 'item-1', quantity: 5 }]);
    // An effect opens the dialog, after its words are there.
    await waitFor(() => expect(screen.getByText('In den Warenkorb gelegt').closest('dialog')?.open).toBe(true));
    expect(screen.getByText('Weiter einkaufen')).toBeTruthy();
    expect(screen.getByText('Zum Warenkorb').getAttribute('href')).toBe('/checkout/basket/');
  });

  it.each(['pointer', 'focus'])(
    'fetches what adds when a %s reaches the form, before anything is pressed',
    async (what) => {
      const testShop = await openTestShop();
      let reached = 0;
      const makeReady = async () => {
        reached += 1;
      };
      const get = ((name) =>
        name === cartUseCases.makeCartReady ? makeReady : testShop.shop.get(name)) as Shop['get'];
      renderInShop({ ...testShop, shop: { ...testShop.shop, get } }, FORM);
      expect(reached).toBe(0);
      const button = screen.getByRole('button', { name: 'In den Warenkorb' });
      if (what === 'pointer') fireEvent.pointerEnter(button.closest('form') ?? button);
      else fireEvent.focus(button);
      expect(reached).toBe(1);
      expect(testShop.carts.received()).toEqual([]);
    },
  );

  it('adds what is typed although nobody left the field', async () => {
    const { carts } = await open();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '12' } });
    fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    await waitFor(() => expect(carts.received()).toMatchObject([{ quantity: 12 }]));
  });

  it('raises what is below the minimum order quantity to it (spec 3 §5)', async () => {
    const { carts } = await open();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '2' } });
    fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    await waitFor(() => expect(carts.received()).toMatchObject([{ quantity: 5 }]));
  });

  it('says the minimum order quantity in the dialog, also where it was kept (spec 3 §5)', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Die Mindestbestellmenge beträgt 5 Stück.')).toBeDefined();
  });

  it('says in the dialog what the field told when it was left, until something else is typed', async () => {
    await open();
    const dialog = await addsTooMany();
    expect(within(dialog).getByText(/50/, { selector: 'p[class*="limit"]' })).toBeDefined();
  });

  it.each([
    ['viele', 'Bitte geben Sie eine ganze Zahl ein. Die Menge ist jetzt 1.'],
    ['1,5', 'Bitte geben Sie eine ganze Zahl ein. Die Menge ist jetzt 1.'],
    ['0', 'Die Mindestbestellmenge beträgt 1 Stück.'],
    ['-2', 'Die Mindestbestellmenge beträgt 1 Stück.'],
  ])('says in the dialog what was taken where %s was sent from the field: %s', async (typed, said) => {
    renderInShop(
      await openTestShop({ cart: { items: [aLine(1, { minimumOrderQuantity: 1, maxQuantity: 50 })] } }),
      <AddToBasketForm itemId={brandId<ItemId>('item-1')} minimum={1} maximum={50} name="Schulheft" />,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.submit(field.form ?? expect.fail());
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^1 ×/)).toBeDefined();
    expect(within(dialog).getByText(said)).toBeDefined();
  });

  it.each(['sends from the field', 'leaves for the button'])(
    'adds the least that can be where somebody types what is no number and %s',
    async (way) => {
      renderInShop(
        await openTestShop({ cart: { items: [aLine(1, { minimumOrderQuantity: 1, maxQuantity: 50 })] } }),
        <AddToBasketForm itemId={brandId<ItemId>('item-1')} minimum={1} maximum={50} name="Schulheft" />,
      );
      const field = screen.getByRole<HTMLInputElement>('textbox');
      fireEvent.change(field, { target: { value: '8' } });
      fireEvent.blur(field);
      fireEvent.change(field, { target: { value: '5o' } });
      if (way === 'leaves for the button') fireEvent.blur(field);
      fireEvent.submit(field.form ?? expect.fail());
      const dialog = await screen.findByRole('dialog');
      expect(within(dialog).getByText(/^1 ×/)).toBeDefined();
      expect(within(dialog).getByText('Bitte geben Sie eine ganze Zahl ein. Die Menge ist jetzt 1.')).toBeDefined();
    },
  );

  it('opens the dialog with what could be had where the page knew an older maximum, and the field says the newer one', async () => {
    renderInShop(
      await openTestShop({ cart: { items: [aLine(1, { minimumOrderQuantity: 1, maxQuantity: 48 })] } }),
      <AddToBasketForm itemId={brandId<ItemId>('item-1')} minimum={1} maximum={50} name="Schulheft" />,
    );
    const dialog = await addsTooMany();
    expect(within(dialog).getByText(/^48 ×/)).toBeDefined();
    expect(within(dialog).getByText(/48/, { selector: 'p[class*="limit"]' })).toBeDefined();
    expect(screen.getByRole('status', { hidden: true }).textContent).toContain('48');
  });

  it('says no minimum of goods that are sold from one piece on', async () => {
    renderInShop(
      await openTestShop({ cart: { items: [aLine(1, { minimumOrderQuantity: 1, maxQuantity: 50 })] } }),
      <AddToBasketForm itemId={brandId<ItemId>('item-1')} minimum={1} maximum={50} name="Schulheft" />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByText(/Mindestbestellmenge/)).toBeNull();
  });

  it('says by a notice that the goods are in the basket where the dialog cannot be fetched, and by the dialog once it can be', async () => {
    vi.spyOn(addedDialog, 'current').mockReturnValue(undefined);
    const fetch = vi.spyOn(addedDialog, 'fetch').mockRejectedValue(new Error('offline'));
    const { carts } = await open(<ToastList />);
    fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    expect(await screen.findByText('In den Warenkorb gelegt')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(carts.received()).toHaveLength(1);
    fetch.mockRestore();
    fireEvent.click(await screen.findByRole('button', { name: 'In den Warenkorb' }));
    expect(await screen.findByRole('dialog', { name: 'In den Warenkorb gelegt' })).toBeDefined();
  });

  it.each([
    [
      'another article',
      <AddToBasketForm key="buy" itemId={brandId<ItemId>('item-2')} minimum={1} maximum={9} name="Heft" />,
    ],
    ['none that can be bought', undefined],
  ])('tells what was added where meanwhile %s is shown', async (_what, other) => {
    const items = [aLine(1, { minimumOrderQuantity: 5, maxQuantity: 50 }), aLine(2)];
    let answer = (): void => undefined;
    const arrives = <Answer,>(answered: Answer) =>
      new Promise<Answer>((resolve) => {
        answer = () => resolve(answered);
      });
    const testShop = await openTestShop({ cart: { items, arrives } });
    renderInShop(testShop, <Choice other={other} />);
    fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    await waitFor(() => expect(testShop.carts.received()).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Rot' }));
    answer();
    expect(await screen.findByText('In den Warenkorb gelegt')).toBeDefined();
    if (other !== undefined) expect(screen.getByRole<HTMLInputElement>('textbox', { hidden: true }).value).toBe('1');
  });

  it('posts to the basket where no script runs', async () => {
    const html = renderOnServer(await openTestShop(), FORM);
    expect(html).toContain('action="/checkout/basket/"');
    expect(html).toContain('name="intent" value="add"');
    expect(html).toContain('name="itemId" value="item-1"');
  });
});

/** The form of an article, and a button that chooses another. */
const Choice = ({ other }: { readonly other: ReactNode }) => {
  const [isOther, setIsOther] = useState(false);
  return (
    <>
      {isOther ? other : <AddToBasketForm key="buy" {...FORM.props} />}
      <button type="button" onClick={() => setIsOther(true)}>
        Rot
      </button>
      <ToastList />
    </>
  );
};

const FORM = <AddToBasketForm itemId={brandId<ItemId>('item-1')} minimum={5} maximum={50} name="Schulheft" />;

/** Types more than there are, leaves the field and adds; answers the dialog of what was added. */
const addsTooMany = async () => {
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: '99999' } });
  fireEvent.blur(field);
  await waitFor(() => expect((field as HTMLInputElement).value).toBe('50'));
  fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
  return screen.findByRole('dialog');
};

const open = async (beside?: ReactNode) => {
  const testShop = await openTestShop({ cart: { items: [aLine(1, { minimumOrderQuantity: 5, maxQuantity: 50 })] } });
  renderInShop(
    testShop,
    <>
      {FORM}
      {beside}
    </>,
  );
  return testShop;
};
