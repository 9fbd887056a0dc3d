// The words by which a consumer has an order undone: withdrawal where the law knows one, a return where only the terms promise it.

import { cleanup, render } from '@testing-library/react';
import type { OrderWithdrawal } from '@tornister/application/ports';
import { aShownOrder } from '@tornister/application/testing';
import { instantOf } from '@tornister/domain/shared';
import type { StorefrontId } from '@tornister/domain/storefront';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { inShop, renderInShop } from '../../../../test/render-in-shop.tsx';
import { contractUseCases } from '../../../composition/contracts-tokens.ts';
import { sessionUseCases } from '../../../composition/session-tokens.ts';
import { Component as WithdrawPage } from '../../../routes/service/withdraw.page.tsx';
import { OrderFacts } from '../../account/orders/order-facts.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

afterEach(cleanup);

const AT = instantOf(Date.UTC(2026, 10, 25, 12));
const PERIODS = ['not-begun', 'running', 'over'] as const;
const ordered = (period: OrderWithdrawal['period']) =>
  aShownOrder({ withdrawal: { period, endsAt: AT, declared: [{ receivedAt: AT, goods: '' }] } });

/** Everything that is told of the way out: at the order, and on the page of the declaration, with and without the order. */
const toldAt = (storefront: StorefrontId): string => {
  const views = [
    ...PERIODS.map((period) => <OrderFacts key={period} order={ordered(period)} token={undefined} />),
    ...PERIODS.map((period) => (
      <WithdrawalForm key={period} known={ordered(period)} declarer={undefined} refusal={undefined} />
    )),
    <WithdrawalForm key="unknown" known={undefined} declarer={undefined} refusal={undefined} />,
  ];
  return views.map((view) => renderInShop(view, { storefront }).container.textContent).join('\n');
};

describe('the way out of an order (§ 356a BGB; Swiss law knows no withdrawal from what is bought online)', () => {
  it.each(['de', 'at'] as const)('is a withdrawal in %s, and never called otherwise', (storefront) => {
    const told = toldAt(storefront);
    expect(told).toContain('WiderrufWiderruf eingegangen am 25. November 2026');
    expect(told).toContain('vue.contracts.withdraw.link');
    expect(told).toContain('Die Widerrufsfrist ist am');
    expect(told).not.toMatch(/Rückgabe|zurückgeben/u);
  });

  it('is a return by the terms in Switzerland, and never a withdrawal', () => {
    const told = toldAt('ch');
    expect(told).toContain('RückgabeRückgabe erklärt am 25. November 2026');
    expect(told).toContain('vue.contracts.giveBack.link');
    expect(told).toContain('Die Frist für die Rückgabe ist am');
    expect(told).toContain('Nach unseren AGB können Sie Ihre Bestellung');
    expect(told).not.toMatch(/widerr?uf/iu);
  });
});

/** What the page says: its form, or the receipt of what was declared. */
const pageAt = (storefront: StorefrontId, actionData?: object): string | null => {
  const none = { of: () => undefined, keep: () => undefined };
  const services = [
    [sessionUseCases.formDrafts, none],
    [contractUseCases.declarationSteps, none],
  ] as const;
  const route = { id: 'page', path: '*', Component: WithdrawPage };
  const hydrationData = { loaderData: { page: {} }, ...(actionData && { actionData: { page: actionData } }) };
  const router = createMemoryRouter([route], { hydrationData });
  return render(inShop(<RouterProvider router={router} />, { storefront, services })).container.textContent;
};

describe('the page of the declaration', () => {
  const form = { name: 'Mia Muster', email: 'mia@example.com', orderNumber: '2600017', goods: '' };

  it('is one of a withdrawal, or of a return, by its storefront', () => {
    expect(pageAt('de')).toMatch(/^Vertrag widerrufen/u);
    expect(pageAt('ch')).toMatch(/^Bestellung zurückgeben/u);
  });

  it('says in its receipt what was declared', () => {
    const receipt = { form, receivedAt: AT };
    const [german, swiss] = [pageAt('de', { receipt }), pageAt('ch', { receipt })];
    expect(german).toContain('Ihr Widerruf ist eingegangen');
    expect(german).toContain('Hiermit widerrufe ich den Vertrag über die Bestellung 2600017.');
    expect(swiss).toContain('Hiermit gebe ich die Bestellung 2600017 zurück.');
    expect(swiss).not.toMatch(/widerr?uf/iu);
  });
});
