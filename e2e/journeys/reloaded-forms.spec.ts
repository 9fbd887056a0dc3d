// What is typed on pages of account and service is there again after a reload, secrets are not, and nothing of it stays once it was sent.

import { goodsOf } from '../fixtures/catalogue.ts';
import { addGoods, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { aMember } from '../fixtures/customers.ts';
import { createVisitor } from '../fixtures/http.ts';
import { addressFields, aGuest, NEW_PASSWORD } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillPasswords, fillPerson, registerPage } from '../pages/register-page.ts';
import { waitForForm } from '../tasks/browse.ts';
import { memberOf, membersPath } from '../tasks/look-at-states.ts';

const REGISTER = '/myaccount/register/';
const WAITING_LIST = '/prime/membership/';

const kept = ({ page }: Shopper) => page.evaluate(() => sessionStorage.getItem('checkout'));

const opens = async (shopper: Shopper, path: string): Promise<void> => {
  await shopper.goesTo(path);
  await shopper.attemptsTo(waitForForm());
};

const reloads = async (shopper: Shopper): Promise<void> => {
  await shopper.page.reload();
  await shopper.attemptsTo(waitForForm());
};

test.describe('Typed on one page, and there after a reload (spec 2 §3 "Session storage")', () => {
  // Whether an address is taken is asked for while it is typed, and may be asked ten times in ten minutes.
  test.use({ expectedStatuses: [429] });

  /** Types everything, reloads, and finds all of it but the passwords. */
  const registers = async (shopper: Shopper): Promise<void> => {
    const person = aGuest();
    const { firstname, lastname, salutation, email, password, passwordRepeated, submit } = registerPage(shopper);
    await expect(email).toHaveRole('combobox');
    await fillPerson(shopper, person);
    await fillPasswords(shopper, NEW_PASSWORD);
    expect(await kept(shopper)).not.toContain(NEW_PASSWORD);
    await reloads(shopper);
    await expect(salutation).toHaveValue(person.salutation);
    await expect(firstname).toHaveValue(person.firstname);
    await expect(lastname).toHaveValue(person.lastname);
    await expect(email).toHaveValue(person.email);
    await expect(password).toHaveValue('');
    await expect(passwordRepeated).toHaveValue('');
    await fillPasswords(shopper, NEW_PASSWORD);
    await submit.click();
    const welcome = shopper.t('vue.user.registerPage.notification.successRegister');
    await expect(shopper.page.getByText(welcome).first()).toBeVisible();
    expect(await kept(shopper)).toBeNull();
  };

  test('who registers keeps everything but the passwords, and an account leaves nothing behind', async ({
    shopper,
  }) => {
    await opens(shopper, REGISTER);
    await registers(shopper);
  });

  test('so does who registers on the way to the order', async ({ shopper }) => {
    const visitor = createVisitor();
    await addGoods(visitor, await goodsOf());
    await shopper.comesAs(visitor);
    await opens(shopper, `${CHECKOUT.login}?option=register`);
    await registers(shopper);
    await expect(shopper.page).toHaveURL((url) => url.pathname === CHECKOUT.shipping);
  });
});

test('an address for the newsletter survives a reload, and is gone once it was asked for', async ({ shopper }) => {
  const { page, t } = shopper;
  const { email: address } = aGuest();
  const email = page.getByRole('main').getByLabel(t('vue.login.email'), { exact: true });
  await opens(shopper, '/service/newsletter/');
  await email.fill(address);
  await reloads(shopper);
  await expect(email).toHaveValue(address);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('vue.newsletter.subscribe') })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === '/service/newsletter/success/');
  expect(await kept(shopper)).toBeNull();
});

test.describe('in the Swiss shop', () => {
  test.use({ storefront: 'ch' });

  test('an address for the waiting list of prime survives a reload, and is gone once it is on it', async ({
    shopper,
  }) => {
    const { page, t } = shopper;
    const { email: address } = aGuest('ch');
    const email = page.getByRole('main').getByLabel(t('vue.prime.waitingList.email'));
    await opens(shopper, WAITING_LIST);
    await email.fill(address);
    await reloads(shopper);
    await expect(email).toHaveValue(address);
    await page.getByRole('button', { name: t('vue.prime.waitingList.submit') }).click();
    await expect(page.getByText(t('vue.prime.waitingList.asked'))).toBeVisible();
    expect(await kept(shopper)).toBeNull();
  });
});

/** The page of a review that can be reported, as a product page leads to it. */
const reviewLink = async (): Promise<string> => {
  const visitor = createVisitor();
  const { text: category } = await visitor.get('/cat/1001/');
  const products = new Set([...category.matchAll(/href="(\/prod\/[^"?]+)/g)].map(([, path = '']) => path));
  for (const path of products) {
    const { text } = await visitor.get(path);
    const [link] = /\/service\/bewertung\/\?[\w=%.-]+/.exec(text.replaceAll('&amp;', '&')) ?? [];
    if (link !== undefined) return link;
  }
  return '';
};

