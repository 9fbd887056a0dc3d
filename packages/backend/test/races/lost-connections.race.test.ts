import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, type OpenDatabase } from '../../src/database/database.ts';
import { expectInvariants, expectStock } from '../support/invariants.ts';
import { createMigratedDatabase, cutConnections, waitingConnections } from '../support/postgres-database.ts';
import { createShopper, type Submitted } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const SHOPPERS = 20;
const STOCK = 1_000;
/** A connection that nobody used since it was cut may be handed out once more before the pool hears of it. */
const again = async <Answer>(work: () => Promise<Answer>, tries = 20): Promise<Answer> =>
  work().catch((error: unknown) => {
    if (tries <= 1) throw error;
    return again(work, tries - 1);
  });
const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

describe.skipIf(inject('postgresUrl') === '')('F26: connections to PostgreSQL that are cut', () => {
  let url: string;
  let open: OpenDatabase;
  let shop: TestShop;
  const lost: Error[] = [];

  beforeAll(async () => {
    url = await createMigratedDatabase(inject('postgresUrl'));
    open = await createDatabase({ kind: 'postgres', url, onConnectionLost: (error) => void lost.push(error) });
    await insertShelf(open.database);
    await insertItem(open.database, { id: 'f26', stock: STOCK });
    shop = createTestShop(open.database);
  });
  afterAll(() => open.close());

  it('end no process while orders are placed, and every repeated submission gives exactly one order', async () => {
    const shoppers = await Promise.all(times(SHOPPERS).map(() => createShopper(shop)));
    const seen = await Promise.all(shoppers.map((shopper) => shopper.prepare([['f26', 1]])));
    const submit = (n: number): Promise<Submitted> =>
      shoppers[n]?.submit(seen[n] ?? expect.fail(), `key-of-f26-${n}`) ?? expect.fail();

    const placed = await submit(0);
    // The stock is locked elsewhere: however fast the machine is, none of these ends before it is cut.
    const holder = await open.database.startTransaction().execute();
    await holder.selectFrom('stock').select('available').where('item_id', '=', 'f26').forUpdate().execute();
    const waiting = times(SHOPPERS - 1).map((n) => submit(n + 1).catch(() => undefined));
    while ((await waitingConnections(url)) === 0) await new Promise(setImmediate);
    expect(await cutConnections(url)).toBeGreaterThan(0);
    await expect(holder.rollback().execute()).rejects.toThrow();
    const acknowledged = [placed, ...(await Promise.all(waiting))];
    expect(acknowledged).toContain(undefined);
    expect(lost.length).toBeGreaterThan(0);

    const second = await Promise.all(times(SHOPPERS).map((n) => again(() => submit(n))));
    for (const [n, answer] of second.entries()) {
      expect(answer.orderId, String(answer.errorMessage)).not.toBeNull();
      if (acknowledged[n] !== undefined) expect(answer).toEqual(acknowledged[n]);
    }
    const orders = await open.database.selectFrom('orders').select('id').execute();
    expect(orders).toHaveLength(SHOPPERS);
    await expectStock(open.database, 'f26', STOCK);
    await expectInvariants(open.database);
  });

  it('are told of when the connection is held between two statements of a transaction', async () => {
    const before = lost.length;
    const work = open.database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('stock').select('available').forUpdate().execute();
      await cutConnections(url);
      await new Promise<void>((resolve) => {
        const look = (): void => void (lost.length > before ? resolve() : setImmediate(look));
        look();
      });
      await transaction.updateTable('stock').set({ available: 0 }).execute();
    });
    await expect(work).rejects.toThrow();
    await again(() => expectStock(open.database, 'f26', STOCK));
  });
});
