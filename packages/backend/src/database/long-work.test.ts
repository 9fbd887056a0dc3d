import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { createPostgresDatabase } from '../../test/support/postgres-database.ts';
import { createDatabase, type Database } from './database.ts';
import { lockForLong } from './long-work.ts';

const LOCK = 4_711;

const limitsOf = async (database: Database): Promise<readonly (string | undefined)[]> => {
  const statement = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(database);
  const lock = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(database);
  return [statement.rows[0]?.statement_timeout, lock.rows[0]?.lock_timeout];
};

describe.skipIf(inject('postgresUrl') === '')('work that may take minutes', () => {
  it('has no limit in time, neither for its turn nor for a statement, until its transaction ends', async () => {
    const url = await createPostgresDatabase(inject('postgresUrl'));
    const { database, close } = await createDatabase({
      kind: 'postgres',
      url,
      maxConnections: 1,
      statementTimeoutMs: 600_000,
    });
    await database.transaction().execute(async (transaction) => {
      expect(await limitsOf(transaction)).toEqual(['10min', '0']);
      await lockForLong(transaction, LOCK);
      expect(await limitsOf(transaction)).toEqual(['0', '0']);
    });
    expect(await limitsOf(database)).toEqual(['10min', '0']);
    await close();
  });

  it('is done by one at a time: the second waits until the first has ended', async () => {
    const url = await createPostgresDatabase(inject('postgresUrl'));
    const { database, close } = await createDatabase({ kind: 'postgres', url, statementTimeoutMs: 0 });
    const steps: string[] = [];
    const isWaiting = async (): Promise<boolean> => {
      const { rows } =
        await sql`select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`.execute(
          database,
        );
      return rows.length > 0;
    };
    const first = database.transaction().execute(async (transaction) => {
      await lockForLong(transaction, LOCK);
      const second = database.transaction().execute(async (other) => {
        await lockForLong(other, LOCK);
        steps.push('second');
      });
      await expect.poll(isWaiting).toBe(true);
      steps.push('first');
      return { second };
    });
    await (await first).second;
    expect(steps).toEqual(['first', 'second']);
    await close();
  });
});
