import { act, cleanup, fireEvent } from '@testing-library/react';
import type { PaymentStep, ShippingStep } from '@tornister/application/ports';
import { aCart, aPayment, aShipper, aShippingStep } from '@tornister/application/testing';
import type { Storefront } from '@tornister/domain/storefront';
import { createMemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { renderPage, renderRouter } from '../../../test/render-page.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { orderingModule } from '../../composition/ordering.module.ts';
import { typingModule } from '../../composition/typing.module.ts';
import type { FormRefusal } from '../form-refusal.ts';
import { Component } from './summary.page.tsx';

registerArea(orderingModule);
registerArea(typingModule);
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

describe('the Leitweg-ID of a business customer', () => {
  const REFERENCE = '04011000-1234512345-06';
  const RECHNUNG = aPayment('RECHNUNG', { displayName: 'Rechnung' });
  const X_RECHNUNG = aPayment('X_RECHNUNG', { displayName: 'XRechnung' });
  const school = async (payment: PaymentStep, refusal?: FormRefusal) =>
    summaryOf({ payment, isPaymentStepAvailable: false }, refusal, { isB2b: true });
  const fieldIn = (container: HTMLElement) => container.querySelector<HTMLInputElement>('input[name=buyerReference]');

  it('is asked for where an XRechnung can be sent, and the agreed method is named', async () => {
    const methods = [{ ...RECHNUNG, selected: true }, X_RECHNUNG];
    const container = await school({ methods, selected: 'RECHNUNG' });
    expect(fieldIn(container)?.value).toBe('');
    expect(container.textContent).toContain('Wie mit Ihnen vereinbart');
    expect(fieldIn(await school({ methods: [RECHNUNG], selected: 'RECHNUNG' }))).toBeNull();
  });

  it('is the one that was given last', async () => {
    const methods = [RECHNUNG, { ...X_RECHNUNG, selected: true, buyerReference: REFERENCE }];
    expect(fieldIn(await school({ methods, selected: 'X_RECHNUNG' }))?.value).toBe(REFERENCE);
  });

  it('may be left out, also one that is remembered, unless an XRechnung is agreed', async () => {
    const methods = [RECHNUNG, { ...X_RECHNUNG, selected: true, buyerReference: REFERENCE }];
    const asked = async (agreed: 'RECHNUNG' | 'X_RECHNUNG') => {
      cleanup();
      const container = await school({ methods, selected: 'X_RECHNUNG', agreed });
      const label = fieldIn(container)?.labels?.[0]?.textContent;
      return [label?.includes('freiwillig'), container.querySelector('[name=needsBuyerReference]') !== null];
    };
    expect([await asked('RECHNUNG'), await asked('X_RECHNUNG')]).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('comes back with its mistake', async () => {
    const errors = [{ field: 'buyerReference', message: 'buyer-reference.malformed' }];
    const container = await school(
      { methods: [RECHNUNG, X_RECHNUNG], selected: 'RECHNUNG' },
      { typed: { buyerReference: 'Rathaus' }, errors },
    );
    expect([fieldIn(container)?.value, fieldIn(container)?.getAttribute('aria-invalid')]).toEqual(['Rathaus', 'true']);
  });

  it('is not asked of consumers', async () => {
    const payment = { methods: [X_RECHNUNG], selected: 'X_RECHNUNG' } as const;
    expect(fieldIn(await summaryOf({ payment }, undefined))).toBeNull();
  });
});

it('asks for the reference of the order, which the shipping step does not save (spec 2 §5)', async () => {
  const container = await summaryOf({}, undefined);
  const names = ['orderReferenceCheck', 'orderReference'];
  expect(names.filter((name) => container.querySelector(`input[name=${name}]`) !== null)).toEqual(names);
});

describe('a summary with what was chosen at the express wallet', () => {
  const WALLET = aPayment('AMAZONPAY', { displayName: 'Amazon Pay', selected: true });
  const payment: PaymentStep = { methods: [WALLET], selected: 'AMAZONPAY' };

  it('says with what is paid, and is left by a form of its own beside the one that orders', async () => {
    const step = aShippingStep({ wallet: { isOffered: true, paymentDescriptor: 'Visa ····1111' } });
    const changes = { step, payment, isExpressWallet: true, isPaymentStepAvailable: false };
    const container = await summaryOf(changes, undefined);
    expect(container.textContent).toContain('Visa ····1111, gewählt bei Amazon Pay');
    const button = [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Ohne Amazon Pay weiter',
    );
    const form = container.querySelector(`form#${button?.getAttribute('form')}`);
    expect(form?.querySelector('input[name=intent]')?.getAttribute('value')).toBe('abort-wallet');
    expect(form?.querySelector('input[name=cartId]')).toBeNull();
    expect(container.querySelector('a[href="/checkout/payment/"]')).toBeNull();
  });

  it('is left once by two presses', async () => {
    const { shop, texts } = await openTestShop();
    const step = aShippingStep({ wallet: { isOffered: true, paymentDescriptor: 'Visa ····1111' } });
    const loaded = openedWith({ step, payment, isExpressWallet: true, isPaymentStepAvailable: false });
    const action = () => new Promise<null>(() => undefined);
    const router = createMemoryRouter([{ id: 'page', path: '*', Component, loader: () => loaded, action }], {
      hydrationData: { loaderData: { page: loaded } },
    });
    const { container } = renderRouter(router, { shop, texts });
    const form = container.querySelector('form#abort-wallet') ?? expect.fail();
    const press = () => act(async () => fireEvent.submit(form));
    await press();
    const { navigation } = router.state;
    await press();
    expect(navigation).toMatchObject({ state: 'submitting', formAction: '/checkout/basket/' });
    expect(router.state.navigation).toBe(navigation);
  });

  it('leads to the payment step where the wallet was chosen there', async () => {
    const container = await summaryOf({ payment }, undefined);
    expect(container.querySelector('a[href="/checkout/payment/"]')).not.toBeNull();
    expect(container.querySelector('[value=abort-wallet]')).toBeNull();
  });
});

describe('what the forwarding agent was told about the place', () => {
  const fields = [{ fieldName: 'floor', displayName: 'Stockwerk', fieldValue: '3. OG, ohne Aufzug' }];
  const cart = aCart([], { speditionFields: fields });

  it('stands beside the address where it brings the goods', async () => {
    const step = aShippingStep({ cart, shippers: [aShipper('spedition', { selected: true })] });
    const { textContent } = await summaryOf({ step }, undefined);
    expect(textContent).toContain('Stockwerk3. OG, ohne Aufzug');
  });

  it('does not where parcels go', async () => {
    const { textContent } = await summaryOf({ step: aShippingStep({ cart }) }, undefined);
    expect(textContent).not.toContain('Stockwerk');
  });
});

/** The key in the form as it is rendered after an answer. */
const keyAfter = async (refusal: FormRefusal | undefined): Promise<string | undefined> =>
  (await summaryOf({}, refusal)).querySelector<HTMLInputElement>('input[name=idempotencyKey]')?.value;

type OpenedChanges = {
  readonly step?: ShippingStep;
  readonly payment?: PaymentStep;
  readonly isPaymentStepAvailable?: boolean;
  readonly isExpressWallet?: boolean;
};

/** What the loader of the summary has answered. */
const openedWith = (changes: OpenedChanges) => ({
  kind: 'open',
  step: aShippingStep(),
  payment: { methods: [aPayment('INVOICE', { selected: true })], selected: 'INVOICE' },
  isPaymentStepAvailable: true,
  isPayless: false,
  isExpressWallet: false,
  idempotencyKey: 'fresh-key',
  ...changes,
});

/** The summary as it is rendered after an answer. */
const summaryOf = async (
  changes: OpenedChanges,
  refusal: FormRefusal | undefined,
  storefront: Partial<Storefront> = {},
): Promise<HTMLElement> => {
  const { shop, texts } = await openTestShop({ storefront });
  return renderPage({ Component, opened: openedWith(changes), refusal }, { shop, texts });
};
