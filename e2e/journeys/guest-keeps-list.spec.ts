// Whoever goes on as a guest in the checkout keeps the wishlist from before, while ordering and afterwards (spec 3 §4, spec 2 §4 "login").

import { arriveAfter, CHECKOUT, fieldsOf, orderForm, orderIdOf } from '../fixtures/checkout-by-post.ts';
import { createVisitor, type Visitor } from '../fixtures/http.ts';
import { fillList, LISTS } from '../fixtures/lists.ts';
import { addressFields, aGuest } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { addToBasket, waitForScripts } from '../tasks/browse.ts';
import {
  continueAsGuest,
  goToCheckout,
  payBy,
  pressOrderButton,
  readConfirmation,
  shipToBillingAddress,
} from '../tasks/checkout.ts';

const COUNT = 2;
const productsOn = (page: string): readonly string[] => [
  ...new Set([...page.matchAll(/name="productId" value="([^"]+)"/gu)].map(([, id = '']) => id)),
];
const listOf = async (visitor: Visitor) => productsOn((await visitor.get(LISTS)).text);

test('A guest whose order is placed finds the wishlist as it was', async ({ shopper }) => {
  const { page } = shopper;
  const visitor = createVisitor();
  await fillList(visitor, 'de', COUNT);
  const listed = await listOf(visitor);
  expect(listed).toHaveLength(COUNT);
  const person = aGuest();
  await shopper.comesAs(visitor);
  await shopper.goesTo(`/prod/${listed[0]}/`);
  await shopper.attemptsTo(waitForScripts());
  await shopper.attemptsTo(addToBasket());
  await shopper.attemptsTo(goToCheckout());
  await shopper.attemptsTo(continueAsGuest(person));
  await shopper.attemptsTo(shipToBillingAddress());
  await shopper.attemptsTo(payBy('INVOICE'));
  await shopper.attemptsTo(pressOrderButton());
  await shopper.attemptsTo(readConfirmation(person));
  await shopper.goesTo('/');
  await shopper.attemptsTo(waitForScripts());
  await expect(page.locator(`header a[href="${LISTS}"][data-full-name]`)).toHaveAttribute('data-full', '');
  await shopper.goesTo(LISTS);
  await expect(page.getByRole('row').filter({ hasText: shopper.t('vue.wishlist.remove') })).toHaveCount(COUNT);
  expect(productsOn(await page.content())).toEqual(listed);
});

test('As forms, the list is there at every step of the checkout, and for nobody else', async () => {
  const { visitor, person } = await arriveAfter('basket');
  await fillList(visitor, 'de', COUNT);
  const listed = await listOf(visitor);
  expect(listed).toHaveLength(COUNT);
  await visitor.post(CHECKOUT.guest, { intent: 'guest', ...addressFields('billingAddress', person) });
  expect(await listOf(visitor)).toEqual(listed);
  await visitor.post(CHECKOUT.shipping, fieldsOf((await visitor.get(CHECKOUT.shipping)).text));
  await visitor.post(CHECKOUT.payment, { paymentId: 'INVOICE' });
  const ordered = await visitor.post(CHECKOUT.summary, await orderForm(visitor));
  expect(orderIdOf(ordered)).toBeDefined();
  await visitor.get(ordered.headers.location ?? '');
  expect(await listOf(visitor)).toEqual(listed);
  expect(await listOf(createVisitor())).toEqual([]);
});
