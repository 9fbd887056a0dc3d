// Tries what docs/operations.md says of backups: a dump and a copy of DATA_DIR while people are buying, both brought back after all is gone, with
// the numbers set on; a dump at rest; and a copy of a PGlite folder. LOAD_SECONDS (8) is how long people buy each time.

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createVisitor } from '../../e2e/fixtures/http.ts';
import { aGuest, schoolFields } from '../../e2e/fixtures/people.ts';
import { ROOT } from '../lib/install.mjs';
import { wait } from '../lib/run.mjs';
import { again, shop } from './mix.mjs';
import { asking, brokenRules, contents, misplacedOrders, missingOrders } from './orders.mjs';
import { withOwnPostgres } from './own-postgres.mjs';
import { tryFolder } from './restore-folder.mjs';
import { openShop } from './shop.mjs';

const seconds = Number(process.env.LOAD_SECONDS ?? 8);
const say = (line) => process.stdout.write(`${line}\n`);
/** What of DATA_DIR belongs with a dump. */
const KEPT = ['shop-client.json', 'secrets.json', 'certificates', 'return-images'];
const SEQUENCES = ['order_number', 'invoice_number', 'return_number', 'customer_numbers'];
const CERTIFICATE = '%PDF-1.4\n% the certificate of a school\n%%EOF\n';

/** The statement of the document that sets the numbers on. */
const documentedNumbers = () => {
  const text = readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8');
  const statement = /```sql\n(select setval[\s\S]*?)```/.exec(text)?.[1];
  if (statement === undefined) throw new Error('docs/operations.md does not say how the numbers are set on.');
  return statement;
};

/** A school that is logged in and has handed in a certificate. */
const schoolWithCertificate = async (port) => {
  const visitor = createVisitor({ storefront: 'b2b', port });
  const form = new FormData();
  for (const [name, value] of Object.entries(schoolFields(aGuest('b2b')))) form.set(name, value);
  form.set('certificate', new File([CERTIFICATE], 'certificate.pdf', { type: 'application/pdf' }));
  const written = new Response(form);
  const { status } = await visitor.ask('/myaccount/register/', {
    method: 'POST',
    headers: { origin: `http://educational.localhost:${port}`, 'content-type': written.headers.get('content-type') },
    body: await written.text(),
  });
  if (status !== 303) throw new Error(`The registration of a school was answered by ${status}`);
  return visitor;
};

/** Whether a page of the account is shown, not the login. */
const isLoggedIn = async (visitor) => (await visitor.get('/myaccount/orders/')).status === 200;

const certificatesIn = (dataDir) => {
  const folder = join(dataDir, 'certificates');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return files.filter((file) => file.isFile()).map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
};

const lastNumbers = async (ask) => {
  const rows = [];
  for (const name of SEQUENCES) rows.push(Number((await ask(`select last_value from ${name}`))[0].last_value));
  return rows;
};

const tryDumps = async (postgres, folder, expect) => {
  const dumpOf = (url, name) => {
    const file = join(folder, name);
    postgres.dump(url, file);
    return file;
  };
  const restored = async (file, name) => {
    const url = await postgres.createDatabase(name);
    execFileSync(join(postgres.bin, 'pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${url}`, file]);
    return url;
  };
  const [dataDir, kept] = [join(folder, 'data'), join(folder, 'kept')];
  mkdirSync(kept, { recursive: true });
  const url = await postgres.createDatabase('shop');
  // Without secrets in settings: those of DATA_DIR count.
  const open = await openShop({ databaseUrl: url, dataDir, secrets: {} });
  let last;
  let before;
  let school;
  let file;
  try {
    school = await again(() => schoolWithCertificate(open.port));
    if (!(await isLoggedIn(school))) throw new Error('A school that has registered is not logged in.');
    before = await shop({ port: open.port, shoppers: 3, seconds, seed: 5 });
    // A backup while people are buying: what was acknowledged before it began has to be in it.
    await Promise.all([
      shop({ port: open.port, shoppers: 3, seconds, seed: 6 }),
      wait(2_000).then(() => {
        file = dumpOf(url, 'shop.dump');
        for (const name of KEPT.filter((one) => existsSync(join(dataDir, one))))
          cpSync(join(dataDir, name), join(kept, name), { recursive: true });
      }),
    ]);
    last = await lastNumbers(asking(url));
  } finally {
    await open.close();
  }

  // Everything is gone; both come back.
  rmSync(dataDir, { recursive: true });
  const copy = await restored(file, 'tornister_restored');
  const ask = asking(copy);
  cpSync(kept, dataDir, { recursive: true });
  const lost = await missingOrders(ask, before.orders);
  expect(
    before.orders.length > 0 && lost === 0,
    `a backup under load has all ${before.orders.length} orders of before`,
  );
  expect((await brokenRules(ask)).length === 0, 'the restored database keeps every rule');
  await ask(documentedNumbers());
  const setOn = await lastNumbers(ask);
  expect(
    setOn.every((number, at) => number > last[at]),
    `numbers go on above those that were given out after the backup (${last[0]} and ${setOn[0]})`,
  );
  const reopened = await openShop({ databaseUrl: copy, dataDir, secrets: {}, port: open.port });
  let after;
  try {
    expect(await isLoggedIn(school), 'a login of before the backup goes on with the secrets that were kept');
    expect(certificatesIn(dataDir).includes(CERTIFICATE), 'the certificate of a school is there again');
    after = await shop({ port: reopened.port, shoppers: 2, seconds, seed: 7 });
  } finally {
    await reopened.close();
  }
  const emails = after.orders.map(({ email }) => email);
  const [{ first }] = await ask('select min(number)::int as first from orders where email = any($1)', [emails]);
  expect(
    after.orders.length > 0 && first > last[0],
    `the restored shop sells (${after.orders.length} orders), with numbers that nobody has had`,
  );
  const misplaced = await misplacedOrders(ask, [...before.orders, ...after.orders]);
  expect(
    misplaced.length === 0,
    `0 of ${before.orders.length + after.orders.length} acknowledged orders lost or twice`,
  );
  expect((await brokenRules(ask)).length === 0, 'every rule holds at the end');

  // A dump of a shop at rest is the same to the last row.
  const twin = await restored(dumpOf(copy, 'still.dump'), 'twin');
  expect(
    JSON.stringify(await contents(asking(twin))) === JSON.stringify(await contents(ask)),
    'a dump at rest brings back the same rows and checksums',
  );
};

/** Runs it; answers whether everything came back. */
export const run = () =>
  withOwnPostgres(say, async ({ postgres, folder }) => {
    const complaints = [];
    const expect = (isTrue, line) => {
      say(`${isTrue ? '✓' : '✗'} ${line}`);
      if (!isTrue) complaints.push(line);
    };
    await tryDumps(postgres, folder, expect);
    await tryFolder(folder, expect, seconds);
    return complaints.length === 0;
  });
