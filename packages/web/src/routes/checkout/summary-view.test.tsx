import { cleanup, render } from '@testing-library/react';
import { aPayment, aShippingStep } from '@tornister/application/testing';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { checkoutModule } from '../../composition/checkout.module.ts';
import { ShopProvider } from '../../react/shop-provider.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import { Component } from './summary.page.tsx';

registerArea(checkoutModule);
afterEach(cleanup);

describe('the key that the order form of a view is sent with', () => {
  it('is that of the view', async () => {
    expect(await keyAfter(undefined)).toBe('fresh-key');
  });

  it.each(['gateway.unreachable', 'gateway.timed-out', 'gateway.throttled'])(
    'stays that of the first attempt when its outcome is not known (%s)',
    async (message) => {
      expect(await keyAfter({ message, typed: { idempotencyKey: 'first-key' }, errors: [] })).toBe('first-key');
    },
  );

  it('is a new one after a plain refusal: that attempt has placed nothing', async () => {
    const message = 'vue.checkout.summaryStep.notification.itemSoldOut';
    expect(await keyAfter({ message, typed: { idempotencyKey: 'first-key' }, errors: [] })).toBe('fresh-key');
    expect(await keyAfter({ typed: { idempotencyKey: 'first-key' }, errors: [] })).toBe('fresh-key');
  });

  it('is a new one where the form came back without a key', async () => {
    expect(await keyAfter({ message: 'gateway.unreachable', typed: {}, errors: [] })).toBe('fresh-key');
  });
});

/** The key in the form as it is rendered after an answer. */
const keyAfter = async (refusal: FormRefusal | undefined): Promise<string | undefined> => {
  const { shop, texts } = await openTestShop();
  const opened = {
    kind: 'open',
    step: aShippingStep(),
    payment: { methods: [aPayment('INVOICE', { selected: true })], selected: 'INVOICE' },
    isPaymentStepAvailable: true,
    idempotencyKey: 'fresh-key',
  };
  const router = createMemoryRouter(
    [{ id: 'summary', path: '*', Component, loader: () => opened, action: () => null }],
    {
      hydrationData: {
        loaderData: { summary: opened },
        actionData: refusal === undefined ? null : { summary: { refusal } },
      },
    },
  );
  const { container } = render(
    <I18nextProvider i18n={texts}>
      <ShopProvider shop={shop}>
        <RouterProvider router={router} />
      </ShopProvider>
    </I18nextProvider>,
  );
  return container.querySelector<HTMLInputElement>('input[name=idempotencyKey]')?.value;
};
