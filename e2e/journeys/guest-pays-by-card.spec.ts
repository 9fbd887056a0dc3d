// A guest pays by card: declined, cancelled, and at last paid.

import { arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { mailsTo, theMailTo } from '../fixtures/mails.ts';
import { expect, test } from '../fixtures/test.ts';
import { paymentPage, waitingOrder } from '../pages/checkout-pages.ts';
import { sandboxPage } from '../pages/sandbox-page.ts';
import {
  ACCEPTED_CARD,
  DECLINED_CARD,
  payBy,
  payWithCard,
  pressOrderButton,
  readConfirmation,
} from '../tasks/checkout.ts';

test.describe('Paying by card', () => {
  test('A declined card leads back with a warning, the second card makes the one order', async ({ shopper }) => {
    const { visitor, person } = await arriveAfter('payment', { paymentId: 'CREDIT_CARD' });
    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.summary);
    await shopper.attemptsTo(pressOrderButton());
    await shopper.attemptsTo(payWithCard(DECLINED_CARD));

    const payment = paymentPage(shopper);
    await expect(payment.failed).toBeVisible();
    await expect(payment.method('CREDIT_CARD')).toBeChecked();
    expect(await mailsTo(person.email)).toEqual([]);

    await shopper.attemptsTo(payBy('CREDIT_CARD'));
    await shopper.attemptsTo(pressOrderButton());
    await shopper.attemptsTo(payWithCard(ACCEPTED_CARD));
    const number = await shopper.attemptsTo(readConfirmation(person));
    const mail = await theMailTo(person.email);
    expect(mail.subject).toContain(number);
  });

  test('A cancelled card payment leads back to payment, where another way can be chosen', async ({ shopper }) => {
    const { visitor, person } = await arriveAfter('payment', { paymentId: 'CREDIT_CARD' });
    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.summary);
    await shopper.attemptsTo(pressOrderButton());
    await sandboxPage(shopper).cancel.click();

    await expect(paymentPage(shopper).headline).toBeVisible();
    await expect(paymentPage(shopper).failed).toBeHidden();
    await shopper.attemptsTo(payBy('INVOICE'));
    await shopper.attemptsTo(pressOrderButton());
    await shopper.attemptsTo(readConfirmation(person));
    await theMailTo(person.email);
  });

  test('An address that says a payment was cancelled cancels nothing: the order waits and can be paid', async ({
    shopper,
  }) => {
    const { visitor, person } = await arriveAfter('payment', { paymentId: 'CREDIT_CARD' });
    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.summary);
    await shopper.attemptsTo(pressOrderButton());
    await expect(sandboxPage(shopper).number).toBeVisible();
    await shopper.goesTo(`${CHECKOUT.payment}?cancelPayment=CREDIT_CARD`);
    await expect(waitingOrder(shopper).panel).toBeVisible();
    await waitingOrder(shopper).payNow.click();
    await shopper.attemptsTo(payWithCard(ACCEPTED_CARD));
    await shopper.attemptsTo(readConfirmation(person));
    await theMailTo(person.email);
  });
});
