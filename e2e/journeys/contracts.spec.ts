// What somebody declares about a contract without logging in: a guest withdraws from an order, from the footer and from the order's page; a contract that goes on is
// cancelled; prime is bought.

import { randomUUID } from 'node:crypto';
import { expectAccessible, expectNoKeys } from '../fixtures/axe.ts';
import { goodsOf } from '../fixtures/catalogue.ts';
import { addGoods, arriveAfter, CHECKOUT, orderForm, orderIdOf } from '../fixtures/checkout-by-post.ts';
import { createVisitor, locationOf, type Visitor } from '../fixtures/http.ts';
import { orderLinkIn, theMailAbout } from '../fixtures/mails.ts';
import { addressFields, aGuest, NEW_PASSWORD, registrationFields } from '../fixtures/people.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { patternOf, translator } from '../fixtures/translate.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { sandboxPage } from '../pages/sandbox-page.ts';
import { waitForForm, waitForScripts } from '../tasks/browse.ts';

const t = translator('de');
const WITHDRAW = '/service/vertrag-widerrufen/';

/** A guest's new order: its number, and the address in its mail. */
const anOrder = async () => {
  const { visitor, person } = await arriveAfter('payment');
  const orderId = orderIdOf(await visitor.post(CHECKOUT.summary, await orderForm(visitor))) ?? '';
  const mail = await theMailAbout('Ihre Bestellung', person.email);
  // The terms as they stood when it was ordered (§ 312f (2) BGB).
  expect(mail).toContain('mit unserer Bestätigung per E-Mail');
  const link = orderLinkIn(mail);
  const [, number = ''] = /<h1[^>]*>[^<]*?(\d{5,})/.exec((await createVisitor().get(link)).text) ?? [];
  return { orderId, link, number, email: person.email };
};

const withdrawLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen', exact: true });

test('Institutions have no withdrawal function', async () => {
  expect((await createVisitor({ storefront: 'b2b' }).get(WITHDRAW)).text).not.toContain('name="orderNumber"');
});

test('The Swiss shop speaks of the return that its terms promise, and of no right of withdrawal', async () => {
  const visitor = createVisitor({ storefront: 'ch' });
  for (const path of [WITHDRAW, '/rechtliches/widerruf/', CHECKOUT.basket]) {
    const read = (await visitor.get(path)).text.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ');
    expect(read, path).toContain('Bestellung zurückgeben');
    expect(read, path).not.toMatch(/Vertrag widerrufen|Widerruf\b|Widerrufs(?:recht|frist|belehrung)/u);
  }
});

