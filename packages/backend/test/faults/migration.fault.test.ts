// F30: a migration that ends half-way, or runs five times at once; the shop sells in what comes of it.

import { describe, expect, inject, it } from 'vitest';
import { createDatabase, type Database, type DatabaseSettings } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { expectInvariants, expectStock } from '../support/invariants.ts';
import { createPostgresDatabase } from '../support/postgres-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop } from '../support/test-shop.ts';
import { failingDatabase } from './failing-database.ts';

/** Some statements of the migrations, early and late. */
const STATEMENTS = [2, 5, 30, 90];

const STOCK = 10;

/** The shop sells in the database, and everything holds that has to. */
const expectToSell = async (database: Database): Promise<void> => {
  await insertShelf(database, { id: 'pen', stock: STOCK });
  const shop = createTestShop(database);
  const shopper = await createShopper(shop);
  const { orderId, errorMessage } = await shopper.submit(await shopper.prepare([['pen', 2]]), 'key-of-migrated');
  expect(orderId, String(errorMessage)).not.toBeNull();
  await shop.flush();
  await expectStock(database, 'pen', STOCK);
  await expectInvariants(database);
};

const halfWay = async (settings: DatabaseSettings): Promise<void> => {
  const open = await createDatabase(settings);
  const failing = failingDatabase(open.database);
  for (const statement of STATEMENTS) {
    failing.failAt(statement);
    await expect(migrate(failing.database), `a fault at statement ${statement}`).rejects.toThrow();
    failing.heal();
  }
  await migrate(open.database);
  await expectToSell(open.database);
  await open.close();
};

describe('F30: a migration that ends half-way', () => {
  it('is finished by the next start (PGlite)', () => halfWay({ kind: 'pglite-in-memory' }));

  it.skipIf(inject('postgresUrl') === '')('is finished by the next start (PostgreSQL)', async () => {
    await halfWay({ kind: 'postgres', url: await createPostgresDatabase(inject('postgresUrl')) });
  });

  it.skipIf(inject('postgresUrl') === '')('runs once when five backends start at the same moment', async () => {
    const url = await createPostgresDatabase(inject('postgresUrl'));
    const opened = await Promise.all(Array.from({ length: 5 }, () => createDatabase({ kind: 'postgres', url })));
    await Promise.all(opened.map(({ database }) => migrate(database)));
    await expectToSell(opened[0]?.database ?? expect.fail('no database'));
    await Promise.all(opened.map(({ close }) => close()));
  });
});
