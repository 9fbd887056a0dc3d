// Opening an account in a browser, with and without scripts, and what its pages are like.

import { expectNoKeys } from '../fixtures/axe.ts';
import { arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { theMailAbout } from '../fixtures/mails.ts';
import { aGuest, NEW_PASSWORD } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { shippingPage } from '../pages/checkout-pages.ts';
import {
  CERTIFICATE,
  fillPasswords,
  fillPerson,
  fillSchool,
  NO_CERTIFICATE,
  registerPage,
} from '../pages/register-page.ts';
import { waitForForm } from '../tasks/browse.ts';

const REGISTER = '/myaccount/register/';
/** Whom the demo shop tells of certificates. */
const STAFF = 'schulen@tornister.example';

// Whether an address is taken is asked for while it is typed, and may be asked ten times in ten minutes: all journeys share one address.
test.use({ expectedStatuses: [422, 429] });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled });

    test('somebody finds the form from the login, mistypes, and opens an account', async ({ shopper }) => {
      const person = aGuest();
      const { headline, email, firstname, submit, mistakes, passwordRepeated, password } = registerPage(shopper);
      await shopper.goesTo('/login/');
      await shopper.page
        .getByRole('main')
        .getByRole('link', { name: shopper.t('vue.register.title') })
        .click();
      await expect(headline).toBeVisible();
      if (javaScriptEnabled) await expect(email).toHaveRole('combobox');
      await fillPerson(shopper, person);
      await fillPasswords(shopper, NEW_PASSWORD, 'anders');
      await submit.click();
      await expect(mistakes.getByRole('link')).toHaveText([shopper.t('vue.register.passwordRepeated')]);
      await expect(firstname).toHaveValue(person.firstname);
      await expect(email).toHaveValue(person.email);
      await expect(passwordRepeated).toHaveAttribute('aria-invalid', 'true');
      // Scripts keep the field as it is; without them no password is sent back.
      if (!javaScriptEnabled) await expect(password).toHaveValue('');
      await fillPasswords(shopper, NEW_PASSWORD);
      await submit.click();
      const welcome = shopper.t('vue.user.registerPage.notification.successRegister');
      await expect(shopper.page.getByText(welcome).first()).toBeVisible();
    });
  });
}

test('In the checkout an account is opened on the spot, and everything goes on as it was', async ({ shopper }) => {
  const { visitor } = await arriveAfter('basket');
  const person = aGuest();
  const { page, t } = shopper;
  const { submit, mistakes, firstname, email } = registerPage(shopper);
  await shopper.comesAs(visitor);
  await shopper.goesTo(CHECKOUT.login);
  await shopper.attemptsTo(waitForForm());
  await page.getByRole('link', { name: t('vue.checkout.login.register') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('vue.checkout.register.title') })).toBeVisible();
  await expect(email).toHaveRole('combobox');
  await fillPerson(shopper, person);
  await fillPasswords(shopper, NEW_PASSWORD, 'anders');
  await submit.click();
  await expect(mistakes.getByRole('link')).toHaveText([t('vue.register.passwordRepeated')]);
  await expect(firstname).toHaveValue(person.firstname);
  await expectNoKeys(page, 'checkout, register, refused');
  await fillPasswords(shopper, NEW_PASSWORD);
  await submit.click();
  await expect(shippingPage(shopper).headline).toBeVisible();
  await shopper.goesTo(CHECKOUT.basket);
  await expect(page.locator('input[name="lineId"]').first()).toBeAttached();
});

test('The e-mail address is completed by the keyboard, and the form is not sent by it', async ({ shopper }) => {
  const { email, suggestions, headline } = registerPage(shopper);
  await shopper.goesTo(REGISTER);
  await expect(email).toHaveRole('combobox');
  await email.pressSequentially('ada@gm');
  await expect(suggestions).toHaveText(['ada@gmx.de', 'ada@gmail.com']);
  await email.press('ArrowDown');
  await email.press('ArrowDown');
  await expect(suggestions.last()).toHaveAttribute('aria-selected', 'true');
  await email.press('Enter');
  await expect(email).toHaveValue('ada@gmail.com');
  await expect(suggestions).toHaveCount(0);
  await expect(headline).toBeVisible();
  await email.fill('ada@we');
  await suggestions.first().click();
  await expect(email).toHaveValue('ada@web.de');
  await email.fill('ada@we');
  await email.press('Escape');
  await expect(suggestions).toHaveCount(0);
  await expect(email).toHaveValue('ada@we');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`in the business shop, ${javaScriptEnabled ? 'with scripts' : 'without scripts'}`, () => {
    test.use({ storefront: 'b2b', javaScriptEnabled });

    test('a school fills in its form, sends its certificate once, and is told its number', async ({ shopper }) => {
      const person = aGuest();
      const { page, t } = shopper;
      const main = page.getByRole('main');
      const { email, submit, mistakes, certificate } = registerPage(shopper);
      await shopper.goesTo(REGISTER);
      if (javaScriptEnabled) await expect(email).toHaveRole('combobox');
      await fillSchool(shopper, person);
      const company = main.getByLabel(t('vue.address.company'), { exact: true });
      await certificate.setInputFiles(NO_CERTIFICATE);
      await fillPasswords(shopper, NEW_PASSWORD);
      await submit.click();
      await expect(mistakes.getByRole('link')).toHaveText([t('vue.register.certificate')]);
      await expect(certificate).toHaveAttribute('aria-invalid', 'true');
      await expect(company).toHaveValue('Grundschule am Bach');

      await certificate.setInputFiles(CERTIFICATE);
      await fillPasswords(shopper, NEW_PASSWORD, 'anders');
      await submit.click();
      await expect(mistakes.getByRole('link')).toHaveText([t('vue.register.passwordRepeated')]);
      await expect(main.getByText(t('vue.register.certificate.handedIn'))).toContainText(CERTIFICATE.name);
      // The file is at the shop: the field is empty again, and nothing has to be chosen once more.
      await expect(certificate).toHaveValue('');

      await fillPasswords(shopper, NEW_PASSWORD);
      await submit.click();
      const told = page.getByText(/Ihre Kundennummer ist 8\d{5}/).first();
      await expect(told).toBeVisible();
      const number = /8\d{5}/.exec((await told.textContent()) ?? '')?.[0] ?? 'none';
      expect(await theMailAbout(`Nachweis zu prüfen: Kundennummer ${number}`, STAFF)).toMatch(/[\w-]{24}\.pdf/);
    });
  });
}
