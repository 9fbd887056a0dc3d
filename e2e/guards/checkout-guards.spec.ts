// Who may open which page of the checkout, and where everybody else is led.

import { arriveAfter, CHECKOUT, orderForm, orderIdOf, type Stage } from '../fixtures/checkout-by-post.ts';
import { createVisitor, locationOf, type Visitor } from '../fixtures/http.ts';
import { addressOf } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';

type Standing =
  | 'nobody'
  | 'empty basket'
  | 'goods'
  | 'guest'
  | 'delivery saved'
  | 'payment chosen'
  | 'ordered'
  | 'guest with emptied basket';

const STAGE_OF: Readonly<Partial<Record<Standing, Stage>>> = {
  goods: 'basket',
  guest: 'guest',
  'delivery saved': 'shipping',
  'payment chosen': 'payment',
};

const emptyTheBasket = async (visitor: Visitor): Promise<void> => {
  const { text } = await visitor.get(CHECKOUT.basket);
  const lineId = /name="lineId" value="([^"]+)"/.exec(text)?.[1] ?? '';
  expect((await visitor.post(CHECKOUT.basket, { intent: 'remove', lineId })).status).toBe(303);
};

const arrive = async (standing: Standing): Promise<Visitor> => {
  if (standing === 'nobody') return createVisitor();
  if (standing === 'empty basket') {
    const visitor = createVisitor();
    await visitor.get('/api/cart-id/');
    return visitor;
  }
  const { visitor } = await arriveAfter(
    STAGE_OF[standing] ?? (standing === 'guest with emptied basket' ? 'guest' : 'payment'),
  );
  if (standing === 'ordered')
    expect(orderIdOf(await visitor.post(CHECKOUT.summary, await orderForm(visitor)))).toBeDefined();
  if (standing === 'guest with emptied basket') await emptyTheBasket(visitor);
  return visitor;
};

/** What a notice on the next page is made of: its tone and its key. */
const NOTICES = {
  expired: 'warning:vue.checkout.message.sessionExpired',
  cartEmpty: 'info:vue.checkout.message.cartEmpty',
  paymentError: 'warning:vue.checkout.payment.error',
  orderNotSeen: 'warning:vue.checkout.payment.orderNotSeen',
} as const;

type Rule = {
  readonly standing: Standing;
  readonly path: string;
  /** Where the guard sends to; nothing when the page opens. */
  readonly to?: string;
  readonly told?: keyof typeof NOTICES;
};

const { basket, login, shipping, payment, summary, confirmation } = CHECKOUT;

const RULES: readonly Rule[] = [
  { standing: 'nobody', path: login, to: basket },
  { standing: 'empty basket', path: login, to: basket },
  { standing: 'goods', path: login },
  { standing: 'guest', path: login, to: shipping },
  { standing: 'guest with emptied basket', path: login, to: shipping },

  { standing: 'nobody', path: shipping, to: '/', told: 'cartEmpty' },
  { standing: 'empty basket', path: shipping, to: '/', told: 'cartEmpty' },
  { standing: 'guest with emptied basket', path: shipping, to: '/', told: 'cartEmpty' },
  { standing: 'goods', path: shipping, to: login },
  { standing: 'guest', path: shipping },

  { standing: 'nobody', path: payment, to: '/', told: 'expired' },
  { standing: 'empty basket', path: payment, to: '/', told: 'expired' },
  { standing: 'guest with emptied basket', path: payment, to: '/', told: 'expired' },
  { standing: 'goods', path: payment, to: shipping },
  { standing: 'delivery saved', path: payment },
  { standing: 'delivery saved', path: `${payment}?errorCode=22`, told: 'paymentError' },
  { standing: 'goods', path: `${payment}?errorCode=22`, to: shipping, told: 'paymentError' },
  { standing: 'delivery saved', path: `${payment}?cancelPayment=PAYPAL&token=t-1` },
  { standing: 'delivery saved', path: `${payment}?cancelPayment=AMAZONPAY&amazonCheckoutSessionId=a-1` },

  { standing: 'nobody', path: summary, to: '/', told: 'expired' },
  { standing: 'goods', path: summary, to: '/', told: 'expired' },
  { standing: 'guest with emptied basket', path: summary, to: '/', told: 'expired' },
  { standing: 'delivery saved', path: summary, to: payment },
  { standing: 'payment chosen', path: summary },
  { standing: 'ordered', path: summary, to: '/', told: 'expired' },

  { standing: 'nobody', path: confirmation, to: '/' },
  { standing: 'payment chosen', path: confirmation, to: '/' },
  { standing: 'nobody', path: `${confirmation}?orderId=guessed`, to: '/' },
  { standing: 'nobody', path: `${confirmation}?ishop-preview-json=%7B%7D`, to: '/' },
  { standing: 'ordered', path: `${confirmation}?ishop-preview-json=%7B%7D`, to: '/' },

  { standing: 'nobody', path: '/computop/success/', to: basket, told: 'expired' },
  { standing: 'nobody', path: '/computop/success/?orderId=guessed', to: basket, told: 'orderNotSeen' },
];

