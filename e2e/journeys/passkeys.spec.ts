// Passkeys: added, used on the login page, in the checkout and in the header, named and removed; cancelled and unknown ones; with Chromium's own authenticator.

import { type Authenticator, plugIn } from '../fixtures/authenticator.ts';
import { arriveAfter } from '../fixtures/checkout-by-post.ts';
import { createVisitor } from '../fixtures/http.ts';
import { theMailAbout } from '../fixtures/mails.ts';
import { aGuest, NEW_PASSWORD, registrationFields } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { header } from '../pages/header.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { waitForForm, waitForScripts } from '../tasks/browse.ts';

const PASSWORD = '/myaccount/password/';
const LOGIN = '/login/';

test.use({ expectedStatuses: [401, 422] });

const goesToPage = async (shopper: Shopper, path: string): Promise<void> => {
  await shopper.goesTo(path);
  await shopper.attemptsTo(waitForScripts());
};

/** Opens an account and comes to the page of passwords as its owner, with an authenticator in the browser. */
const asOwner = async (shopper: Shopper): Promise<{ readonly email: string; readonly device: Authenticator }> => {
  const owner = aGuest();
  const visitor = createVisitor();
  await visitor.post('/myaccount/register/', registrationFields(owner));
  await shopper.comesAs(visitor);
  const device = await plugIn(shopper.page);
  await goesToPage(shopper, PASSWORD);
  return { email: owner.email, device };
};

const list = ({ page, t }: Shopper) => {
  const section = page.getByRole('region', { name: t('vue.passkey.title'), exact: true });
  return {
    entries: section.getByRole('listitem'),
    password: section.getByLabel(t('vue.passkey.password'), { exact: true }),
    add: section.getByRole('button', { name: t('vue.passkey.add') }),
    alert: mistakesIn(section),
    section,
  };
};

const addPasskey = async (shopper: Shopper): Promise<void> => {
  const { password, add, entries } = list(shopper);
  await password.fill(NEW_PASSWORD);
  await add.click();
  await expect(shopper.page.getByText(shopper.t('vue.passkey.notification.added')).first()).toBeVisible();
  await expect(entries).toHaveCount(1);
  await expect(password).toHaveValue('');
};

const logsOut = async (shopper: Shopper): Promise<void> => {
  const { page, t } = shopper;
  await shopper.goesTo('/logout/');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('vue.account.logout.submit') })
    .click();
  await expect(page.getByText(t('vue.user.logout.message')).first()).toBeVisible();
};

const passkeyButton = ({ page, t }: Shopper, within: 'main' | 'banner' = 'main') =>
  page.getByRole(within).getByRole('button', { name: t('vue.login.passkey') });

test('A member adds a passkey, logs in with it on the login page, names it and removes it', async ({ shopper }) => {
  const { page, t } = shopper;
  const { email, device } = await asOwner(shopper);
  await addPasskey(shopper);
  expect(await device.passkeys()).toBe(1);
  await theMailAbout('Neuer Passkey', email);

  await logsOut(shopper);
  await goesToPage(shopper, LOGIN);
  await passkeyButton(shopper).click();
  await expect(page).not.toHaveURL(/login/);

  await goesToPage(shopper, PASSWORD);
  const { entries } = list(shopper);
  await expect(entries).toHaveCount(1);
  await entries.getByText(t('vue.passkey.rename'), { exact: true }).click();
  await entries.getByLabel(t('vue.passkey.name')).fill('Schul-Laptop');
  await entries.getByRole('button', { name: t('vue.passkey.save') }).click();
  await expect(entries.getByText('Schul-Laptop', { exact: true })).toBeVisible();
  await entries.getByRole('button', { name: t('vue.passkey.removeOne', { name: 'Schul-Laptop' }) }).click();
  await expect(entries).toHaveCount(0);
  await theMailAbout('wurde entfernt', email);

  // The device still has it; the shop says that it does not know it any more, and the password still lets in.
  await logsOut(shopper);
  await goesToPage(shopper, LOGIN);
  await page.getByRole('main').getByLabel(t('vue.login.email')).fill(email);
  await passkeyButton(shopper).click();
  await expect(mistakesIn(page.getByRole('main'))).toContainText(t('vue.passkey.error.unknown'));
  await expect(page.getByRole('main').getByLabel(t('vue.login.email'))).toHaveValue(email);
  await page.getByRole('main').getByLabel(t('vue.login.password'), { exact: true }).fill(NEW_PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('vue.login.submit'), exact: true })
    .click();
  await expect(page).not.toHaveURL(/login/);
});

test('A passkey leads on in the checkout, and lets in by the header where somebody is', async ({ shopper }) => {
  const { page, t } = shopper;
  await asOwner(shopper);
  await addPasskey(shopper);
  await logsOut(shopper);
  await shopper.comesAs((await arriveAfter('basket')).visitor);
  await shopper.goesTo('/checkout/login/');
  await shopper.attemptsTo(waitForForm());
  await passkeyButton(shopper).click();
  await expect(page).toHaveURL(/\/checkout\/shipping\/$/);

  await logsOut(shopper);
  await goesToPage(shopper, '/cat/1001/');
  await header(shopper).accountToggle.click();
  await passkeyButton(shopper, 'banner').click();
  await expect(page.getByRole('banner').getByRole('link', { name: t('vue.header.accountLoggedIn') })).toBeVisible();
  await expect(page).toHaveURL(/\/cat\/1001\/$/);
});

test('Whoever cancels is told so and loses nothing, and a device makes no second passkey', async ({ shopper }) => {
  const { page, t } = shopper;
  const { device } = await asOwner(shopper);
  const { password, add, alert, entries } = list(shopper);
  await password.fill('falsch-geraten');
  await add.click();
  await expect(alert).toContainText(t('vue.form.error.passwordWrong'));
  await device.agree(false);
  await password.fill(NEW_PASSWORD);
  await add.click();
  await expect(alert).toContainText(t('vue.passkey.error.cancelled'));
  await expect(entries).toHaveCount(0);
  await device.agree(true);
  await addPasskey(shopper);
  await password.fill(NEW_PASSWORD);
  await add.click();
  await expect(alert).toContainText(t('vue.passkey.error.alreadyRegistered'));
  expect(await device.passkeys()).toBe(1);

  await logsOut(shopper);
  await goesToPage(shopper, LOGIN);
  await device.agree(false);
  await page.getByRole('main').getByLabel(t('vue.login.email')).fill('mia@example.com');
  await passkeyButton(shopper).click();
  await expect(mistakesIn(page.getByRole('main'))).toContainText(t('vue.passkey.error.cancelled'));
  await expect(page.getByRole('main').getByLabel(t('vue.login.email'))).toHaveValue('mia@example.com');
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing offers what only scripts can do', async ({ shopper }) => {
    const { page, t } = shopper;
    await shopper.goesTo(LOGIN);
    await expect(
      page.getByRole('main').getByRole('button', { name: t('vue.login.submit'), exact: true }),
    ).toBeVisible();
    await expect(passkeyButton(shopper)).toHaveCount(0);
    const visitor = createVisitor();
    await visitor.post('/myaccount/register/', registrationFields(aGuest()));
    await shopper.comesAs(visitor);
    await shopper.goesTo(PASSWORD);
    const { section, add } = list(shopper);
    await expect(section.getByText(t('vue.passkey.notHere'))).toBeVisible();
    await expect(add).toHaveCount(0);
  });
});
