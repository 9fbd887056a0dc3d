import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openLine } from '../../test/support/frozen-line.ts';
import { createPostgresDatabase } from '../../test/support/postgres-database.ts';
import { createDatabase, type OpenDatabase } from './database.ts';
import { NoAnswerError } from './limited-pool.ts';
import { liftLimit } from './long-work.ts';

/** Above what a busy machine needs for `select 1`. */
const LIMIT_MS = 1_000;
const MARGIN_MS = 100;
const one = sql<{ one: number }>`select 1 as one`;

describe.skipIf(inject('postgresUrl') === '')('F38: a primary that vanishes without a word', () => {
  let line: Awaited<ReturnType<typeof openLine>>;
  let open: OpenDatabase;

  beforeEach(async () => {
    const url = new URL(await createPostgresDatabase(inject('postgresUrl')));
    line = await openLine(Number(url.port));
    url.port = String(line.port);
    open = await createDatabase({
      kind: 'postgres',
      url: url.href,
      maxConnections: 1,
      connectTimeoutMs: LIMIT_MS,
      statementTimeoutMs: LIMIT_MS,
      answerMarginMs: MARGIN_MS,
    });
  });
  afterEach(async () => {
    await open.close();
    await line.close();
  });

  it('keeps no statement waiting for ever, and its connection is not used again', async () => {
    line.freeze();
    await expect(one.execute(open.database)).rejects.toThrow(NoAnswerError);
    line.thaw();
    expect((await one.execute(open.database)).rows).toEqual([{ one: 1 }]);
  });

  it('ends a transaction that is under way, whose connection is not used again', async () => {
    const work = open.database.transaction().execute(async (transaction) => {
      await one.execute(transaction);
      line.freeze();
      await one.execute(transaction);
    });
    await expect(work).rejects.toThrow(NoAnswerError);
    line.thaw();
    expect((await one.execute(open.database)).rows).toEqual([{ one: 1 }]);
  });
});

describe.skipIf(inject('postgresUrl') === '')('A transaction that has lifted the limit', () => {
  it('waits for an answer as long as it takes; the next one has the limit again', async () => {
    const url = await createPostgresDatabase(inject('postgresUrl'));
    const open = await createDatabase({
      kind: 'postgres',
      url,
      maxConnections: 1,
      statementTimeoutMs: LIMIT_MS,
      answerMarginMs: MARGIN_MS,
    });
    await open.database.transaction().execute(async (transaction) => {
      await liftLimit(transaction);
      // Longer than the limit of the server and what is waited for after it.
      await sql`select pg_sleep(1.5)`.execute(transaction);
    });
    await expect(sql`select pg_sleep(60)`.execute(open.database)).rejects.toThrow('statement timeout');
    await open.close();
  });
});
