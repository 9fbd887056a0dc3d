// Loaded before a backend (`node --import`): the first submission that comes to the point named by SUBMIT_POINT breaks as SUBMIT_FAULT says.
// It listens between the backend and its database driver, so the backend itself knows nothing of tests.

import { once } from 'node:events';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import pg from 'pg';
import type { Held, SubmitPoint } from './submit-points.ts';

const WRITES_ORDER = /^\s*insert into "orders"/;
const TAKES_MAIL = /^\s*update outbox set next_attempt_at/;

const { SUBMIT_POINT, SUBMIT_FAULT } = process.env;
let isBroken = false;
let isOrderCommitted = false;

/** `cut` breaks the connection that the submission uses; where there is none, the process dies instead. */
const reach = async (point: SubmitPoint, cut: () => void): Promise<void> => {
  if (isBroken || point !== SUBMIT_POINT) return;
  isBroken = true;
  if (SUBMIT_FAULT === 'cut') return cut();
  if (SUBMIT_FAULT === 'hold') {
    process.send?.({ heldAt: point } satisfies Held);
    await once(process, 'message');
    return;
  }
  process.kill(process.pid, 'SIGKILL');
  // The signal ends the process a moment later; nothing else may happen until then.
  await new Promise(() => undefined);
};

/** Runs one statement, with the points before and after it. */
const passing = async <Answer>(sql: string, cut: () => void, run: () => Promise<Answer>): Promise<Answer> => {
  if (WRITES_ORDER.test(sql)) await reach('before the order is written', cut);
  if (isOrderCommitted && TAKES_MAIL.test(sql)) await reach('before the mail is taken from the outbox', cut);
  const answer = await run();
  if (WRITES_ORDER.test(sql)) await reach('after the order is written', cut);
  return answer;
};

const committing = async <Answer>(cut: () => void, run: () => Promise<Answer>): Promise<Answer> => {
  await reach('before the commit', cut);
  const answer = await run();
  isOrderCommitted = true;
  await reach('after the commit, before the answer', cut);
  return answer;
};

const dies = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

const listenToPglite = (): void => {
  const { query, transaction } = PGlite.prototype;
  PGlite.prototype.query = function passed<Row>(this: PGlite, sql: string, ...rest: [never?, never?]) {
    return passing(sql, dies, () => query.call(this, sql, ...rest)) as ReturnType<typeof query<Row>>;
  };
  PGlite.prototype.transaction = async function passed<Answer>(
    this: PGlite,
    work: (inside: Transaction) => Promise<Answer>,
  ): Promise<Answer> {
    let writesOrder = false;
    const ended = transaction.call(this, async (inside) => {
      const { query: ask } = inside;
      inside.query = (sql: string, ...rest: [never?, never?]) => {
        writesOrder ||= WRITES_ORDER.test(sql);
        return passing(sql, dies, () => ask.call(inside, sql, ...rest)) as never;
      };
      const answer = await work(inside);
      // What follows is PGlite's own commit.
      if (writesOrder) await reach('before the commit', dies);
      return answer;
    }) as Promise<Answer>;
    const answer = await ended;
    if (!writesOrder) return answer;
    isOrderCommitted = true;
    await reach('after the commit, before the answer', dies);
    return answer;
  };
};

type Query = (this: pg.Client, sql: unknown, ...rest: readonly unknown[]) => unknown;

const listenToPostgres = (): void => {
  const query = pg.Client.prototype.query as Query;
  /** Connections whose open transaction has written an order. */
  const ordering = new WeakSet<pg.Client>();
  pg.Client.prototype.query = function passed(this: pg.Client, sql: unknown, ...rest: readonly unknown[]) {
    const run = () => query.call(this, sql, ...rest);
    if (typeof sql !== 'string' || typeof rest.at(-1) === 'function') return run();
    const cut = (): void => {
      (
        this as pg.Client & { readonly connection: { readonly stream: { destroy(): void } } }
      ).connection.stream.destroy();
    };
    const runs = async () => run();
    if (WRITES_ORDER.test(sql)) ordering.add(this);
    if (sql !== 'commit' || !ordering.delete(this)) return passing(sql, cut, runs);
    return committing(cut, runs);
  } as Query as typeof pg.Client.prototype.query;
};

listenToPglite();
listenToPostgres();
