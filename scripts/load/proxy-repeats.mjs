// Which requests the documented proxy sends to a second shop host, when the first one reads them and dies, or says that it is not ready.

import { createServer } from 'node:http';
import { freePort } from '../lib/run.mjs';

const FORM = { method: 'POST', body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } };

/** A server that does with every request what it is told; it counts them. */
const startServer = async (answer) => {
  const port = await freePort();
  const host = { port, asked: [], answer, stop: () => server.close() };
  const server = createServer((incoming, outgoing) => {
    incoming.resume().on('end', () => {
      host.asked.push(incoming.headers['x-request-id']);
      host.answer(outgoing);
    });
  });
  await new Promise((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return host;
};

const dies = (outgoing) => outgoing.destroy();
const isNotReady = (outgoing) => outgoing.writeHead(503, { 'retry-after': '5' }).end('not now');
const serves = (outgoing) => outgoing.writeHead(200).end('served');

/** Two servers in the place of shop hosts, whichever is asked first fails; the other one serves from then on. */
const startPair = async (failing) => {
  const [first, second] = [await startServer(failing), await startServer(failing)];
  for (const [one, other] of [
    [first, second],
    [second, first],
  ])
    one.answer = (outgoing) => {
      other.answer = serves;
      failing(outgoing);
    };
  return [first, second];
};

/** Does the work with a proxy before these servers, and stops all of them. */
const before = async (startWith, servers, work) => {
  const proxy = await startWith(servers.map(({ port }) => port));
  try {
    return await work(proxy.ask);
  } finally {
    await proxy.stop();
    for (const server of servers) server.stop();
  }
};

/** What is asked for, and the answer when the first of two hosts dies over it, or is not ready. */
const QUESTIONS = [
  ['/checkout/summary/', FORM, 200, 200],
  ['/checkout/login/?option=guest', FORM, 200, 200],
  ['/checkout/shipping/', FORM, 200, 200],
  ['/checkout/payment/', FORM, 200, 200],
  ['/checkout/basket/', FORM, 200, 200],
  ['/myaccount/wishlist/', FORM, 502, 503],
  ['/', {}, 200, 503],
];

/** Tries it. `startWith` starts the proxy before these ports and answers how to ask through it and to stop it. */
export const tryRepeats = async (startWith, expect) => {
  for (const [path, options, ifDead, ifNotReady] of QUESTIONS)
    for (const [what, failing, wanted] of [
      ['dies', dies, ifDead],
      ['is not ready', isNotReady, ifNotReady],
    ]) {
      const pair = await startPair(failing);
      const { status } = await before(startWith, pair, (ask) => ask(path, options));
      const ids = pair.flatMap(({ asked }) => asked);
      expect(
        status === wanted && new Set(ids).size === 1,
        `${options.method ?? 'GET'} ${path}, when a shop host ${what}: ${status}, asked for ${ids.length} times`,
      );
    }
  // A backend that is away is no reason to give up the hosts: their cached pages are good.
  const hosts = [await startServer(isNotReady), await startServer(isNotReady)];
  await before(startWith, hosts, async (ask) => {
    const refused = await ask('/checkout/summary/', FORM);
    for (const host of hosts) Object.assign(host, { answer: serves, asked: [] });
    for (let pages = 0; pages < 4; pages += 1) await ask('/');
    const shares = hosts.map(({ asked }) => asked.length);
    expect(
      refused.status === 503 && shares.every((asked) => asked === 2),
      `a form that no shop host takes: ${refused.status}; of the next pages the hosts are asked for ${shares.join(' and ')}`,
    );
  });
};