test.describe('In the history of a tab', () => {
  test.use({ expectedStatuses: [422] });

  test('Back from the second step shows the first with what was typed; a reload shows the receipt, and sends nothing', async ({
    shopper,
  }) => {
    const { page } = shopper;
    const email = `goes.back.${randomUUID()}@example.com`;
    const next = page.getByRole('button', { name: t('vue.contracts.next') });
    const endsOn = page.getByLabel(t('vue.contracts.cancel.endsOn'));
    const check = page.getByRole('heading', { name: t('vue.contracts.cancel.check') });
    const arrive = () => shopper.attemptsTo(waitForScripts());
    await shopper.goesTo('/service/versand/');
    await arrive();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Verträge hier kündigen', exact: true }).click();
    await page.getByLabel(t('vue.contracts.name')).fill('Paul Prime');
    await page.getByLabel(t('vue.contracts.email')).fill(email);
    await endsOn.fill('2020-01-01');
    await next.click();
    await expect(mistakesIn(page.getByRole('main'))).toContainText(t('vue.form.error.dateOver'));
    await endsOn.fill('2099-12-31');
    await next.click();
    await expect(check).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel(t('vue.contracts.name'))).toHaveValue('Paul Prime');
    await page.getByLabel(t('vue.contracts.name')).fill('Paula Prime');
    await next.click();
    await expect(page.getByText('Paula Prime')).toBeVisible();
    await page.reload();
    await arrive();
    await expect(check).toBeVisible();
    await page.getByRole('button', { name: 'jetzt kündigen', exact: true }).click();
    const receipt = page.getByRole('heading', { name: t('vue.contracts.cancel.received') });
    await expect(receipt).toBeVisible();
    await theMailAbout('Ihre Kündigung', email);
    const received = await page.getByRole('main').locator('time').textContent();
    await page.reload();
    await arrive();
    await expect(receipt).toBeVisible();
    await expect(page.getByRole('main').locator('time')).toHaveText(received ?? '');
    await page.goBack();
    await expect(next).toBeVisible();
    await expect(page.getByLabel(t('vue.contracts.name'))).not.toHaveValue('Paula Prime');
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled, expectedStatuses: [422] });

    const inspect = async (page: Page): Promise<void> => {
      if (!javaScriptEnabled) return;
      await expectAccessible(page);
      await expectNoKeys(page);
    };

    test('a guest withdraws from the footer of any page, corrects the form, and gets the receipt at once', async ({
      shopper,
    }) => {
      const { page } = shopper;
      const { link, number, email } = await anOrder();
      await shopper.goesTo('/');
      await withdrawLink(page).click();
      if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
      await inspect(page);
      await page.getByLabel(t('vue.contracts.name')).fill('Gesa Gast');
      await page.getByLabel(t('vue.contracts.email')).fill(email);
      await page.getByRole('button', { name: t('vue.contracts.next') }).click();
      await expect(mistakesIn(page.getByRole('main'))).toContainText(t('vue.contracts.withdraw.orderNumber'));
      await inspect(page);
      await expect(page.getByLabel(t('vue.contracts.name'))).toHaveValue('Gesa Gast');
      await page.getByLabel(t('vue.contracts.withdraw.orderNumber')).fill(number);
      await page.getByLabel(t('vue.contracts.withdraw.goods')).fill('die Hefte');
      await page.getByRole('button', { name: t('vue.contracts.next') }).click();
      const check = page.getByRole('heading', { name: t('vue.contracts.withdraw.check') });
      await expect(check).toBeVisible();
      if (javaScriptEnabled) {
        await expect(check).toBeFocused();
        await expect(check).toBeInViewport();
      }
      await inspect(page);
      await page.getByRole('button', { name: t('vue.contracts.change') }).click();
      await expect(page.getByLabel(t('vue.contracts.withdraw.goods'))).toHaveValue('die Hefte');
      await page.getByRole('button', { name: t('vue.contracts.next') }).click();
      await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
      await expect(page.getByRole('main').getByRole('status')).toContainText(email);
      await expect(page.getByRole('heading', { name: t('vue.contracts.withdraw.received') })).toBeVisible();
      await inspect(page);
      const mail = await theMailAbout('Ihr Widerruf', email);
      expect(mail).toContain('die Hefte');
      expect((await createVisitor().get(link)).text).toContain('die Hefte');
    });

    test('a member cancels a contract from the footer, without logging in', async ({ shopper }) => {
      const { page } = shopper;
      const email = `cancels.${randomUUID()}@example.com`;
      await shopper.goesTo('/service/versand/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Verträge hier kündigen', exact: true }).click();
      if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
      await inspect(page);
      await page.getByLabel(t('vue.contracts.cancel.kind')).selectOption('extraordinary');
      await page.getByLabel(t('vue.contracts.name')).fill('Paul Prime');
      await page.getByLabel(t('vue.contracts.email')).fill(email);
      await page.getByRole('button', { name: t('vue.contracts.next') }).click();
      await expect(mistakesIn(page.getByRole('main'))).toContainText(t('vue.contracts.cancel.reason'));
      await page.getByLabel(t('vue.contracts.cancel.reason')).fill('Umzug ins Ausland');
      await page.getByRole('button', { name: t('vue.contracts.next') }).click();
      await expect(page.getByRole('heading', { name: t('vue.contracts.cancel.check') })).toBeVisible();
      await inspect(page);
      await page.getByRole('button', { name: 'jetzt kündigen', exact: true }).click();
      await expect(page.getByRole('main').getByRole('status')).toContainText(email);
      expect(await theMailAbout('Ihre Kündigung', email)).toContain('Umzug ins Ausland');
    });

    test('from the page of an order nothing has to be typed', async ({ shopper }) => {
      const { page } = shopper;
      const { link, number, email } = await anOrder();
      await shopper.goesTo(link);
      if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
      await page
        .getByRole('main')
        .getByRole('link', { name: t('vue.contracts.withdraw.link') })
        .click();
      if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
      await expect(page.getByLabel(t('vue.contracts.withdraw.orderNumber'))).toHaveValue(number);
      await expect(page.getByText(t('vue.contracts.withdraw.period.not-begun'))).toBeVisible();
      await page.getByRole('checkbox').first().check();
      await inspect(page);
      await page.getByRole('button', { name: t('vue.contracts.next') }).click();
      await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
      await expect(page.getByRole('main').getByRole('status')).toContainText(email);
    });

    test('a member calls a payment off, buys prime all the same, finds it in the orders, and cancels its renewal', async ({
      shopper,
    }) => {
      const { page } = shopper;
      const visitor = createVisitor();
      const person = aGuest();
      await visitor.post('/myaccount/register/', registrationFields(person));
      const address = { intent: 'save', ...addressFields('address', person) };
      expect((await visitor.post('/myaccount/addresses/billing/?add=1', address)).status).toBe(303);
      const arrive = async (hydrated = waitForScripts()) => {
        if (javaScriptEnabled) await shopper.attemptsTo(hydrated);
        await inspect(page);
      };
      await addGoods(visitor, await goodsOf());
      await shopper.comesAs(visitor);
      await shopper.goesTo('/prime/membership/');
      await arrive();
      await page.getByRole('button', { name: t('vue.prime.subscribe.submit') }).click();
      const order = page.getByRole('button', { name: t('vue.checkout.summary.orderButton') });
      await expect(order).toBeVisible();
      await arrive(waitForForm());
      // Name, term, price and button stand apart, as lines of an order do.
      const parts = page.getByRole('region', { name: t('vue.prime.checkout.item') }).locator('> *');
      const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
      const gaps = boxes.slice(1).map((box, index) => {
        const before = boxes[index];
        return (box?.y ?? 0) - ((before?.y ?? 0) + (before?.height ?? 0));
      });
      expect(gaps).toHaveLength(2);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
      await page.getByRole('radio', { name: /PayPal/ }).check();
      await order.click();
      await sandboxPage(shopper).cancel.click();
      await expect(page.getByRole('heading', { level: 1, name: t('vue.prime.checkout.title') })).toBeVisible();
      await arrive(waitForForm());
      await page.getByRole('radio', { name: /PayPal/ }).check();
      await order.click();
      await sandboxPage(shopper).pay.click();
      await expect(page.getByText(t('vue.prime.checkout.begun'))).toBeVisible();
      await inspect(page);
      await theMailAbout('Ihre Bestellung', person.email);
      await shopper.goesTo('/myaccount/orders/');
      await expect(page.getByText(t('vue.orders.status.begun'))).toBeVisible();
      await page.getByRole('main').locator('h2 a').first().click();
      await expect(page.getByRole('heading', { name: t('vue.orders.membership.title') })).toBeVisible();
      await arrive();
      await shopper.goesTo('/prime/membership/');
      await expect(page.getByRole('heading', { level: 1, name: t('vue.prime.member.title') })).toBeVisible();
      if (javaScriptEnabled) {
        const account = page.getByRole('banner').getByRole('link', { name: t('vue.header.accountLoggedIn') });
        await expect(account).toHaveAccessibleDescription(t('vue.prime.mark'));
        await arrive();
      }
      await shopper.goesTo(CHECKOUT.basket);
      await expect(page.getByText(t('vue.totals.shippingFreeByPrime'))).toBeVisible();
      expect(locationOf(await createVisitor().get('/prime/checkout/'))).toBe('/prime/?fromPrimeCheckout=true');

      // It would be renewed, until its owner cancels it.
      const agrees = page.getByRole('button', { name: t('vue.prime.renewal.agree') });
      const ends = page.getByRole('button', { name: t('vue.prime.renewal.end') });
      await shopper.goesTo('/prime/membership/');
      await arrive();
      await agrees.click();
      await expect(ends).toBeVisible();
      await arrive();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Verträge hier kündigen', exact: true }).click();
      await arrive();
      await page.getByLabel(t('vue.contracts.name')).fill('Gesa Gast');
      await page.getByLabel(t('vue.contracts.email')).fill(person.email);
      await page.getByRole('button', { name: t('vue.contracts.next') }).click();
      await expect(page.getByRole('heading', { name: t('vue.contracts.cancel.check') })).toBeVisible();
      await page.getByRole('button', { name: 'jetzt kündigen', exact: true }).click();
      await expect(page.getByRole('heading', { name: t('vue.contracts.cancel.received') })).toBeVisible();
      const receipt = await theMailAbout('Ihre Kündigung', person.email);
      const [, lastDay = 'no day'] = /Der Vertrag endet am ([^<]+\d{4})\./.exec(receipt) ?? [];
      await shopper.goesTo('/prime/membership/');
      await expect(page.getByText(t('vue.prime.member.ends', { date: lastDay }))).toBeVisible();
      await expect(agrees).toBeVisible();
      await expect(ends).toHaveCount(0);
    });

    test.describe('where prime is not sold', () => {
      test.use({ storefront: 'ch' });

      test('somebody joins the waiting list of prime and confirms it by the mail', async ({ shopper }) => {
        const { page } = shopper;
        const email = `waits.${randomUUID()}@example.com`;
        await shopper.goesTo('/prime/membership/');
        if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
        await inspect(page);
        await page.getByRole('main').getByLabel(t('vue.prime.waitingList.email')).fill(email);
        await page.getByRole('button', { name: t('vue.prime.waitingList.submit') }).click();
        await expect(page.getByText(t('vue.prime.waitingList.asked'))).toBeVisible();
        const mail = (await theMailAbout('Warteliste', email)).replaceAll('&amp;', '&').replaceAll('&amp;', '&');
        const [link = ''] = /\/prime\/membership\/\?waitingList=[\w%.-]+/.exec(mail) ?? [];
        await shopper.goesTo(link);
        if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
        await page.getByRole('button', { name: t('vue.prime.waitingList.confirm') }).click();
        await expect(page.getByText(t('vue.prime.waitingList.confirmed'))).toBeVisible();
        await shopper.goesTo(link);
        await expect(page.getByText(t('vue.prime.waitingList.confirmed'))).toBeVisible();
        await expect(page.getByRole('button', { name: t('vue.prime.waitingList.confirm') })).toHaveCount(0);
      });
    });
  });
}

