import { describe, expect, it } from 'vitest';
import {
  categoryMeta,
  DESCRIPTION_MAX_LENGTH,
  productMeta,
  SEARCH_TITLE_TERM_MAX,
  searchMeta,
  shortDescription,
} from './meta-texts.ts';
import { hasOpenGraph, openGraphTags } from './open-graph.ts';

describe('open graph (spec 1 §5)', () => {
  it.each([
    '/checkout/basket/',
    '/prime/checkout/',
    '/computop/success/',
    '/login/',
    '/logout/',
    '/myaccount/',
    '/myaccount/orders/',
    '/myaccount/addresses/billing/',
    '/myaccount/returns/',
  ])('is omitted on %s', (address) => {
    expect(hasOpenGraph(address, false)).toBe(false);
  });

  it.each(['/', '/cat/1/', '/prod/1/?varid=2', '/search/?q=x', '/myaccount/wishlist/', '/beratung/', '/prime/'])(
    'is on %s unless it is not found',
    (address) => {
      expect(hasOpenGraph(address, false)).toBe(true);
      expect(hasOpenGraph(address, true)).toBe(false);
    },
  );

  const input = {
    title: 'Stift',
    description: 'Ein Stift',
    url: 'https://shop.example/prod/1/',
    siteName: 'Tornister',
    locale: 'de-DE',
    isProduct: true,
    defaultImageUrl: 'https://shop.example/og.jpg',
  };

  it('has a default picture of 1200x630 jpeg', () => {
    expect(openGraphTags(input)).toStrictEqual({
      'og:type': 'product',
      'og:title': 'Stift',
      'og:description': 'Ein Stift',
      'og:url': 'https://shop.example/prod/1/',
      'og:site_name': 'Tornister',
      'og:locale': 'de_DE',
      'og:image': 'https://shop.example/og.jpg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/jpeg',
    });
  });

  it('shows the picture of the page with its own size', () => {
    expect(
      openGraphTags({
        ...input,
        isProduct: false,
        image: { url: 'https://shop.example/a.jpg', width: 600, height: 400 },
      }),
    ).toMatchObject({
      'og:type': 'website',
      'og:image': 'https://shop.example/a.jpg',
      'og:image:width': '600',
      'og:image:height': '400',
      'og:image:type': 'image/jpeg',
    });
  });
});

describe('meta texts', () => {
  it('are what a category says, else its generated title and a sentence with its name', () => {
    expect(categoryMeta({ name: 'Stifte', parentName: 'Schreiben' })).toStrictEqual({
      title: { kind: 'words', words: 'Stifte - Schreiben' },
      description: { kind: 'key', key: 'vue.meta.category.description', values: { name: 'Stifte' } },
    });
    expect(categoryMeta({ name: 'Stifte', metaTitle: 'T', metaDescription: 'D' })).toStrictEqual({
      title: { kind: 'words', words: 'T' },
      description: { kind: 'words', words: 'D' },
    });
  });

  it('are what a product says, else its name and teaser', () => {
    expect(productMeta({ name: 'Stift', teaser: '<b>Schreibt</b>\n gut' })).toStrictEqual({
      title: { kind: 'words', words: 'Stift' },
      description: { kind: 'words', words: 'Schreibt gut' },
    });
    expect(productMeta({ name: 'Stift', teaser: 'x', metaTitle: 'T', metaDescription: 'D' })).toStrictEqual({
      title: { kind: 'words', words: 'T' },
      description: { kind: 'words', words: 'D' },
    });
  });

  it('name what was searched', () => {
    expect(searchMeta('stift')).toStrictEqual({
      title: { kind: 'key', key: 'vue.meta.search.title', values: { term: 'stift' } },
      description: { kind: 'key', key: 'vue.meta.search.description', values: { term: 'stift' } },
    });
  });

  it.each([
    [SEARCH_TITLE_TERM_MAX - 1, SEARCH_TITLE_TERM_MAX - 1, false],
    [SEARCH_TITLE_TERM_MAX, SEARCH_TITLE_TERM_MAX, false],
    [SEARCH_TITLE_TERM_MAX + 1, SEARCH_TITLE_TERM_MAX, true],
  ])('name %i characters of a search with %i', (typed, shown, isCut) => {
    const { title } = searchMeta('😀'.repeat(typed));
    const term = title.kind === 'key' ? String(title.values?.term) : '';
    expect([[...term].length, term.endsWith('…')]).toEqual([shown, isCut]);
  });

  it('take what stands between the tags, and a bracket that opens none as it is', () => {
    expect(shortDescription('<p class="a">Heft</p>\n<p>A4</p>')).toBe('Heft A4');
    expect(shortDescription('3 < 4')).toBe('3 < 4');
    expect(shortDescription('a <b')).toBe('a <b');
  });

  it('never cut a character in two', () => {
    const cut = shortDescription(`${'x'.repeat(154)}😀😀`);
    expect(cut).toBe(`${'x'.repeat(154)}…`);
  });

  it('cut a description at a word', () => {
    expect(DESCRIPTION_MAX_LENGTH).toBe(155);
    expect(shortDescription('x'.repeat(155))).toBe('x'.repeat(155));
    expect(shortDescription(`${'x'.repeat(150)} yy zzzz`)).toBe(`${'x'.repeat(150)} yy…`);
    expect(shortDescription(`${'x'.repeat(150)} yyyyyyyy`)).toBe(`${'x'.repeat(150)}…`);
    expect(shortDescription('x'.repeat(200))).toBe(`${'x'.repeat(155)}…`);
    expect(shortDescription(`${'x'.repeat(150)} yyyy z`)).toBe(`${'x'.repeat(150)} yyyy…`);
    expect(shortDescription(`${'x'.repeat(150)} yyyyyyyy z`)).toBe(`${'x'.repeat(150)}…`);
  });

  it('keep words apart that only markup parted', () => {
    expect(shortDescription('Stift<br>Heft')).toBe('Stift Heft');
  });
});
