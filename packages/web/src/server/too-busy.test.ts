// @vitest-environment node

import { afterEach, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

const MOST_AT_ONCE = 150;

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
