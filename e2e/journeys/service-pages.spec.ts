// Writing to the shop: the contact form, with and without scripts, printed catalogues and a competition, from the form to the mail.

import { expectAccessible, expectNoKeys } from '../fixtures/axe.ts';
import { createVisitor, locationOf } from '../fixtures/http.ts';
import { theMailTo } from '../fixtures/mails.ts';
import { addressFields, aGuest } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { waitForForm, waitForScripts } from '../tasks/browse.ts';

const CONTACT = '/service/kontakt/';
const CALL_BACK = '/service/rueckruf/';
const CATALOGUES = '/service/katalog/';
const COMPETITION = '/gewinnspiele/teilnahme/?competition=leseecke';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled, expectedStatuses: [422] });

    test('a message is refused with what was typed, then sent, and its sender gets a receipt', async ({ shopper }) => {
      const { page, t } = shopper;
      const { email } = aGuest();
      await shopper.goesTo(CONTACT);
      if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
      await page.getByLabel(t('vue.service.name')).fill('Wanda Writer');
      await page.getByLabel(t('vue.contact.message')).fill('Wo ist mein Paket?');
      await page.getByRole('button', { name: t('vue.contact.send') }).click();
      await expect(mistakesIn(page).getByRole('link', { name: t('vue.service.email') })).toBeVisible();
      await expect(page.getByLabel(t('vue.contact.message'))).toHaveValue('Wo ist mein Paket?');
      if (javaScriptEnabled) await expectAccessible(page, 'the refused contact form');
      await page.getByRole('main').getByLabel(t('vue.service.email'), { exact: true }).fill(email);
      await page.getByRole('button', { name: t('vue.contact.send') }).click();
      await expect(page.getByText(t('vue.contact.sent'))).toBeVisible();
      const receipt = await theMailTo(email);
      expect(receipt.subject).toContain('ist angekommen');
      expect(receipt.text).not.toContain('Paket');
    });

    test('somebody asks to be called back, at a number that can be called', async ({ shopper }) => {
      const { page, t } = shopper;
      const main = page.getByRole('main');
      const send = main.getByRole('button', { name: t('vue.callBack.send') });
      await shopper.goesTo(CALL_BACK);
      if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
      await main.getByLabel(t('vue.service.name')).fill('Wanda Writer');
      await main.getByLabel(t('vue.service.phone')).fill('ruft mich an');
      await main.getByLabel(t('vue.callBack.time')).selectOption('morning');
      await send.click();
      await expect(mistakesIn(main).getByRole('link', { name: t('vue.service.phone') })).toBeVisible();
      await expect(main.getByLabel(t('vue.callBack.time'))).toHaveValue('morning');
      await main.getByLabel(t('vue.service.phone')).fill('030 1234567');
      await send.click();
      await expect(page.getByText(t('vue.callBack.sent'))).toBeVisible();
      await page.reload();
      await expect(page.getByText(t('vue.callBack.sent'))).toBeVisible();
    });
  });
}

test('a printed catalogue is ordered, a competition entered once, a closed form leads on', async () => {
  const visitor = createVisitor();
  const person = aGuest();
  const { text } = await visitor.get(CATALOGUES);
  const [, box = ''] = /name="(catalogue\.[^"]+)"/.exec(text) ?? [];
  // No parcel is announced, so nobody is asked where to mail about it.
  expect(text).not.toContain('address.hasDeliveryEmail');
  const order = { key: 'a-key-of-this-journey', homepage: '', ...addressFields('address', person) };
  expect((await visitor.post(CATALOGUES, order)).status).toBe(422);
  expect(locationOf(await visitor.post(CATALOGUES, { ...order, [box]: 'true' }))).toBe(`${CATALOGUES}?sent=1`);
  expect((await theMailTo(person.email)).subject).toContain('Katalogbestellung');
  // A catalogue was asked for; nothing was bought, and no order is to be confirmed.
  const t = translator('de');
  expect((await visitor.get(`${CATALOGUES}?sent=1`)).text).toContain(t('vue.catalogues.sent'));
  expect(text).not.toContain(t('vue.address.email.hint'));
  expect(text).toContain(t('vue.address.email.hintNoOrder'));
  expect(locationOf(await visitor.get('/service/catalogue/'))).toBe(CATALOGUES);
  expect(locationOf(await visitor.get('/kontakt/'))).toBe(CONTACT);
  const entry = { name: 'Ada Lern', email: person.email, homepage: '' };
  const unticked = await visitor.post(COMPETITION, entry);
  expect(unticked.status).toBe(422);
  // A box is marked like every other field, with words below it; the summary leads to it.
  expect(unticked.text).toMatch(/aria-invalid="true"[^>]*aria-describedby="acceptsTerms-error"/);
  expect(unticked.text).toContain('href="#acceptsTerms"');
  expect(unticked.text).toContain(t('vue.service.notTicked'));
  expect(locationOf(await visitor.post(COMPETITION, { ...entry, acceptsTerms: 'true' }))).toContain('sent=1');
  expect((await visitor.get('/gewinnspiele/teilnahme/?competition=none')).status).toBe(404);
});

