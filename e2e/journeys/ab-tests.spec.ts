// A/B tests of the home page: who takes part, what is kept and reported of it, and how staff look at each variant.

import { createVisitor } from '../fixtures/http.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { waitForScripts } from '../tasks/browse.ts';

const TEST = 'BZ_AB_beratung';
const VARIANTS = {
  a: { title: 'Fragen? Wir rufen zurück.', code: 'beratung-rueckruf' },
  b: { title: 'Beratung von Lehrkräften für Lehrkräfte', code: 'beratung-lehrkraefte' },
} as const;
type Variant = keyof typeof VARIANTS;

const cookieOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === TEST)?.value;

const expectVariant = async ({ page }: Shopper, shown: Variant): Promise<void> => {
  const other = shown === 'a' ? 'b' : 'a';
  await expect(page.getByRole('heading', { name: VARIANTS[shown].title })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: VARIANTS[other].title })).toHaveCount(0);
};

test('Who refuses to be measured takes part in no test and gets no cookie', async ({ shopper }) => {
  await shopper.goesTo('/');
  await shopper.attemptsTo(waitForScripts());
  await expectVariant(shopper, 'a');
  expect(await cookieOf(shopper.page)).toBeUndefined();
});

test.describe('Who has agreed', () => {
  test.use({ consent: 'agreed' });

  test('is put into one variant, stays in it, and is counted in it', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.goesTo('/');
    const variant = (await cookieOf(page)) as Variant;
    expect(Object.keys(VARIANTS)).toContain(variant);
    await expectVariant(shopper, variant);
    await shopper.attemptsTo(waitForScripts());
    await expect
      .poll(() =>
        page.evaluate(() =>
          ((globalThis as { dataLayer?: { event?: string }[] }).dataLayer ?? []).find(({ event }) => event === 'Meta'),
        ),
      )
      .toMatchObject({ test_id: TEST, test_variant: VARIANTS[variant].code });
    for (const kept of ['a', 'b'] as const) {
      await page.context().addCookies([{ name: TEST, value: kept, url: page.url() }]);
      await shopper.goesTo('/');
      await expectVariant(shopper, kept);
      expect(await cookieOf(page)).toBe(kept);
    }
  });

  test('sees the same variant after a way through the shop without a new page', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.goesTo('/cat/1001/');
    await shopper.attemptsTo(waitForScripts());
    await page.context().addCookies([{ name: TEST, value: 'b', url: page.url() }]);
    await page
      .getByRole('banner')
      .getByRole('link', { name: shopper.t('vue.header.logo', { brand: 'Tornister' }) })
      .click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expectVariant(shopper, 'b');
  });
});

test('Staff look at each variant in a preview; customers do not', async ({ shopper }) => {
  const { page, t } = shopper;
  const bar = page.getByRole('complementary', { name: t('vue.preview.title') });
  const ida = createVisitor();
  await ida.post('/login/', { intent: 'login', email: 'ida.internal@example.com', password: 'lernen123' });
  await shopper.goesTo('/?ishop-preview-json=%7B%7D');
  await expectVariant(shopper, 'a');
  await expect(bar).toHaveCount(0);
  await page
    .context()
    .addCookies(ida.cookies().map(({ name, value }) => ({ name, value, url: new URL('/', page.url()).href })));
  await shopper.goesTo('/?ishop-preview-json=%7B%7D');
  await expect(bar).toBeVisible();
  await bar.getByRole('link', { name: VARIANTS.b.code }).click();
  await expectVariant(shopper, 'b');
  await expect(bar.getByRole('link', { name: VARIANTS.b.code })).toHaveAttribute('aria-current', 'page');
  expect(await cookieOf(page)).toBeUndefined();
});
