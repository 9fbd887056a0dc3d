// axe over the five pages of a return in their states: opened, refused, with pictures, announced. `e2e/journeys/returns.spec.ts` looks at them in
// `npm test`, this with EVERY_LOOK=1 in all storefronts, widths and colours. What was answered so far is kept with the order: one look after the other.

import { everyLookOfAccount, IS_EVERY_LOOK, type Look, NARROW, nameOfLook } from '../fixtures/looks.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { goesToForm, looksAt, looksAtRefusal, memberOf, membersPath } from '../tasks/look-at-states.ts';

test.describe.configure({ mode: 'default' });

const START = '/myaccount/returns/';
const ITEMS = /\/myaccount\/returns\/productselection\/\?order=[\w.-]+/g;

/** Buttons and fields of the pages of a return. */
const parts = ({ page, t }: Shopper) => {
  const main = page.getByRole('main');
  return {
    main,
    boxes: main.getByRole('checkbox'),
    alert: mistakesIn(main).first(),
    heading: (key: string) => main.getByRole('heading', { level: 1, name: t(key) }),
    remove: main.getByRole('button', { name: t('vue.returns.images.remove') }),
    goOn: () => main.getByRole('button', { name: t('vue.returns.next'), exact: true }).click(),
  };
};

/** What goes back: nothing, without a reason, with a file that is no picture, with a picture. */
const looksAtItems = async (shopper: Shopper, path: string): Promise<void> => {
  const { page, t } = shopper;
  const { main, boxes, alert, remove, goOn } = parts(shopper);
  await goesToForm(shopper, path);
  await looksAt(shopper, 'what goes back');
  for (const box of await boxes.all()) await box.uncheck();
  await goOn();
  await expect(alert).toBeVisible();
  await looksAt(shopper, 'nothing goes back');
  const item = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .last();
  const reason = item.getByLabel(t('vue.returns.item.reason'));
  await item.getByRole('checkbox').check();
  await reason.selectOption('');
  await goOn();
  await expect(alert).toContainText(t('vue.returns.field.reason'));
  await looksAt(shopper, 'no reason');
  const handsIn = async (name: string, mimeType: string, buffer: Buffer) => {
    await item.getByLabel(t('vue.returns.images.label')).setInputFiles({ name, mimeType, buffer });
    await item.getByRole('button', { name: t('vue.returns.images.upload') }).click();
  };
  await reason.selectOption('damaged');
  await handsIn('text.jpg', 'image/jpeg', Buffer.from('no picture'));
  await expect(item.getByLabel(t('vue.returns.images.label'))).toHaveAttribute('aria-invalid', 'true');
  await looksAt(shopper, 'no picture');
  await handsIn('page.jpg', 'image/jpeg', await page.screenshot({ type: 'jpeg' }));
  await expect(remove).toHaveCount(1);
  await looksAt(shopper, 'with a picture');
  await remove.click();
  await expect(remove).toHaveCount(0);
  await goOn();
  await expect(alert).toContainText(t('vue.returns.images.label'));
  await looksAt(shopper, 'a picture is missing');
  await reason.selectOption('dislike');
  await goOn();
};

const states = (look: Look): void => {
  test('a return', async ({ shopper }) => {
    const { page, t } = shopper;
    const { main, heading, goOn } = parts(shopper);
    await goesToForm(shopper, START);
    await looksAt(shopper, START);
    await looksAtRefusal(shopper, START);
    const path = await membersPath(look, 'emil.ended', ITEMS);
    expect(path, 'an order of which something can go back').toBeDefined();
    await shopper.comesAs(await memberOf(look, 'emil.ended'));
    await looksAtItems(shopper, path ?? '');
    await expect(heading('vue.returns.regulations.title')).toBeVisible();
    await looksAt(shopper, 'what becomes of it');
    await goOn();
    await expect(heading('vue.returns.carrier.title')).toBeVisible();
    await looksAt(shopper, 'who brings it');
    await goOn();
    await expect(heading('vue.returns.confirm.title')).toBeVisible();
    await looksAt(shopper, 'everything once more');
    await main.getByLabel(t('vue.returns.contact.email'), { exact: true }).fill('');
    await looksAtRefusal(shopper, 'everything once more');

    // Somewhere else: a page of the account leaves by itself once nobody is logged in any more.
    await page.goto('about:blank');
    await page.context().clearCookies({ name: /^(?!consent$)/ });
    const member = await memberOf(look, 'mia.member');
    const before = await membersPath(look, 'mia.member', ITEMS);
    const [rma] = /RT\d+/.exec((await member.get(before ?? '')).text) ?? [];
    expect(rma, 'a return that was announced before').toBeDefined();
    await shopper.comesAs(member);
    await shopper.goesTo(`${before?.replace('productselection', 'confirm')}&rma=${rma}`);
    await expect(main.getByRole('status').filter({ hasText: rma ?? '' })).toBeVisible();
    await looksAt(shopper, 'announced');
  });
};

if (IS_EVERY_LOOK)
  for (const look of everyLookOfAccount({ storefront: 'de', viewport: NARROW, colorScheme: 'dark' }))
    test.describe(nameOfLook(look), () => {
      test.use({ ...look, reducedMotion: 'reduce', expectedStatuses: [422] });
      states(look);
    });
