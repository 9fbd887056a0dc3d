// @vitest-environment node

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

let host: OpenHost;
afterEach(() => host.close());

const TOLD = { cookie: `notice=${encodeURIComponent('warning:vue.checkout.message.sessionExpired')}` };
const SENTENCE = 'Hier geht es nicht weiter: Ihre Sitzung ist abgelaufen';

const cookiesOf = (answer: Response): readonly string[] => answer.headers.getSetCookie();

describe('a notice that comes with a visitor to a cached page', () => {
  it('stands in the page, which is rendered for this visitor alone, and is over then', async () => {
    host = await openHost();
    const answer = await host.get('/', TOLD);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(cookiesOf(answer)).toEqual([expect.stringMatching(/^notice=;.*Max-Age=0/)]);
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`role="alert"[^>]*>${SENTENCE}`));
  });

  it('is seen by nobody else, whoever comes first', async () => {
    host = await openHost();
    const before = await (await host.get('/')).text();
    expect(before).not.toContain(SENTENCE);
    expect(await (await host.get('/', TOLD)).text()).toContain(SENTENCE);
    const after = await host.get('/');
    expect(await after.text()).toBe(before);
    expect(after.headers.get('cache-control')).toContain('public');
    expect(cookiesOf(after)).toEqual([]);
  });

  it('leads to the basket where that is what has changed, also without scripts', async () => {
    host = await openHost();
    const told = encodeURIComponent('warning:vue.checkout.summaryStep.notification.cartChanged');
    const html = await (await host.get('/', { cookie: `notice=${told}` })).text();
    const [, notice = ''] = /role="alert"[^>]*>(Ihr Warenkorb hat sich.*?)<\/p>/.exec(html) ?? [];
    expect(notice).toContain('<a href="/checkout/basket/">Zum Warenkorb</a>');
  });

  it('stands in the page of an error as well', async () => {
    host = await openHost();
    const answer = await host.get('/gibt-es-nicht/', TOLD);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(SENTENCE);
  });

  it('waits for the page when the answer is a redirect', async () => {
    host = await openHost();
    const answer = await host.get('/search/?q=', TOLD);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    expect(cookiesOf(answer)).toEqual([]);
  });

  it('is not used up by a missing picture', async () => {
    host = await openHost();
    const picture = await host.get('/missing.png', { ...TOLD, 'sec-fetch-dest': 'image' });
    expect(cookiesOf(picture)).toEqual([]);
  });

  it('is the first of two: the second one is left for the tab of this page, or for the next one', async () => {
    host = await openHost();
    const answer = await host.get('/', { cookie: `${TOLD.cookie}; notice2=${encodeURIComponent('info:vue.saved')}` });
    expect(await answer.text()).toContain(SENTENCE);
    expect(cookiesOf(answer).toSorted()).toEqual([
      expect.stringMatching(/^notice2=;.*Max-Age=0/),
      expect.stringMatching(/^notice=info%3Avue\.saved;.*Max-Age=60/),
    ]);
  });

  it.each(['warning:<b>', 'shout:vue.checkout.message.sessionExpired', ''])(
    'is none when the cookie says %j: the cached page is sent',
    async (value) => {
      host = await openHost();
      const answer = await host.get('/', { cookie: `notice=${encodeURIComponent(value)}` });
      expect(answer.headers.get('cache-control')).toContain('public');
    },
  );
});
