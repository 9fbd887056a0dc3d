// How the states of a page are reached and looked at by axe.

import { expectAccessible, expectNoKeys } from '../fixtures/axe.ts';
import { admittedVisitor, aMember, aSchool } from '../fixtures/customers.ts';
import { createVisitor, type Visitor } from '../fixtures/http.ts';
import type { Look } from '../fixtures/looks.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { STOREFRONTS } from '../fixtures/storefronts.ts';
import { expect } from '../fixtures/test.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { waitForForm } from './browse.ts';

export const isBusiness = ({ storefront }: Pick<Look, 'storefront'>): boolean => STOREFRONTS[storefront].isBusiness;

/** A customer that nobody else is. */
export const aCustomer = (look: Look) => (isBusiness(look) ? aSchool({ storefront: look.storefront }) : aMember());

/** Members whose orders are looked at, and who has such orders in the Swiss shop: orders stay in theirs. */
const WITH_ORDERS = ['mia.member', 'emil.ended'];
const WITH_SWISS_ORDERS = 'sina.schweizer';

/** A member of the demo shop, in a business shop its institution; for looking around only, many journeys do so at once. */
export const memberOf = async ({ storefront }: Pick<Look, 'storefront'>, name: string): Promise<Visitor> => {
  if (isBusiness({ storefront })) return admittedVisitor({ storefront });
  const visitor = createVisitor({ storefront });
  const person = storefront === 'ch' && WITH_ORDERS.includes(name) ? WITH_SWISS_ORDERS : name;
  await visitor.post('/login/', { intent: 'login', email: `${person}@example.com`, password: 'lernen123' });
  return visitor;
};

/** The addresses in a page that look like this, each once. */
export const linksIn = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([path]) => path.replaceAll('&amp;', '&'))),
];

const ORDERS = '/myaccount/orders/';
const DETAIL = /\/myaccount\/orders\/orderdetail\/\?orderId=[\w-]+/g;

/** The first address that looks like this on the orders of a member; undefined where none does. */
export const membersPath = async (
  { storefront }: Pick<Look, 'storefront'>,
  name: string,
  pattern: RegExp,
): Promise<string | undefined> => {
  const member = await memberOf({ storefront }, name);
  const details = linksIn((await member.get(ORDERS)).text, DETAIL);
  const pages = await Promise.all(details.map((path) => member.get(path)));
  return pages.flatMap(({ text }) => linksIn(text, pattern))[0];
};

/** Looks at a state: axe, no key in the place of a text, and nothing wider than the window. */
export const looksAt = async ({ page }: Shopper, name: string): Promise<void> => {
  await expectAccessible(page, name);
  await expectNoKeys(page, name);
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect.soft(scrollWidth, `width of ${name}`).toBeLessThanOrEqual(clientWidth);
};

/** Presses with the answer held back, so that the page can be looked at while it waits. */
export const whileBusy = async (
  { page }: Shopper,
  path: string,
  press: () => Promise<void>,
  looks: () => Promise<void>,
): Promise<void> => {
  let answer = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${path}**`, async (route) => {
    await isHeld;
    await route.continue();
  });
  await press();
  await looks();
  answer();
  await page.unrouteAll({ behavior: 'wait' });
};

/** Goes to a page and waits until its form is hydrated. */
export const goesToForm = async (shopper: Shopper, path: string): Promise<void> => {
  await shopper.goesTo(path);
  await shopper.attemptsTo(waitForForm());
};

/** What somebody types into. */
const TYPED = 'input:is([type="text"], [type="email"], [type="tel"], [type="number"], :not([type])), textarea';

/** Empties the fields of the page's form, which may know what the visitor has entered before; the trap for machines is none of them. */
export const emptiesForm = async ({ page }: Shopper): Promise<void> => {
  for (const field of await page
    .getByRole('main')
    .locator(`:is(${TYPED}):visible:not([readonly], [tabindex="-1"])`)
    .all())
    await field.fill('');
};

/** Sends the last form of the page as it is, and looks at what it says about that. */
export const looksAtRefusal = async (shopper: Shopper, name: string): Promise<void> => {
  const main = shopper.page.getByRole('main');
  await main.locator('form button[type="submit"]').last().click();
  await expect(mistakesIn(main).first()).toBeVisible();
  await looksAt(shopper, `${name}, refused`);
};
