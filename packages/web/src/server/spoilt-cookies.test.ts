// @vitest-environment node
// A browser whose cookies are not what the shop has written is served as one without them, and nobody else notices.

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';
import { publishedText } from '../../test/published-text.ts';
import { isUnsendable } from './is-refused.ts';

let host: OpenHost;
afterEach(() => host.close());

describe('a cookie that no header can hold', () => {
  it.each(['X-DEVICE', 'X-JWT', 'X-iSHOP-API-USERID'])(
    'is taken away from its browser, which is served as without it: %s',
    async (name) => {
      host = await openHost({ logout: () => ({ data: { logout: true } }) });
      const cookie = `${name}=%E2%82%AC`;
      const page = await host.get('/login/', { cookie });
      expect([page.status, page.headers.getSetCookie().filter((header) => header.startsWith(`${name}=;`))]).toEqual([
        200,
        [expect.stringContaining('Max-Age=0')],
      ]);
      const before = host.asked.length;
      const answer = await host.send('/api/shop/', { query: publishedText('logout') }, cookie);
      expect([answer.status, host.asked.length - before]).toEqual([200, 1]);
    },
  );

  it('is known by what fetch throws, which is no failure of the network', async () => {
    host = await openHost();
    const thrown = await fetch(host.origin, { headers: { 'x-device': '€' } }).catch((reason: unknown) => reason);
    expect(isUnsendable(thrown)).toBe(true);
    await host.stopBackend();
    const away = await fetch(host.backendUrl).catch((reason: unknown) => reason);
    expect([away instanceof Error, isUnsendable(away)]).toEqual([true, false]);
  });
});
