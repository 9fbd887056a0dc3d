// PgBouncer in transaction mode: every transaction may meet another connection, so nothing may stay in one: no setting, no lock, no statement.

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, DatabaseUnavailableError, type OpenDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { expectInvariants, expectStock } from '../support/invariants.ts';
import { isPgBouncerThere, type OwnPgBouncer, startOwnPgBouncer } from '../support/own-pgbouncer.ts';
import { createPostgresDatabase } from '../support/postgres-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop } from '../support/test-shop.ts';

const STOCK = 1_000;
const SHOPPERS = 12;
/** Fewer than the backends have between them. */
const CONNECTIONS = 3;

const isThere = inject('postgresUrl') !== '' && (await isPgBouncerThere());
if (!isThere) console.log('PgBouncer is not installed here: its transaction mode is not tried.');

describe.skipIf(!isThere)('Two backends behind PgBouncer in transaction mode', () => {
  let bouncer: OwnPgBouncer;
  let opened: readonly OpenDatabase[] = [];

  beforeAll(async () => {
    bouncer = await startOwnPgBouncer(await createPostgresDatabase(inject('postgresUrl')), CONNECTIONS);
    const open = (): Promise<OpenDatabase> =>
      createDatabase({ kind: 'postgres', url: bouncer.url, connectTimeoutMs: 0, statementTimeoutMs: 0 });
    opened = [await open(), await open()];
  });
  afterAll(async () => {
    await Promise.all(opened.map(({ close }) => close()));
    await bouncer.remove();
  });

  it('migrate, one of them only, when both start at once', async () => {
    await Promise.all(opened.map(({ database }) => migrate(database)));
    await expect(opened[1]?.database.selectFrom('orders').select('id').execute()).resolves.toEqual([]);
  });

  it('place every order once, many at the same moment', async () => {
    const [first = expect.fail()] = opened.map(({ database }) => database);
    await insertShelf(first, { id: 'pooled', stock: STOCK });
    const shops = opened.map(({ database }) => createTestShop(database));
    const shoppers = await Promise.all(
      Array.from({ length: SHOPPERS }, (_, n) => createShopper(shops[n % 2] ?? expect.fail())),
    );
    const orders = await Promise.all(
      shoppers.map(async (shopper, n) => {
        const seen = await shopper.prepare([['pooled', 2]]);
        return Promise.all([1, 2].map(() => shopper.submit(seen, `key-of-pooled-${n}`)));
      }),
    );
    for (const [one, other] of orders) {
      expect(one?.orderId, String(one?.errorMessage)).not.toBeNull();
      expect(other).toEqual(one);
    }
    await Promise.all(shops.map((shop) => shop.flush()));
    const mails = await first.selectFrom('mails').select('key').execute();
    expect(mails).toHaveLength(SHOPPERS);
    await expectStock(first, 'pooled', STOCK);
    await expectInvariants(first);
  });

  it('say in one line what is wrong when the limit on statements is not switched off', async () => {
    const opening = createDatabase({ kind: 'postgres', url: bouncer.url, connectTimeoutMs: 0 });
    await expect(opening).rejects.toThrow(DatabaseUnavailableError);
    await expect(opening).rejects.toThrow(/statement_timeout/);
  });
});
