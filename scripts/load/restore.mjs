// Tries a backup that is taken under load and restored into another database, and an upgrade in which running backends of the old version
// meet the migrated schema. No order that a shopper was told of may be gone.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INVARIANTS } from '../../packages/backend/test/support/invariant-rules.ts';
import { shop } from './mix.mjs';
import { query, startOwnPostgres } from './own-postgres.mjs';
import { openShop } from './shop.mjs';

const say = (line) => process.stdout.write(`${line}\n`);
const TABLES = ['orders', 'order_lines', 'payments', 'refunds', 'outbox', 'accounts', 'products', 'items', 'stock'];

/** Rows and a checksum of what is worth something. */
const contents = async (url) => {
  const sums = {};
  for (const table of TABLES) {
    const [row] = await query(
      url,
      `select count(*)::int as rows, coalesce(md5(string_agg(md5(one::text), '' order by md5(one::text))), '') as sum from ${table} as one`,
    );
    sums[table] = `${row.rows} ${row.sum}`;
  }
  return sums;
};

const missingOrders = async (url, orders) => {
  const rows = await query(url, 'select email from orders');
  const there = new Set(rows.map(({ email }) => email));
  return orders.filter(({ email }) => !there.has(email)).length;
};

const offenders = async (url) => {
  const broken = [];
  for (const [rule, text] of Object.entries(INVARIANTS)) if ((await query(url, text)).length > 0) broken.push(rule);
  return broken;
};

/** Runs it; answers whether everything came back. */
export const run = async () => {
  const postgres = await startOwnPostgres();
  if (postgres === undefined) {
    say('No PostgreSQL here: `sudo apt-get install postgresql`.');
    return false;
  }
  const folder = mkdtempSync(join(tmpdir(), 'tornister-backup-'));
  const complaints = [];
  const expect = (isTrue, line) => {
    say(`${isTrue ? '✓' : '✗'} ${line}`);
    if (!isTrue) complaints.push(line);
  };
  try {
    const url = await postgres.createDatabase('shop');
    const open = await openShop({ databaseUrl: url });
    const before = await shop({ port: open.port, shoppers: 3, seconds: 10, seed: 5 });
    // A dump while people are buying: what was acknowledged before it began has to be in it.
    const dump = join(folder, 'shop.dump');
    const [during] = await Promise.all([
      shop({ port: open.port, shoppers: 3, seconds: 8, seed: 6 }),
      new Promise((resolve) => setTimeout(resolve, 2_000)).then(() =>
        execFileSync(join(postgres.bin, 'pg_dump'), ['--format=custom', `--file=${dump}`, url]),
      ),
    ]);
    const copy = await postgres.createDatabase('copy');
    execFileSync(join(postgres.bin, 'pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${copy}`, dump]);
    expect(
      (await missingOrders(copy, before.orders)) === 0,
      `a backup under load has all ${before.orders.length} orders of before`,
    );
    expect((await offenders(copy)).length === 0, 'the restored database keeps every rule');

    // A dump of a shop at rest is the same to the last row.
    await open.close();
    const still = join(folder, 'still.dump');
    execFileSync(join(postgres.bin, 'pg_dump'), ['--format=custom', `--file=${still}`, url]);
    const twin = await postgres.createDatabase('twin');
    execFileSync(join(postgres.bin, 'pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${twin}`, still]);
    expect(
      JSON.stringify(await contents(twin)) === JSON.stringify(await contents(url)),
      'a restored shop has the same rows and checksums',
    );
    const reopened = await openShop({ databaseUrl: twin });
    const after = await shop({ port: reopened.port, shoppers: 2, seconds: 5, seed: 7 });
    expect(after.orders.length > 0, `the restored shop sells (${after.orders.length} orders)`);

    // The expand step of an upgrade: columns and tables are added while the version of before serves.
    const [upgraded] = await Promise.all([
      shop({ port: reopened.port, shoppers: 3, seconds: 8, seed: 8 }),
      new Promise((resolve) => setTimeout(resolve, 2_000)).then(async () => {
        await query(twin, 'alter table orders add column of_the_next_version text');
        await query(twin, 'create table of_the_next_version (id text primary key)');
        await query(
          twin,
          "insert into kysely_migration (name, timestamp) values ('9999-of-the-next-version', '2030-01-01')",
        );
        await query(twin, 'create index concurrently of_the_next_version_orders on orders (email)');
      }),
    ]);
    expect(
      upgraded.orders.length > 0 && upgraded.repeated === 0,
      `the version of before serves on the expanded schema (${upgraded.orders.length} orders)`,
    );
    await reopened.backends[0].stop();
    await reopened.backends[0].start();
    const rolledBack = await shop({ port: reopened.port, shoppers: 2, seconds: 5, seed: 9 });
    expect(
      rolledBack.orders.length > 0,
      'a rollback to the version of before starts on the expanded schema, and sells',
    );
    const all = [...before.orders, ...during.orders, ...after.orders, ...upgraded.orders, ...rolledBack.orders];
    expect((await missingOrders(twin, all)) === 0, `0 of ${all.length} acknowledged orders lost`);
    expect((await offenders(twin)).length === 0, 'every rule holds at the end');
    await reopened.close();
    return complaints.length === 0;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
