// @vitest-environment node

import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';
import { isBrokenOff } from './broken-off.ts';

type Line = Readonly<Record<string, unknown>>;

let host: OpenHost;
afterEach(() => host?.close());

const lines = (): readonly Line[] => host.logged.map((line) => JSON.parse(line) as Line);
const errors = (): readonly Line[] => lines().filter(({ level }) => Number(level) >= 50);

const TYPES = ['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data; boundary=a'];

/** Promises so many bytes, sends 8 of them and goes away; or sends a piece of a body that comes in pieces, and goes away or sends nonsense. */
const BODIES = {
  'of 1000 bytes': 'Content-Length: 1000\r\n\r\na=1&b=23',
  'with a file': `Content-Length: ${1024 * 1024}\r\n\r\n--a\r\ncon`,
  'in pieces': 'Transfer-Encoding: chunked\r\n\r\n8\r\na=1&b=23\r\n',
  'in broken pieces': 'Transfer-Encoding: chunked\r\n\r\nZZ\r\n',
} as const;

/** Sends the beginning of a request, and is gone once the host has begun to read it. */
const breakOff = (path: string, type: string, body: string): Promise<void> =>
  new Promise((resolve) => {
    const { host: at, port, origin } = new URL(host.origin);
    const head = `POST ${path} HTTP/1.1\r\nHost: ${at}\r\nOrigin: ${origin}\r\nContent-Type: ${type}\r\n`;
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(head + body, () => setImmediate(() => socket.destroy()));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });

describe('a body that breaks off', () => {
  const PATHS = [
    ...['/checkout/basket/', '/checkout/login/', '/service/materiallist/', '/search/', '/not/there/'],
    ...['/api/shop/', '/api/login-action/', '/api/newsletter-unsubscribe'],
  ];

  it.each(Object.entries(BODIES))('%s is no fault of the shop, wherever it was sent', async (_how, body) => {
    host = await openHost({}, { LOG_LEVEL: 'info' });
    for (const path of PATHS) for (const type of TYPES) await breakOff(path, type, body);
    // Each has its one line, like every request.
    const told = () => lines().filter(({ method }) => method === 'POST');
    await expect.poll(() => told().length).toBe(PATHS.length * TYPES.length);
    expect(told().some(({ status }) => status === 499)).toBe(true);
    expect(errors()).toEqual([]);
    expect((await host.get('/')).status).toBe(200);
  });
});

describe('what fails for another reason', () => {
  const FAILS = new Error('a fault of the shop');

  it('is told as an error, once', async () => {
    const render = () => Promise.reject(FAILS);
    host = await openHost({}, { LOG_LEVEL: 'info' }, { render });
    expect((await host.post('/checkout/basket/', { intent: 'voucher' })).status).toBe(500);
    expect(errors()).toMatchObject([{ level: 50, msg: 'A request failed', err: { message: FAILS.message } }]);
  });

  const reset = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  const gone = { complete: false, destroyed: true, errored: reset };
  const whole = { complete: true, destroyed: false, errored: null };
  const abortError = new DOMException('This operation was aborted', 'AbortError');
  const [still, ended] = [{ aborted: false }, { aborted: true }];

  it.each([
    ['the connection’s own error', reset, gone, ended, true],
    ['a stream that was closed without one', new Error('Client connection prematurely closed.'), gone, ended, true],
    ['the end of a stream', abortError, { ...gone, errored: null }, still, true],
    ['the end of what was done for a visitor who left', abortError, whole, ended, true],
    ['a fault while the visitor left', FAILS, gone, ended, false],
    ['a mistake while the visitor left', new TypeError('x is undefined'), gone, ended, false],
    ['a backend that resets its connection', reset, whole, still, false],
    ['another connection that is reset while the visitor left', { ...reset }, gone, ended, false],
    ['something else that ended', abortError, whole, still, false],
  ] as const)('is told apart: %s', (_case, error, incoming, signal, isOff) => {
    expect(isBrokenOff(error as Error, { incoming, signal })).toBe(isOff);
  });
});
