// Logging in and out by the header's flyout: with a mouse, by keyboard, by touch, without scripts, in two tabs, and in the business shop.

import { arriveAfter } from '../fixtures/checkout-by-post.ts';
import { aMember, aSchool } from '../fixtures/customers.ts';
import { createVisitor } from '../fixtures/http.ts';
import { createShopper, type Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { header } from '../pages/header.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { waitForScripts } from '../tasks/browse.ts';

const MIA = { intent: 'login', email: 'mia.member@example.com', password: 'lernen123' };
const GREETING = 'Mia Member';

const goesToPage = async (shopper: Shopper, path: string): Promise<void> => {
  await shopper.goesTo(path);
  await shopper.attemptsTo(waitForScripts());
};

/** Fills in the form of the open flyout and sends it. */
const logIn = async (shopper: Shopper, { email, password }: typeof MIA): Promise<void> => {
  const { loginField, passwordField, loginButton } = header(shopper);
  await loginField.fill(email);
  await passwordField.fill(password);
  await loginButton.click();
};

const memberLink = (shopper: Shopper) =>
  shopper.page.getByRole('banner').getByRole('link', { name: shopper.t('vue.header.accountLoggedIn') });

test.use({ expectedStatuses: [401, 422] });

test.describe('The account flyout', () => {
  test('lets somebody in by mouse, on the page where they are, and out again', async ({ shopper }) => {
    const { page, t } = shopper;
    const { accountLink, accountToggle, loginField, logoutButton } = header(shopper);
    // A page of the account that was asked for before does not lead away.
    await shopper.goesTo('/myaccount/orders/');
    await goesToPage(shopper, '/cat/1001/');
    await accountLink.hover();
    await expect(accountToggle).toHaveAttribute('aria-expanded', 'true');
    await logIn(shopper, { ...MIA, password: 'falsch-geraten' });
    await expect(mistakesIn(page.getByRole('banner'))).toBeVisible();
    await expect(loginField).toHaveValue(MIA.email);
    await logIn(shopper, MIA);
    await expect(memberLink(shopper)).toBeVisible();
    await expect(page).toHaveURL(/\/cat\/1001\/$/);
    await expect(accountToggle).toHaveAttribute('aria-expanded', 'false');
    await accountToggle.click();
    await expect(page.getByText(GREETING)).toBeVisible();
    await logoutButton.click();
    await expect(page.getByText(t('vue.user.logout.message')).first()).toBeVisible();
    await shopper.attemptsTo(waitForScripts());
    await expect(accountLink).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
  });

  test('can be used by keyboard alone', async ({ shopper }) => {
    const { page } = shopper;
    const { accountToggle, loginField } = header(shopper);
    await goesToPage(shopper, '/prod/20001/');
    await accountToggle.focus();
    await page.keyboard.press('Enter');
    await expect(loginField).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(loginField).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(accountToggle).toBeFocused();
    await expect(loginField).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type(MIA.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(MIA.password);
    await page.keyboard.press('Enter');
    await expect(memberLink(shopper)).toBeVisible();
    await expect(page).toHaveURL(/\/prod\/20001\//);
  });

  test.describe('by touch, on a telephone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test('opens by the link', async ({ shopper }) => {
      const { accountLink, loginField } = header(shopper);
      await goesToPage(shopper, '/');
      await accountLink.tap();
      await expect(loginField).toBeVisible();
      await logIn(shopper, MIA);
      await expect(memberLink(shopper)).toBeVisible();
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to the login, and to the account with its logout', async ({ shopper }) => {
      const { page, t } = shopper;
      const { accountLink } = header(shopper);
      await shopper.goesTo('/cat/1001/');
      await accountLink.click();
      await expect(page).toHaveURL(/\/login\/$/);
      await page.getByLabel(t('vue.login.email')).fill(MIA.email);
      await page.getByLabel(t('vue.login.password'), { exact: true }).fill(MIA.password);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('vue.login.submit'), exact: true })
        .click();
      await expect(page).toHaveURL(/\/myaccount\//);
      await page
        .getByRole('navigation', { name: t('vue.accountFlyout.label') })
        .getByRole('button', { name: t('vue.account.logout.title'), exact: true })
        .click();
      await expect(page.getByText(t('vue.user.logout.message')).first()).toBeVisible();
    });
  });
});