test('the report of a review survives a reload, and is gone once it was sent', async ({ shopper }) => {
  const { page, t } = shopper;
  const words = page.getByLabel(t('vue.review.report.message'));
  const reason = page.getByLabel(t('vue.review.report.reason'));
  await opens(shopper, await reviewLink());
  const other = (await reason.locator('option').nth(1).getAttribute('value')) ?? '';
  await reason.selectOption(other);
  await words.fill('Hier wirbt jemand für einen anderen Laden.');
  await page.getByRole('main').getByLabel(t('vue.service.email'), { exact: true }).fill(aGuest().email);
  await reloads(shopper);
  await expect(words).toHaveValue('Hier wirbt jemand für einen anderen Laden.');
  await expect(reason).toHaveValue(other);
  await page.getByRole('button', { name: t('vue.review.report.send') }).click();
  await expect(page.getByText(t('vue.review.report.sent'))).toBeVisible();
  expect(await kept(shopper)).toBeNull();
});

test('the report of a review knows the address of a member', async ({ shopper }) => {
  const { visitor, person } = await aMember();
  await shopper.comesAs(visitor);
  await shopper.goesTo(await reviewLink());
  const email = shopper.page.getByRole('main').getByLabel(shopper.t('vue.service.email'), { exact: true });
  await expect(email).toHaveValue(person.email);
});

test('a cancellation that is being written survives a reload, and is gone once it is declared', async ({ shopper }) => {
  const { page, t } = shopper;
  const { email } = aGuest();
  const reason = page.getByLabel(t('vue.contracts.cancel.reason'));
  await opens(shopper, '/service/vertraege-kuendigen/');
  await page.getByLabel(t('vue.contracts.name')).fill('Gesa Gast');
  await page.getByLabel(t('vue.contracts.email')).fill(email);
  await reason.fill('Die Kinder sind groß.');
  await reloads(shopper);
  await expect(reason).toHaveValue('Die Kinder sind groß.');
  await expect(page.getByLabel(t('vue.contracts.email'))).toHaveValue(email);
  await page.getByRole('button', { name: t('vue.contracts.next') }).click();
  await page.getByRole('button', { name: t('vue.contracts.cancel.confirm') }).click();
  await expect(page.getByRole('heading', { name: t('vue.contracts.cancel.received') })).toBeVisible();
  // What is left is the receipt, for a reload.
  expect(await kept(shopper)).not.toContain('"/service/vertraege-kuendigen/":');
});

test('a new e-mail address of an account survives a reload, and is gone once its mail is on the way', async ({
  shopper,
}) => {
  const { page, t } = shopper;
  const { visitor, login } = await aMember();
  const { email: address } = aGuest();
  await shopper.comesAs(visitor);
  await opens(shopper, '/myaccount/contact-details/');
  const email = page.getByLabel(t('vue.contactDetails.email.new'));
  await email.fill(address);
  await page.getByLabel(t('vue.contactDetails.password')).first().fill(login.password);
  await reloads(shopper);
  await expect(email).toHaveValue(address);
  expect(await kept(shopper)).not.toContain(login.password);
  await page.getByLabel(t('vue.contactDetails.password')).first().fill(login.password);
  await page.getByRole('button', { name: t('vue.contactDetails.email.submit') }).click();
  await expect(page.getByText(t('vue.contactDetails.notification.emailSent')).first()).toBeVisible();
  expect(await kept(shopper)).toBeNull();
  // Neither the address nor the password stands there for whoever comes next.
  await expect(email).toHaveValue('');
  await expect(page.getByLabel(t('vue.contactDetails.password')).first()).toHaveValue('');
});

test('why goods go back survives a reload, and stays with the return once it is sent on', async ({ shopper }) => {
  const { page, t } = shopper;
  const items = /\/myaccount\/returns\/productselection\/\?order=[\w.-]+/g;
  const path = (await membersPath({ storefront: 'de' }, 'emil.ended', items)) ?? '';
  await shopper.comesAs(await memberOf({ storefront: 'de' }, 'emil.ended'));
  await opens(shopper, path);
  const tick = page.getByRole('main').getByRole('checkbox').first();
  const comment = page.getByLabel(t('vue.returns.item.comment')).first();
  await tick.check();
  await comment.fill('Zu klein geraten.');
  await reloads(shopper);
  await expect(tick).toBeChecked();
  await expect(comment).toHaveValue('Zu klein geraten.');
  await page.getByLabel(t('vue.returns.item.reason')).first().selectOption({ index: 1 });
  await page.getByRole('button', { name: t('vue.returns.next') }).click();
  await expect(page).toHaveURL(/regulations/);
  expect(await kept(shopper)).toBeNull();
});

test('What is typed into a changed address of the bill survives a reload, and is in no form of a new one (spec 2 §4)', async ({
  shopper,
}) => {
  const { visitor, person } = await aMember();
  // Without a saved address there would be nothing to change, and `?billing=edit` be the form of a new one too.
  const form = { intent: 'save', ...addressFields('address', person) };
  expect((await visitor.post('/myaccount/addresses/billing/?add=1', form)).status).toBe(303);
  await addGoods(visitor, await goodsOf());
  await shopper.comesAs(visitor);
  const mode = shopper.page.locator('[name="billingAddress.mode"]');
  const city = shopper.page.locator('[name="billingAddress.city"]');
  await opens(shopper, `${CHECKOUT.shipping}?billing=edit`);
  await expect(mode).toHaveValue('changed');
  await expect(city).toHaveValue(person.city);
  await city.fill('Aalen');
  await reloads(shopper);
  await expect(city).toHaveValue('Aalen');
  await opens(shopper, `${CHECKOUT.shipping}?billing=new`);
  await expect(mode).toHaveValue('new');
  await expect(city).toHaveValue('');
  await opens(shopper, `${CHECKOUT.shipping}?billing=edit`);
  await expect(city).toHaveValue(person.city);
});
