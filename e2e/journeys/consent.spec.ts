// Consent: refused, given, withdrawn, with and without scripts; and what is measured of a purchase when it was given.

import { expectAccessible } from '../fixtures/axe.ts';
import { aGuest } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { addressOf } from '../fixtures/storefronts.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { addToBasket, openProductWithVariants, waitForScripts } from '../tasks/browse.ts';
import {
  continueAsGuest,
  goToCheckout,
  payBy,
  pressOrderButton,
  readConfirmation,
  shipToBillingAddress,
} from '../tasks/checkout.ts';

test.use({ consent: 'undecided' });

const CONSENT_PATH = '/service/consent/';

const consentOf = ({ page, t }: Shopper) => {
  const banner = page.getByRole('region', { name: t('vue.consent.title') });
  const layer = page.getByRole('dialog', { name: t('vue.consent.page.title') });
  return {
    banner,
    refuse: banner.getByRole('button', { name: t('vue.consent.none') }),
    agree: banner.getByRole('button', { name: t('vue.consent.all') }),
    footerLink: page.getByRole('contentinfo').getByRole('link', { name: t('vue.footer.consent') }),
    layer,
    statistics: page.getByRole('checkbox', { name: t('vue.consent.statistics') }),
    save: page.getByRole('button', { name: t('vue.consent.selection') }),
  };
};

const decisionOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'consent')?.value;

/** The names of the events that leave the browser, in their order, and all that they say. */
const eventsOf = (page: Page): { readonly names: readonly string[]; readonly payloads: readonly string[] } => {
  const names: string[] = [];
  const payloads: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (!body.includes('tracking_addEvents')) return;
    const { variables } = JSON.parse(body) as {
      readonly variables: { readonly events: readonly { readonly name: string; readonly payload: string }[] };
    };
    names.push(...variables.events.map(({ name }) => name));
    payloads.push(...variables.events.map(({ payload }) => payload));
  });
  return { names, payloads };
};

const BY_CONSENT = /^(?:analytics-products|item-list-products|teaser-ids|glance-views|checkout-items|seen-products)$/;

/** What the browser keeps by a consent, of this tab and for good. */
const keptBy = async (page: Page): Promise<readonly string[]> => {
  const keys = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  return keys.filter((key) => BY_CONSENT.test(key));
};

const hasDataLayer = (page: Page): Promise<boolean> => page.evaluate(() => 'dataLayer' in window);

test('Who refuses is asked once, and nothing is measured', async ({ shopper }) => {
  const { page } = shopper;
  const { banner, refuse } = consentOf(shopper);
  const { names: events } = eventsOf(page);
  await shopper.goesTo('/');
  await shopper.attemptsTo(waitForScripts());
  await expect(banner).toBeVisible();
  expect(await decisionOf(page)).toBeUndefined();
  await refuse.click();
  await expect(banner).toBeHidden();
  expect(await decisionOf(page)).toMatch(/^2\.\d+$/);
  await shopper.goesTo('/cat/1001/');
  await shopper.attemptsTo(waitForScripts());
  await page.waitForLoadState('networkidle');
  await expect(banner).toBeHidden();
  expect([await hasDataLayer(page), events]).toEqual([false, []]);
});

test.describe('Before the page is alive', () => {
  test.use({ losesNetwork: true });

  test('it asks with the first painting, takes a press as a form, and leads back to where it was pressed', async ({
    shopper,
  }) => {
    const { page } = shopper;
    const { banner, refuse } = consentOf(shopper);
    // The code of the shop never comes; the one file that the page names does.
    await page.route(/\/assets\/(vendor|entry\.client)/, (route) => route.abort());
    await shopper.goesTo('/search/?q=schere');
    await expect(banner).toBeVisible();
    await refuse.click();
    await expect(page).toHaveURL(/\/search\/\?q=schere$/);
    expect(await decisionOf(page)).toMatch(/^2\.\d+$/);
    await expect(banner).toBeHidden();
  });

  test('it goes when another tab has decided meanwhile', async ({ shopper }) => {
    const { page } = shopper;
    const { banner } = consentOf(shopper);
    let release: () => void = () => undefined;
    const decided = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/vendor/, async (route) => {
      await decided;
      await route.continue();
    });
    // A page whose code is held back may never be loaded.
    await page.goto(addressOf(shopper.storefront, '/cat/1001/'), { waitUntil: 'commit' });
    await expect(banner).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await consentOf({ ...shopper, page: other }).refuse.click();
    await expect.poll(() => decisionOf(page)).toMatch(/^2\./);
    release();
    await shopper.attemptsTo(waitForScripts());
    await expect(banner).toBeHidden();
  });
});

