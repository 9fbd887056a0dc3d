// Orders that are not like the others: paid in advance, on delivery, by Twint after several tries, with a voucher and a gift, brought by the
// forwarding agent, and by the keyboard alone.

import { freightGoods, goodsOf } from '../fixtures/catalogue.ts';
import { addGoods, arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { createVisitor } from '../fixtures/http.ts';
import { mailsTo, orderLinkIn, theMailAbout, theMailTo } from '../fixtures/mails.ts';
import { aGuest } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, type Locator, test } from '../fixtures/test.ts';
import { addressForm } from '../pages/address-form.ts';
import { basketPage } from '../pages/basket-page.ts';
import {
  checkoutLoginPage,
  confirmationPage,
  guestPage,
  paymentPage,
  shippingPage,
  summaryPage,
  waitingOrder,
} from '../pages/checkout-pages.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { productPage } from '../pages/product-page.ts';
import { sandboxPage } from '../pages/sandbox-page.ts';
import { waitForForm, waitForScripts } from '../tasks/browse.ts';
import { goToCheckout, payBy, pressOrderButton, readConfirmation } from '../tasks/checkout.ts';

test('Paid in advance: page and mail say where the money goes, and a banking app can read it', async ({ shopper }) => {
  const { visitor, person } = await arriveAfter('payment', { paymentId: 'VORKASSE' });
  await shopper.comesAs(visitor);
  await shopper.goesTo(CHECKOUT.summary);
  await shopper.attemptsTo(pressOrderButton());
  const number = await shopper.attemptsTo(readConfirmation(person));
  const transfer = shopper.page.getByRole('region', { name: shopper.t('vue.checkout.transfer.title') });
  await expect(transfer).toContainText(number);
  const headlines = shopper.page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headlines.first()).toHaveText(shopper.t('vue.checkout.transfer.title'));
  const iban = /[A-Z]{2}\d{2}(?: ?\d{4}){4} ?\d{2}/.exec((await transfer.textContent()) ?? '')?.[0] ?? 'no account';
  const code = transfer.locator('img');
  await expect(code).toHaveJSProperty('complete', true);
  expect(await code.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  expect(await theMailAbout(number, person.email)).toContain(iban);
});

test('Paid on delivery: summary, confirmation and mail say so', async ({ shopper }) => {
  const { visitor, person } = await arriveAfter('payment', { paymentId: 'CASH_ON_DELIVERY' });
  await shopper.comesAs(visitor);
  await shopper.goesTo(CHECKOUT.summary);
  await expect(shopper.page.getByRole('main')).toContainText('Nachnahme');
  await shopper.attemptsTo(pressOrderButton());
  const number = await shopper.attemptsTo(readConfirmation(person));
  await expect(shopper.page.getByRole('main')).toContainText('Nachnahme');
  expect(await theMailAbout(number, person.email)).toContain('Nachnahme');
});

