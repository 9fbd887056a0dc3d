// `npm run bench`: sizes, speed and memory of the running shop against a bare server on the same machine, in one run. Prints a table and
// writes bench/latest.json. `--lighthouse` adds Lighthouse, which takes some minutes more. `npm run bench -- login` measures something else: whether
// the time of a login tells who has an account; `npm run bench -- materiallist` how long a school's list takes, `-- submit` an order, `-- cart`
// the way from "add to cart" to the painted count, `-- interactions` from a press to its painted answer, `-- lists` until somebody sees what another changes.

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { BENCH_KINDS } from './bench/kinds.mjs';
import { findBrowserOfJourneys, findChromium } from './lib/find-tools.mjs';
import { ensureProjectNode, environment, NODE, ROOT } from './lib/install.mjs';
import { becomesReady, build, freePort, startBackend, startShopHost, stopProcess } from './lib/run.mjs';

ensureProjectNode();
const asked = BENCH_KINDS[process.argv[2]];
if (asked !== undefined) {
  const script = [
    '--conditions=@tornister/source',
    '--disable-warning=ExperimentalWarning',
    asked,
    ...process.argv.slice(3),
  ];
  const { status } = spawnSync(NODE, script, { cwd: ROOT, stdio: 'inherit', env: environment({}) });
  process.exit(status ?? 1);
}
const chromiumPath = findChromium();
if (chromiumPath === undefined || (await build()) !== 0) process.exit(1);
const { chromium } = await import('@playwright/test');
const { bytesOf, clickToProduct, load, median, memoryOf } = await import('./bench/measure.mjs');

const dataDir = mkdtempSync(join(tmpdir(), 'tornister-bench-'));
const backendPort = await freePort();
const env = { NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR: dataDir, BACKEND_PORT: String(backendPort) };
const children = [];
const track = (child) => {
  children.push(child);
  return child;
};
const say = (line) => process.stdout.write(`${line}\n`);

say('Filling a demo shop for the measurement …');
const backend = track(startBackend(env));
if (!(await becomesReady(`http://127.0.0.1:${backendPort}/readyz`, backend, 600))) process.exit(1);

const openHost = async (more) => {
  const port = await freePort();
  const host = track(startShopHost({ ...env, PORT: String(port), ...more }));
  await becomesReady(`http://127.0.0.1:${port}/readyz`, host, 60);
  return { host, base: `http://127.0.0.1:${port}` };
};

const barePort = await freePort();
const bare = track(
  spawn(NODE, ['scripts/bench/bare-server.mjs'], {
    cwd: ROOT,
    env: environment({ PORT: String(barePort) }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  }),
);
await becomesReady(`http://127.0.0.1:${barePort}/`, bare, 20);

const cached = await openHost({});
const answersCached = await openHost({ PAGE_CACHE_SECONDS: '0', ANSWER_CACHE_SECONDS: '60' });
const uncached = await openHost({ PAGE_CACHE_SECONDS: '0', ANSWER_CACHE_SECONDS: '0' });

const text = async (url) => (await fetch(url, { headers: { 'accept-language': 'de-DE' } })).text();
const home = await text(`${cached.base}/`);
const listingPaths = [...new Set(Array.from(home.matchAll(/href="(\/cat\/\d+\/)"/g), ([, path]) => path))];
const [listingPath = '/'] = listingPaths;
const listing = await text(`${cached.base}${listingPath}`);
const productPaths = [...new Set(Array.from(listing.matchAll(/href="(\/prod\/\d+\/)/g), ([, path]) => path))];
const [productPath = '/'] = productPaths;
const pages = { home: '/', listing: listingPath, product: productPath };
/** Ten pages of each kind: ten visitors who ask for one page at the same moment would be answered by one rendering. */
const others = {
  listing: listingPaths.slice(0, 10),
  product: productPaths.slice(0, 10),
};
/** Less than a hand needs from reaching a tile to pressing it. */
const REST_MS = 150;
const german = { 'accept-encoding': 'br', 'accept-language': 'de-DE' };

const result = { measuredAt: new Date().toISOString(), node: '24', cores: cpus().length, pages, load: {}, bytes: {} };
const memoryBefore = memoryOf([cached.host.pid, backend.pid]);

say('Load …');
result.load.bare = await load(`http://127.0.0.1:${barePort}/`);
for (const name of ['listing', 'product']) {
  result.load[`${name}, page cached`] = await load(`${cached.base}${pages[name]}`, { headers: german });
  const anew = { headers: german, paths: others[name] };
  result.load[`${name}, rendered anew, answers cached`] = await load(answersCached.base, anew);
  result.load[`${name}, rendered anew, nothing cached`] = await load(uncached.base, anew);
}
result.memory = {
  before: memoryBefore,
  after: memoryOf([uncached.host.pid, backend.pid]),
  unit: 'MB, shop host and backend together',
};

say('Browser …');
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
for (const [name, path] of Object.entries(pages)) result.bytes[name] = await bytesOf(browser, `${cached.base}${path}`);
const clicksOf = async (options) => {
  const clicks = await clickToProduct(browser, `${cached.base}${listingPath}`, options);
  const of = (times) => ({ median: Math.round(median(times)), runs: times.map(Math.round), unit: 'ms' });
  return { heading: of(clicks.heading), whole: of(clicks.whole) };
};
result.click = await clicksOf({});
result.clickAfterRest = await clicksOf({ restMs: REST_MS });
await browser.close();

if (process.argv.includes('--lighthouse')) {
  say('Lighthouse …');
  const { lighthouseOf } = await import('./bench/lighthouse.mjs');
  result.lighthouse = {};
  const browserOfJourneys = findBrowserOfJourneys();
  for (const [name, path] of Object.entries(pages)) {
    result.lighthouse[name] = await lighthouseOf(`${cached.base}${path}`, browserOfJourneys);
  }
}

await Promise.all(children.map(stopProcess));
rmSync(dataDir, { recursive: true, force: true });

const bareRate = result.load.bare.perSecond;
for (const row of Object.values(result.load)) row.shareOfBare = Math.round((row.perSecond / bareRate) * 1_000) / 10;
say('');
console.table(result.load);
console.table(
  Object.fromEntries(
    Object.entries(result.bytes).map(([name, bytes]) => [
      name,
      Object.fromEntries(
        Object.entries(bytes).map(([kind, value]) => [
          kind,
          kind === 'requests' ? value : `${(value / 1_000).toFixed(1)} KB`,
        ]),
      ),
    ]),
  ),
);
if (result.lighthouse !== undefined) console.table(result.lighthouse);
const inWords = ({ heading, whole }) => `${heading.median} ms to the painted heading, ${whole.median} ms to the whole`;
say(`Click on a tile, with a pointer that comes and presses at once: ${inWords(result.click)} (medians)`);
say(`  with one that rested ${REST_MS} ms on the tile: ${inWords(result.clickAfterRest)}`);
say(`Memory of shop host and backend: ${result.memory.before} MB before, ${result.memory.after} MB after the load`);
mkdirSync(join(ROOT, 'bench'), { recursive: true });
writeFileSync(join(ROOT, 'bench', 'latest.json'), `${JSON.stringify(result, undefined, 2)}\n`);
