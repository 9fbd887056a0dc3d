// Orders of before: a member finds one, a guest opens theirs by the link of the mail, orders again and cancels; nobody sees another's.

import { expectAccessible, expectNoKeys } from '../fixtures/axe.ts';
import { arriveAfter, CHECKOUT, orderForm, orderIdOf } from '../fixtures/checkout-by-post.ts';
import { createVisitor, locationOf } from '../fixtures/http.ts';
import { orderLinkIn, theMailAbout } from '../fixtures/mails.ts';
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';
import { basketPage } from '../pages/basket-page.ts';
import { waitForScripts } from '../tasks/browse.ts';
import { ACCEPTED_CARD, payWithCard, pressOrderButton, readConfirmation } from '../tasks/checkout.ts';

const ORDERS = '/myaccount/orders/';
const DETAIL = '/myaccount/orders/orderdetail/';
const MIA = { intent: 'login', email: 'mia.member@example.com', password: 'lernen123' };
const t = translator('de');

/** A guest's new order, and the address in its mail. */
const anOrder = async () => {
  const { visitor, person } = await arriveAfter('payment');
  const orderId = orderIdOf(await visitor.post(CHECKOUT.summary, await orderForm(visitor))) ?? '';
  const mail = await theMailAbout('Ihre Bestellung', person.email);
  const link = orderLinkIn(mail);
  return { orderId, link };
};

