// The voucher and the gifts of the basket while what was asked for is on its way.

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aCart, aLine } from '@tornister/application/testing';
import type { Cart } from '@tornister/domain/cart';
import { brandId, type ItemId } from '@tornister/domain/shared';
import { createMemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { renderRouter } from '../../../test/render-page.tsx';
import { BasketAside, GiftChoice } from './basket-parts.tsx';

afterEach(cleanup);

const CHANGING = 'Der Warenkorb wird aktualisiert …';
const picture = { src: '/a.webp', alt: 'Lineal', width: 120, height: 90, sources: [] };
const freeArticles = [{ promotionId: 'p', itemId: brandId<ItemId>('ruler'), name: 'Lineal', picture }];
const redeemed = { kind: 'redeemed', code: 'SCHULE', name: 'Zum Schulstart', saving: { cents: 1, currency: 'EUR' } };

/** The basket whose forms are answered when a test says so. */
const open = async (changes: Partial<Cart>) => {
  const cart = aCart([aLine(1)], { freeArticles, ...changes });
  const posted: string[] = [];
  const answers: (() => void)[] = [];
  const element = (
    <>
      <GiftChoice cart={cart} />
      <BasketAside
        cart={cart}
        isChanging={false}
        refused={undefined}
        deliveryCountries={[]}
        paymentNames={[]}
        isWalletOffered
      />
    </>
  );
  const action = async ({ request }: { readonly request: Request }) => {
    posted.push(String((await request.formData()).get('intent')));
    return new Promise<null>((answer) => answers.push(() => answer(null)));
  };
  const router = createMemoryRouter([{ path: '*', element, action }]);
  renderRouter(router, await openTestShop({ cart: { cart, items: [] } }));
  const regions = screen.getAllByRole('status');
  /** What is said in a place that was there before: nothing else is read aloud (WCAG 4.1.3). */
  const said = () => regions.map(({ textContent }) => textContent).join('');
  const answer = async () => {
    await act(async () => answers.at(-1)?.());
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  };
  return { posted, said, answer };
};

describe('what was asked for at the basket', () => {
  it.each([
    ['voucher', {}, /^Einlösen/u],
    ['remove-voucher', { voucher: redeemed }, /^Gutschein entfernen|^Entfernen/u],
    ['gift', {}, /Lineal/u],
  ])('is told while it is on its way, and sent once for two presses: %s', async (intent, changes, name) => {
    const { posted, said, answer } = await open(changes as Partial<Cart>);
    const button = screen
      .getAllByRole<HTMLButtonElement>('button', { hidden: true })
      .find((one) => one.form?.querySelector(`[name=intent][value=${intent}]`));
    expect(button?.getAttribute('aria-label') ?? button?.textContent).toMatch(name);
    expect(said()).not.toContain(CHANGING);
    if (button === undefined) throw new Error('no button');
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(said()).toContain(CHANGING));
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    await waitFor(() => expect(posted).toEqual([intent]));
    await answer();
    expect(said()).not.toContain(CHANGING);
    expect(button.getAttribute('aria-disabled')).toBe('false');
  });

  it('is not said of the way to the wallet, which changes nothing', async () => {
    const { posted, said } = await open({});
    fireEvent.click(screen.getByRole('button', { name: /Amazon Pay/u }));
    await waitFor(() => expect(posted).toEqual(['wallet']));
    expect(said()).not.toContain(CHANGING);
  });
});
