// Ordering by article number: rows, pasted tables and files, with and without scripts; a reload shows the same again and adds nothing.

import { severalGoods } from '../fixtures/catalogue.ts';
import { createVisitor } from '../fixtures/http.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { addressOf } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { basketPage } from '../pages/basket-page.ts';
import { ORDER_FORM, orderFormPage } from '../pages/order-form-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

/** Order numbers of goods that are for sale, read from a basket that nobody keeps. */
const orderNumbers = async (count: number): Promise<readonly string[]> => {
  const visitor = createVisitor();
  for (const { itemId } of await severalGoods(count))
    await visitor.post('/checkout/basket/', { intent: 'add', itemId, quantity: '1' });
  const { text } = await visitor.get('/checkout/basket/');
  const numbers = [...text.matchAll(/Artikelnummer (\d+)/g)].flatMap(([, number]) => number ?? []);
  expect(numbers).toHaveLength(count);
  return numbers;
};

/** The number with its last two digits changed about; or with another last digit where they are the same. */
const mistyped = (number: string): string => {
  const [last = '', before = ''] = [...number].toReversed();
  return `${number.slice(0, -2)}${last === before ? `${before}${(Number(last) + 1) % 10}` : `${last}${before}`}`;
};

const correctAndOrder = async (shopper: Shopper, open: () => Promise<void>): Promise<void> => {
  const [typed = '', pasted = '', third = ''] = await orderNumbers(3);
  const form = orderFormPage(shopper);
  await shopper.goesTo(ORDER_FORM);
  await open();
  await form.number(1).fill(typed);
  await form.quantity(1).fill('2');
  await form.list.fill(`Artikelnummer;Bezeichnung;Menge\n${pasted};"Heft; liniert";3\n${mistyped(third)};Stift;1`);
  await form.check.click();
  await expect(form.quantity(2)).toHaveValue('3');
  await shopper.page.reload();
  await open();
  await expect(form.quantity(2)).toHaveValue('3');
  await expect(form.number(3)).toHaveAttribute('aria-invalid', 'true');
  await form.suggestion(third).click();
  await expect(form.number(3)).toHaveValue(third);
  await expect(form.number(3)).not.toHaveAttribute('aria-invalid');
  await form.add.click();
  await expect(shopper.page).toHaveURL(addressOf(shopper.storefront, '/checkout/basket/'));
  await expect(shopper.page.getByText(shopper.t('vue.orderForm.inBasket', { amount: 3 }))).toBeVisible();
  await expect(basketPage(shopper).lines).toHaveCount(3);
};

test.describe('Ordering by article number', () => {
  test('Rows and a pasted table come into the basket, a slip is corrected in place', async ({ shopper }) => {
    await correctAndOrder(shopper, () => shopper.attemptsTo(waitForScripts()));
  });

  test('What cannot be ordered stays in the form, the rest is in the basket', async ({ shopper }) => {
    const [number = ''] = await orderNumbers(1);
    const form = orderFormPage(shopper);
    await shopper.goesTo(ORDER_FORM);
    await shopper.attemptsTo(waitForScripts());
    await form.file.setInputFiles({
      name: 'liste.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Artikelnummer;Menge\n${number};2\nNICHTS-99;1`),
    });
    await form.add.click();
    await expect(form.toBasket).toBeVisible();
    await expect(form.number(1)).toHaveValue('NICHTS-99');
    await shopper.page.reload();
    await shopper.attemptsTo(waitForScripts());
    await expect(form.toBasket).toBeVisible();
    await expect(form.number(1)).toHaveValue('NICHTS-99');
    await form.remove.click();
    await expect(form.number(1)).toHaveValue('');
    await shopper.goesTo('/checkout/basket/');
    await expect(basketPage(shopper).lines).toHaveCount(1);
    await expect(basketPage(shopper).quantity).toHaveValue('2');
  });

  test('The basket is taken along as an order form to be signed', async ({ shopper }) => {
    const visitor = createVisitor();
    const [goods] = await severalGoods(1);
    await visitor.post('/checkout/basket/', { intent: 'add', itemId: goods?.itemId ?? '', quantity: '2' });
    await shopper.comesAs(visitor);
    await shopper.goesTo('/checkout/basket/');
    const file = shopper.page.waitForEvent('download');
    await shopper.page.getByRole('link', { name: shopper.t('vue.checkout.basket.printed') }).click();
    expect((await file).suggestedFilename()).toBe('Bestellschein.pdf');
    await expect(basketPage(shopper).lines).toHaveCount(1);
    expect((await createVisitor().get('/api/order-form/')).status).toBe(404);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('Rows and a pasted table come into the basket, a slip is corrected in place', async ({ shopper }) => {
      await correctAndOrder(shopper, async () => undefined);
    });

    test.describe('and without a row', () => {
      test.use({ expectedStatuses: [422] });

      test('An empty form says what is missing', async ({ shopper }) => {
        await shopper.goesTo(ORDER_FORM);
        await orderFormPage(shopper).check.click();
        await expect(shopper.page.getByText(shopper.t('vue.orderForm.empty'))).toBeVisible();
      });
    });
  });
});
