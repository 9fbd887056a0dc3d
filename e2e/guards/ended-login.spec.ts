// A login that has ended in the middle of the checkout: a word about it, and nothing that was typed is lost.

import { goodsOf } from '../fixtures/catalogue.ts';
import { addGoods, arriveAfter, CHECKOUT, fieldsOf, orderForm, orderIdOf } from '../fixtures/checkout-by-post.ts';
import { aMember as aNewMember, aSchool } from '../fixtures/customers.ts';
import { type Answer, createVisitor, locationOf, type Visitor } from '../fixtures/http.ts';
import { addressFields, aGuest } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { addressOf, STOREFRONTS, type StorefrontId } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';
import { summaryPage } from '../pages/checkout-pages.ts';
import { waitForForm } from '../tasks/browse.ts';

const MIA = { intent: 'login', email: 'mia.member@example.com', password: 'lernen123' };
const { login, shipping, payment, summary, basket } = CHECKOUT;
const t = translator('de');
const TYPED = { city: 'Kleinmachnow', orderComment: 'Bitte läuten: 2. Hof' };

const aMember = async (): Promise<Visitor> => {
  const visitor = createVisitor();
  await addGoods(visitor, await goodsOf());
  const answer = await visitor.post(login, MIA);
  expect([answer.status, locationOf(answer)]).toEqual([303, shipping]);
  const { text } = await visitor.get(shipping);
  expect((await visitor.post(shipping, fieldsOf(text))).status).toBe(303);
  await visitor.post(payment, { paymentId: 'INVOICE' });
  return visitor;
};

/** A member with goods at the last step whom no other journey is: Mia's cart would go with the order, while others look at it. */
const aBuyer = async () => {
  const { visitor, person, login: account } = await aNewMember();
  const address = { intent: 'save', ...addressFields('address', person) };
  expect((await visitor.post('/myaccount/addresses/billing/?add=1', address)).status).toBe(303);
  await addGoods(visitor, await goodsOf());
  expect((await visitor.post(shipping, fieldsOf((await visitor.get(shipping)).text))).status).toBe(303);
  await visitor.post(payment, { paymentId: 'INVOICE' });
  return { visitor, account };
};

