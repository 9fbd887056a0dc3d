// How the states of a page are reached and looked at by axe.

import { expectAccessible, expectNoKeys } from '../fixtures/axe.ts';
import { aMember, aSchool } from '../fixtures/customers.ts';
import type { Look } from '../fixtures/looks.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { STOREFRONTS } from '../fixtures/storefronts.ts';
import { expect } from '../fixtures/test.ts';
import { waitForForm } from './browse.ts';

export const isBusiness = ({ storefront }: Pick<Look, 'storefront'>): boolean => STOREFRONTS[storefront].isBusiness;

/** A customer that nobody else is. */
export const aCustomer = (look: Look) => (isBusiness(look) ? aSchool({ storefront: look.storefront }) : aMember());

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
