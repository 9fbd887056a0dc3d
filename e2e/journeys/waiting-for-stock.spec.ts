// An article is sold out, somebody leaves an e-mail address, confirms it, and is told when it is back; with and without scripts.

import { expectAccessible, expectNoKeys } from '../fixtures/axe.ts';
import { type Goods, scarceGoods } from '../fixtures/catalogue.ts';
import { arriveAfter, CHECKOUT, orderForm, orderIdOf } from '../fixtures/checkout-by-post.ts';
import { createVisitor } from '../fixtures/http.ts';
import { mailsTo, orderLinkIn, theMailAbout } from '../fixtures/mails.ts';
import { aGuest } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { productPage } from '../pages/product-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

/** The page of an order for as many pieces as one may have. */
const order = async (goods: Goods): Promise<string> => {
  const { visitor, person } = await arriveAfter('payment', { goods, takesAll: true });
  expect(orderIdOf(await visitor.post(CHECKOUT.summary, await orderForm(visitor)))).toBeDefined();
  return orderLinkIn(await theMailAbout('Ihre Bestellung', person.email));
};

const isSoldOut = async ({ itemId }: Goods): Promise<boolean> => {
  const answer = await createVisitor().post(CHECKOUT.basket, { intent: 'add', itemId, quantity: '1' });
  return answer.headers['set-cookie']?.some((cookie) => cookie.includes('cart.not-for-sale')) === true;
};

/** People buy all that there is; answers how it comes back: they cancel. */
const buyAll = async (goods: Goods): Promise<() => Promise<void>> => {
  const orders: string[] = [];
  while (!(await isSoldOut(goods))) orders.push(await order(goods));
  return async () => {
    for (const page of orders) expect((await createVisitor().post(page, { intent: 'cancel' })).status).toBe(303);
  };
};

/** Waits until the page of goods offers them, or offers them no more: one that was kept may say for a little while what was before. */
const untilPageOffers = async (path: string, { itemId }: Goods, isOffered: boolean): Promise<void> =>
  expect
    .poll(async () => (await createVisitor().get(path)).text.includes(`name="itemId" value="${itemId}"`))
    .toBe(isOffered);

/** The address in a mail that a link of these words leads to. */
const linkIn = (mail: string, pattern: RegExp): string => (pattern.exec(mail)?.[0] ?? '').replaceAll('&amp;', '&');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled, expectedStatuses: [422] });

    test('an address is left with what is sold out, confirmed, and gets one mail when it is back', async ({ shopper }, {
      retry,
    }) => {
      const { page, t } = shopper;
      // What one try has bought is not there for another.
      const goods = await scarceGoods(2 * retry + (javaScriptEnabled ? 0 : 1));
      const { email } = aGuest();
      const scripts = async () => {
        if (!javaScriptEnabled) return;
        await shopper.attemptsTo(waitForScripts());
        await expectAccessible(page);
        await expectNoKeys(page);
      };
      const bringBack = await buyAll(goods);

      const submit = page.getByRole('button', { name: t('vue.stockAlert.submit') });
      await untilPageOffers(goods.path, goods, false);
      await expect(async () => {
        await shopper.goesTo(goods.path);
        await expect(submit).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(productPage(shopper).addToBasket).toHaveCount(0);
      await scripts();
      const field = page.getByRole('main').getByLabel(t('vue.stockAlert.email'));
      // A browser takes this for an address; the shop does not, and keeps it.
      await field.fill('wartend@example');
      await submit.click();
      await expect(mistakesIn(page.getByRole('main')).first()).toBeVisible();
      await expect(field).toHaveValue('wartend@example');
      await scripts();
      await field.fill(email);
      await submit.click();
      await expect(page.getByText(t('vue.stockAlert.sent'))).toBeVisible();
      await scripts();

      const asked = await theMailAbout('Bitte bestätigen', email);
      await shopper.goesTo(linkIn(asked, /\/service\/newsletter\/verfuegbarkeit\/\?token=[\w.%-]+/));
      await scripts();
      await page.getByRole('button', { name: t('vue.stockAlert.confirm') }).click();
      await expect(page.getByText(t('vue.stockAlert.confirmed'))).toBeVisible();
      // A link that was used says so, and asks for nothing.
      await page.reload();
      await expect(page.getByText(t('vue.stockAlert.confirmed'))).toBeVisible();
      await expect(page.getByRole('button', { name: t('vue.stockAlert.confirm') })).toHaveCount(0);

      await bringBack();
      const back = await theMailAbout('Wieder da', email);
      const offer = linkIn(back, /\/prod\/[\w-]+\/(\?varid=[\w-]+)?/);
      await untilPageOffers(offer, goods, true);
      await expect(async () => {
        await shopper.goesTo(offer);
        await expect(productPage(shopper).addToBasket).toBeVisible({ timeout: 1_000 });
      }).toPass();
      expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Wieder da'))).toHaveLength(1);

      await shopper.goesTo(linkIn(back, /\/service\/newsletter\/verfuegbarkeit\/\?end=[\w.%-]+/));
      await scripts();
      await page.getByRole('button', { name: t('vue.stockAlert.endAll') }).click();
      await expect(page.getByText(t('vue.stockAlert.ended'))).toBeVisible();
      await shopper.goesTo(linkIn(asked, /\/service\/newsletter\/verfuegbarkeit\/\?token=[\w.%-]+/));
      await expect(page.getByText(t('vue.stockAlert.link.expired'))).toBeVisible();
    });
  });
}
