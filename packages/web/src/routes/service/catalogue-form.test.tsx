// The form of the catalogue order in the business edition, posted with the fields that it has.

import { cleanup, render } from '@testing-library/react';
import { anAddress } from '@tornister/application/testing';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { MEMBER } from '../../../test/open-account-shop.ts';
import { openServiceShop } from '../../../test/open-service-shop.ts';
import { ShopProvider } from '../../react/shop-provider.tsx';
import { action, loader } from './catalogues.loader.ts';
import { Component } from './catalogues.page.tsx';

afterEach(cleanup);

const KATALOG = '/service/katalog/';
const PICTURE = { src: '/k.avif', alt: '', width: 1, height: 1, sources: [] };
const MAIN = { id: 'main', name: 'Hauptkatalog', description: '', pages: 1, language: 'de', picture: PICTURE };
const CATALOGUES = { catalogues: [MAIN], countries: [{ code: 'DE', name: 'Deutschland' }] };

/** What the form of the rendered page posts once it was filled in, for an institution with this name. */
const postedWith = async (company: string) => {
  const shop = await openServiceShop({
    storefront: { isB2b: true },
    cookies: MEMBER,
    service: { printedCatalogues: CATALOGUES },
  });
  const page = await askOnHost(shop, loader, KATALOG);
  const router = createMemoryRouter([{ id: 'page', path: '*', Component }], {
    hydrationData: { loaderData: { page } },
    initialEntries: [KATALOG],
  });
  const { container } = render(
    <I18nextProvider i18n={shop.texts}>
      <ShopProvider shop={shop.shop}>
        <RouterProvider router={router} />
      </ShopProvider>
    </I18nextProvider>,
  );
  const named = [...container.querySelectorAll('input, select')].map((field) => field.getAttribute('name') ?? '');
  const { salutation, firstname, lastname, postcode, city, country, email } = anAddress();
  const typed: Readonly<Record<string, string>> = {
    'catalogue.main': 'on',
    'address.company': company,
    'address.streetAndNumber': 'Seeweg 3',
    ...Object.fromEntries(
      Object.entries({ salutation, firstname, lastname, postcode, city, country, email }).map(([name, value]) => [
        `address.${name}`,
        value,
      ]),
    ),
  };
  const hidden = Object.fromEntries(
    [...container.querySelectorAll('input[type="hidden"]')].map((field) => [
      field.getAttribute('name') ?? '',
      field.getAttribute('value') ?? '',
    ]),
  );
  const form = { ...hidden, ...Object.fromEntries(Object.entries(typed).filter(([name]) => named.includes(name))) };
  return { shop, answer: await askOnHost(shop, action, KATALOG, form) };
};

describe('the order of printed catalogues by an institution (spec 2 §3 "Address")', () => {
  it('names the institution that they go to', async () => {
    const { shop, answer } = await postedWith('Grundschule am See');
    expect(redirectOf(answer)).toEqual([303, `${KATALOG}?sent=1`]);
    expect(shop.service.calls().at(-1)).toMatchObject([
      'orderCatalogues',
      {
        catalogueIds: ['main'],
        address: { recipient: { formType: 'companyOrSchool', company: 'Grundschule am See' } },
      },
      {},
    ]);
  });

  it('asks for its name', async () => {
    const { shop, answer } = await postedWith('');
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { refusal: { errors: [{ field: 'address.company' }] } },
    });
    expect(shop.service.calls().map(([name]) => name)).not.toContain('orderCatalogues');
  });
});