const MEMBERSHIP = '/prime/membership/';
const PRIME_CHECKOUT = '/prime/checkout/';

/** A member of the demo shop, logged in. */
const demoMember = async (name: string): Promise<Visitor> => {
  const member = createVisitor();
  await member.post('/login/', { intent: 'login', email: `${name}@example.com`, password: 'lernen123' });
  return member;
};

/** What the page of the membership says to a member of the demo shop. */
const membershipOf = async (name: string): Promise<readonly string[]> => {
  const { text } = await (await demoMember(name)).get(MEMBERSHIP);
  return [...text.matchAll(/<p>([^<]*)<\/p>/g)].map(([, words = '']) => words);
};

test('Who begins to buy prime without a login goes on in its checkout after registering, and after logging in', async () => {
  const account = registrationFields(aGuest());
  const login = { intent: 'login', email: account.email ?? '', password: account.password ?? '' };
  const begun = async () => {
    const visitor = createVisitor();
    expect(locationOf(await visitor.post('/prime/membership/', { intent: 'begin' }))).toBe('/prime/checkout/');
    expect(locationOf(await visitor.get('/prime/checkout/'))).toBe('/login/');
    return visitor;
  };
  expect(locationOf(await (await begun()).post('/myaccount/register/', account))).toBe('/prime/checkout/');
  expect(locationOf(await (await begun()).post('/login/', login))).toBe('/prime/checkout/');
});