test.describe('in the ch shop', () => {
  test.use({ storefront: 'ch' });

  test('Twint declined, cancelled, left by Back and at last approved, by an impatient finger, makes one order', async ({
    shopper,
  }) => {
    const { visitor, person } = await arriveAfter('payment', { storefront: 'ch', paymentId: 'TWINT' });
    const [sandbox, payment] = [sandboxPage(shopper), paymentPage(shopper)];
    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.summary);
    await shopper.attemptsTo(pressOrderButton());
    await sandbox.decline.click();
    await expect(payment.failed).toBeVisible();
    await shopper.attemptsTo(payBy('TWINT'));
    await shopper.attemptsTo(pressOrderButton());
    await sandbox.cancel.click();
    await expect(payment.headline).toBeVisible();
    await expect(payment.failed).toBeHidden();
    await shopper.attemptsTo(payBy('TWINT'));
    await shopper.attemptsTo(pressOrderButton());
    await expect(sandbox.pay).toBeVisible();
    await shopper.page.goBack();
    await expect(waitingOrder(shopper).panel).toBeVisible();
    expect(await mailsTo(person.email)).toEqual([]);
    await shopper.attemptsTo(waitForForm());
    await waitingOrder(shopper).payNow.dblclick({ delay: 5 });
    // Both presses lead there; who pays before the second has arrived pays on a page that is going away, and presses again.
    await expect(sandbox.pay).toBeVisible();
    await expect(async () => {
      if (await sandbox.pay.isVisible()) await sandbox.pay.click();
      await expect(confirmationPage(shopper).headline).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await shopper.attemptsTo(readConfirmation(person));
    await theMailTo(person.email);
  });
});

test('A prime member whose voucher pays for everything orders without a way to pay', async ({ shopper }) => {
  const { page, t } = shopper;
  const member = createVisitor();
  const email = 'paul.prime@example.com';
  await member.post('/login/', { intent: 'login', email, password: 'lernen123' });
  await addGoods(member, await goodsOf());
  await shopper.comesAs(member);
  await shopper.goesTo(CHECKOUT.basket);
  await shopper.attemptsTo(waitForForm());
  await page.getByText(t('vue.voucher.title'), { exact: true }).click();
  await page.getByLabel(t('vue.voucher.code')).fill('tombola');
  await page.getByRole('button', { name: t('vue.voucher.redeem') }).click();
  await expect(
    page.getByText(t('vue.voucher.redeemed', { code: 'TOMBOLA', name: 'Hauptgewinn der Tombola' })),
  ).toBeVisible();
  await shopper.attemptsTo(goToCheckout());
  const { headline, toSummary } = shippingPage(shopper);
  await expect(headline).toBeVisible();
  await toSummary.click();
  await expect(summaryPage(shopper).headline).toBeVisible();
  await shopper.goesTo(CHECKOUT.payment);
  await expect(summaryPage(shopper).headline).toBeVisible();
  await expect(page.getByRole('main')).toContainText('0,00');
  await shopper.attemptsTo(pressOrderButton());
  const { mailGoesTo, orderNumber } = confirmationPage(shopper);
  await expect(mailGoesTo(email)).toBeVisible();
  expect(await theMailAbout((await orderNumber.textContent())?.trim() ?? '', email)).toContain('0,00');
});

test.describe('with a code that is refused', () => {
  test.use({ expectedStatuses: [422] });

  test('A voucher is refused, another redeemed, a gift chosen; the summary has both', async ({ shopper }) => {
    const { page, t } = shopper;
    const { visitor } = await arriveAfter('payment');
    await addGoods(visitor, await goodsOf(), 40);
    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.basket);
    await shopper.attemptsTo(waitForForm());
    const redeem = async (code: string): Promise<void> => {
      await page.getByLabel(t('vue.voucher.code')).fill(code);
      await page.getByRole('button', { name: t('vue.voucher.redeem') }).click();
    };
    await page.getByText(t('vue.voucher.title'), { exact: true }).click();
    await redeem('NIE-GEHÖRT');
    await expect(page.getByRole('main').getByText(t('vue.voucher.error.unknown')).first()).toBeVisible();
    await expect(page.getByLabel(t('vue.voucher.code'))).toHaveValue('NIE-GEHÖRT');
    await redeem('schulstart10');
    const redeemed = page.getByText(t('vue.voucher.redeemed', { code: 'SCHULSTART10', name: '10 % zum Schulstart' }));
    await expect(redeemed).toBeVisible();
    await expect(page.getByText(t('vue.voucher.error.unknown'))).toHaveCount(0);
    const { lines } = basketPage(shopper);
    const before = await lines.count();
    await page
      .getByRole('button', { name: /^Geschenk auswählen/ })
      .first()
      .click();
    await expect(lines).toHaveCount(before + 1);
    const gift = await lines.last().getByRole('heading').textContent();
    await expect(redeemed).toBeVisible();
    await shopper.goesTo(CHECKOUT.summary);
    await expect(page.getByRole('main')).toContainText(gift ?? 'no gift');
    await expect(page.getByRole('main')).toContainText(t('vue.totals.voucher', { code: 'SCHULSTART10' }));
  });

  test('What the forwarding agent brings is asked about, nothing typed is lost, and it is told wherever the order is', async ({
    shopper,
  }) => {
    const { page } = shopper;
    const { visitor, person } = await arriveAfter('guest', { goods: await freightGoods() });
    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.shipping);
    await shopper.attemptsTo(waitForForm());
    const [phone, floor, access] = ['Telefon', 'Stockwerk', 'Zufahrt'].map((name) =>
      page.getByRole('textbox', { name: new RegExp(`^${name}`) }),
    ) as [Locator, Locator, Locator];
    await expect(page.getByRole('radio', { name: /^An eine Packstation.*nur eine Spedition/ })).toBeDisabled();
    await phone.fill('030 1234567');
    await shippingPage(shopper).toPayment.click();
    await expect(floor).toHaveAttribute('aria-invalid', 'true');
    await expect(mistakesIn(page).getByRole('link')).toHaveText(['Stockwerk', 'Zufahrt und Aufzug']);
    await expect(phone).toHaveValue('030 1234567');
    await floor.fill('2. OG');
    await access.fill('Aufzug bis 300 kg');
    await shippingPage(shopper).toPayment.click();
    await expect(paymentPage(shopper).headline).toBeVisible();
    await shopper.attemptsTo(payBy('VORKASSE'));
    await expect(page.getByRole('main')).toContainText('Aufzug bis 300 kg');
    await shopper.attemptsTo(pressOrderButton());
    const mail = await theMailAbout(await shopper.attemptsTo(readConfirmation(person)), person.email);
    expect(mail).toContain('Aufzug bis 300 kg');
    await shopper.goesTo(orderLinkIn(mail));
    await expect(page.getByRole('main')).toContainText('Aufzug bis 300 kg');
  });
});

