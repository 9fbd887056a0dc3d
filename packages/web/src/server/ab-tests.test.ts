// @vitest-environment node

import { AB_COOKIE_S } from '@tornister/domain/content';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

let host: OpenHost;
afterEach(() => host.close());

const EVERY_ATTRIBUTE = {
  value: null,
  url: null,
  openLinkInNewWindow: null,
  urlPath: null,
  altTag: null,
  imgTitle: null,
  width: null,
  height: null,
  valueList: null,
  picture: null,
};
const attribute = (name: string, text: string) => ({ ...EVERY_ATTRIBUTE, name, text });
const tab = (id: string) => ({
  id,
  name: id,
  template: 'html',
  type: 'html',
  attributes: [attribute('html', `<p>Hier steht ${id}.</p>`)],
  productsRecommendations: [],
  teaserWishlistExternalId: null,
});

const HOME = {
  redirectUrl: null,
  pageType: 'HOMEPAGE',
  categoryId: null,
  productId: null,
  title: 'Tornister',
  metaDescription: null,
  activeAbTests: [{ id: 'BZ_AB_x', trackingCode: 'x' }],
  openGraphImage: null,
  seller: null,
  storefronts: null,
  breadcrumbs: [],
  rows: [
    {
      cells: [
        {
          columns: 12,
          teasers: [
            {
              id: 'test',
              name: 'Test',
              template: 'ab-test-tab',
              type: 'ab-test-tab',
              attributes: [attribute('testId', 'BZ_AB_x')],
              tabs: [tab('Eins'), tab('Zwei')],
              productsRecommendations: [],
              teaserWishlistExternalId: null,
            },
          ],
        },
      ],
    },
  ],
};

const visitor = (isInternal: boolean) => ({
  data: {
    getCustomerInfo: {
      isExistingCustomer: true,
      isNewCustomer: false,
      isGuest: false,
      isInternal,
      visitorType: 'default',
      visitorLoginState: 'member',
      email: null,
      primeInfo: { status: 'NONE', abo: false, startDate: null, endDate: null },
    },
  },
});

const open = async (isInternal = false) => {
  let asked = 0;
  host = await openHost({
    getPageDetails: () => {
      asked += 1;
      return { data: { getPageDetails: HOME } };
    },
    getCustomerInfo: () => visitor(isInternal),
  });
  return { asked: () => asked };
};

const AGREED = 'consent=2.1763800000.statistics';
const shown = async (answer: Response): Promise<string> => /Hier steht (\w+)/.exec(await answer.text())?.[1] ?? '';
const cookieOf = (answer: Response): string => answer.headers.getSetCookie().join('\n');

describe('A/B tests of a page that is cached for everyone', () => {
  it('show the first variant to who has not agreed, without a cookie, as the same bytes for all of them', async () => {
    await open();
    const first = await host.get('/');
    const bytes = await first.text();
    for (const cookie of ['BZ_AB_y=b', 'consent=2.1763800000', 'BZ_AB_x=b; consent=2.1763800000']) {
      const answer = await host.get('/', { cookie });
      expect(await answer.text()).toBe(bytes);
    }
    expect(bytes).toContain('Hier steht Eins');
    expect(bytes).not.toContain('Hier steht Zwei');
    expect([first.headers.get('cache-control'), first.headers.get('vary'), cookieOf(first)]).toEqual([
      'public, max-age=0, must-revalidate',
      expect.stringContaining('Cookie'),
      '',
    ]);
  });

  it('put who has agreed into a variant, once', async () => {
    await open();
    const answer = await host.get('/', { cookie: AGREED });
    const [, variant] = /^BZ_AB_x=([ab]); Path=\/; SameSite=Lax; Max-Age=(\d+)/.exec(cookieOf(answer)) ?? [];
    expect(cookieOf(answer)).toContain(`Max-Age=${AB_COOKIE_S}`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await shown(answer)).toBe(variant === 'a' ? 'Eins' : 'Zwei');
    const again = await host.get('/', { cookie: `${AGREED}; BZ_AB_x=${variant}` });
    expect([await shown(again), cookieOf(again)]).toEqual([variant === 'a' ? 'Eins' : 'Zwei', '']);
  });

  it.each([
    ['a', 'Eins'],
    ['b', 'Zwei'],
  ])('show the remembered variant %s out of the cache', async (variant, text) => {
    await open();
    const cookie = `${AGREED}; BZ_AB_x=${variant}`;
    const first = await host.get('/', { cookie });
    const again = await host.get('/', { cookie });
    expect(first.headers.get('cache-control')).toContain('public');
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await Promise.all([shown(first), shown(again)])).toEqual([text, text]);
    const known = await host.get('/', { cookie, 'if-none-match': first.headers.get('etag') ?? '' });
    expect(known.status).toBe(304);
  });

  it('never hand the variant of one visitor to another', async () => {
    await open();
    const texts = [];
    for (const cookie of [`${AGREED}; BZ_AB_x=b`, '', `${AGREED}; BZ_AB_x=a`, `${AGREED}; BZ_AB_x=b`]) {
      texts.push(await shown(await host.get('/', { cookie })));
    }
    expect(texts).toEqual(['Zwei', 'Eins', 'Eins', 'Zwei']);
  });

  it('draw anew where a cookie names no variant, and cache nothing for it', async () => {
    await open();
    const answer = await host.get('/', { cookie: `${AGREED}; BZ_AB_x=nonsense` });
    expect(cookieOf(answer)).toMatch(/^BZ_AB_x=[ab];/);
  });

  it('take their cookies back from who no longer agrees', async () => {
    await open();
    const answer = await host.get('/', { cookie: 'consent=2.1763800000; BZ_AB_x=b; BZ_AB_old=a' });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^BZ_AB_x=;.*Max-Age=0/),
      expect.stringMatching(/^BZ_AB_old=;.*Max-Age=0/),
    ]);
    expect(await shown(answer)).toBe('Eins');
  });
});

describe('the preview of staff (spec 1 §6)', () => {
  const address = `/?ishop-preview-json=${encodeURIComponent('{"abScenarios":{"BZ_AB_x":"b"}}')}`;
  const LOGGED_IN = 'X-JWT=token; X-JWT-exist=1';

  it('shows the picked variant and the way to the others, to staff alone', async () => {
    await open(true);
    const answer = await host.get(address, { cookie: LOGGED_IN });
    const html = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain('Hier steht Zwei');
    expect(html).toContain('Vorschau für Mitarbeitende');
    expect(cookieOf(answer)).not.toContain('BZ_AB_');
    const others = await (await host.get(address)).text();
    expect(others).toContain('Hier steht Eins');
    expect(others).not.toContain('Vorschau für Mitarbeitende');
  });

  it('is the page as everybody sees it for customers', async () => {
    await open(false);
    const html = await (await host.get(address, { cookie: LOGGED_IN })).text();
    expect(html).toContain('Hier steht Eins');
    expect(html).not.toContain('Vorschau für Mitarbeitende');
  });

  it('does not ask who is there without a login', async () => {
    await open(true);
    await host.get(address);
    expect(host.asked).not.toContain('getCustomerInfo');
  });
});