test.describe('Who may be where in the checkout (spec 1 §2 "Guards and redirects")', () => {
  for (const { standing, path, to, told } of RULES) {
    const outcome = to === undefined ? 'is shown' : `goes to ${to}`;
    test(`${standing}: ${path} ${outcome}${told === undefined ? '' : `, telling ${told}`}`, async () => {
      const visitor = await arrive(standing);
      const answer = await visitor.get(path);
      expect(to === undefined ? [200] : [302, 303]).toContain(answer.status);
      if (to !== undefined) expect(locationOf(answer)).toBe(to);
      expect(answer.headers['cache-control']).toContain('no-store');
      const notice = answer.headers['set-cookie']?.find((cookie) => cookie.includes('vue.'));
      if (told !== undefined && to !== undefined) expect(decodeURIComponent(notice ?? '')).toContain(NOTICES[told]);
      if (told === undefined) expect(notice).toBeUndefined();
    });
  }

  test('Every step keeps its guard when a form is posted to it', async () => {
    for (const path of [shipping, payment]) {
      const answer = await createVisitor().post(path, { deliveryType: 'sameAsBilling', paymentId: 'INVOICE' });
      expect([answer.status, path]).not.toEqual([200, path]);
      expect(answer.status).toBeLessThan(500);
    }
    const order = {
      cartId: 'abcdefghijklmnopqrstuvwx',
      grandTotalCents: '1',
      productsCount: '1',
      itemsCount: '1',
      idempotencyKey: 'a',
    };
    expect(orderIdOf(await createVisitor().post(summary, order))).toBeUndefined();
  });

  test('An order is shown to the session that placed it and to nobody else', async () => {
    const { visitor } = await arriveAfter('payment');
    const orderId = orderIdOf(await visitor.post(summary, await orderForm(visitor)));
    const address = `${confirmation}?orderId=${orderId}`;
    expect((await visitor.get(address)).status).toBe(200);
    const { visitor: other } = await arriveAfter('payment');
    expect(locationOf(await other.get(address))).toBe('/');
    expect(locationOf(await createVisitor().get(address))).toBe('/');
    expect((await createVisitor({ storefront: 'at' }).get(address)).status).toBe(302);
  });

  test('A guest who presses the order button once more after the confirmation reads that the order stands', async () => {
    const { visitor } = await arriveAfter('payment');
    const form = await orderForm(visitor);
    const orderId = orderIdOf(await visitor.post(summary, form));
    expect((await visitor.get(`${confirmation}?orderId=${orderId}`)).status).toBe(200);
    const again = await visitor.post(summary, form);
    expect([again.status, locationOf(again)]).toEqual([303, '/']);
    const notice = again.headers['set-cookie']?.find((cookie) => cookie.includes('vue.'));
    expect(decodeURIComponent(notice ?? '')).toContain('success:vue.checkout.confirmation.shownBefore');
  });

  test('An error code of the payment provider is told on the payment page itself', async ({ shopper }) => {
    const { visitor } = await arriveAfter('shipping');
    await shopper.comesAs(visitor);
    await shopper.goesTo(`${payment}?errorCode=22`);
    await expect(shopper.page.getByText(shopper.t('vue.checkout.payment.error'))).toBeVisible();
  });

  test('Somebody who is sent home reads why', async ({ shopper }) => {
    await shopper.goesTo(summary);
    await expect(shopper.page).toHaveURL(addressOf('de', '/'));
    await expect(shopper.page.getByText(shopper.t('vue.checkout.message.sessionExpired'))).toBeVisible();
  });
});
