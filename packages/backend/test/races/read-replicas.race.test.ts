// Read replicas: questions of the catalogue go to a copy that follows the primary, and none fails when that copy is ended, frozen or behind.

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, type OpenDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openReadReplicas, type ReadReplicas } from '../../src/database/read-replicas.ts';
import { createBackendMetrics } from '../../src/server/metrics.ts';
import { type FrozenLine, openLine } from '../support/frozen-line.ts';
import { type OwnPostgres, startOwnPostgres } from '../support/own-postgres.ts';
import { startOwnReplica } from '../support/own-replica.ts';
import { createShopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const LONG_LAG_MS = 600_000;
const ASKING_AT_ONCE = 16;
const QUESTIONS_EACH_SIDE = 200;
const HEADERS = { 'x-shop-store': 'de', 'x-shop-language': 'de' };
const REWRITTEN = '{ checkSearchHub(originalQuery: "heft") { query } }';

type Answered = { readonly errors?: unknown; readonly data?: { readonly checkSearchHub: { readonly query: string } } };

describe.skipIf(inject('postgresUrl') === '')('Read replicas', () => {
  let primary: OwnPostgres;
  let copy: OwnPostgres;
  let line: FrozenLine;
  let open: OpenDatabase;
  let replicas: ReadReplicas;
  let shop: TestShop;
  const told: (readonly [string, string | undefined])[] = [];

  const openReplicas = async (maxLagMs: number, port: number): Promise<ReadReplicas> =>
    openReadReplicas(open.database, {
      urls: [`postgres://shop@127.0.0.1:${port}/postgres`],
      maxConnections: 10,
      statementTimeoutMs: 15_000,
      maxLagMs,
      onChange: (name, reason) => void told.push([name, reason]),
    });
  const usable = (): boolean => replicas.states()[0]?.isUsable === true;
  /** Has the replicas looked at until the wanted state is reached. */
  const until = async (isReached: () => boolean): Promise<void> => {
    while (!isReached()) await replicas.check();
  };
  const ask = async (): Promise<string> => {
    const answer = await shop.post({ query: REWRITTEN }, HEADERS);
    const { data, errors } = (await answer.json()) as Answered;
    expect(errors).toBeUndefined();
    return data?.checkSearchHub.query ?? expect.fail();
  };
  const rewriteTo = (word: string): Promise<unknown> =>
    open.database
      .insertInto('search_rewrites')
      .values({ query: 'heft', rewritten: word })
      .onConflict((conflict) => conflict.column('query').doUpdateSet({ rewritten: word }))
      .execute();
  const onCopy = async (statement: string): Promise<void> => {
    const own = await createDatabase({ kind: 'postgres', url: copy.url });
    await sql.raw(statement).execute(own.database);
    await own.close();
  };
  /** Everything that the primary has written has arrived. */
  const untilCaughtUp = async (): Promise<void> => {
    const { rows } = await sql<{ now: string }>`select pg_current_wal_lsn()::text as now`.execute(open.database);
    const own = await createDatabase({ kind: 'postgres', url: copy.url });
    const caughtUp = async (): Promise<boolean> => {
      const answer = await sql<{ done: boolean }>`
        select pg_last_wal_replay_lsn() >= ${rows[0]?.now ?? ''}::pg_lsn as done`.execute(own.database);
      return answer.rows[0]?.done === true;
    };
    while (!(await caughtUp()));
    await own.close();
  };

  beforeAll(async () => {
    primary = (await startOwnPostgres()) ?? expect.fail();
    open = await createDatabase({ kind: 'postgres', url: primary.url });
    await migrate(open.database);
    await insertShelf(open.database);
    await insertItem(open.database, { id: 'read', stock: 50 });
    await rewriteTo('schreibheft');
    copy = await startOwnReplica(primary.url);
    line = await openLine(Number(new URL(copy.url).port));
    replicas = await openReplicas(LONG_LAG_MS, line.port);
    await until(usable);
    shop = createTestShop(open.database, { reading: replicas.database });
  });
  afterAll(async () => {
    await replicas.close();
    await line.close();
    await open.close();
    await copy.remove();
    await primary.remove();
  });

  it('answer questions of the catalogue, and nothing else', async () => {
    await untilCaughtUp();
    await onCopy('select pg_wal_replay_pause()');
    await rewriteTo('malheft');
    const before = replicas.answered();
    expect(await ask()).toBe('schreibheft');
    const { replica, primary: ownAnswers } = replicas.answered();
    expect([replica - before.replica, ownAnswers - before.primary]).toEqual([2, 0]);

    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([['read', 2]]);
    const order = await shopper.submit(seen, 'key-of-read-replicas');
    expect(order.orderId, String(order.errorMessage)).not.toBeNull();
    expect(replicas.answered()).toEqual({ replica, primary: ownAnswers });

    // What a request has written it also sees.
    const written = await shop.post([{ query: 'mutation { shopInit { userId } }' }, { query: REWRITTEN }], HEADERS);
    expect(JSON.stringify(await written.json())).toContain('malheft');
    await onCopy('select pg_wal_replay_resume()');
    await untilCaughtUp();
    expect(await ask()).toBe('malheft');
  });

  it('lose no question when one is ended under load, and are used again when it is back', async () => {
    let asked = 0;
    let isOver = false;
    const shopper = async (): Promise<void> => {
      while (!isOver) {
        await ask();
        asked += 1;
      }
    };
    const shoppers = Promise.all(Array.from({ length: ASKING_AT_ONCE }, shopper));
    let failed: unknown;
    let before = 0;
    shoppers.catch((error: unknown) => {
      failed = error;
    });
    const reached = async (count: number): Promise<void> => {
      while (asked < count) {
        expect(failed).toBeUndefined();
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    try {
      await reached(QUESTIONS_EACH_SIDE);
      told.length = 0;
      await copy.stop('SIGQUIT');
      const atTheEnd = asked;
      await reached(atTheEnd + QUESTIONS_EACH_SIDE);
      expect(usable()).toBe(false);
      expect(told).toEqual([[`127.0.0.1:${line.port}/postgres`, expect.any(String)]]);
      await copy.start();
      await until(usable);
      before = replicas.answered().replica;
      await reached(asked + QUESTIONS_EACH_SIDE);
    } finally {
      isOver = true;
      if (!usable()) await copy.start();
    }
    await shoppers;
    expect(replicas.answered().replica).toBeGreaterThan(before);
    expect(told.at(-1)).toEqual([`127.0.0.1:${line.port}/postgres`, undefined]);
  });

  it('that answer nothing any more, while their connections stay, cost a question one look at the most', async () => {
    line.freeze();
    const asked = Promise.all(Array.from({ length: ASKING_AT_ONCE }, ask));
    expect(new Set(await asked)).toEqual(new Set(['malheft']));
    expect(usable()).toBe(false);
    line.thaw();
    await until(usable);
  });

  it('are not asked while they are too far behind', async () => {
    const strict = await openReplicas(1, line.port);
    await onCopy('select pg_wal_replay_pause()');
    while (strict.states()[0]?.isUsable === true) await strict.check();
    await rewriteTo('rechenheft');
    const { rows } = await sql<{ rewritten: string }>`select rewritten from search_rewrites`.execute(strict.database);
    expect(rows).toEqual([{ rewritten: 'rechenheft' }]);
    expect(strict.states()[0]?.lagMs).toBeGreaterThan(1);
    await onCopy('select pg_wal_replay_resume()');
    await strict.close();
  });

  it('stand in the figures', async () => {
    const metrics = createBackendMetrics({ services: shop.services, replicas });
    const { text } = await metrics.read();
    expect(text).toContain(`tornister_read_replica_usable{replica="127.0.0.1:${line.port}/postgres"} 1`);
    expect(text).toMatch(/tornister_read_replica_lag_seconds\{replica="127\.0\.0\.1:\d+\/postgres"\} [\d.]+/);
    expect(text).toMatch(/tornister_read_replica_questions_total\{by="replica"\} [1-9]/);
  });

  it('take no transactions, and hand changes on to the primary', async () => {
    await expect(replicas.database.transaction().execute(async () => undefined)).rejects.toThrow('take the primary');
    await replicas.database.insertInto('search_rewrites').values({ query: 'stift', rewritten: 'bleistift' }).execute();
    const rows = await open.database
      .selectFrom('search_rewrites')
      .select('rewritten')
      .where('query', '=', 'stift')
      .execute();
    expect(rows).toEqual([{ rewritten: 'bleistift' }]);
  });

  it('say what is wrong with a question as the primary does', async () => {
    await expect(sql`select nothing from nowhere`.execute(replicas.database)).rejects.toThrow('nowhere');
    expect(usable()).toBe(true);
  });
});
