import { beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { expectInvariants, expectStock } from '../support/invariants.ts';
import { createShopper, type Shopper, type Submitted } from '../support/shopper.ts';
import { insertItem, insertShelf, insertVoucher } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const key = (name: string | number): string => `key-of-test-${name}`;
const placed = (answers: readonly Submitted[]): readonly Submitted[] =>
  answers.filter(({ orderId }) => orderId !== null);

/** How many come at once: a share in `npm test`, all of them in `npm run faults`. */
const isFullSize = process.env.FULL_RACES === '1';
const SUBMISSIONS = isFullSize ? 100 : 40;
const CARTS = isFullSize ? 100 : 30;

describeOnEachDatabase('Orders under load', (database) => {
  let shop: TestShop;
  const many = (count: number): Promise<Shopper[]> => Promise.all(times(count).map(() => createShopper(shop)));

  beforeAll(async () => {
    await insertShelf(database());
    shop = createTestShop(database());
  });

  it(`F2: one cart that is submitted ${SUBMISSIONS} times at once becomes one order`, async () => {
    await insertItem(database(), { id: 'f2', stock: 100 });
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([['f2', 2]]);
    const answers = await Promise.all(
      times(SUBMISSIONS).map((n) => shopper.submit(seen, key(`f2-${n % (SUBMISSIONS / 2)}`))),
    );
    const orderIds = new Set(placed(answers).map(({ orderId }) => orderId));
    expect(orderIds.size).toBe(1);
    const others = answers.filter(({ orderId }) => orderId === null);
    expect(new Set(others.map(({ errorMessage }) => errorMessage))).toEqual(
      new Set(['vue.checkout.error.orderAlreadySubmitted']),
    );
    await expectStock(database(), 'f2', 100);
    await expectInvariants(database());
  });

  it(`F3: of ${CARTS} carts that want the last 10 pieces, 10 become orders, and the others are told`, async () => {
    await insertItem(database(), { id: 'f3', stock: 10 });
    const shoppers = await many(CARTS);
    const seen = await Promise.all(shoppers.map((shopper) => shopper.prepare([['f3', 1]])));
    const answers = await Promise.all(
      shoppers.map((shopper, n) => shopper.submit(seen[n] ?? expect.fail(), key(`f3-${n}`))),
    );
    expect(placed(answers)).toHaveLength(10);
    const refusals = answers.flatMap(({ errorMessage }) => errorMessage ?? []);
    const told = 'Nicht mehr in der gewünschten Menge lieferbar: Stift f3. Bitte prüfen Sie den Warenkorb.';
    expect(refusals).toEqual(Array.from({ length: CARTS - 10 }, () => told));
    await expectStock(database(), 'f3', 10);
    await expectInvariants(database());
  });

  it('F4: carts with the same goods in opposite order do not block each other', async () => {
    await insertItem(database(), { id: 'f4a', stock: 1_000 });
    await insertItem(database(), { id: 'f4b', stock: 1_000 });
    const shoppers = await many(24);
    const seen = await Promise.all(
      shoppers.map((shopper, n) =>
        shopper.prepare(
          n % 2 === 0
            ? [
                ['f4a', 1],
                ['f4b', 1],
              ]
            : [
                ['f4b', 1],
                ['f4a', 1],
              ],
        ),
      ),
    );
    const answers = await Promise.all(
      shoppers.map((shopper, n) => shopper.submit(seen[n] ?? expect.fail(), key(`f4-${n}`))),
    );
    expect(placed(answers)).toHaveLength(24);
    await expectStock(database(), 'f4a', 1_000);
    await expectStock(database(), 'f4b', 1_000);
  });

  it('F5: 40 carts that each want 2 pieces of a deal share its 5 pieces; the rest costs the normal price', async () => {
    await insertItem(database(), { id: 'f5', cents: 1_000, deal: { cents: 600, allowance: 5, quantityMax: 2 } });
    const shoppers = await many(40);
    const carts = await Promise.all(shoppers.map((shopper) => shopper.add('f5', 2)));
    const lines = carts.flatMap(({ details }) => details.positions);
    expect(lines.reduce((sum, line) => sum + (line.quantityLightning ?? 0), 0)).toBe(5);
    expect(lines.reduce((sum, line) => sum + line.quantity, 0)).toBe(80);
    expect(lines.reduce((sum, line) => sum + line.positionTotal.cents, 0)).toBe(5 * 600 + 75 * 1_000);
  });

  it('F6: a reservation that ends before the order button is pressed changes the price and is told', async () => {
    await insertItem(database(), { id: 'f6', cents: 1_000, deal: { cents: 500, allowance: 5, quantityMax: 2 } });
    const late = createTestShop(database());
    const shopper = await createShopper(late);
    await shopper.add('f6', 2);
    // The reservation is older than the login, which has to outlive it.
    late.pass(2 * 60_000);
    await shopper.becomeGuest();
    await shopper.choosePayment('INVOICE');
    const seen = await shopper.cart();
    late.pass(14 * 60_000);
    expect((await shopper.submit(seen, key('f6'))).errorMessage).toBe(
      'vue.checkout.summaryStep.notification.cartChanged',
    );
    const now = await shopper.cart();
    expect(now.totals.subtotal.cents).toBe(2_000);
    expect((await shopper.submit(now, key('f6-again'))).orderId).not.toBeNull();
    await expectInvariants(database());
  });

  it('F7: a second tab with older totals gets the cart-changed warning and no order', async () => {
    await insertItem(database(), { id: 'f7' });
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([['f7', 1]]);
    await shopper.add('f7', 1);
    expect(await shopper.submit(seen, key('f7'))).toMatchObject({
      orderId: null,
      errorMessage: 'vue.checkout.summaryStep.notification.cartChanged',
    });
    expect((await shopper.cart()).submitted).toBe(false);
  });

  it('F9: a repeated submission with the same key gets the same answer, with another request it is refused', async () => {
    await insertItem(database(), { id: 'f9' });
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([['f9', 1]]);
    const first = await shopper.submit(seen, key('f9'));
    expect(first.orderId).not.toBeNull();
    expect(await shopper.submit(seen, key('f9'))).toEqual(first);
    await expect(shopper.submit({ ...seen, itemsCount: 7 }, key('f9'))).rejects.toThrow('BAD_REQUEST');
    await expect(shopper.submit(seen, '')).rejects.toThrow('BAD_REQUEST');
  });

  it('I7: of 10 carts with the same single-use voucher one becomes an order', async () => {
    await insertItem(database(), { id: 'i7' });
    await insertVoucher(database(), { code: 'EINMAL', kind: 'amount', value: 200, limit: 1 });
    const shoppers = await many(10);
    const seen = await Promise.all(
      shoppers.map(async (shopper) => {
        await shopper.add('i7', 1);
        await shopper.update({ addVoucher: 'einmal' });
        return shopper.prepare([]);
      }),
    );
    expect(seen[0]?.totals.promotionsSaving.cents).toBe(200);
    const answers = await Promise.all(
      shoppers.map((shopper, n) => shopper.submit(seen[n] ?? expect.fail(), key(`i7-${n}`))),
    );
    expect(placed(answers)).toHaveLength(1);
    await expectInvariants(database());
  });

  it('I7: of 20 carts with the same single-use voucher for a gift one becomes an order with the gift', async () => {
    await insertItem(database(), { id: 'i7b' });
    await insertItem(database(), { id: 'i7gift', stock: 100 });
    await insertVoucher(database(), { code: 'EINGIFT', kind: 'free-item', value: 0, freeItemId: 'i7gift', limit: 1 });
    const shoppers = await many(20);
    const seen = await Promise.all(
      shoppers.map(async (shopper) => {
        await shopper.add('i7b', 1);
        await shopper.update({ addVoucher: 'eingift' });
        return shopper.prepare([]);
      }),
    );
    expect(seen.map(({ itemsCount }) => itemsCount)).toEqual(times(20).map(() => 2));
    const answers = await Promise.all(
      shoppers.map((shopper, n) => shopper.submit(seen[n] ?? expect.fail(), key(`i7b-${n}`))),
    );
    expect(placed(answers)).toHaveLength(1);
    await expectStock(database(), 'i7gift', 100);
    const left = await Promise.all(
      shoppers.filter((_, n) => answers[n]?.orderId === null).map((shopper) => shopper.cart()),
    );
    expect(left.map(({ itemsCount, submitted }) => [itemsCount, submitted])).toEqual(times(19).map(() => [1, false]));
    await expectInvariants(database());
  });

  it('I10: every order is confirmed by exactly one mail, however often the outbox is sent', async () => {
    shop.pass(20 * 60_000);
    await Promise.all(times(4).map(() => shop.flush()));
    await expectInvariants(database());
    const orders = await database().selectFrom('orders').select('id').where('state', '=', 'placed').execute();
    const mails = await database().selectFrom('mails').select('key').execute();
    expect(mails.map((mail) => mail.key).sort()).toEqual(orders.map(({ id }) => `order-confirmation:${id}`).sort());
  });
});
