import { cleanup, render } from '@testing-library/react';
import { aCart, aLine, aShipper, aShippingStep } from '@tornister/application/testing';
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
import { Component } from './shipping.page.tsx';

registerArea(browseModule);
registerArea(stepsModule);
registerArea(deliveryModule);
registerArea(emailModule);
registerArea(typingModule);
afterEach(cleanup);

describe('the shipping step of goods that a forwarding agent brings', () => {
  it('names the questions that were left open as they stand at their fields', async () => {
    const { shop, texts } = await openTestShop();
    const fields = [
      { fieldName: 'phone', displayName: 'Telefon für die Terminabsprache', fieldValue: '' },
      { fieldName: 'floor', displayName: 'Stockwerk', fieldValue: '' },
    ];
    const opened = {
      step: aShippingStep({
        cart: aCart([aLine(1)], { speditionFields: fields }),
        shippers: [aShipper('spedition', { selected: true })],
      }),
      billingMode: 'show',
      isPaymentStepAvailable: true,
      isPayless: false,
    };
    const errors = fields.map(({ fieldName }) => ({
      field: `spedition.${fieldName}`,
      message: 'vue.form.error.required',
    }));
    const router = createMemoryRouter([{ id: 'shipping', path: '*', Component, loader: () => opened }], {
      hydrationData: { loaderData: { shipping: opened }, actionData: { shipping: { refusal: { errors, typed: {} } } } },
    });
    const { getByRole } = render(
      <I18nextProvider i18n={texts}>
        <ShopProvider shop={shop}>
          <RouterProvider router={router} />
        </ShopProvider>
      </I18nextProvider>,
    );
    const links = [...getByRole('alert').querySelectorAll('a')];
    expect(links.map(({ textContent }) => textContent)).toEqual(['Telefon für die Terminabsprache', 'Stockwerk']);
    expect(links.map(({ hash }) => document.getElementById(hash.slice(1))?.getAttribute('name'))).toEqual(
      errors.map(({ field }) => field),
    );
  });
});
