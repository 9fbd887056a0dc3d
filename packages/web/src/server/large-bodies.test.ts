// @vitest-environment node

import { UPLOAD_MAX_BYTES } from '@tornister/domain/forms';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createTurnstile, limitBodies } from './large-bodies.ts';

const LARGEST_FORM = 256 * 1024;
const MULTIPART = 'multipart/form-data; boundary=x';

/** A host that reads every body, when the test lets it. */
const openHost = (until: Promise<void> = Promise.resolve()) => {
  let reading = 0;
  const app = new Hono();
  app.use(
    limitBodies(
      (_context, status, headers) => new Response('', { status, ...(headers === undefined ? {} : { headers }) }),
    ),
  );
  app.post('*', async (context) => {
    reading += 1;
    const { byteLength } = await context.req.arrayBuffer();
    await until;
    return context.text(String(byteLength));
  });
  const send = async (path: string, size: number, type = MULTIPART): Promise<Response> =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': String(size) },
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
    app.use(limitBodies((_context, status) => new Response('', { status })));
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
    const all = Array.from({ length: 110 }, () => send('/api/shop/', LARGEST_FORM + 1));
    const turnedAway = await Promise.race(all);
    expect([turnedAway.status, turnedAway.headers.get('retry-after')]).toEqual([503, '10']);
    expect(reading()).toBeLessThanOrEqual(4);
    open();
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect([statuses.filter((status) => status === 200), reading()]).toEqual([Array(104).fill(200), 104]);
  });
});

describe('a turnstile', () => {
  it('lets so many in, the others in their order, and nobody behind too many', async () => {
    const turnstile = createTurnstile({ atOnce: 1, waiting: 2 });
    const entered: string[] = [];
    const come = (name: string) =>
      turnstile.enter().then((isIn) => {
        entered.push(isIn ? name : `${name} sent away`);
      });
    await come('a');
    const [b, c] = [come('b'), come('c')];
    await come('d');
    expect(entered).toEqual(['a', 'd sent away']);
    turnstile.leave();
    await b;
    turnstile.leave();
    await c;
    turnstile.leave();
    await come('e');
    expect(entered).toEqual(['a', 'd sent away', 'b', 'c', 'e']);
  });
});
