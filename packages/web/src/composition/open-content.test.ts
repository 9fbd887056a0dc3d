// @vitest-environment node
// A page of the editors that is opened again in a tab: what was answered is there still, what was chosen of it is chosen anew.

import { createRecentAnswers } from '@tornister/application/browse';
import type { PageDetails } from '@tornister/application/ports';
import {
  createHandDrivenClock,
  createInMemoryContentGateway,
  createInMemoryCookieJar,
} from '@tornister/application/testing';
import { CONSENT_COOKIE } from '@tornister/domain/analytics';
import { REFETCH_AFTER_MS } from '@tornister/domain/routing';
import { describe, expect, it } from 'vitest';
import { aShop } from '../../test/render-in-shop.tsx';
import { browseUseCases } from './browse-tokens.ts';
import { openContent } from './page-openers.ts';
import { ports } from './ports.ts';

const AGREED = '2.1763800000.statistics';
const WITHDRAWN = '2.1763800000';

const tab = (words: string) => ({
  ...{ id: words, name: words, template: 'html' },
  attributes: [{ name: 'html', text: words }],
});
const HOME: PageDetails = {
  kind: 'home',
  rows: [
    {
      cells: [
        {
          columns: 12,
          teasers: [
            {
              ...{ id: 'test', name: 'test', template: 'A/B test tab' },
              attributes: [{ name: 'testId', text: 'BZ_AB_x' }],
              tabs: [tab('First'), tab('Second')],
            },
          ],
        },
      ],
    },
  ],
  activeAbTests: [{ id: 'BZ_AB_x', trackingCode: 'x' }],
  breadcrumbs: [],
};

const openTab = () => {
  const clock = createHandDrivenClock();
  const content = createInMemoryContentGateway({ pages: { '/': HOME } });
  const cookies = createInMemoryCookieJar({ [CONSENT_COOKIE]: AGREED, BZ_AB_x: 'b' });
  const asked: string[] = [];
  const page = (path: string) => {
    asked.push(path);
    return content.page(path);
  };
  const shop = aShop({
    services: [
      [ports.contentGateway, { ...content, page }],
      [ports.cookieJar, cookies],
      [ports.keyMaker, { make: () => '00000000' }],
      [browseUseCases.recentAnswers, createRecentAnswers(clock)],
    ],
  });
  /** The names of the tabs that are shown of the test. */
  const shown = async (): Promise<readonly string[]> => {
    const opened = (await openContent(shop, '/'))._unsafeUnwrap();
    const rows = opened.kind === 'page' ? JSON.stringify(opened.rows) : '';
    return ['First', 'Second'].filter((name) => rows.includes(name));
  };
  return { clock, cookies, asked, shown };
};

describe('a page that is opened again in a tab (ADR 0009, ADR 0032)', () => {
  it('is asked for again after ten minutes', async () => {
    const { clock, asked, shown } = openTab();
    await shown();
    await shown();
    expect(asked).toEqual(['/']);
    clock.pass(REFETCH_AFTER_MS);
    await shown();
    expect(asked).toEqual(['/', '/']);
  });

  it('has the variant that the cookies say now, so that a withdrawn consent counts at once', async () => {
    const { cookies, asked, shown } = openTab();
    expect(await shown()).toEqual(['Second']);
    cookies.set(CONSENT_COOKIE, WITHDRAWN, {});
    expect(await shown()).toEqual(['First']);
    expect(cookies.get('BZ_AB_x')).toBeUndefined();
    expect(asked).toEqual(['/']);
  });
});
