// axe over the states of login, registration and the header's flyouts: empty, opened, busy, refused, done. A share of the looks in `npm test`,
// all of them with EVERY_LOOK=1.

import { arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { ACCOUNT_LOOKS, type Look, NARROW, nameOfLook } from '../fixtures/looks.ts';
import { aGuest, NEW_PASSWORD } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { header } from '../pages/header.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import {
  CERTIFICATE,
  fillPasswords,
  fillPerson,
  fillSchool,
  NO_CERTIFICATE,
  registerPage,
} from '../pages/register-page.ts';
import { waitForScripts } from '../tasks/browse.ts';
import { aCustomer, goesToForm, isBusiness, looksAt, whileBusy } from '../tasks/look-at-states.ts';

const LOGIN = '/login/';
const PASSWORD = '/myaccount/password/';
const WRONG = 'falsch-geraten';

/** The parts of a login form, on the page or in the flyout. */
const loginForm = ({ page, t }: Shopper, look: Look, within: 'main' | 'banner') => {
  const place = page.getByRole(within);
  return {
    identifier: place.getByLabel(t(isBusiness(look) ? 'vue.login.customerNumber' : 'vue.login.email'), { exact: true }),
    password: place.getByLabel(t('vue.login.password'), { exact: true }),
    show: place.getByRole('button', { name: t('vue.form.password.show', { label: t('vue.login.password') }) }),
    submit: place.getByRole('button', { name: t('vue.login.submit'), exact: true }),
    busy: place.getByRole('button', { name: t('vue.login.busy') }),
    alert: mistakesIn(place),
  };
};

/** Every state of a login form, until its login is refused. */
const looksAtLoginForm = async (shopper: Shopper, look: Look, within: 'main' | 'banner', identifier: string) => {
  const form = loginForm(shopper, look, within);
  await form.submit.click();
  await expect(form.alert).toBeVisible();
  await looksAt(shopper, `login in ${within}, empty`);
  await form.identifier.fill(identifier);
  await form.password.fill(WRONG);
  await form.show.click();
  await expect(form.password).toHaveAttribute('type', 'text');
  const busy = async () => {
    await expect(form.busy).toBeVisible();
    await looksAt(shopper, `login in ${within}, busy, with its password shown`);
  };
  await whileBusy(shopper, '/api/login-action/', () => form.submit.click(), busy);
  await expect(form.submit).toBeVisible();
  await expect(form.alert).toBeVisible();
  await looksAt(shopper, `login in ${within}, refused`);
};