test.describe('Orders, as pages', () => {
  test('are for their owner: others log in, or find nothing', async () => {
    const { orderId, link } = await anOrder();
    expect(link).toContain(orderId);
    const stranger = createVisitor();
    expect(locationOf(await stranger.get(ORDERS))).toMatch(/^\/login\//);
    expect(locationOf(await stranger.get(`${DETAIL}?orderId=${orderId}`))).toMatch(/^\/login\//);
    expect((await stranger.get(link)).status).toBe(200);
    expect((await stranger.get(`${link.slice(0, -2)}xx`)).status).toBe(404);
    const mia = createVisitor();
    await mia.post('/login/', MIA);
    expect((await mia.get(`${DETAIL}?orderId=${orderId}`)).status).toBe(404);
    expect((await mia.get(`/api/invoice/?orderId=${orderId}&format=pdf`)).status).toBe(404);
  });

  test('say how soon their goods come as the summary did: confirmation, mail and page', async () => {
    const { visitor, person } = await arriveAfter('payment');
    const summary = await visitor.get(CHECKOUT.summary);
    const [, said = 'nothing'] = />((?:Auf Lager, Lieferzeit|Lieferbar in) [^<]+)</.exec(summary.text) ?? [];
    const orderId = orderIdOf(await visitor.post(CHECKOUT.summary, await orderForm(visitor)));
    const confirmation = await visitor.get(`${CHECKOUT.confirmation}?orderId=${orderId}`);
    expect(confirmation.text).toContain(`>${said}<`);
    const mail = await theMailAbout('Ihre Bestellung', person.email);
    expect(mail).toContain(said);
    expect((await createVisitor().get(orderLinkIn(mail))).text).toContain(`>${said}<`);
  });

  test('are found by number, and bring their invoice', async () => {
    const mia = createVisitor();
    await mia.post('/login/', MIA);
    const { text } = await mia.get(`${ORDERS}?q=480002`);
    expect(text).toContain(t('vue.orders.count', { count: 1 }));
    const [path = ''] = /\/myaccount\/orders\/orderdetail\/\?orderId=[\w-]+/.exec(text) ?? [];
    const detail = await mia.get(path);
    expect(detail.text).toContain(t('vue.orders.invoice.pdf'));
    const invoice = `${path.replace(DETAIL, '/api/invoice/')}&format=pdf`;
    const file = await mia.get(invoice);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // Whose login has ended in the meantime logs in, and is where the link to the file is.
    const again = createVisitor();
    expect(locationOf(await again.get(invoice))).toBe('/login/');
    expect(locationOf(await again.post('/login/', MIA))).toBe(path);
    expect((await again.get(invoice)).status).toBe(200);
    expect((await mia.get(`${ORDERS}?q=there-is-no-such-order`)).text).toContain(t('vue.orders.noneHint'));
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a member finds an order by its number, and opens it', async ({ shopper }) => {
      const { page } = shopper;
      const mia = createVisitor();
      await mia.post('/login/', MIA);
      await shopper.comesAs(mia);
      await shopper.goesTo(ORDERS);
      // Showing where one is in the account's navigation does not move the page itself.
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
      const search = page.getByRole('search', { name: t('vue.orders.search.label') });
      await search.getByRole('textbox').fill('gibt-es-nicht');
      await search.getByRole('button').click();
      await expect(page.getByText(t('vue.orders.noneHint'))).toBeVisible();
      await search.getByRole('textbox').fill('480002');
      await search.getByRole('button').click();
      await expect(page.getByText(t('vue.orders.count', { count: 1 }))).toBeVisible();
      await page.getByRole('main').locator('h2 a').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('480002');
      // What was ordered is found by its picture as by its name.
      const link = page.locator('a[href^="/prod/"]');
      const line = page.getByRole('main').getByRole('listitem').filter({ has: link }).first();
      const name = (await line.locator(link).textContent()) ?? '';
      // The link lies over the picture on its left: it hears a press there, once the page stands still.
      await line.locator(link).click({ position: { x: -60, y: 10 } });
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    });

    test('a guest opens an order by the link of the mail, orders it again and cancels it', async ({ shopper }) => {
      const { page } = shopper;
      const { link } = await anOrder();
      await shopper.goesTo(link);
      if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
      await expect(page.getByRole('list', { name: t('vue.orders.parcel.way') })).toContainText(
        t('vue.orders.step.ordered'),
      );
      if (javaScriptEnabled) {
        await expectAccessible(page);
        await expectNoKeys(page);
      }
      await page.getByRole('button', { name: t('vue.orders.reorder.all') }).click();
      await expect(page.getByRole('status', { name: t('vue.orders.reorder.title') })).toContainText(
        t('vue.orders.reorder.in-basket'),
      );
      await page.reload();
      if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
      await expect(page.getByRole('status', { name: t('vue.orders.reorder.title') })).toBeVisible();
      await page.getByText(t('vue.orders.cancel.open'), { exact: true }).click();
      const cancel = page.getByRole('button', { name: t('vue.orders.cancel.submit') });
      const words = await page.getByText(t('vue.orders.cancel.text')).boundingBox();
      const room = ((await cancel.boundingBox())?.y ?? 0) - (words?.y ?? Number.NaN) - (words?.height ?? Number.NaN);
      expect(room, 'room between the sentence and its button').toBeGreaterThanOrEqual(8);
      await cancel.click();
      await expect(page.getByText(t('vue.orders.cancel.done')).first()).toBeVisible();
      await expect(page.getByText(t('vue.orders.parcel.cancelled'))).toBeVisible();
      await expect(page.getByText(t('vue.orders.cancel.open'), { exact: true })).toHaveCount(0);
      await shopper.goesTo(CHECKOUT.basket);
      await expect(basketPage(shopper).quantity).toHaveValue('1');
    });
  });
}

test('Money of a cancelled order is told as paid back once the payment provider has agreed, and not before', async ({
  shopper,
}) => {
  const { page } = shopper;
  const { visitor, person } = await arriveAfter('payment', { paymentId: 'CREDIT_CARD' });
  await shopper.comesAs(visitor);
  await shopper.goesTo(CHECKOUT.summary);
  await shopper.attemptsTo(pressOrderButton());
  await shopper.attemptsTo(payWithCard(ACCEPTED_CARD));
  await shopper.attemptsTo(readConfirmation(person));
  await shopper.goesTo(orderLinkIn(await theMailAbout('Ihre Bestellung', person.email)));
  const refund = page.getByRole('region', { name: t('vue.orders.refund.title') });
  await expect(refund).toHaveCount(0);
  await page.getByText(t('vue.orders.cancel.open'), { exact: true }).click();
  await page.getByRole('button', { name: t('vue.orders.cancel.submit') }).click();
  await expect(refund).toContainText(t('vue.orders.refund.called-off'));
  await theMailAbout('wurde erstattet', person.email);
  await page.reload();
  await expect(refund).toContainText('auf dem Weg zurückgezahlt, auf dem das Geld kam');
  await expect(page.getByText(t('vue.orders.payment.refund-done'))).toBeVisible();
  await expectAccessible(page);
});
