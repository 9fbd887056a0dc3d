// @vitest-environment node
// The end of a login, told by whatever page comes next.

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

let host: OpenHost;
afterEach(() => host.close());

const ENDED = { cookie: 'securityLogout=member%20mia' };
const SENTENCE = 'Zu Ihrer Sicherheit haben wir Sie abgemeldet.';
const TAKEN = /^securityLogout=;.*Max-Age=0/;

const timesIn = (html: string): number => html.replace(/<script[\s\S]*?<\/script>/g, '').split(SENTENCE).length - 1;

describe('the security-logout flag (spec 1 §2 "On every navigation")', () => {
  it.each([
    '/',
    '/cat/1001/',
    '/prod/20001/',
    '/search/?q=heft',
    '/gibt-es-nicht/',
    '/login/',
    '/checkout/basket/',
    '/service/consent/',
  ])('is told once by %s, in a page for this visitor alone, and is taken', async (address) => {
    host = await openHost();
    const before = await (await host.get(address)).text();
    const answer = await host.get(address, ENDED);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(TAKEN));
    expect(timesIn(await answer.text())).toBe(1);
    expect(timesIn(before)).toBe(0);
  });

  it('is seen by nobody else', async () => {
    host = await openHost();
    const before = await (await host.get('/')).text();
    expect(timesIn(await (await host.get('/', ENDED)).text())).toBe(1);
    const after = await host.get('/');
    expect([await after.text(), after.headers.getSetCookie()]).toEqual([before, []]);
  });

  it.each([
    ['a redirect', '/search/?q=', {}],
    ['a missing picture', '/missing.png', { 'sec-fetch-dest': 'image' }],
  ])('is not used up by %s', async (_, address, headers) => {
    host = await openHost();
    const answer = await host.get(address, { ...ENDED, ...headers });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
