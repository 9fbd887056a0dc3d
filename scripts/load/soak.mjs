// A long time of random pages at an even rate, to tell caches from leaks: memory and open files of both processes before (warmed up), during,
// and after a crowd (`crowd.mjs`) and a minute of rest. LOAD_SECONDS (600) and LOAD_RATE (50 a second) ask for others. Writes bench/soak.json.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVisitor } from '../../e2e/fixtures/http.ts';
import { ROOT } from '../lib/install.mjs';
import { wait } from '../lib/run.mjs';
import { complaintsOnCrowd, crowdInWords, letCrowdCome } from './crowd.mjs';
import { findPages, seeded } from './mix.mjs';
import { openShop } from './shop.mjs';

const seconds = Number(process.env.LOAD_SECONDS ?? 600);
const rate = Number(process.env.LOAD_RATE ?? 50);
const WARM_UP_S = 10;
const REST_S = 60;
const SAMPLES = 10;
/** What both processes may take after the rest, and by how many open files they may differ from before. */
const MOST_HOST_MB = 300;
const MOST_BOTH_MB = 600;
const MOST_MORE_FILES = 10;
/** Answers that a visitor may get for these addresses; of all others at most one in a hundred, or the shop was not asked what it can do. */
const EXPECTED = ['200', '301', '302', '404'];
const MOST_UNEXPECTED = 0.01;
const BYTES_IN_MB = 1_048_576;
/** Every browser takes Brotli, and a page that is cached compressed lies otherwise in memory than a plain one. */
const AS_BROWSERS = { 'accept-encoding': 'br' };
const LETTERS = 'abdefghiklmnoprstu';

