// @vitest-environment node

import { afterEach, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

const MOST_AT_ONCE = 150;

const OF_ONE_AT_ONCE = 30;

let host: OpenHost;
afterEach(() => host.close());

it('150 pages are made at once; who comes then is told at once to come again, a form is taken all the same', async () => {
  const waiting: (() => void)[] = [];
  host = await openHost(
    {},
    {},
    {
      render: async () => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return new Response('made');
      },
    },
  );
  const inWork = Array.from({ length: MOST_AT_ONCE }, (_, number) => host.get(`/page-${number}/`));
  await expect.poll(() => waiting.length).toBe(MOST_AT_ONCE);
  const refused = await host.get('/one-more/');
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await refused.text()).toMatch(/<html lang="de">.*<h1>Gerade ist viel los<.*<a href="\/">/u);
  for (const path of ['/one-more/', '/login/'])
    expect(await (await host.get(path, { 'accept-language': 'en' })).text()).toContain(
      'The shop is very busy right now',
    );
  const form = host.post('/login/', { email: 'a' });
  await expect.poll(() => waiting.length).toBe(MOST_AT_ONCE + 1);
  for (const go of waiting) go();
  expect(new Set((await Promise.all(inWork)).map(({ status }) => status))).toEqual(new Set([200]));
  expect((await form).status).toBe(200);
  const again = host.get('/one-more/');
  await expect.poll(() => waiting.length).toBe(MOST_AT_ONCE + 2);
  waiting.at(-1)?.();
  expect((await again).status).toBe(200);
});

it('30 of them are of one address; who comes from another one has a page', async () => {
  const waiting: (() => void)[] = [];
  host = await openHost(
    {},
    { TRUSTED_PROXIES: '127.0.0.1' },
    {
      render: async () => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return new Response('made');
      },
    },
  );
  const from = (address: string) => ({ 'x-forwarded-for': address });
  // Pages for everyone and pages of one visitor are one share; so is what a household has of IPv6.
  const inWork = Array.from({ length: OF_ONE_AT_ONCE }, (_, number) =>
    host.get(number % 2 === 0 ? `/page-${number}/` : `/login/?${number}`, from(`2001:db8::${number + 1}`)),
  );
  await expect.poll(() => waiting.length).toBe(OF_ONE_AT_ONCE);
  const statusOf = async (path: string, address: string) => (await host.get(path, from(address))).status;
  expect([await statusOf('/one-more/', '2001:db8::99'), await statusOf('/login/', '2001:db8::99')]).toEqual([503, 503]);
  const other = host.get('/one-more/', from('2001:db8:0:1::1'));
  await expect.poll(() => waiting.length).toBe(OF_ONE_AT_ONCE + 1);
  for (const go of waiting) go();
  expect(new Set((await Promise.all([...inWork, other])).map(({ status }) => status))).toEqual(new Set([200]));
  const again = host.get('/one-more-again/', from('2001:db8::99'));
  await expect.poll(() => waiting.length).toBe(OF_ONE_AT_ONCE + 2);
  waiting.at(-1)?.();
  expect((await again).status).toBe(200);
});
