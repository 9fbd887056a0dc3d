// A small load balancer for the measurements: requests go round over several processes. What was refused, or was a question (GET) and broke
// off, is asked of the next process. A form that broke off may have been read: only those that docs/operations.md lets a proxy repeat are
// sent again, any other one is broken off for the visitor, too.

import { randomUUID } from 'node:crypto';
import { createServer, request } from 'node:http';
import { wait } from '../lib/run.mjs';

/** How long one request is handed on before it is given up, when no process takes it. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;
const NOT_NOW = 503;
/** A form that has taken longer is not sent again, as the document has it (`proxy_next_upstream_timeout`). */
const REPEATED_WITHIN_MS = 3_000;

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

const outcomeOf = (attempted) =>
  attempted.then(
    (given) => ({ given }),
    (error) => ({ error }),
  );

const isQuestion = ({ method }) => method === 'GET' || method === 'HEAD';

/** Whether what came of a try is what the visitor gets: an answer, or that nobody may be asked any more. */
const isFinal = ({ given, error }, kind, isLast) =>
  given === undefined
    ? error.code !== 'ECONNREFUSED' && !kind.isQuestion && !kind.isRepeatable
    : isLast || !kind.isRepeatable || given.answer.statusCode !== NOT_NOW;

/** Where the first try of a visitor goes: to the same process each time, as a proxy does that hashes addresses. */
const placeOf = ({ headers }) => {
  const visitor = String(headers['x-forwarded-for'] ?? '');
  return [...visitor].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 9_973, 0);
};

/**
 * Listens on a port before the processes at `ports`, a list that may change meanwhile. `onAnswered` hears of each request: method, path, status (0
 * when it broke off), time. `keepsVisitors`: each visitor stays at one process while it answers. `mayRepeat` says which forms may be sent again after they
 * broke off or were answered by 503.
 */
export const startBalancer = (
  port,
  ports,
  { onAnswered = () => undefined, keepsVisitors = false, mayRepeat = () => false } = {},
) => {
  let turn = 0;
  const firstPlace = (incoming) => {
    turn += 1;
    return keepsVisitors ? placeOf(incoming) : turn;
  };
  /** The answer of the first process that gives one; undefined when none did in time or the request must not be repeated. */
  const anyAnswer = async (incoming, body) => {
    const startedAt = performance.now();
    const first = firstPlace(incoming);
    const kind = { isQuestion: isQuestion(incoming), isRepeatable: !isQuestion(incoming) && mayRepeat(incoming) };
    for (let tries = 1; performance.now() - startedAt < PATIENCE_MS; tries += 1) {
      const outcome = await outcomeOf(attempt(ports[(first + tries) % ports.length], incoming, body));
      const isLast = tries >= ports.length || performance.now() - startedAt > REPEATED_WITHIN_MS;
      if (isFinal(outcome, kind, isLast)) return outcome.given;
      if (tries % ports.length === 0) await wait(PAUSE_MS);
    }
    return undefined;
  };
  const server = createServer(async (incoming, outgoing) => {
    const startedAt = performance.now();
    // One name for all tries of a request, as a proxy writes it.
    incoming.headers['x-request-id'] ??= randomUUID();
    const body = await readBody(incoming).catch(() => undefined);
    const answered = body === undefined ? undefined : await anyAnswer(incoming, body);
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
