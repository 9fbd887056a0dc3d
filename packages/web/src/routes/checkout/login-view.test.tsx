import { cleanup, render } from '@testing-library/react';
import { aCart, aLine } from '@tornister/application/testing';
import { instantOf, MINUTE_MS } from '@tornister/domain/shared';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { browseModule } from '../../composition/browse.module.ts';
import { emailModule } from '../../composition/email.module.ts';
import { stepsModule } from '../../composition/steps.module.ts';
import { typingModule } from '../../composition/typing.module.ts';
import { ShopProvider } from '../../react/shop-provider.tsx';
import { Component } from './login.page.tsx';

registerArea(browseModule);
registerArea(stepsModule);
registerArea(emailModule);
registerArea(typingModule);
afterEach(cleanup);

const RESERVATION = { kind: 'reserved', until: instantOf(5 * MINUTE_MS), extensions: 0 } as const;

/** The first step of a cart with a reserved deal, as its address asks for it. */
const stepAt = async (option: string | undefined): Promise<HTMLElement> => {
  const { shop, texts } = await openTestShop({
    cart: { items: [], cart: aCart([aLine(1)], { reservation: RESERVATION }) },
  });
  const opened = {
    countries: [{ code: 'DE', name: 'Deutschland' }],
    isCartEmpty: false,
    isPayless: false,
    reserved: { reservation: RESERVATION, now: instantOf(0) },
    option,
  };
  const router = createMemoryRouter([{ id: 'login', path: '*', Component, loader: () => opened }], {
    hydrationData: { loaderData: { login: opened } },
  });
  return render(
    <I18nextProvider i18n={texts}>
      <ShopProvider shop={shop}>
        <RouterProvider router={router} />
      </ShopProvider>
    </I18nextProvider>,
  ).container;
};

describe('the first step of a cart with reserved deals', () => {
  it.each([
    [undefined, '/checkout/login/'],
    ['guest', '/checkout/login/?option=guest'],
  ])('counts down with option %s, and extending leads back to the form that was open', async (option, page) => {
    const container = await stepAt(option);
    expect(container.querySelector('[role=timer]')?.textContent).toContain('5:00');
    expect(container.querySelector<HTMLInputElement>('input[name=page]')?.value).toBe(page);
  });
});
