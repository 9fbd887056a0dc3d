// @vitest-environment node
// A stream of a list has as long to begin as a call has for its answer, and may then stay open for as long as it likes (F13).

import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REQUEST_TIMEOUT_MS } from '@tornister/domain/session';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ApiToken } from './api-token.ts';
import { createBackendLinks } from './backend-link.ts';
import { begunWithin } from './begun-within.ts';
import { readSettings } from './settings.ts';
import { visitOf } from './visitor.ts';

const visit = visitOf(
  { host: 'de.localhost:3000', cookie: '', acceptLanguage: '', userAgent: 'test', clientAddress: '::1' },
  readSettings({}),
);
const GOOD: ApiToken = { value: 'good', goodUntilMs: Number.POSITIVE_INFINITY };
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
const opening = (token: Promise<ApiToken | undefined> = Promise.resolve(GOOD)) => {
  const time = new AbortController();
  const links = createBackendLinks({
    url: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    connections: 1,
    log: pino({ level: 'silent' }),
    tokens: { current: () => token, forget: () => undefined },
    signalAfter: (ms) => {
      expect(ms).toBe(REQUEST_TIMEOUT_MS);
      return time.signal;
    },
  });
  const asked = new Promise<ServerResponse>((resolve) => {
    arrived = resolve;
  });
  const end = new AbortController();
  const opened = links.forRequest().openListStream(visit, '?list=a', end.signal);
  return { opened, end, asked, timeIsOver: () => time.abort(new Error('too late')) };
};

it('is given up when the backend does not begin it in time', async () => {
  const { opened, asked, timeIsOver } = opening();
  const gone = new Promise<void>((resolve) => void asked.then((outgoing) => outgoing.once('close', () => resolve())));
  await asked;
  timeIsOver();
  await expect(opened).rejects.toThrow('too late');
  await gone;
});

it('has that time for all that has to be asked before, too: the token of the shop host', async () => {
  const { opened, timeIsOver } = opening(new Promise<never>(() => undefined));
  timeIsOver();
  await expect(opened).rejects.toThrow('too late');
});

it('is not asked for when the time was over before', async () => {
  const asked: unknown[] = [];
  const ask = begunWithin(
    async (url) => {
      asked.push(url);
      return new Response('');
    },
    () => AbortSignal.abort(new Error('too late')),
  );
  await expect(ask('/', {})).rejects.toThrow('too late');
  expect(asked).toEqual([]);
});

it('stays open beyond that once it has begun, until its reader goes', async () => {
  const { opened, asked, timeIsOver, end } = opening();
  const outgoing = await asked;
  outgoing.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  const reader = (await opened).body?.getReader();
  timeIsOver();
  outgoing.write('data');
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data');
  const gone = new Promise<void>((resolve) => outgoing.once('close', () => resolve()));
  end.abort();
  await gone;
});
