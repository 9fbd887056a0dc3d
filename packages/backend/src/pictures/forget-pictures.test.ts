import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { createMigratedDatabase } from '../../test/support/postgres-database.ts';
import { createTestShop } from '../../test/support/test-shop.ts';
import { createDatabase } from '../database/database.ts';
import { forgetPictures } from './forget-pictures.ts';

/** Above what a busy machine needs for an ordinary statement. */
const LIMIT_MS = 2_000;

describe.skipIf(inject('postgresUrl') === '')('pictures that nothing shows', () => {
  it('go, however long it takes to read all lines of orders', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'forget-'));
    const url = await createMigratedDatabase(inject('postgresUrl'));
    const open = await createDatabase({ kind: 'postgres', url, statementTimeoutMs: LIMIT_MS });
    const shop = createTestShop(open.database, { environment: { DATA_DIR: folder } });
    await sql`insert into pictures (id, spec, unused_since)
      values ('0123456789abcdef', '{}', ${shop.services.now() - 3 * DAY_MS})`.execute(open.database);
    const other = await createDatabase({ kind: 'postgres', url, statementTimeoutMs: 0 });
    const holder = await other.database.startTransaction().execute();
    await sql`lock table order_lines in access exclusive mode`.execute(holder);
    // The table cannot be read until after the limit.
    const held = sql`select pg_sleep(${(LIMIT_MS / 1_000) * 1.5})`
      .execute(holder)
      .then(() => holder.rollback().execute());
    expect(await forgetPictures(shop.services)).toBe(1);
    await held;
    await other.close();
    await open.close();
    await rm(folder, { recursive: true });
  });
});
