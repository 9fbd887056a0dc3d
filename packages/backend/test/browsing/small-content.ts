// Pages, addresses, footers and known queries of the small shop.

import type { CmsPageRecord, TeaserRecord } from '../../src/content/content-records.ts';
import type { ShopRecords } from '../../src/seeding/shop-records.ts';
import { both } from './both.ts';

const teaser = (id: string, extra: Partial<TeaserRecord> = {}): TeaserRecord => ({
  id,
  name: id,
  template: 'html',
  attributes: [{ name: 'html', text: both('<p>Hallo</p><script>alert(1)</script>', '<p>Hello</p>') }],
  tabs: [],
  productIds: [],
  ...extra,
});

const page = (
  id: string,
  path: string,
  pageType: CmsPageRecord['pageType'],
  teasers: readonly TeaserRecord[],
): CmsPageRecord => ({
  id,
  path,
  pageType,
  title: both(id),
  metaDescription: both(id),
  rows: [{ cells: teasers.map((one) => ({ span: 12, teaser: one })) }],
  breadcrumbs: [both(id)],
  activeAbTests: [],
  stores: [],
});

/** What editors keep of the small shop. */
export const SMALL_CONTENT = {
  pages: [
    page('home', '/', 'HOMEPAGE', [
      teaser('hero', { template: 'hero-slider', tabs: [teaser('slide')] }),
      teaser('tips', { template: 'recommendations', productIds: ['1000', '1001', '9999'] }),
    ]),
    page('imprint', '/rechtliches/impressum/', 'LEGAL', [teaser('text')]),
    { ...page('school', '/fuer-schulen/', 'CONTENT', [teaser('text-2')]), stores: ['b2b'] },
  ],
  pageRedirects: [
    { path: '/alt/', status: 301, target: '/cat/100/' },
    { path: '/aktion', status: 302, target: '/' },
    { path: '/vorbei/', status: 410 },
  ],
  footers: [
    {
      pageId: 'footer-vue',
      usps: [],
      links: [
        {
          headline: both('Service'),
          type: 'Links',
          links: [{ label: both('Impressum', 'Imprint'), url: '/rechtliches/impressum/', external: false }],
        },
      ],
    },
  ],
  teaserWishlists: [],
  searchRedirects: [{ query: 'Impressum', target: '/rechtliches/impressum/' }],
  searchRewrites: [{ query: 'bleier', rewritten: 'bleistift' }],
  longTails: [{ query: 'rote bleistifte', searchQuery: 'bleistifte', filters: [{ name: 'colour', values: ['c0'] }] }],
  suggestions: [
    { text: both('bleistift', 'pencil'), isPopular: true, weight: 9 },
    { text: both('schere', 'scissors'), isPopular: true, weight: 5 },
    { text: both('bleistiftspitzer', 'pencil sharpener'), isPopular: false, weight: 7 },
  ],
  globalParameters: [
    { name: 'T155', entry: 'Navigation', value: 'true', stores: [] },
    { name: 'T217', entry: 'active', value: 'true', stores: [] },
    { name: 'lightning_deal', entry: 'active', value: 'true', stores: [] },
    { name: 'T134_Twint-Payment', entry: 'active', value: 'true', stores: ['ch'] },
  ],
} satisfies Partial<ShopRecords>;
