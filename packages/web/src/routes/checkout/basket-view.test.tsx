// What the page of the basket says above the goods.

import { cleanup } from '@testing-library/react';
import { aCart, aLine } from '@tornister/application/testing';
import type { Cart } from '@tornister/domain/cart';
import { afterEach, expect, it } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { renderPage } from '../../../test/render-page.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { browseModule } from '../../composition/browse.module.ts';
import { stepsModule } from '../../composition/steps.module.ts';
import { Component } from './basket.page.tsx';

registerArea(browseModule);
registerArea(stepsModule);
afterEach(cleanup);

const alertsOf = async (cart: Cart): Promise<readonly (string | null)[]> => {
  const opened = { cart, items: [], deliveryCountries: [], paymentNames: [], isWalletOffered: false };
  const container = renderPage({ Component, opened }, await openTestShop({ cart: { cart, items: [] } }));
  return [...container.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
};

it('the basket says which goods did not come into it whole, as long as it keeps that (spec 2 §4)', async () => {
  const shortfall = 'Nicht alles aus der Bestellung liegt wieder im Warenkorb. Nicht übernommen: Lineal.';
  expect(await alertsOf(aCart([aLine(1)], { shortfall }))).toEqual([shortfall]);
  cleanup();
  expect(await alertsOf(aCart([aLine(1)]))).toEqual([]);
});

it('the basket says above an empty voucher field that its voucher is over, and why (spec 2 §3 "voucherCodeStatus")', async () => {
  const shortfall = 'Der Gutschein „NUREINMAL“ gilt für diesen Warenkorb nicht mehr: Er ist aufgebraucht.';
  const cart = aCart([aLine(1)], { voucher: { kind: 'none' }, shortfall });
  expect(await alertsOf(cart)).toEqual([shortfall]);
  expect(document.querySelector<HTMLInputElement>('#voucher input[name=code]')?.value).toBe('');
});
