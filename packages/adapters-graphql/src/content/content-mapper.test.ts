import { parseTeaser } from '@tornister/domain/content';
import { describe, expect, it } from 'vitest';
import footer from '../../test/fixtures/footer.json' with { type: 'json' };
import home from '../../test/fixtures/home-page.json' with { type: 'json' };
import navigation from '../../test/fixtures/navigation.json' with { type: 'json' };
import type { GetFooterQuery, GetNavigationTreeQuery, GetPageDetailsQuery, PageType } from '../generated/operations.ts';
import { toFooter, toNavigation, toPageDetails } from './content-mapper.ts';

const answeredHome = home as GetPageDetailsQuery;

const pageOf = (changes: Partial<GetPageDetailsQuery['getPageDetails']>) =>
  toPageDetails({ getPageDetails: { ...answeredHome.getPageDetails, ...changes } });

describe('a recorded page', () => {
  const { rows, ...page } = toPageDetails(answeredHome);
  const teasers = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.teasers));

  it('says what it is, and leaves out what the answer does not have', () => {
    expect(page).toEqual({
      kind: 'home',
      title: 'Schulbedarf, Bastelmaterial und Möbel',
      metaDescription: expect.stringContaining('Klassensatz'),
      activeAbTests: [{ id: 'BZ_AB_beratung', trackingCode: 'beratung' }],
      breadcrumbs: [],
      openGraphImage: { url: expect.stringMatching(/^\/images\//), width: 1200, height: 630 },
      seller: expect.objectContaining({ legalName: 'Tornister Schulbedarf GmbH', country: 'DE' }),
    });
    expect(JSON.stringify(rows)).not.toContain(':null');
  });

  it('keeps the width of cells and the order of teasers', () => {
    expect(rows.map(({ cells }) => cells.map(({ columns }) => columns))).toEqual([[12], [4], [12], [12]]);
    expect(teasers.map(({ template }) => template)).toEqual([
      'hero-slider',
      'image-teaser',
      'recommendations',
      'teaser-wishlist',
    ]);
  });

  it('reads the attributes of a teaser, its picture among them', () => {
    const [image, text] = teasers[1]?.attributes ?? [];
    expect(image).toMatchObject({
      name: 'image',
      altTag: 'Ein Klassensatz Scheren und Kleber',
      picture: { width: 640 },
    });
    expect(text).toEqual({
      name: 'alternativText',
      text: 'Ein Klassensatz Scheren und Kleber',
      value: 'Ein Klassensatz Scheren und Kleber',
      openLinkInNewWindow: false,
    });
  });

  it('reads the slides of a slider, recommended products and a shared list', () => {
    const [slider, , recommendations, list] = teasers;
    expect(slider?.tabs?.[0]?.attributes.map(({ name }) => name)).toEqual(['image', 'teaserName', 'link']);
    expect(recommendations?.productsRecommendations?.map(({ id }) => id)).toEqual(['20258']);
    expect(list?.teaserWishlistExternalId).toBe('schulstart-klasse-1');
    expect(slider).not.toHaveProperty('teaserWishlistExternalId');
  });
});

describe('a teaser in a tab', () => {
  const [, , goods, list] = answeredHome.getPageDetails.rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => cell.teasers),
  );
  const killerList = goods && { ...goods, id: 'killer', template: 'killer-list' };

  it.each(['ab-test-tab', 'prize-draw-tab'])(
    'of %s is what it is elsewhere, with its goods and its curated list',
    (template) => {
      if (!(goods && killerList && list)) throw new Error('no such teasers in the recorded page');
      const read = (teasers: readonly (typeof goods)[]) =>
        pageOf({ rows: [{ cells: [{ columns: 12, teasers }] }] }).rows[0]?.cells[0]?.teasers.map(parseTeaser) ?? [];
      const inside = [goods, killerList, list];
      const [outer] = read([{ ...list, template, tabs: inside }]);
      expect(outer).toMatchObject({ kind: template, tabs: read(inside) });
      expect(read(inside)).toMatchObject([
        { kind: 'recommendations', products: [{ id: '20258' }] },
        { kind: 'killer-list', products: [{ id: '20258' }] },
        { kind: 'wishlist', externalId: 'schulstart-klasse-1' },
      ]);
    },
  );
});

