// Renders a page in tests as its loader, and the answer to a form of it, have left it.

import { render } from '@testing-library/react';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Shop } from '../src/composition/shop.ts';
import { ShopProvider } from '../src/react/shop-provider.tsx';
import type { FormRefusal } from '../src/routes/form-refusal.ts';

type Around = { readonly shop: Shop; readonly texts: i18n };

/** Renders what a router shows, in a shop with its texts. */
export const renderRouter = (router: ReturnType<typeof createMemoryRouter>, { shop, texts }: Around) =>
  render(
    <I18nextProvider i18n={texts}>
      <ShopProvider shop={shop}>
        <RouterProvider router={router} />
      </ShopProvider>
    </I18nextProvider>,
  );

type Page = {
  readonly Component: ComponentType;
  /** What its loader has answered. */
  readonly opened: unknown;
  readonly refusal?: FormRefusal | undefined;
  readonly address?: string;
};

/** Renders the page, and answers the element that holds it. */
export const renderPage = ({ Component, opened, refusal, address = '/' }: Page, around: Around): HTMLElement => {
  const router = createMemoryRouter([{ id: 'page', path: '*', Component, loader: () => opened, action: () => null }], {
    initialEntries: [address],
    hydrationData: {
      loaderData: { page: opened },
      actionData: refusal === undefined ? null : { page: { refusal } },
    },
  });
  return renderRouter(router, around).container;
};
