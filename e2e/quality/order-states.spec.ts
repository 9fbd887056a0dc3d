// axe over the pages of orders and the first step of a return, and over prime as it is sold and as a member has it. One look in `npm test`, all of
// them with EVERY_LOOK=1.

import { everyLookOfAccount, type Look, NARROW, nameOfLook } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForForm } from '../tasks/browse.ts';
import { goesToForm, isBusiness, linksIn, looksAt, looksAtRefusal, memberOf } from '../tasks/look-at-states.ts';

const ORDERS = '/myaccount/orders/';
const PRIME = '/prime/membership/';
const states = (look: Look): void => {
  test('orders and returns of a member', async ({ shopper }) => {
    const member = await memberOf(look, 'mia.member');
    await shopper.comesAs(member);
    for (const path of [ORDERS, `${ORDERS}?q=there-is-no-such-order`]) {
      await shopper.goesTo(path);
      await looksAt(shopper, path);
    }
    const details = linksIn((await member.get(ORDERS)).text, /\/myaccount\/orders\/orderdetail\/\?orderId=[\w-]+/g);
    const returns: string[] = [];
    for (const path of details) {
      const { text } = await member.get(path);
      returns.push(...linksIn(text, /\/myaccount\/returns\/productselection\/\?order=[\w.-]+/g));
      await shopper.goesTo(path);
      await looksAt(shopper, `order ${path}`);
    }
    const [path] = returns;
    expect(path, 'an order of which something can go back').toBeDefined();
    await goesToForm(shopper, path ?? '');
    await looksAt(shopper, 'what goes back');
    await looksAtRefusal(shopper, 'what goes back');
  });

  // Institutions cannot become members.
  if (!isBusiness(look))
    test('prime, as it is sold and as a member has it', async ({ shopper }) => {
      const { page, t } = shopper;
      await shopper.comesAs(await memberOf(look, 'mia.member'));
      await goesToForm(shopper, PRIME);
      await looksAt(shopper, 'prime');
      const buy = page.getByRole('button', { name: t('vue.prime.subscribe.submit') });
      if (await buy.isVisible()) {
        await buy.click();
        await expect(page.getByRole('button', { name: t('vue.checkout.summary.orderButton') })).toBeVisible();
        await shopper.attemptsTo(waitForForm());
        await looksAt(shopper, 'prime, its checkout');
      }
      // Somewhere else: a page of a member is opened anew as soon as its cookies are somebody else's.
      await page.goto('about:blank');
      await page.context().clearCookies({ name: /^(?!consent$)/ });
      await shopper.comesAs(await memberOf(look, 'paul.prime'));
      await shopper.goesTo(PRIME);
      await expect(page.getByRole('heading', { level: 1, name: t('vue.prime.member.title') })).toBeVisible();
      await looksAt(shopper, 'prime, of a member');
    });
};

for (const look of everyLookOfAccount({ storefront: 'de', viewport: NARROW, colorScheme: 'dark' })) {
  test.describe(nameOfLook(look), () => {
    test.use({ ...look, reducedMotion: 'reduce', expectedStatuses: [422] });
    states(look);
  });
}
