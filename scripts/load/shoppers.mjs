// Shoppers against one shop host and one backend, then against two of each, then while each is ended politely and by force. Prints a table
// and writes bench/load.json. LOAD_SECONDS (20) and LOAD_SHOPPERS (6) ask for more.

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/install.mjs';
import { wait } from '../lib/run.mjs';
import { shop } from './mix.mjs';
import { allMailsSent, asking, brokenRules, isLost, misplacedOrders } from './orders.mjs';
import { startOwnPostgres } from './own-postgres.mjs';
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

/** What the shop did to each request, as the load balancer saw it. */
const summary = (answered) => {
  const pages = answered.filter(({ method }) => method === 'GET');
  const times = pages.map(({ ms }) => ms).sort((left, right) => left - right);
  const lostForms = answered.filter((one) => one.method !== 'GET' && isLost(one));
  return {
    requests: answered.length,
    perSecond: Math.round(answered.length / seconds),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    lostPages: pages.filter(isLost).length,
    lostForms: lostForms.length,
  };
};

/** Orders against what shoppers know of them, mails against orders, and every rule that must always hold. */
const audit = async (url, ordered) => {
  const ask = asking(url);
  const isSent = await allMailsSent(ask);
  const broken = [...(await misplacedOrders(ask, ordered)), ...(await brokenRules(ask))];
  return [...broken, ...(isSent ? [] : ['mails are left in the outbox'])];
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
  const broken = await audit(url, result.orders);
  const figures = { ...summary(answered), orders: result.orders.length, repeated: result.repeated, broken };
  say(
    `${name.padEnd(46)} ${String(figures.perSecond).padStart(4)}/s  p50 ${figures.p50} ms  p95 ${figures.p95} ms  orders ${figures.orders}  ` +
      `lost: pages ${figures.lostPages}, forms ${figures.lostForms}, orders ${broken.length}`,
  );
  for (const line of broken) say(`  broken: ${line}`);
  for (const { method, path, status, ms } of answered.filter(isLost))
    say(`  lost: ${method} ${path.split('?')[0]}, ${status === 0 ? 'broken off' : status} after ${Math.round(ms)} ms`);
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
    mkdirSync(join(ROOT, 'bench'), { recursive: true });
    const file = { measuredAt: new Date().toISOString(), cores: cpus().length, seconds, shoppers, results };
    writeFileSync(join(ROOT, 'bench', 'load.json'), `${JSON.stringify(file, null, 2)}\n`);
    const isWhole = results.every((one) => one.broken.length === 0 && one.lostPages + one.lostForms === 0);
    say(isWhole ? 'Nothing lost.' : 'Something was lost.');
    return isWhole;
  } finally {
    await postgres.stop();
  }
};
