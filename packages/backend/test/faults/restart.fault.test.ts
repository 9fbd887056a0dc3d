// F27: PostgreSQL ends while shoppers order and look, politely and by a crash, and comes back.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, type OpenDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { createReadiness } from '../../src/server/readiness.ts';
import { expectInvariants, expectStock } from '../support/invariants.ts';
import { type OwnPostgres, startOwnPostgres } from '../support/own-postgres.ts';
import { createPostgresDatabase } from '../support/postgres-database.ts';
import { createShopper, type Submitted } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const SHOPPERS = 12;
const STOCK = 1_000;
const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** A connection of before the restart may be handed out once more for each place in the pool. */
const again = async <Answer>(work: () => Promise<Answer>, tries = 20): Promise<Answer> =>
  work().catch((error: unknown) => {
    if (tries <= 1) throw error;
    return again(work, tries - 1);
  });

describe.skipIf(inject('postgresUrl') === '')('F27: a PostgreSQL that is restarted under load', () => {
  let postgres: OwnPostgres;
  let open: OpenDatabase;
  let shop: TestShop;
  let dataDir: string;

  beforeAll(async () => {
    postgres = (await startOwnPostgres()) ?? expect.fail('no PostgreSQL');
    const url = await createPostgresDatabase(postgres.url);
    open = await createDatabase({ kind: 'postgres', url, connectTimeoutMs: 0, statementTimeoutMs: 0 });
    await migrate(open.database);
    await insertShelf(open.database);
    await insertItem(open.database, { id: 'f27', stock: STOCK });
    dataDir = await mkdtemp(join(tmpdir(), 'shop-restart-'));
    shop = createTestShop(open.database, { environment: { DATA_DIR: dataDir } });
  });
  afterAll(async () => {
    await open.close();
    await postgres.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Asked as if a second had passed since anybody asked. */
  const readiness = (): Promise<string> => createReadiness(shop.services)();

  it.each(['SIGINT', 'SIGQUIT'] as const)(
    'loses no acknowledged order (%s), says that it is away, and is used again at once when it is back',
    async (signal) => {
      const shoppers = await Promise.all(times(SHOPPERS).map(() => createShopper(shop)));
      const seen = await Promise.all(shoppers.map((shopper) => shopper.prepare([['f27', 1]])));
      const submit = (n: number): Promise<Submitted> =>
        shoppers[n]?.submit(seen[n] ?? expect.fail(), `key-of-${signal}-${n}`) ?? expect.fail();
      expect(await readiness()).toBe('ok');

      const submissions = times(SHOPPERS).map((n) => submit(n).catch(() => undefined));
      const looks = shoppers.map((shopper) => shopper.cart().catch(() => undefined));
      await Promise.race(submissions);
      await postgres.stop(signal);
      const acknowledged = await Promise.all(submissions);
      await Promise.all(looks);
      expect(acknowledged.filter((answer) => answer !== undefined).length).toBeGreaterThan(0);

      expect(await readiness()).toBe('database unavailable');
      await expect(submit(0)).rejects.toThrow(/INTERNAL/);
      expect(shop.logged.join()).not.toContain(shoppers[0]?.email);

      await postgres.start();
      await again(async () => expect(await readiness()).toBe('ok'));
      const second = await Promise.all(times(SHOPPERS).map((n) => again(() => submit(n))));
      for (const [n, answer] of second.entries()) {
        expect(answer.orderId, String(answer.errorMessage)).not.toBeNull();
        if (acknowledged[n] !== undefined) expect(answer).toEqual(acknowledged[n]);
      }
      const { placed } = await open.database
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('placed'))
        .where(
          'cart_id',
          'in',
          shoppers.map(({ cartId }) => cartId),
        )
        .executeTakeFirstOrThrow();
      expect(placed).toBe(SHOPPERS);
      await expectStock(open.database, 'f27', STOCK);
      await expectInvariants(open.database);
    },
  );
});