test('A prime member reads until when the membership runs, and who was one since when it is over', async () => {
  const saying = (key: string) => expect.stringMatching(patternOf(t, key));
  expect(await membershipOf('paul.prime')).toContainEqual(saying('vue.prime.member.ends'));
  expect(await membershipOf('emil.ended')).toContainEqual(saying('vue.prime.member.ended'));
});

test('A prime member who cannot buy the next year yet is led from its checkout to the membership', async () => {
  const member = await demoMember('paul.prime');
  expect(locationOf(await member.post(MEMBERSHIP, { intent: 'begin' }))).toBe(PRIME_CHECKOUT);
  expect(locationOf(await member.get(PRIME_CHECKOUT))).toBe(MEMBERSHIP);
});

test('The checkout of prime offers the addresses that its shop bills to, and says which one was changed meanwhile', async () => {
  const BOOK = '/myaccount/addresses/billing/?add=1';
  const person = aGuest();
  const german = createVisitor();
  await german.post('/myaccount/register/', registrationFields(person));
  const paris = { 'address.postcode': '75001', 'address.city': 'Paris', 'address.country': 'FR' };
  expect((await german.post(BOOK, { intent: 'save', ...addressFields('address', person), ...paris })).status).toBe(303);
  await german.post(MEMBERSHIP, { intent: 'begin' });
  expect((await german.get(PRIME_CHECKOUT)).text).toContain('Paris');

  const austrian = createVisitor({ storefront: 'at' });
  await austrian.post('/login/', { intent: 'login', email: person.email, password: NEW_PASSWORD });
  await austrian.post(MEMBERSHIP, { intent: 'begin' });
  const before = (await austrian.get(PRIME_CHECKOUT)).text;
  expect(before).toContain(t('vue.prime.checkout.noAddress'));
  expect(before).not.toContain('Paris');
  const vienna = { ...addressFields('address', aGuest('at')), 'address.email': person.email };
  expect((await austrian.post(BOOK, { intent: 'save', ...vienna })).status).toBe(303);
  const offered = (await austrian.get(PRIME_CHECKOUT)).text;
  expect(offered).toContain('Wien');
  expect(offered).not.toContain('Paris');

  const [, priceCents = ''] = /name="priceCents" value="(\d+)"/.exec(offered) ?? [];
  const order = {
    priceCents,
    idempotencyKey: randomUUID(),
    billingAddressId: 'changed-meanwhile',
    paymentId: 'PAYPAL',
  };
  const refused = await austrian.post(PRIME_CHECKOUT, order);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(t('vue.checkout.address.gone'));
  expect(refused.text).toContain('Wien');
});
