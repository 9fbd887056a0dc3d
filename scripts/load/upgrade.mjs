// An upgrade from an earlier version of this repository, by the steps of docs/operations.md ("Upgrades"), and the way back, on one PostgreSQL, while
// shoppers browse, search and buy. No page, form or order may be lost. LOAD_SECONDS (8) is how long they shop after each step, LOAD_SHOPPERS (3) how many.

import { join } from 'node:path';
import { wait } from '../lib/run.mjs';
import { openEarlierVersion } from './earlier-version.mjs';
import { shop } from './mix.mjs';
import { allMailsSent, asking, brokenRules, isLost, misplacedOrders } from './orders.mjs';
import { withOwnPostgres } from './own-postgres.mjs';
import { openShop, THIS_VERSION } from './shop.mjs';

const seconds = Number(process.env.LOAD_SECONDS ?? 8);
const shoppers = Number(process.env.LOAD_SHOPPERS ?? 3);
const say = (line) => process.stdout.write(`${line}\n`);
/** New backends answer old shop hosts in their words. */
const ANY_WORDS = { OPERATION_LIST: 'off' };

const oneAfterTheOther = async (parts, start, settings) => {
  for (const part of parts) await part.replace(start, settings);
};

/** The steps of the document by name, and how each is done. */
const stepsOf = ({ open, url, earlier, backup }) => {
  const { hosts, backends } = open;
  const now = THIS_VERSION;
  return {
    'the earlier version, two of each': async () => undefined,
    '1. a backup': async () => backup(),
    '2. a new backend migrates': async () => {
      await open.addBackend(now.startBackend, ANY_WORDS);
      const done = await asking(url)('select name from kysely_migration');
      const names = new Set(done.map(({ name }) => `${name}.ts`));
      const missing = earlier.added.filter((name) => !names.has(name));
      if (missing.length > 0) throw new Error(`Not migrated: ${missing.join(', ')}`);
    },
    '3. the other backends, then the shop hosts': async () => {
      await oneAfterTheOther(backends.slice(0, -1), now.startBackend, ANY_WORDS);
      await oneAfterTheOther(hosts, now.startShopHost);
    },
    '4. backends without OPERATION_LIST=off': () => oneAfterTheOther(backends, now.startBackend),
    'back 1. new backends with OPERATION_LIST=off': () => oneAfterTheOther(backends, now.startBackend, ANY_WORDS),
    'back 2. the old shop hosts': () => oneAfterTheOther(hosts, earlier.startShopHost),
    'back 3. the old backends': () => oneAfterTheOther(backends, earlier.startBackend),
  };
};

const inColumns = (...cells) =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(48) : String(cell).padStart(9))).join('');

/** Does the steps while shoppers shop; answers what was lost. */
const tryUpgrade = async ({ url, earlier, backup }) => {
  const answered = [];
  const complaints = [];
  const open = await openShop({
    ...{ hosts: 2, backends: 2, databaseUrl: url, version: earlier, keepsVisitors: true },
    onAnswered: (one) => answered.push(one),
  });
  let isOver = false;
  try {
    const shopping = shop({ port: open.port, shoppers, seed: 11, isOver: () => isOver });
    const result = { done: undefined };
    shopping.then(
      (done) => {
        result.done = done;
      },
      (error) => {
        result.done = error;
      },
    );
    say(inColumns('', 'seconds', 'pages', 'lost', 'forms', 'lost'));
    for (const [name, step] of Object.entries(stepsOf({ open, url, earlier, backup }))) {
      answered.length = 0;
      const startedAt = performance.now();
      await step();
      await wait(seconds * 1_000);
      if (result.done !== undefined) throw result.done;
      const [pages, forms] = [true, false].map((isPage) =>
        answered.filter(({ method }) => (method === 'GET') === isPage),
      );
      const lost = answered.filter(isLost);
      const lostOf = (list) => list.filter(isLost).length;
      const took = Math.round((performance.now() - startedAt) / 1_000);
      say(inColumns(name, took, pages.length, lostOf(pages), forms.length, lostOf(forms)));
      for (const { method, path, status, ms } of lost)
        say(
          `  lost: ${method} ${path.split('?')[0]}, ${status === 0 ? 'broken off' : status} after ${Math.round(ms)} ms`,
        );
      if (lost.length > 0) complaints.push(`${name}: ${lost.length} requests lost`);
    }
    isOver = true;
    const { orders, repeated } = await shopping;
    const ask = asking(url);
    if (!(await allMailsSent(ask))) complaints.push('mails are left in the outbox');
    complaints.push(...(await misplacedOrders(ask, orders)), ...(await brokenRules(ask)));
    if (orders.length === 0) complaints.push('nobody ordered');
    if (repeated > 0) complaints.push(`${repeated} steps had to be repeated`);
    say(`${orders.length} acknowledged orders, ${repeated} steps repeated by shoppers`);
    return complaints;
  } finally {
    isOver = true;
    await open.close();
  }
};

/** Runs it; answers whether nothing was lost. */
export const run = () =>
  withOwnPostgres(say, async ({ postgres, folder }) => {
    const earlier = await openEarlierVersion(say);
    if (earlier === undefined) return false;
    try {
      const { commit, added } = earlier;
      say(`Upgrade from ${commit.slice(0, 10)}: ${added.length} migrations (${added.join(', ')})`);
      const url = await postgres.createDatabase('shop');
      const backup = () => postgres.dump(url, join(folder, 'shop.dump'));
      const complaints = await tryUpgrade({ url, earlier, backup });
      for (const line of complaints) say(`✗ ${line}`);
      if (complaints.length === 0) say('✓ Nothing was lost on the way there and back, and every rule holds.');
      return complaints.length === 0;
    } finally {
      earlier.close();
    }
  });
