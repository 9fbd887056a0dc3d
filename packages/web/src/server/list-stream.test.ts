// @vitest-environment node

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

const PATH = '/api/list-changes/?list=the-list-of-3b';
/** The state that the page shows. */
const SEEN = '0123456789abcdef'.repeat(2);
const CHANGED = 'event: changed\ndata:\n\n';

type Stream = { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse };

let backend: Server;
let host: OpenHost;
let closing: AbortController;
let answer: (stream: Stream) => void;
let tokens: number;

/** The next stream that the shop host opens at the backend; it has said its first words. */
const nextStream = (): Promise<Stream> =>
  new Promise((resolve) => {
    answer = (stream) => {
      stream.outgoing.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 1000\n\n');
      resolve(stream);
    };
  });
const refuse = (status: number): void => {
  answer = ({ outgoing }) => void outgoing.writeHead(status).end();
};
const readerOf = (response: Response) => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    next: async () => (await reader?.read())?.value,
    cancel: () => reader?.cancel(),
  };
};
const gone = ({ incoming }: Stream): Promise<void> =>
  new Promise((resolve) => incoming.socket.once('close', () => resolve()));

beforeEach(async () => {
  tokens = 0;
  closing = new AbortController();
  backend = createServer((incoming, outgoing) => {
    if (incoming.url !== '/oauth/token') return answer({ incoming, outgoing });
    tokens += 1;
    outgoing.setHeader('content-type', 'application/json');
    outgoing.end(JSON.stringify({ access_token: `token-${tokens}`, expires_in: 3_600 }));
  });
  const port = await new Promise<number>((resolve) => {
    backend.listen(0, '127.0.0.1', () => resolve((backend.address() as AddressInfo).port));
  });
  host = await openHost({}, { BACKEND_URL: `http://127.0.0.1:${port}` }, { closing: closing.signal });
});
afterEach(async () => {
  await host.close();
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
});

describe('the stream of a list (docs/adr/0076)', () => {
  it('passes on what the backend says to this visitor, and no token to the page', async () => {
    const opened = nextStream();
    const response = await host.get(`${PATH}&seen=${SEEN}&more=x`, { cookie: 'JWT=the-login' });
    const { incoming, outgoing } = await opened;
    expect(incoming.url).toBe(`/list-changes?list=the-list-of-3b&seen=${SEEN}`);
    expect(incoming.headers.authorization).toBe('Bearer token-1');
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const words = readerOf(response);
    expect(await words.next()).toBe('retry: 1000\n\n');
    outgoing.write(CHANGED);
    expect(await words.next()).toBe(CHANGED);
    await words.cancel();
  });

  it('leaves the backend alone when the page is left', async () => {
    const opened = nextStream();
    const words = readerOf(await host.get(PATH));
    const stream = await opened;
    await words.next();
    const left = gone(stream);
    await words.cancel();
    await left;
  });

  it('is not opened where only its headers are asked for', async () => {
    let opened = 0;
    answer = ({ outgoing }) => {
      opened += 1;
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 1000\n\n');
    };
    const response = await fetch(`${host.origin}${PATH}`, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect([opened, tokens]).toEqual([0, 0]);
  });

  it('ends when the backend ends it, or is gone', async () => {
    for (const end of [({ outgoing }: Stream) => outgoing.end(), ({ incoming }: Stream) => incoming.socket.destroy()]) {
      const opened = nextStream();
      const words = readerOf(await host.get(PATH));
      const stream = await opened;
      await words.next();
      end(stream);
      expect(await words.next()).toBeUndefined();
    }
  });

  it('ends when the shop host is asked to stop', async () => {
    const opened = nextStream();
    const words = readerOf(await host.get(PATH));
    const left = gone(await opened);
    await words.next();
    closing.abort();
    expect(await words.next()).toBeUndefined();
    await left;
  });

  it('is refused as the backend refuses, so that a browser does not come back', async () => {
    for (const status of [403, 404, 429, 503]) {
      refuse(status);
      expect((await host.get(PATH)).status).toBe(status);
    }
  });

  it('is opened over so many connections and no more; who finds no place to wait is told at once (F13)', async () => {
    const narrow = await openHost({}, { BACKEND_URL: host.backendUrl, BACKEND_CONNECTIONS: '1' });
    const begun: Stream[] = [];
    answer = (stream) => void begun.push(stream);
    const speak = (at: number) =>
      begun[at]?.outgoing.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 1000\n\n');
    // One is asked for, four wait for it.
    const asked = Array.from({ length: 20 }, () => narrow.get(PATH));
    const refused: Response[] = [];
    for (const one of asked) void one.then((response) => response.ok || refused.push(response));
    await expect.poll(() => refused.length).toBe(15);
    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      refused.map(() => [503, '60']),
    );
    // An open stream lets the next one in.
    for (let at = 0; at < 5; at += 1) {
      await expect.poll(() => begun.length).toBe(at + 1);
      speak(at);
    }
    const opened = (await Promise.all(asked)).filter(({ ok }) => ok);
    expect([opened.length, begun.length]).toEqual([5, 5]);
    expect(await Promise.all(opened.map((response) => readerOf(response).next()))).toEqual(
      opened.map(() => 'retry: 1000\n\n'),
    );
    await narrow.close();
  });

  it('asks with a fresh token of its own once, when the first one is refused', async () => {
    refuse(401);
    expect((await host.get(PATH)).status).toBe(401);
    expect(tokens).toBe(2);
  });

  it('is not there for an address that names no list, nor while the backend is away', async () => {
    expect((await host.get('/api/list-changes/')).status).toBe(404);
    backend.closeAllConnections();
    await new Promise((resolve) => backend.close(resolve));
    expect((await host.get(PATH)).status).toBe(503);
  });
});