/** The visitor's next request, with a token that has become worthless. */
const withSpoiltToken = (visitor: Visitor, path: string, form?: Readonly<Record<string, string>>): Promise<Answer> => {
  const cookie = visitor
    .cookies()
    .map(({ name, value }) => `${name}=${name === 'X-JWT' ? `${value}x` : value}`)
    .join('; ');
  if (form === undefined) return visitor.ask(path, { headers: { cookie } });
  const origin = addressOf('de', '').replace(/\/$/, '');
  const headers = { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' };
  return visitor.ask(path, { method: 'POST', headers, body: new URLSearchParams(form).toString() });
};

/** The login of the open page becomes worthless. */
const spoilLogin = async ({ page, storefront }: Shopper): Promise<void> => {
  const { host } = STOREFRONTS[storefront];
  const spoilt = { value: 'spoilt', domain: host, path: '/', httpOnly: true };
  await page.context().addCookies(['X-JWT', 'X-JWT-REFRESH'].map((name) => ({ name, ...spoilt })));
};

type Login = Awaited<ReturnType<typeof aSchool>>['login'];

/** The same account on another device, which logs all others out. */
const logOutElsewhere = async (storefront: StorefrontId, login: Login): Promise<void> => {
  const other = createVisitor({ storefront });
  await other.post('/login/', login);
  expect((await other.post('/myaccount/password/', { intent: 'end' })).status).toBe(303);
};

const isLoggedIn = (visitor: Visitor): boolean => visitor.cookies().some(({ name }) => name.startsWith('X-JWT'));

const expectLoginStep = async (visitor: Visitor, answer: Answer): Promise<void> => {
  expect([answer.status, locationOf(answer)]).toEqual([302, login]);
  expect(isLoggedIn(visitor)).toBe(false);
  const page = await visitor.get(login);
  expect(page.status).toBe(200);
  expect(page.text).toContain(t('vue.message.securityLogout'));
};

test.describe('A login that has ended (spec 2 §4, §8)', () => {
  test('leads from every page of the checkout to the login step, with a word about it, and back again', async () => {
    for (const path of [basket, shipping, payment, summary]) {
      const visitor = await aMember();
      await expectLoginStep(visitor, await withSpoiltToken(visitor, path));
      const back = await visitor.post(login, MIA);
      expect([back.status, locationOf(back)]).toEqual([303, path === basket ? shipping : path]);
      expect((await visitor.get(locationOf(back))).status).toBe(200);
      expect((await visitor.get(basket)).text).toContain('name="lineId"');
    }
  });

  test('leads from the confirmation of an order, and from the return page of its payment, to the login step and back to the order', async () => {
    const { visitor, account } = await aBuyer();
    const orderId = orderIdOf(await visitor.post(summary, await orderForm(visitor)));
    const address = `${CHECKOUT.confirmation}?orderId=${orderId}`;
    for (const path of [address, `/computop/success/?orderId=${orderId}`]) {
      await expectLoginStep(visitor, await withSpoiltToken(visitor, path));
      const back = await visitor.post(login, account);
      expect([back.status, locationOf(back)]).toEqual([303, path]);
      const shown = await visitor.get(path);
      expect(path === address ? shown.status : locationOf(shown)).toBe(path === address ? 200 : address);
    }
  });

  test('leads from a step to the login and back while an order waits for its payment, which is asked for first', async () => {
    const { visitor, account } = await aBuyer();
    await visitor.post(payment, { paymentId: 'CREDIT_CARD' });
    await visitor.post(summary, await orderForm(visitor));
    const refused = await withSpoiltToken(visitor, `${payment}?errorCode=0051`);
    expect([refused.status, locationOf(refused).split('#')[0]]).toEqual([302, login]);
    await visitor.get(login);
    const back = await visitor.post(login, account);
    expect([back.status, locationOf(back)]).toEqual([303, payment]);
  });

  test('keeps what was typed into the shipping step', async () => {
    const visitor = await aMember();
    const { city } = TYPED;
    const form = {
      ...fieldsOf((await visitor.get(`${shipping}?billing=new`)).text),
      ...addressFields('billingAddress', { ...aGuest(), city }),
    };
    await expectLoginStep(visitor, await withSpoiltToken(visitor, shipping, form));
    expect(locationOf(await visitor.post(login, MIA))).toBe(shipping);
    expect((await visitor.get(shipping)).text).toContain(`value="${city}"`);
  });

  test('keeps the comment of the summary, and orders nothing', async () => {
    const visitor = await aMember();
    const { orderComment } = TYPED;
    const form = { ...(await orderForm(visitor)), orderComment };
    await expectLoginStep(visitor, await withSpoiltToken(visitor, summary, form));
    expect(locationOf(await visitor.post(login, MIA))).toBe(summary);
    expect((await visitor.get(summary)).text).toContain(orderComment);
  });

  test('leaves a guest the basket and asks for the address again', async () => {
    const { visitor, person } = await arriveAfter('payment');
    await expectLoginStep(visitor, await withSpoiltToken(visitor, payment, { paymentId: 'INVOICE' }));
    expect((await visitor.get(basket)).text).toContain('name="lineId"');
    const again = await visitor.post(CHECKOUT.guest, { intent: 'guest', ...addressFields('billingAddress', person) });
    expect(locationOf(again)).toBe(payment);
  });

  test('is none where a guest asks for what is for members: the guest stays one, and the address stands in its step (spec 3 §6)', async () => {
    const { visitor, person } = await arriveAfter('shipping');
    const lists = await visitor.get('/myaccount/wishlist/');
    expect(lists.status).toBe(200);
    expect(lists.text).toContain(`>${t('vue.wishlist.guest')}<`);
    expect(lists.text).not.toContain(`${t('vue.wishlist.new')}</summary>`);
    const joined = await visitor.post('/myaccount/wishlist/', { intent: 'join', token: 'a-link-of-somebody' });
    expect([joined.status, locationOf(joined)]).toEqual([302, '/login/']);
    expect(isLoggedIn(visitor)).toBe(true);
    const again = await visitor.get(shipping);
    expect(again.status).toBe(200);
    expect(again.text).toContain(person.streetAndNumber);
  });

  test('with scripts: the comment is there again after the next login', async ({ shopper }) => {
    const visitor = await aMember();
    await shopper.comesAs(visitor);
    await shopper.goesTo(summary);
    const { page } = shopper;
    const comment = page.getByLabel(shopper.t('vue.checkout.summary.comment'));
    await comment.fill(TYPED.orderComment);
    await spoilLogin(shopper);
    await page.getByRole('button', { name: shopper.t('vue.checkout.summary.orderButton') }).click();
    await expect(page.getByText(shopper.t('vue.message.securityLogout'))).toBeVisible();
    await page.getByLabel(shopper.t('vue.login.email')).fill(MIA.email);
    await page.getByLabel(shopper.t('vue.login.password')).fill(MIA.password);
    await page.getByRole('button', { name: shopper.t('vue.login.submit'), exact: true }).click();
    await expect(comment).toHaveValue(TYPED.orderComment);
  });
});

test.describe('A login that has ended in the business shop, with scripts', () => {
  test.use({ storefront: 'b2b' });

  for (const [end, endLogin] of [
    ['is spoilt', (shopper: Shopper) => spoilLogin(shopper)],
    ['was ended on another device', (_: Shopper, login: Login) => logOutElsewhere('b2b', login)],
  ] as const)
    test(`and ${end}: the order button leads to the login page, and the comment is there again afterwards (spec 1 §2)`, async ({
      shopper,
    }) => {
      const { page } = shopper;
      const { visitor, login: school } = await aSchool();
      await addGoods(visitor, await goodsOf({ storefront: 'b2b' }));
      await visitor.post(shipping, fieldsOf((await visitor.get(shipping)).text));
      await shopper.comesAs(visitor);
      await shopper.goesTo(summary);
      await shopper.attemptsTo(waitForForm());
      const { comment, orderB2b } = summaryPage(shopper);
      await comment.fill(TYPED.orderComment);
      await endLogin(shopper, school);
      await orderB2b.click();
      // In the page, and not in a notice beside it.
      await expect(page.getByText(shopper.t('vue.message.securityLogout'))).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/login/');
      const main = page.getByRole('main');
      await main.getByLabel(shopper.t('vue.login.customerNumber')).fill(school.email);
      await main.getByLabel(shopper.t('vue.login.password'), { exact: true }).fill(school.password);
      await main.getByRole('button', { name: shopper.t('vue.login.submit'), exact: true }).click();
      await expect(page).toHaveURL(addressOf('b2b', summary));
      await expect(comment).toHaveValue(TYPED.orderComment);
      await expect(orderB2b).toBeVisible();
    });
});
