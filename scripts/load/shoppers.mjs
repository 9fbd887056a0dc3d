// Shoppers against one shop host and one backend, then against two of each, then while each is ended politely and by force. Prints a table
// and writes bench/load.json. LOAD_SECONDS (20) and LOAD_SHOPPERS (6) ask for more.

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { INVARIANTS } from '../../packages/backend/test/support/invariant-rules.ts';
import { ROOT } from '../lib/install.mjs';
import { wait } from '../lib/run.mjs';
import { shop } from './mix.mjs';
import { query, startOwnPostgres } from './own-postgres.mjs';
import { openShop } from './shop.mjs';

const seconds = Number(process.env.LOAD_SECONDS ?? 20);
const shoppers = Number(process.env.LOAD_SHOPPERS ?? 6);
const say = (line) => process.stdout.write(`${line}\n`);

/** One part after the other is ended and started again, while the others go on. */
const disturb = async (parts, how) => {
  for (const part of parts) {
    await wait((seconds * 1_000) / (parts.length + 2));
    await part[how]();
    await part.start();
  }
};

const percentile = (sorted, part) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);

/** Broken off, or answered by a fault of the shop. */
const isLost = ({ status }) => status === 0 || status >= 500;

/** What the shop did to each request, as the load balancer saw it. */
const summary = (answered) => {
  const pages = answered.filter(({ method }) => method === 'GET');
  const times = pages.map(({ ms }) => ms).sort((left, right) => left - right);
  return {
    requests: answered.length,
    perSecond: Math.round(answered.length / seconds),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    lostPages: pages.filter(isLost).length,
    lostForms: answered.filter((one) => one.method !== 'GET' && isLost(one)).length,
  };
};

/** Orders against what shoppers know of them, mails against orders, and every rule that must always hold. */
const audit = async (url, ordered) => {
  const broken = [];
  const rows = await query(url, 'select id, email from orders where email = any($1)', [
    ordered.map(({ email }) => email),
  ]);
  for (const { email, orderId } of ordered) {
    const own = rows.filter((row) => row.email === email);
    if (own.length !== 1) broken.push(`${own.length} orders of somebody who ordered once`);
    else if (orderId !== 'placed' && own[0].id !== orderId) broken.push('an acknowledged order is another one');
  }
  for (const [rule, text] of Object.entries(INVARIANTS)) {
    const offenders = await query(url, text);
    if (offenders.length > 0) broken.push(`${rule}: ${offenders.length}`);
  }
  return broken;
};

/** Whether all mails are sent that are due; those that are asked for days after a delivery wait for their day. */
const allMailsSent = async (url) => {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const [{ waiting }] = await query(
      url,
      'select count(*)::int as waiting from outbox where done_at is null and (attempts > 0 or next_attempt_at <= $1)',
      [Date.now()],
    );
    if (waiting === 0) return true;
    await wait(250);
  }
  return false;
};

const scenario = async (name, url, { hosts, backends, how }) => {
  const answered = [];
  const open = await openShop({ hosts, backends, databaseUrl: url, onAnswered: (one) => answered.push(one) });
  try {
    return await measure(name, url, open, answered, how);
  } finally {
    await open.close();
  }
};

const measure = async (name, url, open, answered, how) => {
  await shop({ port: open.port, shoppers, seconds: 3, seed: 99 });
  answered.length = 0;
  const parts = how === undefined ? [] : [open.backends[0], open.hosts[0]];
  const [result] = await Promise.all([shop({ port: open.port, shoppers, seconds }), disturb(parts, how)]);
  const isSent = await allMailsSent(url);
  const broken = [...(await audit(url, result.orders)), ...(isSent ? [] : ['mails are left in the outbox'])];
  const figures = { ...summary(answered), orders: result.orders.length, repeated: result.repeated, broken };
  say(
    `${name.padEnd(46)} ${String(figures.perSecond).padStart(4)}/s  p50 ${figures.p50} ms  p95 ${figures.p95} ms  orders ${figures.orders}  ` +
      `lost: pages ${figures.lostPages}, forms ${figures.lostForms}, orders ${broken.length}`,
  );
  for (const line of broken) say(`  broken: ${line}`);
  for (const { method, path, status } of answered.filter(isLost))
    say(`  lost: ${method} ${path.split('?')[0]}, ${status === 0 ? 'broken off' : status}`);
  return { name, ...figures };
};

/** Runs all; answers whether nothing was lost that must not be. */
export const run = async () => {
  const postgres = await startOwnPostgres();
  if (postgres === undefined) {
    say('No PostgreSQL here: several backends need one (`sudo apt-get install postgresql`).');
    return false;
  }
  try {
    const url = await postgres.createDatabase('load');
    const results = [
      await scenario('one host, one backend', url, { hosts: 1, backends: 1 }),
      await scenario('two hosts, two backends', url, { hosts: 2, backends: 2 }),
      await scenario('two of each, one of each restarted (SIGTERM)', url, { hosts: 2, backends: 2, how: 'stop' }),
      await scenario('two of each, one of each killed (SIGKILL)', url, { hosts: 2, backends: 2, how: 'kill' }),
    ];
    const [, , restarted, killed] = results;
    mkdirSync(join(ROOT, 'bench'), { recursive: true });
    const file = { measuredAt: new Date().toISOString(), cores: cpus().length, seconds, shoppers, results };
    writeFileSync(join(ROOT, 'bench', 'load.json'), `${JSON.stringify(file, null, 2)}\n`);
    const isWhole = results.every(({ broken, lostPages }) => broken.length === 0 && lostPages === 0);
    // A form that was being read when its process was killed is lost to that process; the shopper presses again, and there is one order.
    const isPolite = restarted.lostForms === 0;
    say(
      isWhole && isPolite
        ? `Nothing lost; ${killed.lostForms} forms were pressed again after the kill.`
        : 'Something was lost.',
    );
    return isWhole && isPolite;
  } finally {
    await postgres.stop();
  }
};
