// The login and logout pages, with and without scripts.

import { goodsOf } from '../fixtures/catalogue.ts';
import { addGoods, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { aSchool } from '../fixtures/customers.ts';
import { createVisitor, locationOf, type Visitor } from '../fixtures/http.ts';
import { aGuest, NEW_PASSWORD, registrationFields } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { waitForScripts } from '../tasks/browse.ts';

const MIA = { intent: 'login', email: 'mia.member@example.com', password: 'lernen123' };
const LOGIN = '/login/';
const LOGOUT = '/logout/';
const t = translator('de');

const isLoggedIn = (visitor: Visitor): boolean => visitor.cookies().some(({ name }) => name.startsWith('X-JWT'));

const logInOnPage = async ({ page, t: words }: Shopper, { email, password }: typeof MIA): Promise<void> => {
  await page.getByLabel(words('vue.login.email')).fill(email);
  await page.getByLabel(words('vue.login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words('vue.login.submit'), exact: true }).click();
};

test.describe('The login page and the logout page, as forms', () => {
  test('let a member in, keep the login away from the login page, and let the member out again', async () => {
    const mia = createVisitor();
    const entered = await mia.post(LOGIN, MIA);
    expect([entered.status, locationOf(entered), isLoggedIn(mia)]).toEqual([303, '/myaccount/', true]);
    expect(locationOf(await mia.get(LOGIN))).toBe('/myaccount/');
    expect((await mia.get(LOGOUT)).text).toContain(t('vue.account.logout.submit'));
    expect(isLoggedIn(mia)).toBe(true);
    const left = await mia.post(LOGOUT, {});
    expect([left.status, locationOf(left), isLoggedIn(mia)]).toEqual([303, '/', false]);
    expect(left.headers['clear-site-data']).toBe('"cache"');
    expect((await mia.get('/')).text).toContain(t('vue.user.logout.message'));
    const again = await mia.get(LOGOUT);
    expect([again.status, locationOf(again)]).toEqual([302, '/']);
  });

  test('bring the basket of the account, which was filled on another device', async () => {
    const person = aGuest();
    const goods = await goodsOf();
    const laptop = createVisitor();
    await laptop.post('/myaccount/register/', registrationFields(person));
    await addGoods(laptop, goods, 2);
    const phone = createVisitor();
    const entered = await phone.post(LOGIN, { intent: 'login', email: person.email, password: NEW_PASSWORD });
    expect(entered.status).toBe(303);
    expect((await phone.get(CHECKOUT.basket)).text).toContain(goods.path);
  });

  test('keep what was typed, mark both fields, and never send a password back', async () => {
    const stranger = createVisitor();
    const wrong = await stranger.post(LOGIN, { ...MIA, password: 'falsch-geraten' });
    expect([wrong.status, isLoggedIn(stranger)]).toEqual([422, false]);
    expect(wrong.text).toContain(`value="${MIA.email}"`);
    expect(wrong.text.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(wrong.text).not.toContain('falsch-geraten');
    const empty = await stranger.post(LOGIN, { intent: 'login', email: '', password: '' });
    expect(empty.status).toBe(422);
    expect(empty.text).toContain('href="#email"');
  });

  test('let an institution in by its customer number', async () => {
    const { login } = await aSchool();
    const school = createVisitor({ storefront: 'b2b' });
    const help = /href="(tel:\+\d+|mailto:[^"]+)"/g;
    const ways = (page: string) => [...page.slice(page.indexOf('<main')).matchAll(help)].map(([, way]) => way);
    expect(ways((await school.get(LOGIN)).text)).toEqual(expect.arrayContaining(['mailto:service@example.com']));
    expect((await createVisitor().get(LOGIN)).text).not.toContain('mailto:');
    expect((await school.post(LOGIN, MIA)).status).toBe(422);
    expect(locationOf(await school.post(LOGIN, login))).toBe('/myaccount/');
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled, expectedStatuses: [422] });

    test('a member logs in on the login page and out again', async ({ shopper }) => {
      const { page, t: words } = shopper;
      await shopper.goesTo(LOGIN);
      await logInOnPage(shopper, { ...MIA, password: 'falsch-geraten' });
      await expect(mistakesIn(page.getByRole('main'))).toBeVisible();
      await expect(page.getByLabel(words('vue.login.email'))).toHaveValue(MIA.email);
      await logInOnPage(shopper, MIA);
      await expect(page).not.toHaveURL(/login/);
      await shopper.goesTo(LOGOUT);
      await page.getByRole('button', { name: words('vue.account.logout.submit') }).click();
      await expect(page.getByText(words('vue.user.logout.message')).first()).toBeVisible();
    });
  });
}

test('The password can be looked at while it is typed', async ({ shopper }) => {
  const { page, t: words } = shopper;
  await shopper.goesTo(LOGIN);
  await shopper.attemptsTo(waitForScripts());
  const password = page.getByLabel(words('vue.login.password'), { exact: true });
  await password.fill('lernen123');
  await page
    .getByRole('button', { name: words('vue.form.password.show', { label: words('vue.login.password') }) })
    .click();
  await expect(password).toHaveAttribute('type', 'text');
});
