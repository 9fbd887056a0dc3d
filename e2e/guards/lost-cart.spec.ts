// A cart that the shop does not know any more is replaced by a new one, without a word to the shopper.

import { createHash } from 'node:crypto';
import { goodsOf } from '../fixtures/catalogue.ts';
import { CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { createVisitor } from '../fixtures/http.ts';
import { addressOf } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { header } from '../pages/header.ts';
import { productPage } from '../pages/product-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

/** Ids as they are made, but of nobody: those of a cart that the shop has thrown away. */
const GONE = [
  { name: 'cartId', value: 'abcdefghijklmnopqrstuvwx' },
  { name: 'X-iSHOP-API-USERID', value: 'abcdefghijklmnopqrstuvwx' },
] as const;
/** By this a script knows that there is a cart. */
const REFERENCE = {
  name: 'cartReference',
  value: createHash('sha256').update(GONE[0].value).digest('hex').slice(0, 32),
};

const asHeader = GONE.map(({ name, value }) => `${name}=${value}`).join('; ');

test.describe('Somebody whose cart the shop does not know any more (spec 2 §8)', () => {
  test('puts goods into a new one by a form', async () => {
    const { itemId } = await goodsOf();
    const visitor = createVisitor();
    const form = new URLSearchParams({ intent: 'add', itemId, quantity: '2' });
    const answer = await visitor.ask(CHECKOUT.basket, {
      method: 'POST',
      headers: {
        origin: addressOf('de', ''),
        cookie: asHeader,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: form.toString(),
    });
    expect(answer.status).toBe(303);
    const ids = visitor.cookies().map(({ name }) => name);
    expect(ids).toEqual(expect.arrayContaining(GONE.map(({ name }) => name)));
    expect(visitor.cookies().map(({ value }) => value)).not.toContain(GONE[0].value);
    expect((await visitor.get(CHECKOUT.basket)).text).toContain('value="2"');
  });

  test('puts goods into a new one with scripts', async ({ shopper }) => {
    const { path } = await goodsOf();
    await shopper.comesAs({ cookies: () => [...GONE, REFERENCE] });
    await shopper.goesTo(path);
    await shopper.attemptsTo(waitForScripts());
    await productPage(shopper).addToBasket.click();
    await expect(productPage(shopper).added).toBeVisible();
    await expect(header(shopper).basketWithCount(1)).toBeVisible();
    const cookies = await shopper.page.context().cookies();
    for (const lost of [GONE[0], REFERENCE])
      expect(cookies.find(({ name }) => name === lost.name)?.value, lost.name).not.toBe(lost.value);
  });
});
