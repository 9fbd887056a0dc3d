// Leaving the payment provider by the back button: the order waits, and is paid or changed from the basket.

import {
  type Arrival,
  addGoods,
  arriveAfter,
  CHECKOUT,
  fieldsOf,
  orderForm,
  orderIdOf,
} from '../fixtures/checkout-by-post.ts';
import { mailsTo, theMailTo } from '../fixtures/mails.ts';
import { createShopper, type Shopper } from '../fixtures/shopper.ts';
import { addressOf } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { basketPage } from '../pages/basket-page.ts';
import { cardRedirectPage, waitingOrder } from '../pages/checkout-pages.ts';
import { waitForForm } from '../tasks/browse.ts';
import {
  ACCEPTED_CARD,
  goOnToCardProvider,
  payBy,
  payWithCard,
  pressOrderButton,
  readConfirmation,
} from '../tasks/checkout.ts';

const PROVIDER = /\/sandbox\//;

/** A guest at the page of the payment provider, with the order placed and nothing decided. */
const goToProvider = async (shopper: Shopper, paymentId: string): Promise<Arrival> => {
  const arrival = await arriveAfter('payment', { paymentId });
  await shopper.comesAs(arrival.visitor);
  await shopper.goesTo(CHECKOUT.summary);
  await shopper.attemptsTo(pressOrderButton());
  await shopper.page.waitForURL(PROVIDER);
  return arrival;
};

const orderIsChanged = (shopper: Shopper) => shopper.page.getByText(shopper.t('vue.checkout.waitingOrder.changed'));

