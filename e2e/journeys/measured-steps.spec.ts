// What is measured with consent, step by step: each kind of event of the data layer leaves the browser when its step is taken (spec 3 §8, spec 2 §2, §8).

import { goodsWithAccessories, lastingDeal, productsFor } from '../fixtures/catalogue.ts';
import { arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { aGuest } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, type Locator, type Page, test } from '../fixtures/test.ts';
import { basketPage } from '../pages/basket-page.ts';
import { paymentPage } from '../pages/checkout-pages.ts';
import { header } from '../pages/header.ts';
import { productPage } from '../pages/product-page.ts';
import { sandboxPage } from '../pages/sandbox-page.ts';
import { addToBasket, waitForForm, waitForScripts } from '../tasks/browse.ts';
import { DECLINED_CARD, payWithCard, pressOrderButton } from '../tasks/checkout.ts';

const MIA = { email: 'mia.member@example.com', password: 'lernen123' };

test.use({ consent: 'agreed' });

type SentEvent = { readonly name: string; readonly payload: string };

/** The events that leave the browser, in their order, each with everything that it says as text. */
const sentEvents = (page: Page): readonly SentEvent[] => {
  const sent: SentEvent[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (!body.includes('tracking_addEvents')) return;
    const { variables } = JSON.parse(body) as { readonly variables: { readonly events: readonly { name: string }[] } };
    sent.push(...variables.events.map((event) => ({ name: event.name, payload: JSON.stringify(event) })));
  });
  return sent;
};

/** Opens a page and waits until it is alive and measured. */
const open = async (shopper: Shopper, path: string, events: readonly SentEvent[]): Promise<void> => {
  const before = events.length;
  await shopper.goesTo(path);
  await shopper.attemptsTo(waitForScripts());
  await expect.poll(() => events.slice(before).map(({ name }) => name)).toContain('Meta');
};

/** What the data layer held when a page was left, for the next page of the tab: what leaves with a page no tool can see leave. */
const keepDataLayer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('visibilitychange', () => {
      const { dataLayer = [] } = window as { dataLayer?: object[] };
      if (document.visibilityState === 'hidden') localStorage.setItem('left', JSON.stringify(dataLayer));
    });
  });

const named = (events: readonly SentEvent[], name: string): readonly string[] =>
  events.filter((event) => event.name === name).map(({ payload }) => payload);

test('What is promoted, listed, walked through and kept', async ({ shopper }) => {
  const { page, t } = shopper;
  const events = sentEvents(page);
  await keepDataLayer(page);

  await test.step('promotions once they were seen, and a teaser that is pressed', async () => {
    await open(shopper, '/', events);
    await expect.poll(() => named(events, 'view_promotion')).not.toEqual([]);
    // A slide that comes without any scrolling is seen as well.
    await page
      .getByRole('button', { name: t('vue.hero.on') })
      .first()
      .click();
    const slide = (await page.locator('[data-teaser][data-shown]').first().getAttribute('data-teaser')) ?? '';
    await expect.poll(() => named(events, 'view_promotion').join(' ')).toContain(`\\"promotion_id\\":\\"${slide}\\"`);
    const teaser = page.getByRole('main').locator(':is(figure, article)[data-teaser]:has(a[href^="/"])').last();
    const id = (await teaser.getAttribute('data-teaser')) ?? '';
    await teaser.locator('a[href^="/"]').first().click();
    await expect.poll(() => named(events, 'teaser_click').join(' ')).toContain(id);
    await expect.poll(() => named(events, 'select_promotion').join(' ')).toContain(id);
  });

  await test.step('how fast a page was, once it is left; an entry of the menu, and the list that it leads to', async () => {
    await open(shopper, '/prod/20001/', events);
    const left = await page.evaluate(() => localStorage.getItem('left') ?? '');
    for (const figure of ['TTFB', 'FCP', 'LCP', 'CLS']) expect(left).toContain(`"metric_name":"${figure}"`);
    const entry = header(shopper).navigation.locator('a[href]:visible:not([href="/"])').first();
    const path = (await entry.getAttribute('href')) ?? '';
    await entry.click();
    await expect.poll(() => named(events, 'navigation').join(' ')).toContain(path);
    // Its tiles are told with their category, which they leave out.
    const listed = () =>
      named(events, 'view_item_list').filter((list) => list.includes(`category-${/\d+/.exec(path)?.[0]}`));
    await expect.poll(listed).not.toEqual([]);
    expect(listed()[0]).toContain('item_category');
  });

  await test.step('links of the footer, but no legal ones', async () => {
    const footer = page.getByRole('contentinfo');
    await footer.locator('a[href="/rechtliches/impressum/"]').first().click();
    await expect(page).toHaveURL(/impressum/);
    await footer.locator('a[href^="/service/"]').first().click();
    await expect.poll(() => named(events, 'link_click').join(' ')).toContain('/service/');
    expect(named(events, 'link_click').join(' ')).not.toContain('impressum');
  });

  await test.step('what is put onto the wishlist and taken off it', async () => {
    const [path = ''] = await productsFor('de');
    await open(shopper, path, events);
    const id = /\/prod\/(\d+)/.exec(page.url())?.[1] ?? '';
    const heart = page.locator(`button[form="hearts"][value^="${id} "]`).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => named(events, 'add_to_wishlist')).toHaveLength(1);
    // Its maker and its price are known from the page that was seen before.
    expect(named(events, 'add_to_wishlist')[0]).not.toContain('\\"item_brand\\":\\"\\"');
    await heart.click();
    await expect.poll(() => named(events, 'remove_from_wishlist')).toHaveLength(1);
  });

  await test.step('what goes into the basket and out of it', async () => {
    await shopper.attemptsTo(addToBasket());
    await expect.poll(() => named(events, 'add_to_cart')).toHaveLength(1);
    await shopper.attemptsTo(waitForForm());
    await basketPage(shopper).remove.first().click();
    await expect(page.getByRole('button', { name: t('vue.cart.undo') })).toBeVisible();
    await expect.poll(() => named(events, 'remove_from_cart')).toHaveLength(1);
  });
});

