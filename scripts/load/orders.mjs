// What must be true of orders after a load: every acknowledged one is there and once, every rule holds, every mail that is due is sent.

import { INVARIANTS } from '../../packages/backend/test/support/invariant-rules.ts';
import { wait } from '../lib/run.mjs';
import { query } from './own-postgres.mjs';

/** Asks a PostgreSQL. */
export const asking = (url) => (text, values) => query(url, text, values);

/** The rules that a database breaks. */
export const brokenRules = async (ask) => {
  const broken = [];
  for (const [rule, text] of Object.entries(INVARIANTS)) {
    const offenders = await ask(text);
    if (offenders.length > 0) broken.push(`${rule}: ${offenders.length}`);
  }
  return broken;
};

/** Orders that somebody was told of and that are not there, are another one, or are there twice. */
export const misplacedOrders = async (ask, ordered) => {
  const broken = [];
  const rows = await ask('select id, email from orders where email = any($1)', [ordered.map(({ email }) => email)]);
  const ofEmail = Map.groupBy(rows, ({ email }) => email);
  for (const { email, orderId } of ordered) {
    const own = ofEmail.get(email) ?? [];
    if (own.length !== 1) broken.push(`${own.length} orders of somebody who ordered once`);
    else if (orderId !== 'placed' && own[0].id !== orderId) broken.push('an acknowledged order is another one');
  }
  return broken;
};

/** Whether all mails are sent that are due; those that are asked for days after a delivery wait for their day. */
export const allMailsSent = async (ask) => {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const [{ waiting }] = await ask(
      'select count(*)::int as waiting from outbox where done_at is null and (attempts > 0 or next_attempt_at <= $1)',
      [Date.now()],
    );
    if (waiting === 0) return true;
    await wait(250);
  }
  return false;
};

/** Broken off, or answered by a fault of the shop. */
export const isLost = ({ status }) => status === 0 || status >= 500;

/** How many of these orders are not there. */
export const missingOrders = async (ask, orders) => {
  const there = new Set((await ask('select email from orders')).map(({ email }) => email));
  return orders.filter(({ email }) => !there.has(email)).length;
};

const TABLES = ['orders', 'order_lines', 'payments', 'refunds', 'outbox', 'accounts', 'products', 'items', 'stock'];

/** Rows and a checksum of what is worth something. */
export const contents = async (ask) => {
  const sums = {};
  for (const table of TABLES) {
    const [row] = await ask(
      `select count(*)::int as rows, coalesce(md5(string_agg(md5(one::text), '' order by md5(one::text))), '') as sum from ${table} as one`,
    );
    sums[table] = `${row.rows} ${row.sum}`;
  }
  return sums;
};