describe('what lies at a path (spec 1 §2 "Unknown pages")', () => {
  it.each<[PageType, string]>([
    ['HOMEPAGE', 'home'],
    ['CONTENT', 'content'],
    ['CATEGORY', 'category'],
    ['PRODUCT', 'product'],
    ['REDIRECT', 'redirect'],
    ['TEMPORARY_REDIRECT', 'temporary-redirect'],
    ['GONE', 'gone'],
    ['UNKNOWN', 'unknown'],
  ])('%s is %s', (pageType, kind) => {
    expect(pageOf({ pageType }).kind).toBe(kind);
  });

  it('names the address, category or product behind it', () => {
    expect(pageOf({ pageType: 'REDIRECT', redirectUrl: '/neu/' }).redirectUrl).toBe('/neu/');
    expect(pageOf({ pageType: 'CATEGORY', categoryId: '1001' }).categoryId).toBe('1001');
    expect(pageOf({ pageType: 'PRODUCT', productId: '20001' }).productId).toBe('20001');
  });

  it('names the shops that have the page, where the backend does', () => {
    expect(pageOf({ storefronts: ['de', 'at'] }).storefronts).toEqual(['de', 'at']);
    expect(pageOf({ storefronts: null })).not.toHaveProperty('storefronts');
  });
});

describe('a recorded navigation', () => {
  it('keeps three levels; the last one says whether there is more below', () => {
    const [first] = toNavigation(navigation as GetNavigationTreeQuery);
    expect(first).toMatchObject({ id: '1001', name: 'Schreiben', path: '/cat/1001/', icon: 'pencil' });
    const second = first?.children[0];
    expect(second).toMatchObject({ id: '1002', hasChildren: true });
    expect(second).not.toHaveProperty('icon');
    // Flyouts show pictures of the first two levels.
    expect([first, second].map((node) => node?.picture?.alt)).toEqual(['Schreiben', second?.name]);
    expect(second?.children[0]).not.toHaveProperty('picture');
    expect(second?.children[0]).toMatchObject({ id: '1003', hasChildren: false, children: [] });
  });
});

describe('a recorded footer', () => {
  it('has promises with a picture and blocks of links', () => {
    const { usps, blocks } = toFooter(footer as GetFooterQuery);
    expect(usps[0]).toMatchObject({ headline: 'Geprüfte Spielwaren', picture: { alt: 'Geprüfte Spielwaren' } });
    expect(blocks[0]).toMatchObject({
      headline: 'Hilfe & Kontakt',
      link: '/kontakt/',
      links: [{ external: false }, {}],
    });
    expect(blocks[1]).toMatchObject({ headline: 'Einkaufen', links: [{ label: 'Prime' }, { url: '/brands/' }] });
    expect(blocks[1]).not.toHaveProperty('content');
  });
});

describe('the parts of a footer', () => {
  const usp = { headline: 'h', image: null, subheadline: null, text: null, link: null };
  const block = { headline: 'b', type: 'LINKS', links: [], content: null, link: null };
  const read = (over: object, more: object) =>
    toFooter({
      getFooter: { usps: [{ ...usp, ...over }], links: [{ ...block, ...more }] },
    } as unknown as GetFooterQuery);

  it('have what they are given', () => {
    const link = { text: 't', url: '/u/' };
    expect(read({ subheadline: 's', text: 't', link }, { content: 'c', link })).toStrictEqual({
      usps: [{ headline: 'h', subheadline: 's', text: 't', link }],
      blocks: [{ headline: 'b', type: 'LINKS', links: [], content: 'c', link }],
    });
  });

  it('have nothing else', () => {
    expect(read({}, {})).toStrictEqual({
      usps: [{ headline: 'h' }],
      blocks: [{ headline: 'b', type: 'LINKS', links: [] }],
    });
  });
});
