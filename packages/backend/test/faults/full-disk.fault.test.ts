// F28: the disk is full, to the last byte. Nobody is told that an order is placed that is not, and what is written when there is space again is whole.

import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, type Database, type OpenDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { createReadiness } from '../../src/server/readiness.ts';
import { expectInvariants, expectStock } from '../support/invariants.ts';
import { startOwnPostgres } from '../support/own-postgres.ts';
import { createPostgresDatabase } from '../support/postgres-database.ts';
import { createShopper, type Submitted, type TestCart } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { mountSmallDisk, type SmallDisk } from '../support/small-disk.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

/** Room for an empty database, its log and the migrations. */
const DISK_MB = 128;
const STOCK = 1_000;
/** A database has room in the pages that it has already; it is used up before so many orders are placed. */
const SHOPPERS = 15;

const canMount = await mountSmallDisk(1).then(async (disk) => {
  await disk?.remove();
  return disk !== undefined;
});
if (!canMount) console.log('Only the root user can mount a small disk: the full disk (F28) is not tried here.');

/** A database on the disk: opened again it is the one from before. */
type OnDisk = { readonly open: () => Promise<OpenDatabase>; readonly remove: () => Promise<void> };

const pglite = async ({ folder }: SmallDisk): Promise<OnDisk> => ({
  open: () => createDatabase({ kind: 'pglite', folder: join(folder, 'database') }),
  remove: async () => undefined,
});

const postgres = async ({ folder }: SmallDisk): Promise<OnDisk> => {
  const server = (await startOwnPostgres({ parent: folder })) ?? expect.fail('no PostgreSQL');
  const url = await createPostgresDatabase(server.url);
  return {
    open: () => createDatabase({ kind: 'postgres', url, connectTimeoutMs: 0, statementTimeoutMs: 0 }),
    remove: server.remove,
  };
};

const KINDS = [
  ['PGlite', pglite],
  ...(inject('postgresUrl') === '' ? [] : [['PostgreSQL', postgres] as const]),
] as const;

describe.skipIf(!canMount).each(KINDS)('F28: a full disk (%s)', (_kind, prepare) => {
  let disk: SmallDisk;
  let onDisk: OnDisk;
  let open: OpenDatabase;
  let shop: TestShop;

  beforeAll(async () => {
    disk = (await mountSmallDisk(DISK_MB)) ?? expect.fail('no disk');
    onDisk = await prepare(disk);
    open = await onDisk.open();
    await migrate(open.database);
    await insertShelf(open.database);
    await insertItem(open.database, { id: 'f28', stock: STOCK });
    shop = createTestShop(open.database, { environment: { DATA_DIR: disk.folder } });
  });
  afterAll(async () => {
    await disk.free();
    await open.close();
    await onDisk.remove();
    await disk.remove();
  });

  /** Asked as if a second had passed since anybody asked. */
  const readiness = (): Promise<string> => createReadiness(shop.services)();
  const orderIdsOf = async (database: Database): Promise<readonly string[]> =>
    (await database.selectFrom('orders').select('id').execute()).map(({ id }) => id).toSorted();

  it('answers questions, acknowledges no order that is not there, says so, and goes on when there is space again', async () => {
    const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => createShopper(shop)));
    const seen: TestCart[] = [];
    for (const shopper of shoppers) seen.push(await shopper.prepare([['f28', 1]]));
    const submit = (n: number): Promise<Submitted> =>
      shoppers[n]?.submit(seen[n] ?? expect.fail(), `key-of-shopper-${n}`) ?? expect.fail();
    expect(await readiness()).toBe('ok');

    await disk.fill();
    expect(await readiness()).toMatch(/unavailable|not writable/);
    expect(shop.logged.join()).toContain('not ready');
    const acknowledged: string[] = [];
    for (const n of shoppers.keys()) {
      const answer = await submit(n).catch(() => undefined);
      if (answer === undefined) break;
      acknowledged.push(answer.orderId ?? expect.fail(String(answer.errorMessage)));
    }
    const refused = acknowledged.length;
    expect(refused).toBeLessThan(SHOPPERS);
    expect(await orderIdsOf(open.database)).toEqual(acknowledged.toSorted());
    expect((await shoppers[refused]?.cart())?.itemsCount).toBe(1);
    expect(shop.logged.join()).toMatch(/no space left/i);
    expect(shop.logged.join()).not.toContain(shoppers[refused]?.email);
    await expectInvariants(open.database);

    await disk.free();
    expect(await readiness()).toBe('ok');
    const answer = await submit(refused);
    expect(answer).toMatchObject({ errorMessage: null, orderId: expect.any(String) });
    expect(await submit(refused)).toEqual(answer);

    await open.close();
    open = await onDisk.open();
    expect(await orderIdsOf(open.database)).toEqual([...acknowledged, answer.orderId].toSorted());
    await expectStock(open.database, 'f28', STOCK);
    await expectInvariants(open.database);
  });
});
