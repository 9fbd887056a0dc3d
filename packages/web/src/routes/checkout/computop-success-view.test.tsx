import { act, cleanup, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { renderRouter } from '../../../test/render-page.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { stepsModule } from '../../composition/steps.module.ts';
import { ShopProvider } from '../../react/shop-provider.tsx';
import { Component } from './computop-success.page.tsx';

registerArea(stepsModule);
afterEach(cleanup);

/** The page that waits, in a tab whose questions the test answers. */
const openPage = async (isMembership = false) => {
  const { shop, texts, clock } = await openTestShop();
  const answers: (() => void)[] = [];
  const loader = () =>
    new Promise<{ readonly isMembership: boolean }>((resolve) => {
      answers.push(() => resolve({ isMembership }));
    });
  const router = createMemoryRouter(
    [
      { id: 'wait', path: '/', Component, loader },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
    { hydrationData: { loaderData: { wait: { isMembership } } } },
  );
  renderRouter(router, { shop, texts });
  const pass = (ms: number) => act(async () => clock.pass(ms));
  const answer = () => act(async () => answers.at(-1)?.());
  return { router, pass, answer, asked: () => answers.length };
};

describe('the page that waits for a payment, in a tab', () => {
  it('asks by itself every 3 seconds, and never while a question is on its way', async () => {
    const { pass, answer, asked } = await openPage();
    await pass(2_999);
    expect(asked()).toBe(0);
    await pass(1);
    expect(asked()).toBe(1);
    await pass(9_000);
    expect(asked()).toBe(1);
    await answer();
    await pass(2_999);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
  });

  it.each([
    [false, 'Noch einmal bezahlen oder Bestellung ändern', '/checkout/basket/'],
    [true, 'Noch einmal bezahlen', '/prime/checkout/'],
  ])('leads to where its order can be paid again (membership: %s)', async (isMembership, name, path) => {
    await openPage(isMembership);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([[name, path]]);
  });

  it('has a link to look again where no script asks, and nothing that loads the document again', async () => {
    const { shop, texts } = await openTestShop();
    const router = createMemoryRouter([{ id: 'wait', path: '*', Component, loader: () => ({ isMembership: false }) }], {
      initialEntries: ['/computop/success/?orderId=order-1'],
      hydrationData: { loaderData: { wait: { isMembership: false } } },
    });
    const html = renderToString(
      <I18nextProvider i18n={texts}>
        <ShopProvider shop={shop}>
          <RouterProvider router={router} />
        </ShopProvider>
      </I18nextProvider>,
    );
    expect(html).toContain('<noscript><a href="/computop/success/?orderId=order-1">Jetzt nachsehen</a></noscript>');
    expect(html).not.toContain('http-equiv');
  });

  it('asks no more when it was left', async () => {
    const { router, pass, asked } = await openPage();
    await act(() => router.navigate('/elsewhere'));
    expect(screen.getByText('Elsewhere')).toBeDefined();
    await pass(9_000);
    expect(asked()).toBe(0);
  });
});
