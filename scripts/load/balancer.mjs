// A small load balancer for the measurements: requests go round over several processes. What was refused, or was a question (GET) and broke
// off, is asked of the next process; a form that broke off may have been read, so it is broken off for the visitor, too.

import { createServer, request } from 'node:http';
import { wait } from '../lib/run.mjs';

/** How long one request is handed on before it is given up, when no process takes it. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;

const readBody = (stream) =>
  new Promise((resolve, reject) => {
    const parts = [];
    stream.on('data', (part) => parts.push(part));
    stream.on('error', reject);
    stream.on('aborted', () => reject(new Error('broken off')));
    stream.on('end', () => resolve(Buffer.concat(parts)));
  });

/** One attempt at one process; whole answers only, so that one that breaks off in the middle can be asked for again. */
const attempt = (port, { method, url, headers }, body) =>
  new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
      readBody(answer).then((content) => resolve({ answer, content }), reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** Whether it is safe to ask again: it was never read, or it changes nothing. */
const mayBeRepeated = (method, error) => error.code === 'ECONNREFUSED' || method === 'GET' || method === 'HEAD';

/** The answer of the first process that gives one; undefined when none did in time or the request must not be repeated. */
const anyAnswer = async (nextPort, ports, incoming, body) => {
  const until = performance.now() + PATIENCE_MS;
  for (let tries = 1; performance.now() < until; tries += 1) {
    try {
      return await attempt(nextPort(), incoming, body);
    } catch (error) {
      if (!mayBeRepeated(incoming.method, error)) return undefined;
      if (tries % ports.length === 0) await wait(PAUSE_MS);
    }
  }
  return undefined;
};

/**
 * Listens on a port before the processes at `ports`. `onAnswered` hears of each request: method, path, status (0 when it broke off), time.
 */
export const startBalancer = (port, ports, onAnswered = () => undefined) => {
  let turn = 0;
  const nextPort = () => {
    turn += 1;
    return ports[turn % ports.length];
  };
  const server = createServer(async (incoming, outgoing) => {
    const startedAt = performance.now();
    const body = await readBody(incoming).catch(() => undefined);
    const answered = body === undefined ? undefined : await anyAnswer(nextPort, ports, incoming, body);
    const status = answered?.answer.statusCode ?? 0;
    onAnswered({ method: incoming.method, path: incoming.url, status, ms: performance.now() - startedAt });
    if (answered === undefined) {
      outgoing.destroy();
      return;
    }
    const { 'transfer-encoding': _chunked, ...headers } = answered.answer.headers;
    outgoing.writeHead(status, { ...headers, 'content-length': answered.content.length }).end(answered.content);
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve({ stop: () => server.close() }));
  });
};
