// A family that loses its network over the list of its class: what is ticked and typed stays, what was pressed is refused in words.

import { aSharedList, aTeacher } from '../fixtures/class-lists.ts';
import { expect, test } from '../fixtures/test.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { waitForScripts } from '../tasks/browse.ts';

test.use({ losesNetwork: true });

test('What is ticked and promised without network is still there when it is back', async ({ shopper }) => {
  const { page, t } = shopper;
  const { path } = await aSharedList(await aTeacher());
  await shopper.goesTo(path);
  await shopper.attemptsTo(waitForScripts());
  await page.waitForLoadState('networkidle');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const eraser = row('Radiergummi').getByRole('checkbox');
  const glue = row('Klebestifte');
  const promise = glue.getByRole('button', { name: t('vue.classList.promise') });
  const total = page.getByText(t('vue.classList.family.total', { price: '' }).trim());
  const before = await total.textContent();

  await page.context().setOffline(true);
  await eraser.check();
  await expect(total).not.toHaveText(before ?? '');
  await glue.getByRole('textbox').fill('2');
  await promise.click();
  await expect(promise).toHaveJSProperty('validationMessage', t('vue.message.unreachable'));
  await expect(eraser).toBeChecked();
  await expect(glue.getByRole('textbox')).toHaveValue('2');

  await page.context().setOffline(false);
  await promise.click();
  await expect(glue).toContainText(t('vue.classList.promise.here', { count: 2 }));
  await expect(eraser).toBeChecked();

  await page.context().setOffline(true);
  await glue.getByRole('button', { name: t('vue.classList.promise.back') }).click();
  await expect(mistakesIn(page).filter({ hasText: t('vue.message.unreachable') })).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(glue).toContainText(t('vue.classList.promise.here', { count: 2 }));
  await expect(eraser).toBeChecked();
});