/** Links to review what a member of the demo shop has got, as they stand in the newest orders. */
const ratingLinks = async (): Promise<readonly string[]> => {
  const mia = createVisitor();
  await mia.post('/login/', { intent: 'login', email: 'mia.member@example.com', password: 'lernen123' });
  const { text: orders } = await mia.get('/myaccount/orders/');
  const details = [...orders.matchAll(/\/myaccount\/orders\/orderdetail\/\?orderId=[\w-]+/g)].map(([path]) => path);
  const pages = await Promise.all([...new Set(details)].map((path) => mia.get(path)));
  return [...new Set(pages.flatMap(({ text }) => text.match(/\/rating\/\?enc=[\w-]+/g) ?? []))];
};

test('what was delivered is reviewed from the order, and only with the link', async ({ shopper }) => {
  const [link = ''] = await ratingLinks();
  expect(link).toContain('enc=');
  expect((await createVisitor().post(link, { title: 'Ohne Sterne', homepage: '' })).status).toBe(422);
  expect((await createVisitor().get('/rating/?enc=made-up')).status).toBe(404);
  await shopper.goesTo(link);
  await expect(
    shopper.page.getByRole('radio', { name: shopper.t('vue.rating.starCount', { count: 5 }) }),
  ).toBeVisible();
  await expectAccessible(shopper.page, 'the review form');
});

test('words about an article survive a reload, stay with their article, and are taken once', async ({ shopper }) => {
  const { page, t } = shopper;
  const links = await ratingLinks();
  const [another = '', link = ''] = links.slice(-2);
  const stars = page.getByRole('radio', { name: t('vue.rating.starCount', { count: 4 }) });
  const words = page.getByLabel(t('vue.rating.message'));
  await shopper.goesTo(link);
  await shopper.attemptsTo(waitForForm());
  await stars.check();
  await page.getByLabel(t('vue.rating.headline')).fill('Schreibt gut');
  await words.fill('Hält in kleinen Händen, und der Strich bleibt.');
  await page.getByLabel(t('vue.rating.author')).fill('Mia');
  await page.reload();
  await shopper.attemptsTo(waitForForm());
  await expect(stars).toBeChecked();
  await expect(words).toHaveValue('Hält in kleinen Händen, und der Strich bleibt.');
  await shopper.goesTo(another);
  await shopper.attemptsTo(waitForForm());
  await expect(words).toHaveValue('');
  await shopper.goesTo(link);
  await shopper.attemptsTo(waitForForm());
  await expect(words).toHaveValue('Hält in kleinen Händen, und der Strich bleibt.');
  await page.getByRole('button', { name: t('vue.rating.send') }).click();
  await expect(page.getByText(t('vue.rating.sent'))).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('checkout'))).toBeNull();
  await shopper.goesTo(link);
  await expect(page.getByText(t('vue.rating.alreadyWritten'))).toBeVisible();
});

test('a withdrawal that is being written survives a reload, and is gone once it is declared', async ({ shopper }) => {
  const { page, t } = shopper;
  const { email } = aGuest();
  const goods = page.getByLabel(t('vue.contracts.withdraw.goods'));
  await shopper.goesTo('/service/vertrag-widerrufen/');
  await shopper.attemptsTo(waitForForm());
  await page.getByLabel(t('vue.contracts.name')).fill('Gesa Gast');
  await page.getByLabel(t('vue.contracts.email')).fill(email);
  await page.getByLabel(t('vue.contracts.withdraw.orderNumber')).fill('480999');
  await goods.fill('die Hefte, nicht die Stifte');
  await page.reload();
  await shopper.attemptsTo(waitForForm());
  await expect(goods).toHaveValue('die Hefte, nicht die Stifte');
  await page.getByRole('button', { name: t('vue.contracts.next') }).click();
  await page.getByRole('button', { name: t('vue.contracts.withdraw.confirm') }).click();
  await expect(page.getByRole('heading', { name: t('vue.contracts.withdraw.received') })).toBeVisible();
  // What is left is the receipt, for a reload.
  const kept = await page.evaluate(() => sessionStorage.getItem('checkout'));
  expect(kept).not.toContain('"/service/vertrag-widerrufen/":');
});

test('the service pages are accessible', async ({ shopper }) => {
  for (const path of [CONTACT, `${CONTACT}?sent=1`, '/service/rueckruf/', CATALOGUES, COMPETITION, '/service/']) {
    await shopper.goesTo(path);
    await expectAccessible(shopper.page, path);
    await expectNoKeys(shopper.page, path);
  }
});