const states = (look: Look): void => {
  const isNarrow = look.viewport.width === NARROW.width;

  test('the flyouts of a stranger, a guest and a member', async ({ shopper }) => {
    const { page, t } = shopper;
    const { accountLink, accountToggle, loginField, logoutButton } = header(shopper);
    const memberLink = page.getByRole('banner').getByRole('link', { name: t('vue.header.accountLoggedIn') });
    const { login } = await aCustomer(look);
    const goesHome = async () => {
      await shopper.goesTo('/');
      await shopper.attemptsTo(waitForScripts());
    };
    if (!isBusiness(look)) {
      await shopper.comesAs((await arriveAfter('guest', look)).visitor);
      await goesHome();
      await (isNarrow ? accountLink : accountToggle).click();
      await expect(page.getByText(t('vue.accountFlyout.guest'))).toBeVisible();
      await looksAt(shopper, 'flyout of a guest');
      await page.context().clearCookies({ name: /^(?!consent$)/ });
    }
    await goesHome();
    await (isNarrow ? accountLink : accountToggle).click();
    await expect(loginField).toBeVisible();
    await looksAt(shopper, 'login flyout');
    await looksAtLoginForm(shopper, look, 'banner', login.email);
    if (isNarrow && isBusiness(look)) {
      await page.getByRole('banner').getByText(t('vue.accountFlyout.register.title')).click();
      await expect(loginField).toBeHidden();
      await looksAt(shopper, 'login flyout, its other part unfolded');
      await page
        .getByRole('banner')
        .locator('summary', { hasText: t('vue.account.login.title') })
        .click();
    }
    const { password, submit } = loginForm(shopper, look, 'banner');
    await password.fill(login.password);
    await submit.click();
    await expect(memberLink).toBeVisible();
    await shopper.attemptsTo(waitForScripts());
    await (isNarrow ? memberLink : accountToggle).click();
    await expect(logoutButton).toBeVisible();
    await looksAt(shopper, 'logged-in flyout');
  });

  test('login and logout', async ({ shopper }) => {
    const { page, t } = shopper;
    const { visitor, login } = await aCustomer(look);
    await goesToForm(shopper, LOGIN);
    await looksAt(shopper, 'login');
    await looksAtLoginForm(shopper, look, 'main', login.email);
    const { password, submit } = loginForm(shopper, look, 'main');
    await password.fill(login.password);
    await submit.click();
    await expect(page).not.toHaveURL(/login/);
    // The login is ended elsewhere, while no page of it is open, which would lead to the login by itself.
    await page.goto('about:blank');
    await visitor.post(PASSWORD, { intent: 'end' });
    await shopper.goesTo(PASSWORD);
    await expect(page).toHaveURL(/\/login\//);
    await looksAt(shopper, 'login, after one has ended');
    // Somewhere else: the login page leads on by itself once somebody is logged in.
    await page.goto('about:blank');
    await shopper.comesAs(visitor);
    await goesToForm(shopper, '/logout/');
    await looksAt(shopper, 'logout');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('vue.account.logout.submit') })
      .click();
    await expect(page.getByText(t('vue.user.logout.message')).first()).toBeVisible();
    await looksAt(shopper, 'after the logout');
  });

  test('registration', async ({ shopper }) => {
    const { page, t } = shopper;
    const person = aGuest(look.storefront);
    const { email, submit, mistakes, suggestions, certificate } = registerPage(shopper);
    const isSchool = isBusiness(look);
    if (!isSchool) {
      await shopper.comesAs((await arriveAfter('basket', look)).visitor);
      await goesToForm(shopper, CHECKOUT.login);
      await page.getByRole('link', { name: t('vue.checkout.login.register') }).click();
      await expect(email).toHaveRole('combobox');
      await looksAt(shopper, 'registration in the checkout');
      await submit.click();
      await expect(mistakes.getByRole('link').first()).toBeVisible();
      await looksAt(shopper, 'registration in the checkout, refused');
    }
    await shopper.goesTo('/myaccount/register/');
    await expect(email).toHaveRole('combobox');
    await looksAt(shopper, 'registration');
    await submit.click();
    await expect(mistakes.getByRole('link').first()).toBeVisible();
    await looksAt(shopper, 'registration, refused');
    await email.fill('ada@g');
    await expect(suggestions.first()).toBeVisible();
    await looksAt(shopper, 'registration, suggestions');
    await (isSchool ? fillSchool : fillPerson)(shopper, person);
    if (isSchool) {
      await certificate.setInputFiles(NO_CERTIFICATE);
      await fillPasswords(shopper, NEW_PASSWORD);
      await submit.click();
      await expect(certificate).toHaveAttribute('aria-invalid', 'true');
      await looksAt(shopper, 'registration, another file');
      await certificate.setInputFiles(CERTIFICATE);
      await fillPasswords(shopper, NEW_PASSWORD, 'anders');
      await submit.click();
      await expect(page.getByText(t('vue.register.certificate.handedIn'))).toBeVisible();
      await looksAt(shopper, 'registration, file handed in');
    }
    await fillPasswords(shopper, NEW_PASSWORD);
    const busy = async () => {
      await expect(page.getByRole('main').getByRole('button', { name: t('vue.account.busy') })).toBeVisible();
      await looksAt(shopper, 'registration, busy');
    };
    await whileBusy(shopper, '/api/register-action/', () => submit.click(), busy);
    await expect(header(shopper).basketWithCount()).toBeVisible();
    await expect(page).not.toHaveURL(/register/);
    await looksAt(shopper, 'after the registration');
  });
};

for (const look of ACCOUNT_LOOKS) {
  test.describe(nameOfLook(look), () => {
    test.use({ ...look, reducedMotion: 'reduce', expectedStatuses: [401, 422, 429] });
    states(look);
  });
}
