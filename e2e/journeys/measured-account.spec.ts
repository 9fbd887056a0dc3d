// What measures pages never keeps one from showing: who has agreed to everything opens an order by a press, orders it again, and goes through its return.

import { createVisitor } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/test.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { returnPage } from '../pages/return-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

test.use({ storefront: 'ch', consent: 'undecided' });

const SINA = { intent: 'login', email: 'sina.schweizer@example.com', password: 'lernen123' };
/** An order of hers of which pieces can go back; no other journey answers the questions of its return, and this one does not send it. */
const NUMBER = '484002';

test('A member who agrees to everything opens an order, orders it again and returns it', async ({ shopper }) => {
  const { page, t } = shopper;
  const events: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('tracking_addEvents')) events.push(body);
  });
  const sina = createVisitor({ storefront: 'ch' });
  await sina.post('/login/', SINA);
  await shopper.comesAs(sina);
  await shopper.goesTo('/myaccount/orders/');
  await shopper.attemptsTo(waitForScripts());
  const banner = page.getByRole('region', { name: t('vue.consent.title') });
  await banner.getByRole('button', { name: t('vue.consent.all') }).click();
  await expect(banner).toBeHidden();
  await expect.poll(() => events.join(' ')).toContain('Meta');
  // As somebody who has agreed before: measured from the beginning.
  events.length = 0;
  await shopper.goesTo('/myaccount/orders/');
  await shopper.attemptsTo(waitForScripts());
  await expect.poll(() => events.join(' ')).toContain('Meta');
  const heading = (words: string) => page.getByRole('heading', { level: 1, name: words });

  await test.step('the order, from the list', async () => {
    await page.getByRole('link', { name: t('vue.orders.order', { number: NUMBER }), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(NUMBER);
    await page.getByRole('button', { name: t('vue.orders.reorder.all') }).click();
    await expect(page.getByRole('status', { name: t('vue.orders.reorder.title') })).toBeVisible();
  });

  await test.step('its return, up to the last step', async () => {
    const { item, reason, goOn, pickOne, send } = returnPage(shopper);
    await page.getByRole('link', { name: t('vue.returns.linkOf', { number: NUMBER }) }).click();
    await expect(heading(t('vue.returns.items.title', { number: NUMBER }))).toBeVisible();
    // A try before this one may have ticked something already.
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.setChecked(false);
    await goOn();
    await expect(mistakesIn(page.getByRole('main'))).toBeVisible();
    await pickOne();
    await reason.selectOption('dislike');
    await expect(item.getByRole('checkbox')).toBeChecked();
    await goOn();
    await expect(heading(t('vue.returns.regulations.title'))).toBeVisible();
    await page.getByRole('radio').first().check();
    await goOn();
    await expect(heading(t('vue.returns.carrier.title'))).toBeVisible();
    await page.getByRole('radio').first().check();
    await goOn();
    await expect(heading(t('vue.returns.confirm.title'))).toBeVisible();
    await expect(send).toBeVisible();
  });

  await test.step('each page was told, and no order of the account as a purchase', async () => {
    const told = () => events.join(' ');
    for (const path of ['orders/orderdetail/', 'returns/productselection/', 'returns/confirm/'])
      await expect.poll(told).toContain(`/myaccount/${path}`);
    expect(told()).not.toContain('purchase');
  });
});