/** What a process says of its own memory, in MB: the heap of its scripts, what lies outside of it, its caches. */
const insideOf = async (port) => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figures = (name) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.e+]+)$`, 'gm'))].map(([, value]) => Number(value));
  const mb = (name) => Math.round(figures(name).reduce((sum, value) => sum + value, 0) / BYTES_IN_MB);
  return {
    heap: mb('nodejs_heap_size_used_bytes'),
    native: mb('nodejs_external_memory_bytes'),
    caches: mb('tornister_cache_bytes'),
  };
};

const look = async (part) => {
  const pid = part.pid();
  return {
    mb: Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024),
    files: readdirSync(`/proc/${pid}/fd`).length,
    ...(await insideOf(part.port)),
  };
};

/** What grew in the first half of the run and in the second: a cache fills and stays, a leak goes on. */
const halves = (samples) => {
  const [before, middle, end] = [samples[0], samples[SAMPLES / 2], samples[SAMPLES]];
  const grown = (part, from, to) => to[part].mb - from[part].mb;
  return ['host', 'backend'].map((part) => ({
    part,
    firstHalf: grown(part, before, middle),
    secondHalf: grown(part, middle, end),
  }));
};

/** Half of the addresses are known pages, half were never asked for before: other pages of listings, other words, other filters. */
const randomPath = (pages, random) => {
  const page = pages[Math.floor(random() * pages.length)];
  const word = Array.from({ length: 4 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');
  const number = Math.floor(random() * 100_000);
  const choices = [
    page,
    page,
    page,
    `${page}?page=${number % 9}&ref=${number}`,
    `/search/?q=${word}`,
    `/${word}/${number}/`,
  ];
  return choices[Math.floor(random() * choices.length)];
};

/** Asks at an even rate, however long answers take; answers how many were asked by status. */
const ask = async (port, pages, random, until) => {
  const statuses = {};
  const open = new Set();
  const visitor = () => createVisitor({ port });
  while (performance.now() < until) {
    const startedAt = performance.now();
    const request = visitor()
      .ask(randomPath(pages, random), { headers: AS_BROWSERS })
      .then(
        ({ status }) => status,
        () => 0,
      )
      .then((status) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        open.delete(request);
      });
    open.add(request);
    await wait(Math.max(0, 1_000 / rate - (performance.now() - startedAt)));
  }
  await Promise.all(open);
  return statuses;
};

const say = (line) => process.stdout.write(`${line}\n`);

/** Prints what was measured beside what is allowed; answers what is more than that. */
const verdictOn = (totals, before, after) => {
  const answers = Object.values(totals).reduce((sum, count) => sum + count, 0);
  const unexpected = answers - EXPECTED.reduce((sum, status) => sum + (totals[status] ?? 0), 0);
  const both = ({ host, backend }) => host.mb + backend.mb;
  const moreFiles = (part) => after[part].files - before[part].files;
  say(`Answers by status: ${JSON.stringify(totals)}, ${(answers / seconds).toFixed(1)} a second (asked for: ${rate})`);
  say(`After ${seconds} s and a rest of ${REST_S} s:`);
  say(`  shop host          ${after.host.mb} MB, before ${before.host.mb} MB (at most ${MOST_HOST_MB})`);
  say(`  both               ${both(after)} MB, before ${both(before)} MB (at most ${MOST_BOTH_MB})`);
  for (const part of ['host', 'backend'])
    say(
      `  files of the ${part.padEnd(7)} ${after[part].files}, before ${before[part].files} (at most ${MOST_MORE_FILES} more)`,
    );
  return [
    after.host.mb > MOST_HOST_MB && `the shop host takes ${after.host.mb} MB, more than ${MOST_HOST_MB}`,
    both(after) > MOST_BOTH_MB && `both take ${both(after)} MB, more than ${MOST_BOTH_MB}`,
    moreFiles('host') > MOST_MORE_FILES && 'the shop host has more open files than before',
    moreFiles('backend') > MOST_MORE_FILES && 'the backend has more open files than before',
    (totals[0] ?? 0) + (totals[500] ?? 0) > 0 && 'there were broken or failed answers',
    unexpected > answers * MOST_UNEXPECTED &&
      `${unexpected} of ${answers} answers were neither pages nor redirects nor 404`,
  ].filter(Boolean);
};

/** Runs it; answers whether memory and open files came back. */
export const run = async () => {
  const shop = await openShop({ products: 2_400 });
  try {
    const pages = await findPages(shop.port);
    const random = seeded(Date.now() % 1_000_000);
    const samples = [];
    const sample = async (moment) => {
      const [host, backend] = [await look(shop.hosts[0]), await look(shop.backends[0])];
      samples.push({ moment, host, backend });
      const row = ({ mb, heap, native, caches, files }) =>
        [mb, heap, native, caches, files].map((value) => String(value).padStart(7)).join('');
      say(`${moment.padEnd(15)}${row(host)}  |${row(backend)}`);
    };
    const columns = ['RSS', 'heap', 'native', 'caches', 'files'].map((name) => name.padStart(7)).join('');
    say(`MB             ${columns}  |${columns}`);
    say(`               ${'shop host'.padStart(35)}  |${'backend'.padStart(35)}`);
    // A database opens its files when they are first asked for: that is no leak.
    await ask(shop.port, pages, random, performance.now() + WARM_UP_S * 1_000);
    await sample('before');
    const totals = {};
    for (let part = 1; part <= SAMPLES; part += 1) {
      const statuses = await ask(shop.port, pages, random, performance.now() + (seconds * 1_000) / SAMPLES);
      for (const [status, count] of Object.entries(statuses)) totals[status] = (totals[status] ?? 0) + count;
      await sample(`${Math.round((part * seconds) / SAMPLES)} s`);
    }
    const parts = { 'shop host': shop.hosts[0].port, backend: shop.backends[0].port };
    const crowd = await letCrowdCome({ port: shop.port, pages, parts });
    await wait(REST_S * 1_000);
    await sample('after the rest');
    const file = {
      measuredAt: new Date().toISOString(),
      seconds,
      rate,
      statuses: totals,
      samples,
      halves: halves(samples),
      crowd,
    };
    mkdirSync(join(ROOT, 'bench'), { recursive: true });
    writeFileSync(join(ROOT, 'bench', 'soak.json'), `${JSON.stringify(file, null, 2)}\n`);
    for (const { part, firstHalf, secondHalf } of halves(samples))
      say(`${part}: RSS ${firstHalf} MB more in the first half, ${secondHalf} MB more in the second`);
    say(crowdInWords(crowd));
    const complaints = [...verdictOn(totals, samples[0], samples.at(-1)), ...complaintsOnCrowd(crowd)];
    for (const line of complaints) say(`✗ ${line}`);
    if (complaints.length === 0) say('✓ Memory, open files and the event loop under a crowd are within their limits.');
    return complaints.length === 0;
  } finally {
    await shop.close();
  }
};
