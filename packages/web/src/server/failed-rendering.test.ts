// @vitest-environment node

import { afterEach, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

let host: OpenHost;
afterEach(() => host.close());

it('a page that cannot be rendered is a 500 that nobody keeps and that tells nothing; the next one is rendered anew', async () => {
  let isBroken = true;
  host = await openHost(
    {},
    {},
    {
      render: async () => {
        if (isBroken) throw new Error('a secret of the house');
        return new Response('made', { headers: { 'content-type': 'text/html' } });
      },
    },
  );
  const failed = await host.get('/');
  expect([failed.status, failed.headers.get('cache-control'), failed.headers.get('content-type')]).toEqual([
    500,
    'no-store',
    'text/html; charset=utf-8',
  ]);
  const said = await failed.text();
  expect(said).toContain('Da ist etwas schiefgegangen');
  expect(said).not.toContain('secret');
  expect(await (await host.get('/', { 'accept-language': 'en' })).text()).toContain('Something went wrong');
  expect(host.logged.join()).toContain('a secret of the house');
  isBroken = false;
  expect(await (await host.get('/')).text()).toContain('made');
});