test('Who agrees is measured through a purchase, without being named, until the consent is withdrawn', async ({
  shopper,
}) => {
  const { page } = shopper;
  const { banner, agree, footerLink, layer, statistics, save } = consentOf(shopper);
  const { names: events, payloads } = eventsOf(page);
  const person = aGuest('de');
  await shopper.goesTo('/cat/1001/');
  await shopper.attemptsTo(waitForScripts());
  await agree.click();
  await expect(banner).toBeHidden();
  await expect.poll(() => events).toContain('Meta');
  await shopper.attemptsTo(openProductWithVariants());
  await expect.poll(() => events).toContain('view_item');
  await shopper.attemptsTo(addToBasket());
  await expect.poll(() => events).toContain('add_to_cart');
  await shopper.attemptsTo(goToCheckout());
  await shopper.attemptsTo(continueAsGuest(person));
  await shopper.attemptsTo(shipToBillingAddress());
  await shopper.attemptsTo(payBy('INVOICE'));
  await shopper.attemptsTo(pressOrderButton());
  await shopper.attemptsTo(readConfirmation(person));
  await expect.poll(() => events).toContain('purchase');
  const steps = ['Meta', 'select_item', 'view_item', 'add_to_cart', 'purchase'];
  expect(events.filter((name, at) => steps.includes(name) && events.indexOf(name) === at)).toEqual(steps);
  const layerOfPage = await page.evaluate(() => JSON.stringify((window as { dataLayer?: object[] }).dataLayer));
  expect(layerOfPage).not.toContain(person.email);
  expect(layerOfPage).not.toContain(person.lastname);

  // Neither what was searched for nor the words of pages that are not browsed.
  await shopper.goesTo('/search/?q=schere');
  await shopper.attemptsTo(waitForScripts());
  const titles = () => payloads.filter((payload) => payload.includes('"page_path":"/search/"'));
  await expect.poll(titles).toEqual([expect.stringContaining('"page_title":""')]);
  expect(payloads.filter((payload) => /"page_path":"\/(?:checkout|myaccount)\//u.test(payload)).join()).not.toMatch(
    /"page_title":"[^"]/u,
  );
  expect(payloads.join()).not.toContain('user_id');

  await shopper.goesTo('/');
  await shopper.attemptsTo(waitForScripts());
  await footerLink.click();
  await expect(layer).toBeVisible();
  await expect(statistics).toBeChecked();
  await statistics.uncheck();
  await save.click();
  await expect(layer).toBeHidden();
  expect(await decisionOf(page)).toMatch(/^2\.\d+\.recent$/);
  await shopper.goesTo('/cat/1001/');
  await shopper.attemptsTo(waitForScripts());
  await page.waitForLoadState('networkidle');
  expect(await hasDataLayer(page)).toBe(false);
});

test('What was kept by a consent goes with it at once, and nothing more is kept of a page that stays open', async ({
  shopper,
}) => {
  const { page, t } = shopper;
  const { agree, footerLink, layer } = consentOf(shopper);
  await shopper.goesTo('/cat/1001/');
  await shopper.attemptsTo(waitForScripts());
  await agree.click();
  await shopper.attemptsTo(openProductWithVariants());
  await expect.poll(() => keptBy(page)).toEqual(expect.arrayContaining(['analytics-products', 'seen-products']));
  await footerLink.click();
  await layer.getByRole('button', { name: t('vue.consent.none') }).click();
  await expect(layer).toBeHidden();
  expect(await keptBy(page)).toEqual([]);
  // Another page of the same tab, whose tiles and pictures are looked at for more than the second that makes a sight.
  await page.goBack();
  await expect(page.getByRole('region', { name: t('vue.listing.label'), exact: true })).toBeVisible();
  await page.clock.install();
  await page.mouse.wheel(0, 600);
  await page.clock.runFor(5_000);
  expect(await keptBy(page)).toEqual([]);
});

const LOOKS = [
  { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

for (const { viewport, colorScheme } of LOOKS) {
  test.describe(`${viewport.width} px, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme, reducedMotion: 'reduce' });

    test('Banner and second layer are accessible, and the keyboard comes to the banner first', async ({ shopper }) => {
      const { page } = shopper;
      const { banner, refuse, layer, statistics } = consentOf(shopper);
      await shopper.goesTo('/');
      await shopper.attemptsTo(waitForScripts());
      await expect(banner).toBeVisible();
      await expectAccessible(page, 'the banner');
      const controls = banner
        .getByRole('button')
        .or(banner.getByRole('link', { name: shopper.t('vue.consent.settings') }));
      const boxes = await controls.evaluateAll((found) => found.map((one) => one.getBoundingClientRect().height));
      expect(new Set(boxes).size).toBe(1);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(refuse).toBeFocused();
      await banner.getByRole('link', { name: shopper.t('vue.consent.settings') }).click();
      await expect(layer).toBeVisible();
      await expect(statistics).not.toBeChecked();
      await expectAccessible(page, 'the second layer');
      await page.keyboard.press('Escape');
      await expect(layer).toBeHidden();
      expect(await decisionOf(page)).toBeUndefined();
      await expect(banner).toBeVisible();
    });
  });
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Consent is given and withdrawn on its page', async ({ shopper }) => {
    const { page, t } = shopper;
    const { banner, footerLink, statistics, save } = consentOf(shopper);
    await shopper.goesTo('/');
    await expect(banner).toBeHidden();
    await footerLink.click();
    await expect(page).toHaveURL(new RegExp(`${CONSENT_PATH}$`));
    await expect(statistics).not.toBeChecked();
    await statistics.check();
    await save.click();
    await expect(page.getByText(t('vue.consent.saved'))).toBeVisible();
    await expect(statistics).toBeChecked();
    expect(await decisionOf(page)).toMatch(/^2\.\d+\.statistics$/);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('vue.consent.none') })
      .click();
    await expect(statistics).not.toBeChecked();
    expect(await decisionOf(page)).toMatch(/^2\.\d+$/);
  });
});
