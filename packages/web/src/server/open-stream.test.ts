// @vitest-environment node
// A stream of a list has as long to begin as a call has for its answer, and may then stay open for as long as it likes (F13).

import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REQUEST_TIMEOUT_MS } from '@tornister/domain/session';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBackendLinks } from './backend-link.ts';
import { readSettings } from './settings.ts';
import { visitOf } from './visitor.ts';

const visit = visitOf(
  { host: 'de.localhost:3000', cookie: '', acceptLanguage: '', userAgent: 'test', clientAddress: '::1' },
  readSettings({}),
);
let backend: Server;
let arrived: (outgoing: ServerResponse) => void;

beforeEach(async () => {
  backend = createServer((_incoming, outgoing) => arrived(outgoing));
  await new Promise<void>((resolve) => {
    backend.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(() => {
  backend.closeAllConnections();
  backend.close();
});

/** A stream that is being opened: the answer that the backend may give, and the end of the time that it has for that. */
const opening = async () => {
  const times: AbortController[] = [];
  const links = createBackendLinks({
    url: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    connections: 1,
    log: pino({ level: 'silent' }),
    tokens: {
      current: async () => ({ value: 'good', goodUntilMs: Number.POSITIVE_INFINITY }),
      forget: () => undefined,
    },
    signalAfter: (ms) => {
      expect(ms).toBe(REQUEST_TIMEOUT_MS);
      const time = new AbortController();
      times.push(time);
      return time.signal;
    },
  });
  const asked = new Promise<ServerResponse>((resolve) => {
    arrived = resolve;
  });
  const end = new AbortController();
  const opened = links.forRequest().openListStream(visit, '?list=a', end.signal);
  return { opened, end, outgoing: await asked, timeIsOver: () => times.at(-1)?.abort(new Error('too late')) };
};

it('is given up when the backend does not begin it in time', async () => {
  const { opened, timeIsOver } = await opening();
  timeIsOver();
  await expect(opened).rejects.toThrow('too late');
});

it('stays open beyond that once it has begun, until its reader goes', async () => {
  const { opened, outgoing, timeIsOver, end } = await opening();
  outgoing.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  const reader = (await opened).body?.getReader();
  timeIsOver();
  outgoing.write('data');
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data');
  const gone = new Promise<void>((resolve) => outgoing.once('close', () => resolve()));
  end.abort();
  await gone;
});
