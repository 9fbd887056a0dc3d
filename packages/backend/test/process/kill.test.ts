// F10, F27: the backend is killed while twenty people order, on each database.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BackendProcess } from '../support/backend-process.ts';
import { expectInvariants, expectStock } from '../support/invariants.ts';
import { ENGINES, openShopToKill, type ShopToKill } from '../support/shop-to-kill.ts';
import { createShopper, type Submitted } from '../support/shopper.ts';
import { ITEM, STOCK } from '../support/small-shop-folder.ts';

const SHOPPERS = 20;
/** After so many answers the process is killed, in the middle of the others. */
const ANSWERS_BEFORE_THE_END = 5;

describe.each(ENGINES)('F10: a backend that is killed while orders are placed (%s)', (engine) => {
  let shop: ShopToKill;
  let backend: BackendProcess;

  beforeAll(async () => {
    shop = await openShopToKill(engine);
    backend = await shop.start();
  });
  afterAll(() => shop.close());

  it('loses no order that it acknowledged, and answers repeated submissions without a second order', async () => {
    const endpoint = await shop.endpoint();
    const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => createShopper(endpoint)));
    const seen = await Promise.all(shoppers.map((shopper) => shopper.prepare([[ITEM, 1]])));
    const acknowledged = new Map<string, Submitted>();
    const submissions = shoppers.map(async (shopper, n) => {
      const answer = await shopper.submit(seen[n] ?? expect.fail(), keyOf(n)).catch(() => undefined);
      if (answer?.orderId) acknowledged.set(shopper.cartId, answer);
      if (acknowledged.size === ANSWERS_BEFORE_THE_END) await backend.kill('SIGKILL');
    });
    await Promise.all(submissions);
    expect(acknowledged.size).toBeGreaterThanOrEqual(ANSWERS_BEFORE_THE_END);

    backend = await shop.start();
    for (const [n, shopper] of shoppers.entries()) {
      const answer = await shopper.submit(seen[n] ?? expect.fail(), keyOf(n));
      const before = acknowledged.get(shopper.cartId);
      if (before === undefined) expect(answer.orderId, String(answer.errorMessage)).not.toBeNull();
      else expect(answer).toEqual(before);
    }
    expect(await backend.kill('SIGTERM')).toBe(0);

    const open = await shop.openDatabase();
    await expectInvariants(open.database);
    await expectStock(open.database, ITEM, STOCK);
    const orders = await open.database.selectFrom('orders').select('id').execute();
    expect(orders).toHaveLength(SHOPPERS);
    await open.close();
  });
});

const keyOf = (n: number): string => `key-of-shopper-${n}`;
