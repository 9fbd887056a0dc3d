// @vitest-environment node
// What the order button takes from its form, and where each answer to it leads.

import type { NewsletterGateway } from '@tornister/application/ports';
import { aPayment, aShippingStep } from '@tornister/application/testing';
import { okAsync } from 'neverthrow';
import { type LoaderFunction, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { ORDER, ORDERED_CART } from '../../../test/summary-order.ts';
import { registerArea } from '../../composition/area-module.ts';
import { checkoutModule } from '../../composition/checkout.module.ts';
import { newsletterModule } from '../../composition/newsletter.module.ts';
import { ports } from '../../composition/ports.ts';
import { sessionModule } from '../../composition/session.module.ts';
import { shopContext } from '../../composition/shop.ts';
import { typingModule } from '../../composition/typing.module.ts';
import { loader as summary } from './summary.loader.ts';
import { hasSubmitted, orderEntry, summaryAction } from './summary-action.ts';

for (const area of [checkoutModule, newsletterModule, sessionModule, typingModule]) registerArea(area);

const draftOf = (fields: Readonly<Record<string, string>>) => {
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields)) posted.set(name, value);
  return orderEntry(posted).draft;
};

describe('what goes with an order', () => {
  it('is what was typed', () => {
    const typed = { orderReference: 'A-17', orderComment: 'Bitte läuten', buyerReference: '04011000-1' };
    expect(draftOf(typed)).toMatchObject(typed);
    expect(draftOf({})).toMatchObject({ orderReference: '', orderComment: '' });
    expect(draftOf({})).not.toHaveProperty('buyerReference');
    const agreed = [draftOf(typed), draftOf({ ...typed, needsBuyerReference: '1' })];
    expect(agreed.map(({ needsBuyerReference }) => needsBuyerReference)).toEqual([false, true]);
  });

  it.each(['newsletterSubscribe', 'orderReferenceCheck'] as const)('is agreed to only by a tick (%s)', (name) => {
    expect([draftOf({ [name]: 'on' })[name], draftOf({ [name]: '' })[name], draftOf({})[name]]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

const TYPED = JSON.stringify({ path: '/checkout/summary/', typed: { orderComment: 'Bitte läuten' } });

const open = (outcome?: 'placed' | 'redirect') =>
  openTestShop({
    checkout: { step: aShippingStep({ cart: ORDERED_CART }), ...(outcome === undefined ? {} : { outcome }) },
    cookies: { 'X-JWT-exist': '1', interrupted: TYPED },
  });

const order = (shop: Awaited<ReturnType<typeof open>>, changes: Readonly<Record<string, string>> = {}) =>
  askOnHost(shop, summaryAction, '/checkout/summary/', { ...ORDER, ...changes });

describe('the answer to an order', () => {
  it('leads to the payment, and nothing of the form waits any more', async () => {
    const shop = await open('redirect');
    expect(redirectOf(await order(shop))).toEqual([303, 'https://pay.example/wallet']);
    expect(shop.cookies.get('interrupted')).toBeUndefined();
  });

  it.each([
    ['another sum than was seen', { grandTotalCents: '1' }],
    ['other goods than were seen', { itemsCount: '9' }],
  ])('leads home and says why where the cart has %s: nothing is ordered', async (_, changes) => {
    const shop = await open();
    expect(redirectOf(await order(shop, changes))).toEqual([303, '/']);
    expect(shop.cookies.get('notice')).toMatch(/^warning:/);
    expect(shop.checkout.placed()).toBe(0);
  });

  it('leads home and says so where this cart was ordered before', async () => {
    const shop = await open();
    await order(shop);
    expect(redirectOf(await order(shop, { idempotencyKey: 'key-2' }))).toEqual([303, '/']);
    expect(shop.cookies.get('notice')).toMatch(/^error:/);
    expect(shop.checkout.placed()).toBe(1);
  });

  it('is told in the summary where the shop refuses, with everything that was typed', async () => {
    const shop = await open();
    shop.checkout.failNext('submit', { kind: 'gateway.refused', message: 'Nicht mehr lieferbar.', fieldErrors: [] });
    expect(await order(shop, { orderComment: 'Bitte läuten' })).toMatchObject({
      init: { status: 422 },
      data: { refusal: { message: 'Nicht mehr lieferbar.', typed: { orderComment: 'Bitte läuten' } } },
    });
    expect(shop.cookies.get('interrupted')).toBe(TYPED);
  });
});

describe('the summary', () => {
  const openSummary = (cookies: Readonly<Record<string, string>> = {}) =>
    openTestShop({
      checkout: {
        step: aShippingStep({ cart: ORDERED_CART }),
        payment: { methods: [aPayment('INVOICE', { selected: true })], selected: 'INVOICE' },
      },
      cookies: { 'X-JWT-exist': '1', ...cookies },
      bindMore: (bind) =>
        bind(
          ports.newsletterGateway,
          [],
          () => ({ isSubscribed: () => okAsync(false) }) as unknown as NewsletterGateway,
        ),
    });

  it('shows the cart and what was typed before, under a key of its own', async () => {
    const shop = await openSummary({ interrupted: TYPED });
    const shown = await askOnHost(shop, summary, '/checkout/summary/');
    expect(shown).toMatchObject({
      ...{ kind: 'open', step: { cart: { id: ORDERED_CART.id } }, idempotencyKey: 'key-1' },
      resumed: { typed: { orderComment: 'Bitte läuten' } },
    });
    expect(shown).not.toHaveProperty('notice');
  });

  it('tells what came with the visitor', async () => {
    const shop = await openSummary({ notice: 'info:vue.checkout.wallet.aborted' });
    expect(await askOnHost(shop, summary, '/checkout/summary/')).toMatchObject({
      notice: { id: 'vue.checkout.wallet.aborted' },
    });
  });

  it('asks for no cart once its order is on the way to the card provider', async () => {
    const shop = await openSummary();
    const afterOrder: LoaderFunction = ({ context, ...asked }) => {
      const own = new RouterContextProvider();
      own.set(shopContext, context.get(shopContext));
      own.set(hasSubmitted, true);
      return summary({ ...asked, context: own });
    };
    expect(await askOnHost(shop, afterOrder, '/checkout/summary/')).toEqual({ kind: 'leaving' });
    expect(shop.checkout.calls()).toEqual([]);
  });
});
