import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, type OpenDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { createReadiness, removeOldProbes } from '../../src/server/readiness.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createPostgresDatabase } from '../support/postgres-database.ts';
import { createTestShop } from '../support/test-shop.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-ready-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const shopAt = (database: OpenDatabase['database'], folder: string) =>
  createTestShop(database, { environment: { DATA_DIR: folder } });

describeOnADatabase('readiness of the backend', (database) => {
  it('comes with a database and a folder that take a write, and leaves no file behind', async () => {
    const answer = await shopAt(database(), dataDir).request('/readyz', {});
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('leaves no file of a check behind that was killed half-way, once a backend starts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-ready-'));
    for (const name of ['.write-check-1', '.write-check-2', 'secrets.json']) await writeFile(join(folder, name), '');
    await removeOldProbes({ dataDir: folder });
    expect(await readdir(folder)).toEqual(['secrets.json']);
    await rm(folder, { recursive: true });
  });

  it('goes when the folder takes no file', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'shop-ready-')), 'a-file');
    await writeFile(file, 'no folder can be in here');
    const shop = shopAt(database(), join(file, 'data'));
    const answer = await shop.request('/readyz', {});
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'data folder not writable' }]);
    expect(shop.logged.join()).toContain('not ready');
  });

  it('is looked at once a second, however many ask', async () => {
    const { services } = shopAt(database(), dataDir);
    let at = 0;
    let writes = 0;
    const now = () => {
      writes += 1;
      return services.now();
    };
    const counted = { ...services, now };
    const ready = createReadiness(counted, () => at);
    await Promise.all([ready(), ready(), ready()]);
    at = 999;
    await ready();
    const within = writes;
    at = 1_000;
    await ready();
    expect(writes).toBe(2 * within);
  });
});

describe.skipIf(inject('postgresUrl') === '')('a PostgreSQL that may only be read', () => {
  it('answers questions, and the backend is not ready', async () => {
    const url = await createPostgresDatabase(inject('postgresUrl'));
    const open = await createDatabase({ kind: 'postgres', url });
    await migrate(open.database);
    await open.close();
    const readOnly = await createDatabase({
      kind: 'postgres',
      url: `${url}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`,
    });
    await sql`select 1`.execute(readOnly.database);
    const answer = await shopAt(readOnly.database, dataDir).request('/readyz', {});
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'database unavailable' }]);
    await readOnly.close();
  });
});
