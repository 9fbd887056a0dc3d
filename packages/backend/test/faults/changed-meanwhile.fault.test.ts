import { CART_CHANGED_MESSAGE } from '@tornister/domain/checkout';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { expectInvariants } from '../support/invariants.ts';
import { createShopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const HOUR_MS = 60 * 60_000;

const TOLD = { orderId: null, errorMessage: CART_CHANGED_MESSAGE };

describeOnEachDatabase('What changes between two steps of a shopper', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    await insertShelf(database());
    shop = createTestShop(database());
  });

  const chargedFor = async (orderId: string | null): Promise<number | undefined> =>
    (await database().selectFrom('orders').select('total_cents').where('id', '=', orderId).executeTakeFirst())
      ?.total_cents;
  const ratesOf = async (orderId: string | null): Promise<readonly number[]> =>
    (await database().selectFrom('order_lines').select('tax_permille').where('order_id', '=', orderId).execute()).map(
      ({ tax_permille }) => tax_permille,
    );
  const reduceTax = (id: string) =>
    database().updateTable('products').set({ tax_class: 'reduced' }).where('id', '=', `p${id}`).execute();

  it('F8: a price that changed after the summary was seen is told, and nothing is charged silently', async () => {
    await insertItem(database(), { id: 'f8-price' });
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([['f8-price', 1]]);
    await database().updateTable('prices').set({ cents: 1_234 }).where('item_id', '=', 'f8-price').execute();
    expect(await shopper.submit(seen, 'key-of-f8-price')).toMatchObject(TOLD);
    const now = await shopper.cart();
    expect(now.totals.grandtotal.cents).not.toBe(seen.totals.grandtotal.cents);
    const { orderId } = await shopper.submit(now, 'key-of-f8-price-again');
    expect(await chargedFor(orderId)).toBe(now.totals.grandtotal.cents);
    await expectInvariants(database());
  });

  it('F8: a tax that changed on net prices changes the sum, which is told, and nothing is ordered', async () => {
    await insertItem(database(), { id: 'f8-net' });
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    await school.add('f8-net', 1);
    const seen = await school.cart();
    await reduceTax('f8-net');
    expect(await school.submit(seen, 'key-of-f8-net')).toMatchObject(TOLD);
    expect((await school.cart()).totals.grandtotal.cents).toBeLessThan(seen.totals.grandtotal.cents);
  });

  it('F8: a tax that changed where prices contain it leaves the sum that was seen, and the order has the new rate', async () => {
    await insertItem(database(), { id: 'f8-tax' });
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([['f8-tax', 1]]);
    await reduceTax('f8-tax');
    const { orderId } = await shopper.submit(seen, 'key-of-f8-tax');
    expect(await chargedFor(orderId)).toBe(seen.totals.grandtotal.cents);
    expect(seen.totals.tax.map(({ ratePermille }) => ratePermille)).toEqual([190]);
    expect(await ratesOf(orderId)).toContain(70);
    await expectInvariants(database());
  });

  it('F20: a cart that is changed while its visitor logs out is never changed for somebody else', async () => {
    await insertItem(database(), { id: 'f20' });
    const shopper = await createShopper(shop);
    await shopper.add('f20', 1);
    await shopper.becomeGuest();
    const outcomes = await Promise.all([
      shopper.add('f20', 1).then(
        () => 'added',
        () => 'refused',
      ),
      shopper.call('mutation{logout}').then(
        () => 'logged out',
        () => 'refused',
      ),
      shopper.add('f20', 1).then(
        () => 'added',
        () => 'refused',
      ),
    ]);
    expect(outcomes).toContain('logged out');
    const carts = await database().selectFrom('cart_lines').select('cart_id').where('item_id', '=', 'f20').execute();
    expect(new Set(carts.map(({ cart_id }) => cart_id))).toEqual(new Set([shopper.cartId]));
    await expect(shopper.add('f20', 1)).rejects.toThrow();
  });

  it('F34: of ten questions at once one that fails leaves the nine others their answers, in order', async () => {
    const shopper = await createShopper(shop);
    const good = { query: 'query($id:ID!){shop_findCart(cartId:$id){id}}', variables: { id: shopper.cartId } };
    const batch = Array.from({ length: 10 }, (_, n) =>
      n === 2 ? { ...good, variables: { id: 'not-a-cart-of-this-shop' } } : good,
    );
    const answers = (await (await shop.post(batch, shopper.headers)).json()) as readonly Record<string, unknown>[];
    expect(answers).toHaveLength(10);
    for (const [n, answer] of answers.entries()) {
      if (n === 2) expect(answer.errors).toBeDefined();
      else expect(answer).toEqual({ data: { shop_findCart: { id: shopper.cartId } } });
    }
  });

  it('F35: a quantity and a cart beyond every measure are refused or cut, and the shop goes on', async () => {
    await insertItem(database(), { id: 'f35', stock: 5 });
    const shopper = await createShopper(shop);
    const { details } = await shopper.add('f35', 999);
    expect(details.positions.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(999);
    await expect(shopper.add('f35', 1_000_000_000_000)).rejects.toThrow();
    const ops = Array.from({ length: 10_000 }, () => ({ addPosition: { itemId: 'f35', quantity: 1 } }));
    await expect(shopper.update(...ops)).rejects.toThrow();
    expect((await shopper.cart()).id).toBe(shopper.cartId);
    await expectInvariants(database());
  });

  it('F36: a clock that jumps an hour ahead and back again loses no order and no mail', async () => {
    await insertItem(database(), { id: 'f36', deal: { cents: 500, allowance: 5, quantityMax: 2 } });
    const jumping = createTestShop(database());
    const before = await createShopper(jumping);
    const seen = await before.prepare([['f36', 1]]);
    jumping.pass(HOUR_MS);
    const ahead = await createShopper(jumping);
    const orders = [await ahead.submit(await ahead.prepare([['f36', 1]]), 'key-of-f36-ahead')];
    jumping.pass(-HOUR_MS);
    orders.push(await before.submit(seen, 'key-of-f36-before'));
    const behind = await createShopper(jumping);
    orders.push(await behind.submit(await behind.prepare([['f36', 1]]), 'key-of-f36-behind'));
    for (const { orderId, errorMessage } of orders) expect(orderId, String(errorMessage)).not.toBeNull();
    // What was ordered while the clock was ahead is due when that time has come.
    jumping.pass(HOUR_MS);
    await jumping.flush();
    const mails = await database().selectFrom('mails').select('key').execute();
    expect(mails.map(({ key }) => key)).toEqual(
      expect.arrayContaining(orders.map(({ orderId }) => `order-confirmation:${orderId}`)),
    );
    await expectInvariants(database());
  });
});
