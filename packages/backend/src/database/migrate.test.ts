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
});
