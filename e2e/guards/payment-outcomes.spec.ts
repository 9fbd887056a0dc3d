// Every method that is paid on the provider's page, with every decision there, and with none: by requests, without a browser.

import { type Goods, goodsOf } from '../fixtures/catalogue.ts';
import { arriveAfter, CHECKOUT, fieldsOf, orderForm, orderIdOf } from '../fixtures/checkout-by-post.ts';
import { type Answer, locationOf, type Visitor } from '../fixtures/http.ts';
import { mailsTo, theMailTo } from '../fixtures/mails.ts';
import { backendAddress, type StorefrontId } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';

const METHODS: readonly (readonly [paymentId: string, storefront: StorefrontId])[] = [
  ['CREDIT_CARD', 'de'],
  ['PAYPAL', 'at'],
  ['TWINT', 'ch'],
];

/** Looked for once in each storefront. */
const found = new Map<StorefrontId, Promise<Goods>>();
const goodsIn = (storefront: StorefrontId): Promise<Goods> => {
  const goods = found.get(storefront) ?? goodsOf({ storefront });
  found.set(storefront, goods);
  return goods;
};

const CARD = { number: '4111111111111111', expiry: '12/39', cvc: '123' };

/** A form to the provider, which is another site: it knows no cookies of the shop. */
const postToProvider = (path: string, form: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(backendAddress(path), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** The provider's page for the order that was just placed: the card's form is posted, wallets are gone to. */
const providersPage = async ({ headers, text }: Answer): Promise<string> =>
  (
    await (headers.location === undefined ? postToProvider('/sandbox/card', fieldsOf(text)) : fetch(headers.location))
  ).text();

/** Places the order and stands on the provider's page, where nothing is decided. */
const standAtProvider = async (paymentId: string, storefront: StorefrontId) => {
  const { visitor, person } = await arriveAfter('payment', { paymentId, storefront, goods: await goodsIn(storefront) });
  const page = await providersPage(await visitor.post(CHECKOUT.summary, await orderForm(visitor)));
  expect(page).toContain('/sandbox/decide');
  const decide = async (decision: string): Promise<Answer> => {
    const decided = await postToProvider('/sandbox/decide', { ...fieldsOf(page), ...CARD, report: 'once', decision });
    expect(decided.status).toBe(303);
    const { pathname, search } = new URL(decided.headers.get('location') ?? '');
    return visitor.get(pathname + search);
  };
  return { visitor, person, decide };
};

/** What the payment step of a cart that was given back is left with: another method makes the one order. */
const payOtherwise = async (visitor: Visitor): Promise<void> => {
  expect((await visitor.post(CHECKOUT.payment, { paymentId: 'INVOICE' })).status).toBe(303);
  expect(orderIdOf(await visitor.post(CHECKOUT.summary, await orderForm(visitor)))).toBeDefined();
};

for (const [paymentId, storefront] of METHODS) {
  const t = translator(storefront);

  test.describe(`${paymentId} in the ${storefront} shop (spec 2 §2, §4)`, () => {
    test('approved: the order is confirmed, and the basket is empty', async () => {
      const { visitor, person, decide } = await standAtProvider(paymentId, storefront);
      const back = await decide('approve');
      expect(orderIdOf(back)).toBeDefined();
      expect((await visitor.get(locationOf(back))).text).toContain(t('vue.checkout.confirmation.title'));
      await theMailTo(person.email);
      expect((await visitor.get(CHECKOUT.basket)).text).toContain(t('vue.checkout.basket.empty'));
    });

    test('declined: the payment step says so, keeps the basket, and takes another method', async () => {
      const { visitor, person, decide } = await standAtProvider(paymentId, storefront);
      const back = await decide('decline');
      expect(back.status).toBe(200);
      expect(back.text).toContain(t('vue.checkout.payment.error'));
      expect(await mailsTo(person.email)).toEqual([]);
      await payOtherwise(visitor);
      await theMailTo(person.email);
    });

    test('cancelled: the payment step is shown without a reproach, and takes another method', async () => {
      const { visitor, person, decide } = await standAtProvider(paymentId, storefront);
      const back = await decide('cancel');
      expect(back.status).toBe(200);
      expect(back.text).not.toContain(t('vue.checkout.payment.error'));
      expect(await mailsTo(person.email)).toEqual([]);
      await payOtherwise(visitor);
      await theMailTo(person.email);
    });

    test('left undecided: the basket shows the order that waits, is filled with it again, and is ordered once', async () => {
      const { visitor, person } = await standAtProvider(paymentId, storefront);
      const basket = await visitor.get(CHECKOUT.basket);
      expect(basket.text).toContain(t('vue.checkout.waitingOrder.title'));
      const { orderId = '' } = fieldsOf(basket.text);
      await visitor.post(CHECKOUT.basket, { intent: 'change-order', orderId });
      expect((await visitor.get(CHECKOUT.basket)).text).not.toContain(t('vue.checkout.waitingOrder.title'));
      await payOtherwise(visitor);
      await theMailTo(person.email);
    });
  });
}