/** So long after the start of a step the clock of a page stands still; a busy machine may take this to get there. */
const REST_MS = 60_000;

/** Scrolls as a person does, and returns once the page has heard of it. */
const scroll = (where: Locator, how: ScrollToOptions | 'here'): Promise<void> =>
  where.evaluate(
    (element, way) =>
      new Promise<void>((heard) => {
        document.addEventListener('scroll', () => heard(), { capture: true, once: true });
        if (way === 'here') element.scrollIntoView({ block: 'center', behavior: 'instant' });
        else element.scrollBy({ ...way, behavior: 'instant' });
      }),
    how,
  );

test('Products beside a product are told one second after the last scrolling, each once', async ({ shopper }) => {
  const { page, t } = shopper;
  const events = sentEvents(page);
  await page.clock.install();
  await open(shopper, await goodsWithAccessories(t('vue.pdp.accessories')), events);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + REST_MS);
  const told = (): Promise<readonly string[]> =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as {
        dataLayer?: { event?: string; ecommerce?: { items?: { item_id: string }[] } }[];
      };
      return dataLayer
        .filter(({ event }) => event === 'view_item_list')
        .flatMap(({ ecommerce }) => (ecommerce?.items ?? []).map(({ item_id }) => item_id));
    });
  const before = await told();
  const row = page
    .getByRole('region', { name: t('vue.pdp.accessories') })
    .getByRole('list')
    .first();
  await scroll(row, 'here');
  await page.clock.runFor(999);
  await scroll(page.locator('html'), { top: 20 });
  await page.clock.runFor(999);
  expect(await told()).toEqual(before);
  await page.clock.runFor(1);
  await expect.poll(async () => (await told()).length).toBeGreaterThan(before.length);
  const after = await told();
  expect(new Set(after).size).toBe(after.length);
});

test('A lightning deal, and a login that names nobody', async ({ shopper }) => {
  const { page } = shopper;
  const events = sentEvents(page);
  await open(shopper, await lastingDeal(), events);
  await productPage(shopper).addToBasket.click();
  await productPage(shopper).closeAdded.click();
  await expect.poll(() => named(events, 'lightning_deal').join(' ')).toContain('add');

  await open(shopper, '/cat/1001/', events);
  const { accountToggle, loginField, passwordField, loginButton } = header(shopper);
  await accountToggle.click();
  await loginField.fill(MIA.email);
  await passwordField.fill(MIA.password);
  await loginButton.click();
  await expect.poll(() => named(events, 'login').join(' ')).toContain('email');
  expect(events.map(({ payload }) => payload).join(' ')).not.toContain(MIA.email);
});

test('Payments that fail and that are called off', async ({ shopper }) => {
  const { page } = shopper;
  const events = sentEvents(page);
  await keepDataLayer(page);
  const { visitor } = await arriveAfter('payment', { paymentId: 'CREDIT_CARD', person: aGuest() });
  await shopper.comesAs(visitor);
  await shopper.goesTo(CHECKOUT.summary);
  await shopper.attemptsTo(waitForForm());
  await expect.poll(() => named(events, 'Meta')).not.toEqual([]);
  await shopper.attemptsTo(pressOrderButton());
  await shopper.attemptsTo(payWithCard(DECLINED_CARD));
  await expect(paymentPage(shopper).failed).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('left'))).toContain('submit_order');
  await expect.poll(() => named(events, 'payment_error')).toHaveLength(1);

  await paymentPage(shopper).method('CREDIT_CARD').check();
  await paymentPage(shopper).toSummary.click();
  await shopper.attemptsTo(pressOrderButton());
  await sandboxPage(shopper).cancel.click();
  await expect(paymentPage(shopper).headline).toBeVisible();
  await expect.poll(() => named(events, 'payment_cancel').join(' ')).toContain('CREDIT_CARD');
});
