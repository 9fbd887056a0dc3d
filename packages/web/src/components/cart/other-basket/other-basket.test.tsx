// What an empty basket says to who has changed the language after choosing something.

import { cleanup, screen } from '@testing-library/react';
import { aCart, aLine } from '@tornister/application/testing';
import type { LocaleCode, Storefront } from '@tornister/domain/storefront';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop, renderInShop, renderOnServer } from '../../../../test/open-test-shop.tsx';
import { renderPage } from '../../../../test/render-page.tsx';
import { registerArea } from '../../../composition/area-module.ts';
import { browseModule } from '../../../composition/browse.module.ts';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { stepsModule } from '../../../composition/steps.module.ts';
import { Component } from '../../../routes/checkout/basket.page.tsx';
import { EmptyBasket } from '../../../routes/checkout/basket-parts.tsx';
import { MiniCart } from '../mini-cart/mini-cart.tsx';

registerArea(browseModule);
registerArea(stepsModule);
afterEach(cleanup);

const LINK = /^Im anderen nachsehen: English$/;
const ENGLISH = { locale: 'en-DE', language: 'en' } as const;

const openMiniCart = async (storefront: Partial<Storefront> & { readonly locale?: LocaleCode }, lines = 0) => {
  const items = Array.from({ length: lines }, (_line, at) => aLine(at + 1));
  const cart = lines === 0 ? { items } : { items, cart: aCart(items) };
  const opened = await openTestShop({ storefront, locale: storefront.locale ?? 'de-DE', cart });
  const editCart = opened.shop.get(cartUseCases.editCart);
  await editCart.refresh();
  renderInShop(opened, <MiniCart state={editCart.state$.value} />);
};

describe('the basket of the other language (spec 1 §1: each language has its host)', () => {
  it('is named on the page of an empty basket, also without scripts', async () => {
    const html = renderOnServer(await openTestShop(), <EmptyBasket />);
    expect(html).toContain('Ohne Anmeldung hat jede Sprache einen eigenen Warenkorb');
    expect(html).toContain('href="https://en.shop.example/checkout/basket/"');
  });

  it('is named in English, too', async () => {
    await openMiniCart(ENGLISH);
    const link = await screen.findByRole('link', { name: 'Look in the other one: Deutsch' });
    expect(link.getAttribute('href')).toBe('https://www.shop.example/checkout/basket/');
    expect(screen.getByText(/Without a login, each language has a basket of its own/)).toBeTruthy();
  });

  it('is named in the empty mini cart', async () => {
    await openMiniCart({});
    expect(await screen.findByRole('link', { name: LINK })).toBeTruthy();
  });

  it('is not named where something is in the basket', async () => {
    const [line, cart] = [aLine(1), aCart([aLine(1)])];
    await openMiniCart({}, 1);
    const opened = { cart, items: [line], deliveryCountries: [], paymentNames: [], isWalletOffered: false };
    renderPage({ Component, opened }, await openTestShop({ cart: { cart, items: [line] } }));
    expect(screen.queryByRole('link', { name: LINK })).toBeNull();
  });

  it.each([
    ['the shop speaks one language', { store: 'at', locale: 'de-AT' }],
    ['a basket needs a login', { store: 'b2b', locale: 'edu-de', isB2b: true }],
  ] as const)('is not named where %s', async (_where, storefront) => {
    const html = renderOnServer(await openTestShop({ storefront, locale: storefront.locale }), <EmptyBasket />);
    expect(html).toContain('Ihr Warenkorb ist noch leer');
    expect(html).not.toContain('.shop.example/checkout/basket/');
  });
});
