import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { aCart, aLine } from '@tornister/application/testing';
import type { ListAdded } from '@tornister/application/wishlist';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Form, RouterProvider, redirect } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { ShopProvider } from '../../react/shop-provider.tsx';
import { ListAddedDialog } from './list-added.tsx';

afterEach(cleanup);

/** A page whose form is answered with these, one after the other. */
const aPage = async (...answers: readonly (ListAdded | undefined)[]) => {
  const { shop, texts } = await openTestShop();
  const left = [...answers];
  const router = createMemoryRouter([
    {
      path: '*',
      action: () => {
        const added = left.shift();
        return added === undefined ? redirect('/') : { added };
      },
      element: (
        <I18nextProvider i18n={texts}>
          <ShopProvider shop={shop}>
            <Form method="post">
              <button type="submit">send</button>
            </Form>
            <ListAddedDialog />
          </ShopProvider>
        </I18nextProvider>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  return { send: () => fireEvent.click(screen.getByText('send')) };
};

const cart = aCart([aLine(1)]);
const opened = (words: string) => waitFor(() => expect(screen.getByText(words).closest('dialog')?.open).toBe(true));

describe('the flyout after a whole list (docs/adr/0076)', () => {
  it.each([
    ['Alles, was lieferbar ist, liegt im Warenkorb.', { wanted: 2, added: 2, cart }],
    ['Ein Teil liegt im Warenkorb. Von den übrigen Artikeln gibt es nicht genug.', { wanted: 2, added: 1, cart }],
    [
      'Ein Teil liegt im Warenkorb. Für die übrigen Artikel hat der Shop nicht geantwortet. Bitte sehen Sie im Warenkorb nach, was noch fehlt.',
      { wanted: 2, added: 1, isUnfinished: true, cart },
    ],
  ])('says %j', async (words, added) => {
    const { send } = await aPage(added);
    expect(document.querySelector('dialog')).toBeNull();
    send();
    await opened(words);
    expect(screen.getByText('Zum Warenkorb').getAttribute('href')).toBe('/checkout/basket/');
  });

  it('stays closed once it is, and opens with the next answer', async () => {
    const added = { wanted: 2, added: 2, cart };
    const { send } = await aPage(added, { ...added });
    send();
    await opened('Alles, was lieferbar ist, liegt im Warenkorb.');
    fireEvent.click(screen.getByText('Weiter einkaufen'));
    await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(false));
    send();
    await opened('Alles, was lieferbar ist, liegt im Warenkorb.');
  });

  it('does not open where the page is sent on', async () => {
    const { send } = await aPage(undefined);
    send();
    await waitFor(() => expect(screen.getByText('send')).toBeTruthy());
    expect(document.querySelector('dialog')).toBeNull();
  });
});
