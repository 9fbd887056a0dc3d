// The catalogue at 2,400 and at 100,000 products: what the backend takes of the processor for a listing of 60 with two filters, a search, a
// product and a school's list, and how long they take, with no shop host and its caches before it (`npm run load -- catalogue`). Prints a table and writes
// bench/catalogue.json. LOAD_PRODUCTS asks for other sizes than 2400,100000; LOAD_DATABASES names databases of these sizes that are filled already.

import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LINES_OF_A_LIST } from '../../packages/backend/src/demo-shop/material-lists/sixty-lines.ts';
import { ROOT } from '../lib/install.mjs';
import { becomesReady, freePort, startBackend, stopProcess } from '../lib/run.mjs';
import { questionsOf, readChoices, withFullPages } from './catalogue-questions.mjs';
import { seeded } from './mix.mjs';
import { query, startOwnPostgres } from './own-postgres.mjs';
import { becomesQuiet, processorMs, residentMb } from './processor.mjs';

const SIZES = (process.env.LOAD_PRODUCTS ?? '2400,100000').split(',').map(Number);
const FILLED = process.env.LOAD_DATABASES?.split(',');
const READY_S = 1_800;
const REQUESTS = 360;
/** The sizes are asked in turns, this often each: what else a machine does meanwhile is shared by both. */
const TURNS = 12;
const LISTS = 24;
const WARM_UP = 40;
const MOST_TIMES = 1.5;
const MOST_LISTING_MS = 150;
const MOST_LIST_MS = 1_500;
/** A question that may take more in a larger catalogue, within a bound of its own: what it looks at grows with it. */
const LARGER = /^list /;
const say = (line) => process.stdout.write(`${line}\n`);
const secret = () => randomBytes(32).toString('base64url');
/** The operations that the shop host sends, by their names. */
const OPERATIONS = Object.values(
  JSON.parse(readFileSync(join(ROOT, 'packages', 'backend', 'operations.json'), 'utf8')),
);
const operation = (name) => OPERATIONS.find((text) => text.startsWith(`query ${name}(`)) ?? '';

const rank = (values, share) => values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1];