test.describe('Two tabs', () => {
  const twoTabs = async (shopper: Shopper) => {
    const mia = createVisitor();
    await mia.post('/login/', MIA);
    await shopper.comesAs(mia);
    return createShopper(await shopper.page.context().newPage(), shopper.storefront);
  };

  test('agree: a logout in one ends the personal page of the other', async ({ shopper }) => {
    const other = await twoTabs(shopper);
    await goesToPage(other, '/myaccount/password/');
    await goesToPage(shopper, '/cat/1001/');
    await header(shopper).accountToggle.click();
    await header(shopper).logoutButton.click();
    // A notice is told once: by whichever of the two pages comes first.
    const told = async ({ page, t }: Shopper) => page.getByText(t('vue.user.logout.message')).count();
    await expect.poll(async () => (await told(shopper)) + (await told(other))).toBeGreaterThan(0);
    await expect(other.page).toHaveURL(/\/login\/$/);
  });

  test('agree also without a message: a login that came without scripts is seen by the other', async ({ shopper }) => {
    await goesToPage(shopper, '/cat/1001/');
    const mia = createVisitor();
    await mia.post('/login/', MIA);
    await shopper.takesCookiesOf(mia);
    await expect(memberLink(shopper)).toBeVisible();
  });

  test('show the next person nothing of the one before, not even by Back', async ({ shopper }) => {
    await twoTabs(shopper);
    const { page } = shopper;
    await goesToPage(shopper, '/myaccount/password/');
    await shopper.goesTo('/logout/');
    await page
      .getByRole('main')
      .getByRole('button', { name: shopper.t('vue.account.logout.submit') })
      .click();
    await expect(page.getByText(shopper.t('vue.user.logout.message')).first()).toBeVisible();
    // Past the page for logging out, to the personal page before it.
    const wentBack = page.waitForEvent('framenavigated');
    await page.evaluate(() => history.go(-2));
    await wentBack;
    await expect(page).toHaveURL(/\/login\/$/);
    await expect(page.getByText(GREETING)).toHaveCount(0);
  });
});

test.describe('The business shop', () => {
  test.use({ storefront: 'b2b' });

  test('asks who wants to see goods to log in where they are, and then leads there', async ({ shopper }) => {
    const { page, t } = shopper;
    await goesToPage(shopper, '/');
    await page.getByRole('main').locator('a[href^="/cat/"]').first().click();
    await expect(page.getByText(t('vue.message.loginRequired'))).toBeVisible();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(header(shopper).loginField).toBeFocused();
    await logIn(shopper, (await aSchool()).login);
    await expect(page).toHaveURL(/\/cat\//);
    await expect(memberLink(shopper)).toBeVisible();
  });

  test.describe('on a telephone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test('says why below the head of the flyout and its first field (WCAG 2.4.11)', async ({ shopper }) => {
      const { page, t } = shopper;
      await goesToPage(shopper, '/');
      await page.getByRole('main').locator('a[href^="/cat/"]').first().tap();
      const told = page.getByText(t('vue.message.loginRequired'));
      const { loginField } = header(shopper);
      await expect(told).toBeVisible();
      await expect(loginField).toBeFocused();
      const topOf = async (part: typeof told): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;
      await expect.poll(async () => (await topOf(told)) > (await topOf(loginField))).toBe(true);
    });
  });
});

test.describe('A guest', () => {
  test('is told to be one in the flyout, and becomes a member by it', async ({ shopper }) => {
    const { page, t } = shopper;
    const { accountToggle, logoutButton } = header(shopper);
    const { login } = await aMember();
    await shopper.comesAs((await arriveAfter('guest')).visitor);
    await goesToPage(shopper, '/');
    await accountToggle.click();
    await expect(page.getByText(t('vue.accountFlyout.guest'))).toBeVisible();
    await logIn(shopper, login);
    await expect(memberLink(shopper)).toBeVisible();
    await shopper.attemptsTo(waitForScripts());
    await accountToggle.click();
    await expect(logoutButton).toBeVisible();
    await expect(page.getByText(t('vue.accountFlyout.guest'))).toHaveCount(0);
  });
});
