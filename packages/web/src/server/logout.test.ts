// @vitest-environment node
// A logout that is pressed while the backend is away: the next person at this computer is nobody's member.

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

const OF_LOGIN = ['X-JWT', 'X-JWT-REFRESH', 'X-JWT-exist'];
const IDS = ['cartId', 'X-iSHOP-API-USERID'];
/** One that has not expired: nothing but its end is read here. */
const JWT = `a.${Buffer.from(JSON.stringify({ exp: 4_102_444_800 })).toString('base64url')}.c`;
const MEMBER = [...OF_LOGIN, ...IDS].map((name) => `${name}=${name === 'X-JWT' ? JWT : 'mia'}`).join('; ');

let host: OpenHost;
afterEach(() => host.close());

/** Which cookies the browser has afterwards, of those that it had. */
const leftIn = (answer: Response): readonly string[] => {
  const removed = answer.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'));
  return [...OF_LOGIN, ...IDS].filter((name) => !removed.some((line) => line.startsWith(`${name}=;`)));
};

describe('a logout while the backend is away', () => {
  it('is done for the script of a page, which is told that the session was not ended', async () => {
    host = await openHost();
    await host.stopBackend();
    const answer = await host.send('/api/logout-action/', {}, MEMBER);
    expect([answer.status, await answer.json()]).toEqual([200, { successfull: false }]);
    expect([leftIn(answer), answer.headers.get('clear-site-data')]).toEqual([[], '"cache"']);
  });

  it('is done without scripts, and the next page says what is left, even if it is the page of the fault', async () => {
    host = await openHost();
    await host.stopBackend();
    const answer = await host.post('/logout/', {}, MEMBER);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect([leftIn(answer), answer.headers.get('clear-site-data')]).toEqual([[], '"cache"']);
    expect(decodeURIComponent(answer.headers.getSetCookie().join('\n'))).toContain('warning:vue.user.logout.leftOpen');
    const next = await host.get('/', { cookie: 'notice=warning:vue.user.logout.leftOpen' });
    expect([next.status, await next.text()]).toEqual([503, expect.stringContaining('in diesem Browser abgemeldet')]);
  });
});

it('a logout that the backend hears has new ids, and a guest whose order is placed keeps the ids', async () => {
  host = await openHost({ logout: () => ({ data: { logout: true } }) });
  const guest = await host.send('/api/logout-action/', { keepCart: true }, MEMBER);
  expect([await guest.json(), leftIn(guest)]).toEqual([{ successfull: true }, IDS]);
  const left = await host.send('/api/logout-action/', {}, MEMBER);
  expect(await left.json()).toEqual({ successfull: true });
  expect(left.headers.getSetCookie().join('\n')).toContain(`cartId=${'c'.repeat(24)};`);
});