/** Opens a backend on a database, filling it where that is needed. */
const open = async (url, products) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tornister-catalogue-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const client = secret();
  const backend = startBackend({
    NODE_ENV: 'production',
    SHOP_MODE: 'demo',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    BACKEND_PORT: String(port),
    SHOP_CLIENT_SECRET: client,
    DATABASE_URL: url,
    CATALOGUE_PRODUCTS: String(products),
  });
  const close = async () => {
    await stopProcess(backend);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const startedAt = performance.now();
    if (!(await becomesReady(`${origin}/readyz`, backend, READY_S))) throw new Error('The backend did not start.');
    const readyS = Math.round((performance.now() - startedAt) / 1_000);
    await query(url, 'analyze');
    // A backend of a large catalogue makes the index of school lists now.
    await becomesQuiet(backend.pid);
    const token = await fetch(`${origin}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`shop-host:${client}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    }).then((answer) => answer.json());
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token.access_token}`,
      'x-shop-store': 'de',
      'x-shop-language': 'de',
    };
    const ask = async ([name, variables]) => {
      const startedAt = performance.now();
      const answer = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query: operation(name), variables }),
      });
      const { data, errors } = await answer.json();
      if (data === undefined || errors !== undefined) throw new Error(`${name}: ${JSON.stringify(errors)}`);
      return { ms: performance.now() - startedAt, data };
    };
    const questions = questionsOf(await readChoices(url), seeded(7));
    return { products, readyS, pid: backend.pid, ask, questions, close };
  } catch (error) {
    await close();
    throw error;
  }
};

const round = (value) => Math.round(value * 10) / 10;

/** Begins with a question: the first answer, and those that make the backend's code warm. */
const begin = async (name, { ask, questions, pid }) => {
  const time = async (question) => (await ask(question)).ms;
  const any = questions[name];
  const first = await time(any());
  const question = /^(?:listing|search$)/.test(name) ? await withFullPages(any, ask) : any;
  const count = name.startsWith('list ') ? LISTS : REQUESTS;
  for (let done = 0; done < Math.min(WARM_UP, count); done += 1) await time(question());
  const times = [];
  let taken = 0;
  return {
    turn: async () => {
      const before = processorMs(pid);
      for (let done = 0; done < count / TURNS; done += 1) times.push(await time(question()));
      taken += processorMs(pid) - before;
    },
    result: () => ({
      processorMs: round(taken / times.length),
      p50: round(rank(times, 0.5)),
      p95: round(rank(times, 0.95)),
      first: round(first),
    }),
  };
};

/** Asks all backends one kind of question after the other, in turns. */
const measure = async (backends) => {
  const runs = backends.map(({ products, readyS }) => ({ products, readyS, memoryMb: 0, results: {} }));
  for (const name of Object.keys(backends[0].questions)) {
    const asked = [];
    for (const backend of backends) asked.push(await begin(name, backend));
    for (let turn = 0; turn < TURNS; turn += 1) for (const one of asked) await one.turn();
    runs.forEach((one, at) => {
      one.results[name] = asked[at].result();
    });
  }
  runs.forEach((one, at) => {
    one.memoryMb = residentMb(backends[at].pid);
  });
  return runs;
};

const print = (runs) => {
  for (const { products, readyS, memoryMb, results } of runs) {
    say(`${products} products: ready after ${readyS} s, backend ${memoryMb} MB afterwards`);
    for (const [name, { processorMs: cpu, p50, p95, first }] of Object.entries(results))
      say(`  ${name.padEnd(25)} processor ${cpu} ms, p50 ${p50} ms, p95 ${p95} ms, the first ${first} ms`);
  }
};

/** What is more than is allowed, comparing the last size with the first. */
const complaintsOf = (small, large) => {
  const times = (name) => large.results[name].processorMs / Math.max(1, small.results[name].processorMs);
  const grown = Object.keys(small.results)
    .filter((name) => !LARGER.test(name))
    .map((name) => ({ name, times: Math.round(times(name) * 100) / 100 }));
  for (const { name, times: factor } of grown) say(`${name}: ${factor} times the processor (at most ${MOST_TIMES})`);
  const listing = large.results['listing with two filters'].p95;
  const list = large.results[`list of ${LINES_OF_A_LIST} lines`].p95;
  return [
    ...grown.filter((one) => one.times > MOST_TIMES).map(({ name }) => `${name} grows with the catalogue`),
    listing > MOST_LISTING_MS && `a listing with two filters takes ${listing} ms (p95), more than ${MOST_LISTING_MS}`,
    list > MOST_LIST_MS && `a list of ${LINES_OF_A_LIST} lines takes ${list} ms (p95), more than ${MOST_LIST_MS}`,
  ].filter(Boolean);
};

/** Runs it; answers whether the larger catalogue stays within the limits. */
export const run = async () => {
  const postgres = FILLED === undefined ? await startOwnPostgres() : undefined;
  if (FILLED === undefined && postgres === undefined) {
    say('No PostgreSQL here: `sudo apt-get install postgresql`.');
    return false;
  }
  const backends = [];
  try {
    for (const [at, products] of SIZES.entries())
      backends.push(await open(FILLED?.[at] ?? (await postgres.createDatabase(`products_${products}`)), products));
    const runs = await measure(backends);
    print(runs);
    const complaints = complaintsOf(runs[0], runs.at(-1));
    mkdirSync(join(ROOT, 'bench'), { recursive: true });
    const file = { measuredAt: new Date().toISOString(), requests: REQUESTS, runs, complaints };
    writeFileSync(join(ROOT, 'bench', 'catalogue.json'), `${JSON.stringify(file, null, 2)}\n`);
    for (const line of complaints) say(`✗ ${line}`);
    if (complaints.length === 0) say('✓ The larger catalogue stays within its limits.');
    return complaints.length === 0;
  } finally {
    for (const { close } of backends) await close();
    await postgres?.stop();
  }
};
