import { cleanup, render } from '@testing-library/react';
import { aCart, aLine, aShipper, aShippingStep } from '@tornister/application/testing';
import type { Shipper } from '@tornister/domain/checkout';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { browseModule } from '../../composition/browse.module.ts';
import { deliveryModule } from '../../composition/delivery.module.ts';
import { emailModule } from '../../composition/email.module.ts';
import { stepsModule } from '../../composition/steps.module.ts';
import { typingModule } from '../../composition/typing.module.ts';
import { ShopProvider } from '../../react/shop-provider.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import { Component } from './shipping.page.tsx';

registerArea(browseModule);
registerArea(stepsModule);
registerArea(deliveryModule);
registerArea(emailModule);
registerArea(typingModule);
afterEach(cleanup);

const fields = [
  { fieldName: 'phone', displayName: 'Telefon für die Terminabsprache', fieldValue: '' },
  { fieldName: 'floor', displayName: 'Stockwerk', fieldValue: '' },
];
const PRICE = /kostenlos|€/;
const FREIGHT = [aShipper('dhl'), aShipper('spedition', { selected: true })];

const stepWith = async (shippers: readonly Shipper[], refusal?: FormRefusal) => {
  const { shop, texts } = await openTestShop();
  const opened = {
    step: aShippingStep({ cart: aCart([aLine(1)], { speditionFields: fields }), shippers }),
    billingMode: 'show',
    isPaymentStepAvailable: true,
    isPayless: false,
  };
  const router = createMemoryRouter([{ id: 'shipping', path: '*', Component, loader: () => opened }], {
    hydrationData: {
      loaderData: { shipping: opened },
      ...(refusal === undefined ? {} : { actionData: { shipping: { refusal } } }),
    },
  });
  return render(
    <I18nextProvider i18n={texts}>
      <ShopProvider shop={shop}>
        <RouterProvider router={router} />
      </ShopProvider>
    </I18nextProvider>,
  );
};

describe('the shipping step of goods that a forwarding agent brings', () => {
  it('names the questions that were left open as they stand at their fields', async () => {
    const errors = fields.map(({ fieldName }) => ({ field: `spedition.${fieldName}`, message: 'requiredField' }));
    const { getByRole } = await stepWith(FREIGHT, { errors, typed: {} });
    const links = [...getByRole('alert').querySelectorAll('a')];
    expect(links.map(({ textContent }) => textContent)).toEqual(['Telefon für die Terminabsprache', 'Stockwerk']);
    expect(links.map(({ hash }) => document.getElementById(hash.slice(1))?.getAttribute('name'))).toEqual(
      errors.map(({ field }) => field),
    );
  });

  it('says why other shippers do not bring them, and names no price of these', async () => {
    const { container } = await stepWith(FREIGHT);
    const cardOf = (code: string) => container.querySelector(`[name="shipperCode"][value="${code}"]`)?.closest('label');
    expect(cardOf('dhl')?.textContent).toContain('nur eine Spedition');
    expect(cardOf('dhl')?.textContent).not.toMatch(PRICE);
    expect(cardOf('spedition')?.textContent).toMatch(PRICE);
  });

  it('says why there is no packing station for them, before anything is typed', async () => {
    const { getByRole, container } = await stepWith(FREIGHT);
    const station = getByRole('radio', { name: /^An eine Packstation.*nur eine Spedition/ });
    expect(station.hasAttribute('disabled')).toBe(true);
    expect(container.querySelector('[name^="packstation."]')).toBeNull();
  });
});

describe('the shipping step of a store without dhl', () => {
  it('offers no packing station', async () => {
    const { queryByRole } = await stepWith([aShipper('dpd', { selected: true })]);
    expect(queryByRole('radio', { name: /Packstation/ })).toBeNull();
    expect(queryByRole('radio', { name: /^An die Rechnungsadresse/ })).not.toBeNull();
  });
});
