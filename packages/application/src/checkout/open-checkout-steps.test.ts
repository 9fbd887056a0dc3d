import type { SavedAddress } from '@tornister/domain/address';
import { money } from '@tornister/domain/money';
import { type AddressId, brandId, instantOf } from '@tornister/domain/shared';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import {
  aCart,
  aLine,
  anAddress,
  aPayment,
  aShipper,
  aShippingStep,
  createInMemoryCartGateway,
  createInMemoryCheckoutGateway,
  createInMemoryCookieJar,
  type InMemoryCheckout,
} from '../../testing/index.ts';
import type { ShippingStep } from '../ports/index.ts';
import { createOpenCheckoutSteps } from './open-checkout-steps.ts';

const GUEST = { 'X-JWT-exist': '1', 'X-JWT-guest': '1' };
const MEMBER = { 'X-JWT-exist': '1' };

describe('the login step (spec 2 §2 "Guards and redirects")', () => {
  it('opens for a visitor with goods in the cart', async () => {
    expect((await open().steps.login())._unsafeUnwrap()).toMatchObject({ kind: 'open' });
  });

  it.each([GUEST, MEMBER])('is over for somebody who is logged in', async (cookies) => {
    expect((await open({}, cookies).steps.login())._unsafeUnwrap()).toMatchObject(elsewhere('/checkout/shipping/'));
  });

  it('leads to the basket when the cart is empty or lost', async () => {
    expect((await open({ step: EMPTY }).steps.login())._unsafeUnwrap()).toMatchObject(elsewhere('/checkout/basket/'));
    const lost = open();
    lost.checkout.failNext('shippingStep', { kind: 'gateway.cart-lost' });
    expect((await lost.steps.login())._unsafeUnwrap()).toMatchObject(elsewhere('/checkout/basket/'));
  });

  it('stays open to whoever is to see an order again, whose cart is empty since', async () => {
    const wants = (path: string) => ({ interrupted: JSON.stringify({ path, typed: {} }) });
    for (const path of ['/checkout/confirmation/?orderId=order-1', '/computop/success/?orderId=order-1'])
      expect((await open({ step: EMPTY }, wants(path)).steps.login())._unsafeUnwrap()).toMatchObject({ kind: 'open' });
    expect((await open({ step: EMPTY }, wants('/checkout/summary/')).steps.login())._unsafeUnwrap()).toMatchObject(
      elsewhere('/checkout/basket/'),
    );
  });

  it('opens, too, with a login that has ended: it is asked for once more, without it, and no third time', async () => {
    const { steps, checkout } = open({}, { securityLogout: 'guest' });
    checkout.failNext('shippingStep', { kind: 'gateway.unauthenticated', revoked: false });
    const notice = { key: 'vue.message.securityLogout' };
    expect((await steps.login())._unsafeUnwrap()).toMatchObject({ kind: 'open', notice });
    const business = open({}, {}, true);
    const stranger = { kind: 'gateway.unauthenticated', revoked: false } as const;
    const asked = vi.fn(() => errAsync(stranger));
    Object.assign(business.checkout, { shippingStep: asked });
    expect((await business.steps.login())._unsafeUnwrapErr()).toEqual(stranger);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe('a cart that could not be read', () => {
  const failures = ['gateway.unreachable', 'gateway.timed-out'] as const;

  it.each(failures)('is an error (%s) and never an empty cart, whoever asks for whichever step', async (kind) => {
    for (const cookies of [{}, GUEST]) {
      const steps = ['login', 'shipping', 'payment', 'summary'] as const;
      for (const step of steps) {
        const { steps, checkout, carts } = open({}, cookies);
        checkout.failNext('shippingStep', { kind });
        carts.failNext({ kind });
        const opened = await (step === 'payment' ? steps.payment([]) : steps[step]());
        expect(opened._unsafeUnwrapErr(), `${step} ${JSON.stringify(cookies)}`).toEqual({ kind });
      }
    }
  });
});

describe('the shipping step', () => {
  it('brings the sums of the cart to its page, and none of its lines, of which there may be a thousand', async () => {
    const opened = (await open({}, GUEST).steps.shipping())._unsafeUnwrap();
    const { cart } = aShippingStep();
    expect(cart.lines).not.toEqual([]);
    const { lines: _, ...sums } = cart;
    expect(opened).toMatchObject({ kind: 'open', opened: { step: { cart: sums } } });
    expect(opened).not.toHaveProperty('opened.step.cart.lines');
  });

  it('begins with the chosen address of the bill, else with that of the book, which differs for institutions', async () => {
    const [own, school, chosen] = [
      { ...anAddress('own'), isAlsoCustomerAddress: true },
      anAddress('school'),
      anAddress('chosen'),
    ];
    const { billingAddress: _chosen, ...unchosen } = aShippingStep({ billingAddresses: [school, own] });
    const billingOf = async (step: ShippingStep, isB2b = false): Promise<string | undefined> => {
      const guarded = (await open({ step }, GUEST, isB2b).steps.shipping())._unsafeUnwrap();
      return guarded.kind === 'open' ? guarded.opened.billing?.addressId : 'elsewhere';
    };
    expect(await billingOf({ ...unchosen, billingAddress: chosen })).toBe('chosen');
    expect(await billingOf(unchosen)).toBe('own');
    expect(await billingOf(unchosen, true)).toBe('school');
    expect(await billingOf({ ...unchosen, billingAddresses: [] })).toBeUndefined();
  });

  it('offers no address of a country that the storefront does not serve, be it chosen before elsewhere', async () => {
    const [german, swiss] = [anAddress('german'), SWISS];
    const step = aShippingStep({
      billingAddress: german,
      billingAddresses: [german, swiss],
      shippingAddresses: [german, swiss],
      packingStations: [STATION],
      billingCountries: [{ code: 'CH', name: 'Schweiz' }],
      deliveryCountries: [{ code: 'CH', name: 'Schweiz' }],
    });
    const guarded = (await open({ step }, MEMBER).steps.shipping())._unsafeUnwrap();
    expect(guarded).toMatchObject({
      opened: { billing: swiss, step: { billingAddresses: [swiss], shippingAddresses: [swiss], packingStations: [] } },
    });
  });

  it('opens for a guest', async () => {
    expect((await open({}, GUEST).steps.shipping())._unsafeUnwrap()).toMatchObject({
      kind: 'open',
      opened: { isPaymentStepAvailable: true },
    });
  });

  it('sends an unfinished login step to the checkout login', async () => {
    expect((await open().steps.shipping())._unsafeUnwrap()).toMatchObject(elsewhere('/checkout/login/'));
  });

  it('sends an empty cart home', async () => {
    expect((await open({ step: EMPTY }, GUEST).steps.shipping())._unsafeUnwrap()).toMatchObject(elsewhere('/'));
  });
});

describe('the payment step', () => {
  it('shows the warning of a payment provider', async () => {
    const opened = await open({}, GUEST).steps.payment([['errorCode', '22060200']]);
    expect(opened._unsafeUnwrap()).toMatchObject({
      kind: 'open',
      notice: { level: 'warning', key: 'vue.checkout.payment.error' },
    });
  });

  it('sends shipping that is not validated back to shipping', async () => {
    const step = aShippingStep({ shippers: [aShipper('dhl')] });
    expect((await open({ step }, GUEST).steps.payment([]))._unsafeUnwrap()).toMatchObject(
      elsewhere('/checkout/shipping/'),
    );
  });

  it('is skipped when the order is payless and for business customers', async () => {
    const totals = { ...aCart().totals, grandTotal: money(0) };
    const payless = open({ step: aShippingStep({ cart: aCart(undefined, { totals }) }) }, GUEST);
    expect((await payless.steps.payment([]))._unsafeUnwrap()).toMatchObject(elsewhere('/checkout/summary/'));
    const business = open({}, MEMBER, true);
    expect((await business.steps.payment([]))._unsafeUnwrap()).toMatchObject(elsewhere('/checkout/summary/'));
  });

  it('sends a guest without a cart home with the session-expired warning', async () => {
    expect((await open({ step: EMPTY }, GUEST).steps.payment([]))._unsafeUnwrap()).toMatchObject({
      decision: { to: '/', notice: { key: 'vue.checkout.message.sessionExpired' } },
    });
  });
});

describe('what became of a payment', () => {
  const told = { id: 'vue.told', tone: 'info', message: 'vue.told' } as const;
  const notice = { level: 'info', key: 'vue.told' };
  const payment = { methods: [aPayment('INVOICE')], selected: 'INVOICE' as const };

  it('is told by the step that opens', async () => {
    const { steps } = open({ payment }, GUEST);
    for (const opened of [await steps.shipping(told), await steps.payment([], told), await steps.summary(told)])
      expect(opened._unsafeUnwrap()).toMatchObject({ kind: 'open', notice });
  });

  it('is not told where a step that opens says itself that the payment failed', async () => {
    const opened = await open({}, GUEST).steps.payment([['errorCode', '22060200']], told);
    expect(opened._unsafeUnwrap()).toMatchObject({ kind: 'open', notice: { key: 'vue.checkout.payment.error' } });
  });

  it('is told on the page that a guard sends to, in the place of what the guard says', async () => {
    const { steps } = open({ step: EMPTY }, GUEST);
    for (const left of [await steps.shipping(told), await steps.payment([], told), await steps.summary(told)])
      expect(left._unsafeUnwrap()).toMatchObject({ kind: 'elsewhere', decision: { to: '/', notice } });
  });

  it('is told, too, where the guard says nothing', async () => {
    const { steps } = open({}, GUEST);
    expect((await steps.summary(told))._unsafeUnwrap()).toMatchObject({
      decision: { to: '/checkout/payment/', notice },
    });
  });
});

describe('a cart that was taken over from the express wallet', () => {
  const wallet = { isOffered: true, paymentDescriptor: 'Visa ····1111' };
  const payment = { methods: [aPayment('AMAZONPAY', { selected: true })], selected: 'AMAZONPAY' } as const;

  it('skips the payment step, and the steps say so', async () => {
    const { steps } = open({ step: aShippingStep({ wallet }), payment }, GUEST);
    expect((await steps.payment([]))._unsafeUnwrap()).toMatchObject(elsewhere('/checkout/summary/'));
    expect((await steps.summary())._unsafeUnwrap()).toMatchObject({
      kind: 'open',
      opened: { isExpressWallet: true, isPaymentStepAvailable: false },
    });
  });

  it('has a payment step where the wallet was chosen there, or not taken over yet', async () => {
    const step = aShippingStep({ wallet: { isOffered: true } });
    expect((await open({ step, payment }, GUEST).steps.payment([]))._unsafeUnwrap()).toMatchObject({ kind: 'open' });
  });
});

describe('the summary', () => {
  it('opens once payment is valid', async () => {
    const payment = { methods: [aPayment('INVOICE')], selected: 'INVOICE' as const };
    expect((await open({ payment }, GUEST).steps.summary())._unsafeUnwrap()).toMatchObject({ kind: 'open' });
  });

  it('sends a payment that is not valid back to payment', async () => {
    expect((await open({}, GUEST).steps.summary())._unsafeUnwrap()).toMatchObject(elsewhere('/checkout/payment/'));
  });

  it('sends shipping that is not valid home with the session-expired warning', async () => {
    expect((await open().steps.summary())._unsafeUnwrap()).toMatchObject({
      decision: { to: '/', notice: { key: 'vue.checkout.message.sessionExpired' } },
    });
  });

  it('answers that the shop cannot be reached', async () => {
    const { steps, checkout } = open({}, GUEST);
    checkout.failNext('shippingStep', { kind: 'gateway.unreachable' });
    expect((await steps.summary())._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
  });
});

describe('deals that are reserved while somebody checks out (spec 3 §3)', () => {
  it('are counted down in every step from the moment at which it was opened', async () => {
    const reservation = { kind: 'reserved', until: instantOf(9_000), extensions: 0 } as const;
    const payment = { methods: [aPayment('INVOICE')], selected: 'INVOICE' as const };
    const { steps } = open({ payment, step: aShippingStep({ cart: aCart([aLine(1)], { reservation }) }) }, GUEST);
    const opened = [await steps.shipping(), await steps.payment([]), await steps.summary()].map((step) =>
      step._unsafeUnwrap(),
    );
    for (const step of opened) expect(step).toMatchObject({ opened: { reserved: { reservation, now: 5_000 } } });
    expect((await open({}, GUEST).steps.shipping())._unsafeUnwrap()).not.toHaveProperty('opened.reserved');
  });
});

const EMPTY = aShippingStep({ cart: aCart([]) });

const elsewhere = (to: string) => ({ kind: 'elsewhere', decision: { kind: 'go', to } });

const clock = { now: () => instantOf(5_000) };

const changes = { settled: () => okAsync<void, never>(undefined) };

const open = (shop: InMemoryCheckout = {}, cookies: Readonly<Record<string, string>> = {}, isB2b = false) => {
  const checkout = createInMemoryCheckoutGateway(shop);
  const carts = createInMemoryCartGateway({ items: [], cart: shop.step?.cart ?? aCart() });
  const steps = createOpenCheckoutSteps({
    checkout,
    carts,
    cookies: createInMemoryCookieJar(cookies),
    changes,
    isB2b,
    clock,
  });
  return { steps, checkout, carts };
};

const PERSON = { salutation: 'ms', firstname: 'Mia', lastname: 'Muster', email: 'mia@example.com' } as const;

const STATION: SavedAddress = {
  kind: 'packing-station',
  addressId: brandId<AddressId>('station'),
  isAlsoCustomerAddress: false,
  ...PERSON,
  ...{ postNumber: '1234567', stationName: 'Packstation 145', postcode: '73479', city: 'Ellwangen', country: 'DE' },
};

const SWISS: SavedAddress = {
  kind: 'street',
  addressId: brandId<AddressId>('swiss'),
  isAlsoCustomerAddress: false,
  ...PERSON,
  recipient: { formType: 'private' },
  ...{ streetAndNumber: 'Schulweg 1', postcode: '8200', city: 'Schaffhausen', country: 'CH' },
};
