// The steps of the checkout, as a shopper finds their parts.

import type { Shopper } from '../fixtures/shopper.ts';
import { mistakesIn } from './mistakes.ts';

export const checkoutLoginPage = ({ page, t }: Shopper) => ({
  headline: page.getByRole('heading', { level: 1, name: t('vue.checkout.login.title') }),
  goOnAsGuest: page.getByRole('link', { name: t('vue.checkout.login.goOnAsGuest') }),
});

export const guestPage = ({ page, t }: Shopper) => ({
  headline: page.getByRole('heading', { level: 1, name: t('vue.checkout.guest.title') }),
  form: page.getByRole('main').locator('form'),
  submit: page.getByRole('button', { name: t('vue.checkout.guest.submit') }),
  mistakes: mistakesIn(page.getByRole('main')),
});

export const shippingPage = ({ page, t }: Shopper) => ({
  headline: page.getByRole('heading', { level: 1, name: t('vue.checkout.shipping.title') }),
  toBilling: page.getByRole('radio', { name: t('vue.checkout.delivery.sameAsBilling') }),
  shipper: (name: string) =>
    page.getByRole('group', { name: t('vue.checkout.shipping.shipper') }).getByRole('radio', { name }),
  toPayment: page.getByRole('button', { name: t('vue.checkout.shipping.toPayment') }),
  /** Where nothing is left to pay. */
  toSummary: page.getByRole('button', { name: t('vue.checkout.shipping.toSummary') }),
});

export const paymentPage = ({ page, t }: Shopper) => ({
  headline: page.getByRole('heading', { level: 1, name: t('vue.checkout.payment.title') }),
  method: (paymentId: string) => page.getByRole('main').locator(`input[type=radio][value="${paymentId}"]`),
  toSummary: page.getByRole('button', { name: t('vue.checkout.payment.toSummary') }),
  failed: page.getByText(t('vue.checkout.payment.error')),
});

export const summaryPage = ({ page, t }: Shopper) => ({
  headline: page.getByRole('heading', { level: 1, name: t('vue.checkout.summary.title') }),
  order: page.getByRole('button', { name: t('vue.checkout.summary.orderButton'), exact: true }),
  /** The button of an institution. */
  orderB2b: page.getByRole('button', { name: t('vue.checkout.summary.orderB2b'), exact: true }),
  buyerReference: page.getByRole('textbox', { name: t('vue.checkout.payment.buyerReference.label') }),
  /** Opens the field of the order's reference. */
  hasReference: page.getByRole('checkbox', { name: t('vue.checkout.summary.referenceCheck') }),
  reference: page.locator('input[name="orderReference"]'),
  total: page.getByRole('main').locator('dl').getByText(t('vue.totals.grand')),
  comment: page.getByLabel(t('vue.checkout.summary.comment')),
  /** With what is paid at the express wallet. */
  paidBy: (descriptor: string) => page.getByText(t('vue.checkout.wallet.paidWith', { descriptor })),
  cartChanged: page.getByText(t('vue.checkout.summaryStep.notification.cartChanged')),
  /** In the notice, where there are scripts. */
  toChangedCart: page
    .getByRole('alert')
    .getByRole('link', { name: t('vue.checkout.summaryStep.notification.toBasket') }),
});

/** Without scripts the way to the card provider has a button of its own. */
export const cardRedirectPage = ({ page, t }: Shopper) => ({
  headline: page.getByRole('heading', { level: 1, name: t('vue.checkout.card.title') }),
  goOn: page.getByRole('button', { name: t('vue.checkout.card.button') }),
});

export const confirmationPage = ({ page, t }: Shopper) => ({
  headline: page.getByRole('heading', { level: 1, name: t('vue.checkout.confirmation.title') }),
  orderNumber: page
    .getByRole('main')
    .locator('dl > div')
    .filter({ hasText: t('vue.checkout.confirmation.number') })
    .getByRole('definition'),
  mailGoesTo: (email: string) => page.getByText(t('vue.checkout.confirmation.mail', { email })),
});

/** An order that waits for its payment, as the basket shows it. */
export const waitingOrder = ({ page, t }: Shopper) => ({
  panel: page.getByRole('region', { name: t('vue.checkout.waitingOrder.title') }),
  payNow: page.getByRole('button', { name: t('vue.checkout.waitingOrder.pay-order') }),
  change: page.getByRole('button', { name: t('vue.checkout.waitingOrder.change-order') }),
});
