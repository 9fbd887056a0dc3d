// @vitest-environment node

import { createPassedNotices, travellingNotice } from '@tornister/application/notices';
import { createInMemoryCookieJar } from '@tornister/application/testing';
import { listNotice } from '@tornister/application/wishlist';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../test/open-test-shop.tsx';
import { NoticeBanner } from './notice-banner.tsx';

/** What the page after a redirect says, as the shop host writes it. */
const bannerAfter = async (product: string, list: string): Promise<string> => {
  const { texts } = await openTestShop();
  const notices = createPassedNotices({ cookies: createInMemoryCookieJar() });
  notices.pass(travellingNotice(listNotice({ kind: 'added', product, list })));
  return renderToString(
    <I18nextProvider i18n={texts}>
      <NoticeBanner notice={notices.take()} />
    </I18nextProvider>,
  );
};

describe('a notice in the page after a redirect', () => {
  it('names article and list as a notice in a tab does (spec 3 §4)', async () => {
    expect(await bannerAfter('Zirkel 1', 'Liste a')).toContain('„Zirkel 1“ ist jetzt auf der Liste „Liste a“.');
  });

  it('has names as text, whatever is written in them', async () => {
    const odd = '<b>{{list}} $t(vue.wishlist.none) $&amp;';
    expect(await bannerAfter(odd, 'Liste a')).toContain(
      '„&lt;b&gt;{{list}} $t(vue.wishlist.none) $&amp;amp;“ ist jetzt',
    );
  });

  it('has words of its own where a name cannot travel', async () => {
    expect(await bannerAfter('x'.repeat(101), 'Liste a')).toContain('Der Artikel ist jetzt auf Ihrer Liste.');
  });
});