test.describe('Leaving the payment provider without a decision (spec 2 §2, §4)', () => {
  for (const paymentId of ['CREDIT_CARD', 'PAYPAL']) {
    test(`${paymentId}: the back button finds the order that waits, and changing it gives the basket back`, async ({
      shopper,
    }) => {
      const { person } = await goToProvider(shopper, paymentId);
      await shopper.page.goBack();
      await expect(waitingOrder(shopper).panel).toBeVisible();
      expect(await mailsTo(person.email)).toEqual([]);

      await waitingOrder(shopper).change.click();
      await expect(orderIsChanged(shopper)).toBeVisible();
      await expect(waitingOrder(shopper).panel).toHaveCount(0);
      await expect(basketPage(shopper).toCheckout).toBeVisible();
      await shopper.goesTo(CHECKOUT.payment);
      await shopper.attemptsTo(payBy('INVOICE'));
      await shopper.attemptsTo(pressOrderButton());
      await shopper.attemptsTo(readConfirmation(person));
      await theMailTo(person.email);
    });
  }

  test('opening the basket finds the order that waits, which is paid from there', async ({ shopper }) => {
    const { person } = await goToProvider(shopper, 'CREDIT_CARD');
    for (const path of ['/', CHECKOUT.summary, CHECKOUT.payment, CHECKOUT.shipping]) await shopper.goesTo(path);
    await expect(waitingOrder(shopper).panel).toBeVisible();
    await waitingOrder(shopper).payNow.click();
    await shopper.attemptsTo(payWithCard(ACCEPTED_CARD));
    await shopper.attemptsTo(readConfirmation(person));
    await theMailTo(person.email);
  });

  test('looking at the basket in another tab cancels nothing: the order is paid in the first', async ({ shopper }) => {
    const { person } = await goToProvider(shopper, 'CREDIT_CARD');
    const other = createShopper(await shopper.page.context().newPage(), shopper.storefront);
    await other.goesTo(CHECKOUT.basket);
    await other.attemptsTo(waitForForm());
    await expect(waitingOrder(other).panel).toBeVisible();
    await shopper.attemptsTo(payWithCard(ACCEPTED_CARD));
    await shopper.attemptsTo(readConfirmation(person));
    await theMailTo(person.email);
    // The guest is gone with the order: the other tab notices that by itself and opens its page anew.
    await expect(waitingOrder(other).panel).toHaveCount(0);
  });

  test('paying an order that another tab has changed is told, and the money goes back', async ({ shopper }) => {
    const { person } = await goToProvider(shopper, 'CREDIT_CARD');
    const other = createShopper(await shopper.page.context().newPage(), shopper.storefront);
    await other.goesTo(CHECKOUT.basket);
    await waitingOrder(other).change.click();
    await expect(orderIsChanged(other)).toBeVisible();
    await shopper.attemptsTo(payWithCard(ACCEPTED_CARD));
    await expect(shopper.page.getByText(shopper.t('vue.checkout.payment.orderCancelled'))).toBeVisible();
    await expect(basketPage(shopper).toCheckout).toBeVisible();
    expect((await theMailTo(person.email)).subject).toContain('erstattet');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the order that waits is paid, or changed, by forms', async ({ shopper }) => {
      const { visitor, person } = await arriveAfter('payment', { paymentId: 'CREDIT_CARD' });
      await shopper.comesAs(visitor);
      await shopper.goesTo(CHECKOUT.summary);
      await shopper.attemptsTo(pressOrderButton());
      await expect(cardRedirectPage(shopper).headline).toBeVisible();
      await shopper.goesTo(CHECKOUT.basket);
      await waitingOrder(shopper).change.click();
      await expect(orderIsChanged(shopper)).toBeVisible();

      await shopper.goesTo(CHECKOUT.payment);
      await shopper.attemptsTo(payBy('CREDIT_CARD'));
      await shopper.attemptsTo(pressOrderButton());
      await expect(cardRedirectPage(shopper).headline).toBeVisible();
      await shopper.goesTo(CHECKOUT.payment);
      await waitingOrder(shopper).payNow.click();
      await shopper.attemptsTo(goOnToCardProvider());
      await shopper.attemptsTo(payWithCard(ACCEPTED_CARD));
      await shopper.attemptsTo(readConfirmation(person));
      await theMailTo(person.email);
    });
  });

  test('the return page waits for an undecided payment and thanks nobody', async ({ shopper }) => {
    const { person } = await goToProvider(shopper, 'CREDIT_CARD');
    const cookies = await shopper.page.context().cookies();
    const orderId = cookies.find(({ name }) => name === 'pendingOrder')?.value ?? '';
    for (const path of ['/computop/success/', CHECKOUT.confirmation]) {
      await shopper.goesTo(`${path}?orderId=${orderId}`);
      await expect(shopper.page.getByText(shopper.t('vue.checkout.payment.waiting.title'))).toBeVisible();
    }
    await shopper.page.getByRole('link', { name: shopper.t('vue.checkout.payment.waiting.payOtherwise') }).click();
    await waitingOrder(shopper).change.click();
    await expect(orderIsChanged(shopper)).toBeVisible();
    await shopper.goesTo(CHECKOUT.payment);
    await shopper.attemptsTo(payBy('INVOICE'));
    await shopper.attemptsTo(pressOrderButton());
    await shopper.attemptsTo(readConfirmation(person));
    await theMailTo(person.email);
  });

  test('a guest who orders once more meanwhile keeps the order that waits, and stays logged in until it is confirmed', async ({
    shopper,
  }) => {
    const { visitor, person, goods } = await arriveAfter('payment', { paymentId: 'CREDIT_CARD' });
    await visitor.post(CHECKOUT.summary, await orderForm(visitor));
    await addGoods(visitor, goods);
    await visitor.post(CHECKOUT.shipping, fieldsOf((await visitor.get(CHECKOUT.shipping)).text));
    await visitor.post(CHECKOUT.payment, { paymentId: 'INVOICE' });
    const orderId = orderIdOf(await visitor.post(CHECKOUT.summary, await orderForm(visitor)));
    expect((await visitor.get(`${CHECKOUT.confirmation}?orderId=${orderId}`)).status).toBe(200);

    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.basket);
    await waitingOrder(shopper).payNow.click();
    await shopper.attemptsTo(payWithCard(ACCEPTED_CARD));
    await shopper.attemptsTo(readConfirmation(person));
    const left = (await shopper.page.context().cookies()).map(({ name }) => name);
    expect(left.filter((name) => name.startsWith('X-JWT') || name === 'pendingOrder')).toEqual([]);
  });

  test('after the confirmation nobody is logged in as the guest any more', async ({ shopper }) => {
    const { visitor, person } = await arriveAfter('payment');
    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.summary);
    await shopper.attemptsTo(pressOrderButton());
    const number = await shopper.attemptsTo(readConfirmation(person));
    const left = (await shopper.page.context().cookies()).map(({ name }) => name);
    expect(left.filter((name) => name.startsWith('X-JWT') || name === 'pendingOrder')).toEqual([]);
    // The next person at this computer sees nothing of the order but its number; whoever reloads is told that it stands.
    await shopper.page.reload();
    await expect(shopper.page).toHaveURL(addressOf('de', '/'));
    await expect(shopper.page.getByText(shopper.t('vue.checkout.confirmation.shownBefore', { number }))).toBeVisible();
  });
});
