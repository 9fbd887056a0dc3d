import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createMigratedDatabase } from '../../test/support/postgres-database.ts';
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

describe.skipIf(inject('postgresUrl') === '')('a migration of a table that somebody else holds, as a dump does', () => {
  it('lets those who ask for the table have it, and is done once it is free', async () => {
    const url = await createMigratedDatabase(inject('postgresUrl'));
    const open = await createDatabase({ kind: 'postgres', url, statementTimeoutMs: 0 });
    await sql`alter table orders drop column transfer_received_at, drop column paid_back_at`.execute(open.database);
    await sql`alter table returns drop column paid_back_at`.execute(open.database);
    await sql`delete from kysely_migration where name = '0272-transfers'`.execute(open.database);
    const dump = await open.database.startTransaction().execute();
    await sql`lock table orders in access share mode`.execute(dump);
    let tries = 0;
    await migrate(open.database, {
      lockTimeoutMs: 50,
      onHeld: () => {
        tries += 1;
      },
      pause: async () => {
        // Between two tries nobody stands in line for the table.
        expect(await open.database.selectFrom('orders').select('id').execute()).toEqual([]);
        if (tries === 2) await dump.rollback().execute();
      },
    });
    expect(tries).toBe(2);
    expect(await open.database.selectFrom('orders').select('transfer_received_at').execute()).toEqual([]);
    await open.close();
  });
});
