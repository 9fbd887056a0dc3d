import { CART_CHANGED_MESSAGE } from '@tornister/domain/checkout';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { expectInvariants } from '../support/invariants.ts';
import { createShopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const HOUR_MS = 60 * 60_000;

describeOnEachDatabase('What changes between two steps of a shopper', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    await insertShelf(database());
    shop = createTestShop(database());
  });

  it.each([
    ['price', (id: string) => database().updateTable('prices').set({ cents: 1_234 }).where('item_id', '=', id)],
    [
      'tax',
      (id: string) => database().updateTable('products').set({ tax_class: 'reduced' }).where('id', '=', `p${id}`),
    ],
  ])(
    'F8: a %s that changed after the summary was seen is told, and nothing is charged silently',
    async (what, change) => {
      const id = `f8${what}`;
      await insertItem(database(), { id });
      const shopper = await createShopper(shop);
      const seen = await shopper.prepare([[id, 1]]);
      await change(id).execute();
      const refused = await shopper.submit(seen, `key-of-f8-${what}`);
      const now = await shopper.cart();
      if (now.totals.grandtotal.cents === seen.totals.grandtotal.cents) expect(refused.orderId).not.toBeNull();
      else {
        expect(refused).toMatchObject({ orderId: null, errorMessage: CART_CHANGED_MESSAGE });
        expect((await shopper.submit(now, `key-of-f8-${what}-again`)).orderId).not.toBeNull();
      }
      await expectInvariants(database());
    },
  );

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
    const ahead = await createShopper(jumping);
    const seen = await ahead.prepare([['f36', 1]]);
    jumping.pass(HOUR_MS);
    const later = await ahead.cart().catch(() => undefined);
    const first = await ahead.submit(later ?? seen, 'key-of-f36-ahead').catch(() => undefined);
    jumping.pass(-HOUR_MS);
    const behind = await createShopper(jumping);
    const second = await behind.submit(await behind.prepare([['f36', 1]]), 'key-of-f36-behind');
    expect(second.orderId).not.toBeNull();
    jumping.pass(2 * HOUR_MS);
    await jumping.flush();
    const mails = await database().selectFrom('mails').select('key').execute();
    for (const orderId of [first?.orderId, second.orderId]) {
      if (orderId) expect(mails.map(({ key }) => key)).toContain(`order-confirmation:${orderId}`);
    }
    await expectInvariants(database());
  });
});