/** More stops than any page of the way has. */
const MOST_STOPS = 150;

/** Goes to something by Tab. */
const tabTo = async ({ page }: Shopper, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not reached by Tab`);
};

const press = async (shopper: Shopper, target: Locator): Promise<void> => {
  await tabTo(shopper, target);
  await shopper.page.keyboard.press('Enter');
};

test('A guest orders by the keyboard alone, from the product to the confirmation', async ({ shopper }) => {
  const { keyboard } = shopper.page;
  const { path } = await goodsOf();
  const person = aGuest();
  await shopper.comesAs(createVisitor());
  await shopper.goesTo(path);
  await shopper.attemptsTo(waitForScripts());
  await press(shopper, productPage(shopper).addToBasket);
  await press(shopper, productPage(shopper).toBasket);
  await press(shopper, basketPage(shopper).toCheckout);
  await press(shopper, checkoutLoginPage(shopper).goOnAsGuest);

  const { headline, form, submit } = guestPage(shopper);
  await expect(headline).toBeVisible();
  await shopper.attemptsTo(waitForForm());
  const { salutation, ...fields } = addressForm(shopper, form);
  await tabTo(shopper, salutation);
  await keyboard.press('ArrowDown');
  for (const name of ['firstname', 'lastname', 'streetAndNumber', 'postcode', 'city', 'email'] as const) {
    await tabTo(shopper, fields[name]);
    await keyboard.type(person[name]);
  }
  await press(shopper, submit);

  await expect(shippingPage(shopper).headline).toBeVisible();
  await press(shopper, shippingPage(shopper).toPayment);
  await expect(paymentPage(shopper).headline).toBeVisible();
  const { method, toSummary } = paymentPage(shopper);
  await tabTo(shopper, shopper.page.getByRole('main').getByRole('radio').first());
  while (!(await method('INVOICE').isChecked())) await keyboard.press('ArrowDown');
  await press(shopper, toSummary);
  await press(shopper, summaryPage(shopper).order);
  await expect(confirmationPage(shopper).headline).toBeVisible();
  await theMailTo(person.email);
});
