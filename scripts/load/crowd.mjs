// A crowd (F35): 300 people ask for a page at the same moment, most of them for one that nobody has asked for before, three times. How long they wait,
// what they are answered, and how long the event loop of each process was held up meanwhile.

import { createVisitor } from '../../e2e/fixtures/http.ts';

const PEOPLE = 300;
const TIMES = 3;
/** Each person has an address of their own: a limit by address is none on a crowd. */
const addressOf = (number) => `10.35.${Math.floor(number / 250)}.${(number % 250) + 1}`;
/** What the event loop may be late by in ninety-nine of a hundred looks, and how long ninety-nine of a hundred people may wait for an answer. */
const MOST_LAG_MS = 200;
const MOST_WAIT_MS = 5_500;
/** A page, or the words when to come again. */
const EXPECTED = ['200', '429', '503'];
const MS = 1_000;

/** What a process says of its event loop since it was last asked, in milliseconds. */
export const eventLoopOf = async (port) => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const ms = (name) =>
    Math.round(Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds ([\\d.e+-]+)$`, 'm').exec(text)?.[1]) * MS);
  return { p99Ms: ms('p99'), maxMs: ms('max') };
};

const pathOf = (pages, round, number) =>
  number % 3 === 0
    ? `/search/?q=heft${round}${number}`
    : `${pages[number % pages.length]}?page=${round + 2}&ref=${number}`;

const askOnce = async (port, path, address) => {
  const startedAt = performance.now();
  const { status } = await createVisitor({ port })
    .ask(path, { headers: { 'accept-encoding': 'br', 'x-forwarded-for': address } })
    .catch(() => ({ status: 0 }));
  return { status, ms: Math.round(performance.now() - startedAt) };
};

const counted = (answers) => {
  const statuses = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
};
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Lets the crowd come; answers what came of it. */
export const letCrowdCome = async ({ port, pages, parts }) => {
  for (const part of Object.values(parts)) await eventLoopOf(part);
  const answers = [];
  for (let round = 0; round < TIMES; round += 1) {
    const people = Array.from({ length: PEOPLE }, (_none, number) => number);
    answers.push(
      ...(await Promise.all(people.map((number) => askOnce(port, pathOf(pages, round, number), addressOf(number))))),
    );
  }
  const waits = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const eventLoop = {};
  for (const [name, part] of Object.entries(parts)) eventLoop[name] = await eventLoopOf(part);
  return {
    people: PEOPLE,
    times: TIMES,
    statuses: counted(answers),
    waitMs: { p50: percentile(waits, 0.5), p99: percentile(waits, 0.99), max: waits.at(-1) },
    eventLoop,
  };
};

/** What is more than is allowed. */
export const complaintsOnCrowd = ({ statuses, waitMs, eventLoop }) => [
  ...Object.entries(statuses)
    .filter(([status]) => !EXPECTED.includes(status))
    .map(([status, count]) => `${count} of a crowd were answered by ${status}`),
  ...(waitMs.p99 > MOST_WAIT_MS ? [`a crowd waited ${waitMs.p99} ms, more than ${MOST_WAIT_MS}`] : []),
  ...Object.entries(eventLoop)
    .filter(([, { p99Ms }]) => !(p99Ms <= MOST_LAG_MS))
    .map(
      ([name, { p99Ms }]) =>
        `the event loop of the ${name} was ${p99Ms} ms late under a crowd, more than ${MOST_LAG_MS}`,
    ),
];

/** It in one line. */
export const crowdInWords = ({ people, times, statuses, waitMs, eventLoop }) =>
  `${people} people at once, ${times} times: ${JSON.stringify(statuses)}, waited ${waitMs.p50} ms (99 %: ${waitMs.p99}); event loop late by ${Object.entries(
    eventLoop,
  )
    .map(([name, { p99Ms, maxMs }]) => `${name} ${p99Ms} ms (most: ${maxMs})`)
    .join(', ')}`;
