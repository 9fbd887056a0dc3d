// Who reaches for a form has the code of what comes behind it before the press (ADR 0012): it shows while no further code comes.

import { goodsOf } from '../fixtures/catalogue.ts';
import { addGoods, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { createVisitor } from '../fixtures/http.ts';
import { aGuest } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, type Request, test } from '../fixtures/test.ts';
import { guestPage, shippingPage } from '../pages/checkout-pages.ts';
import { listingPage } from '../pages/listing-page.ts';
import { waitForForm, waitForScripts } from '../tasks/browse.ts';
import { fillAddress } from '../tasks/checkout.ts';

const SCRIPT = /\/assets\/[^/]+\.js$/;
/** One file may ask for the next: only when nothing was on its way for so many looks, all is there. */
const QUIET_LOOKS = 5;

/** From now on no script comes: what shows then waits for none. What a page fetches ahead of the next press does not come either. */
const holdScripts = async ({ page }: Shopper): Promise<void> => void (await page.route(SCRIPT, () => undefined));

/** Watches the scripts that a page fetches from now on. */
const watchScripts = ({ page }: Shopper) => {
  const [asked, ended]: [string[], string[]] = [[], []];
  const noteIn = (urls: string[]) => (request: Request) =>
    void (SCRIPT.test(request.url()) && urls.push(request.url()));
  page.on('request', noteIn(asked));
  page.on('requestfinished', noteIn(ended));
  page.on('requestfailed', noteIn(ended));
  const haveCome = async (): Promise<void> => {
    let quiet = 0;
    await expect
      .poll(() => {
        quiet = asked.length > 0 && asked.length === ended.length ? quiet + 1 : 0;
        return quiet;
      })
      .toBeGreaterThanOrEqual(QUIET_LOOKS);
  };
  return { haveCome };
};

test('The order of a listing is changed without waiting for code', async ({ shopper }) => {
  await shopper.goesTo('/cat/1001/');
  await shopper.attemptsTo(waitForScripts());
  const { sort, linkOf, tiles } = listingPage(shopper);
  const first = await linkOf(tiles.first()).getAttribute('href');
  const { haveCome } = watchScripts(shopper);
  await sort.hover();
  await haveCome();
  await holdScripts(shopper);
  await sort.selectOption({ index: 2 });
  await expect(shopper.page).toHaveURL(/sort=/);
  await expect(linkOf(tiles.first())).not.toHaveAttribute('href', first ?? '');
});

test('The step after the address comes without waiting for code', async ({ shopper }) => {
  const visitor = createVisitor();
  await addGoods(visitor, await goodsOf({}));
  await shopper.comesAs(visitor);
  await shopper.goesTo(CHECKOUT.guest);
  await shopper.attemptsTo(waitForForm());
  const { form, submit } = guestPage(shopper);
  const { haveCome } = watchScripts(shopper);
  await form.hover();
  await haveCome();
  await holdScripts(shopper);
  await shopper.attemptsTo(fillAddress(aGuest('de')));
  await submit.click();
  await expect(shippingPage(shopper).headline).toBeVisible();
});
