import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';

describe('migrate', () => {
  let open: OpenDatabase;

  beforeAll(async () => {
    open = await createDatabase({ kind: 'pglite-in-memory' });
  });
  afterAll(() => open.close());

  it('brings an empty database to the newest schema and changes nothing the second time', async () => {
    await migrate(open.database);
    await migrate(open.database);
    await open.database.insertInto('shop_state').values({ key: 'a', value: 'b' }).execute();
    const rows = await open.database.selectFrom('shop_state').selectAll().execute();
    expect(rows).toEqual([{ key: 'a', value: 'b' }]);
  });

  it('passes over what a later version has added, so that this one can be started again (a rollback)', async () => {
    const later = { name: '9999-of-a-later-version', timestamp: '2030-01-01T00:00:00Z' };
    await sql`insert into kysely_migration (name, timestamp) values (${later.name}, ${later.timestamp})`.execute(
      open.database,
    );
    await migrate(open.database);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(open.database);
    expect(rows.map(({ name }) => name)).toContain(later.name);
  });
});
