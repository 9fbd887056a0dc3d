import { arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { mailsTo, theMailTo } from '../fixtures/mails.ts';
import { addressOf } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { basketPage } from '../pages/basket-page.ts';
import { paymentPage } from '../pages/checkout-pages.ts';
import { ACCEPTED_CARD, payBy, payWithCard, pressOrderButton, readConfirmation } from '../tasks/checkout.ts';

const PROVIDER = /\/sandbox\//;

test.describe('Leaving the payment provider without a decision (spec 2 §2, §4)', () => {
  for (const paymentId of ['CREDIT_CARD', 'PAYPAL']) {
    test(`${paymentId}: the back button finds the basket and the ways to pay`, async ({ shopper }) => {
      const { visitor, person } = await arriveAfter('payment', { paymentId });
      await shopper.comesAs(visitor);
      await shopper.goesTo(CHECKOUT.summary);
      await shopper.attemptsTo(pressOrderButton());
      await shopper.page.waitForURL(PROVIDER);
      await shopper.page.goBack();
      await expect(shopper.page.getByText(shopper.t('vue.checkout.payment.notFinished'))).toBeVisible();
      await expect(paymentPage(shopper).headline).toBeVisible();
      expect(await mailsTo(person.email)).toEqual([]);

      await shopper.attemptsTo(payBy('INVOICE'));
      await shopper.attemptsTo(pressOrderButton());
      await shopper.attemptsTo(readConfirmation(person));
      await theMailTo(person.email);
    });
  }

  test('typing the address of the shop and opening the basket finds it whole', async ({ shopper }) => {
    const { visitor, person } = await arriveAfter('payment', { paymentId: 'CREDIT_CARD' });
    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.summary);
    await shopper.attemptsTo(pressOrderButton());
    await shopper.page.waitForURL(PROVIDER);
    await shopper.goesTo('/');
    await shopper.goesTo(CHECKOUT.basket);
    await expect(shopper.page.getByText(shopper.t('vue.checkout.payment.notFinished'))).toBeVisible();
    await expect(basketPage(shopper).toCheckout).toBeVisible();

    await shopper.goesTo(CHECKOUT.payment);
    await shopper.attemptsTo(payBy('CREDIT_CARD'));
    await shopper.attemptsTo(pressOrderButton());
    await shopper.attemptsTo(payWithCard(ACCEPTED_CARD));
    await shopper.attemptsTo(readConfirmation(person));
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  test('the return page waits for an undecided payment and thanks nobody', async ({ shopper }) => {
    const { visitor, person } = await arriveAfter('payment', { paymentId: 'CREDIT_CARD' });
    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.summary);
    await shopper.attemptsTo(pressOrderButton());
    await shopper.page.waitForURL(PROVIDER);
    const cookies = await shopper.page.context().cookies();
    const orderId = cookies.find(({ name }) => name === 'pendingOrder')?.value ?? '';
    for (const path of ['/computop/success/', CHECKOUT.confirmation]) {
      await shopper.goesTo(`${path}?orderId=${orderId}`);
      await expect(shopper.page.getByText(shopper.t('vue.checkout.payment.waiting.title'))).toBeVisible();
    }
    await shopper.page.getByRole('link', { name: shopper.t('vue.checkout.payment.waiting.payOtherwise') }).click();
    await shopper.attemptsTo(payBy('INVOICE'));
    await shopper.attemptsTo(pressOrderButton());
    await shopper.attemptsTo(readConfirmation(person));
    await theMailTo(person.email);
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
