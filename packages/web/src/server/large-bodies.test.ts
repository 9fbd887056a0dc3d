// @vitest-environment node

import { UPLOAD_MAX_BYTES } from '@tornister/domain/forms';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { limitBodies } from './large-bodies.ts';

const LARGEST_FORM = 256 * 1024;
const MULTIPART = 'multipart/form-data; boundary=x';

/** A host that reads every body, when the test lets it. */
const openHost = (until: Promise<void> = Promise.resolve()) => {
  let reading = 0;
  const app = new Hono();
  app.use(
    limitBodies(
      (_context, status, headers) => new Response('', { status, ...(headers === undefined ? {} : { headers }) }),
      ({ req }) => req.header('x-sender') ?? '',
    ),
  );
  app.post('*', async (context) => {
    reading += 1;
    const { byteLength } = await context.req.arrayBuffer();
    await until;
    return context.text(String(byteLength));
  });
  const send = async (path: string, size: number, type = MULTIPART, sender = ''): Promise<Response> =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': String(size), 'x-sender': sender },
      body: new Uint8Array(size),
    });
  return { send, reading: () => reading };
};

describe('how large a body may be', () => {
  it.each([
    '/myaccount/register/',
    '/myaccount/register',
    '/checkout/login/',
    '/service/orderform/',
    '/service/materiallist/',
    '/myaccount/returns/productselection/',
    '/api/shop/',
    '/api/shop',
  ])('is a file of 10 MiB beside a form at %s', async (path) => {
    const { send } = openHost();
    expect((await send(path, UPLOAD_MAX_BYTES + LARGEST_FORM)).status).toBe(200);
    expect((await send(path, UPLOAD_MAX_BYTES + LARGEST_FORM + 1)).status).toBe(413);
  });

  it('is 256 KiB everywhere else, and for every body without a file', async () => {
    const { send } = openHost();
    for (const [path, type] of [
      ['/myaccount/password/', MULTIPART],
      ['/api/register-action/', MULTIPART],
      ['/myaccount/register/', 'application/x-www-form-urlencoded'],
      ['/api/shop/', 'application/json'],
    ] as const) {
      expect((await send(path, LARGEST_FORM, type)).status, path).toBe(200);
      expect((await send(path, LARGEST_FORM + 1, type)).status, path).toBe(413);
    }
  });

  it('counts for bodies that do not say how large they are', async () => {
    const app = new Hono();
    app.use(
      limitBodies(
        (_context, status) => new Response('', { status }),
        () => 'anybody',
      ),
    );
    app.post('*', async (context) => context.text(String((await context.req.arrayBuffer()).byteLength)));
    const streamed = (size: number) =>
      app.request('/api/shop/', {
        method: 'POST',
        headers: { 'content-type': MULTIPART },
        body: new Blob([new Uint8Array(size)]).stream(),
        duplex: 'half',
      } as RequestInit);
    expect((await streamed(LARGEST_FORM + 1)).status).toBe(200);
    expect((await streamed(UPLOAD_MAX_BYTES + LARGEST_FORM + 1)).status).toBe(413);
  });

  it('a hundred and more at once are read four at a time; who is far behind comes again in a moment', async () => {
    let open = (): void => undefined;
    const { send, reading } = openHost(
      new Promise((resolve) => {
        open = resolve;
      }),
    );
    const all = Array.from({ length: 110 }, (_, at) => send('/api/shop/', LARGEST_FORM + 1, MULTIPART, `${at % 3}`));
    const turnedAway = await Promise.race(all);
    expect([turnedAway.status, turnedAway.headers.get('retry-after')]).toEqual([503, '10']);
    expect(reading()).toBeLessThanOrEqual(4);
    open();
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect([statuses.filter((status) => status === 200), reading()]).toEqual([Array(104).fill(200), 104]);
  });
});

describe('large bodies of one address', () => {
  it('are read two at a time, and fifty wait: others send theirs meanwhile', async () => {
    let open = (): void => undefined;
    const { send, reading } = openHost(
      new Promise((resolve) => {
        open = resolve;
      }),
    );
    const slow = Array.from({ length: 53 }, () => send('/api/shop/', LARGEST_FORM + 1, MULTIPART, 'slow'));
    expect((await Promise.race(slow)).status).toBe(503);
    expect(reading()).toBe(2);
    const others = ['one', 'other'].map((sender) => send('/api/shop/', LARGEST_FORM + 1, MULTIPART, sender));
    await expect.poll(reading).toBe(4);
    open();
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await Promise.all(slow)).filter(({ status }) => status === 200)).toHaveLength(52);
  });
});
