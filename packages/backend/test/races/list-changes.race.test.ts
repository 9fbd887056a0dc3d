// Two backends on one PostgreSQL: what one changes is heard by the other, also after the connection was lost on which it listens.

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, type OpenDatabase } from '../../src/database/database.ts';
import { type ListChanges, listenForListChanges } from '../../src/wishlist/list-changes.ts';
import { createMigratedDatabase } from '../support/postgres-database.ts';

const END_LISTENING = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen %'`;

describe.skipIf(inject('postgresUrl') === '')('Changes of lists between two backends', () => {
  let one: OpenDatabase;
  let other: OpenDatabase;
  let changes: ListChanges;

  beforeAll(async () => {
    const url = await createMigratedDatabase(inject('postgresUrl'));
    const open = (): Promise<OpenDatabase> =>
      createDatabase({ kind: 'postgres', url, connectTimeoutMs: 0, statementTimeoutMs: 0 });
    [one, other] = [await open(), await open()];
    await one.database.insertInto('users').values({ id: 'mia', created_at: 0 }).execute();
    await one.database
      .insertInto('wishlists')
      .values({ id: 'list', user_id: 'mia', name: 'Klasse 3b', is_default: true, created_at: 0 })
      .execute();
    changes = await listenForListChanges(other);
  });
  afterAll(async () => {
    await changes.stop();
    await Promise.all([one.close(), other.close()]);
  });

  const rename = (name: string) =>
    one.database.updateTable('wishlists').set({ name }).where('id', '=', 'list').execute();
  /** Resolves with the next change that the other backend hears. */
  const nextChange = (listId = 'list'): Promise<void> =>
    new Promise((resolve) => {
      const stop = changes.watch(listId, () => {
        stop();
        resolve();
      });
    });

  it('are heard by the other one when they are committed, and not before', async () => {
    let isHeard = false;
    const heard = nextChange().then(() => {
      isHeard = true;
    });
    await one.database.transaction().execute(async (transaction) => {
      await transaction.updateTable('wishlists').set({ name: 'Klasse 4b' }).where('id', '=', 'list').execute();
      await other.database.selectFrom('wishlists').select('id').execute();
      expect(isHeard).toBe(false);
    });
    await heard;
    expect(isHeard).toBe(true);
  });

  it('may have gone unheard while the connection was lost: all who follow a list look again', async () => {
    const gap = nextChange('any-list');
    const { rows } = await END_LISTENING.execute(one.database);
    expect(rows.length).toBeGreaterThan(0);
    await gap;
    const heard = nextChange();
    await rename('Klasse 5b');
    await heard;
  });
});
