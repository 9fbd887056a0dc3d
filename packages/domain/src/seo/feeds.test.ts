import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { aDeal } from '../../testing/a-product.ts';
import { money } from '../money/money.ts';
import { brandId, type ItemId } from '../shared/brand.ts';
import { instantOf } from '../shared/instant.ts';
import { llmsText } from './llms-text.ts';
import {
  FEED_DESCRIPTION_MAX,
  FEED_TITLE_MAX,
  type FeedOffer,
  type FeedProduct,
  feedFrame,
  feedItem,
  isGtin,
} from './product-feed.ts';
import { SITEMAP_FILE_MAX, sitemapFiles, sitemapIndex, sitemapProductsFile, sitemapUrl } from './sitemap.ts';
import { xmlText } from './xml.ts';

const dateOf = (instant: number): string => `day ${instant}`;

describe('sitemap', () => {
  it.each([
    [0, 0],
    [1, 1],
    [SITEMAP_FILE_MAX - 1, 1],
    [SITEMAP_FILE_MAX, 1],
    [SITEMAP_FILE_MAX + 1, 2],
    [2 * SITEMAP_FILE_MAX + 1, 3],
  ])('%i products stand in %i files beside that of the pages', (products, files) => {
    expect(SITEMAP_FILE_MAX).toBe(50_000);
    expect(sitemapFiles(products)).toHaveLength(files + 1);
    expect(sitemapFiles(products)[0]).toBe('/sitemap-pages.xml');
  });

  it('reads the number of a file from its own address and from no other', () => {
    for (const [at, path] of sitemapFiles(3 * SITEMAP_FILE_MAX)
      .slice(1)
      .entries())
      expect(sitemapProductsFile(path)).toBe(at + 1);
    for (const path of [
      '/sitemap-products-0.xml',
      '/sitemap-products-01.xml',
      '/sitemap-products-x.xml',
      '/sitemap.xml',
    ])
      expect(sitemapProductsFile(path)).toBeUndefined();
  });

  it('names the address, and the last change where it is known', () => {
    expect(sitemapUrl('https://shop.example/', { path: '/prod/1/', changedAt: instantOf(5) }, dateOf)).toBe(
      '<url><loc>https://shop.example/prod/1/</loc><lastmod>day 5</lastmod></url>\n',
    );
    expect(sitemapUrl('https://shop.example', { path: '/a&b/' }, dateOf)).toBe(
      '<url><loc>https://shop.example/a&amp;b/</loc></url>\n',
    );
    expect(sitemapIndex('https://shop.example', [{ path: '/sitemap-pages.xml' }], dateOf)).toContain(
      '<sitemap><loc>https://shop.example/sitemap-pages.xml</loc></sitemap>',
    );
  });
});

describe('GTIN', () => {
  it.each(['4006381333931', '96385074', '036000291452', '10614141543219'])('%s is one', (text) => {
    expect(isGtin(text)).toBe(true);
  });

  it.each(['4006381333932', '4000000000000', '400638133393', '', '40063813339310', '400638133393x'])(
    '%s is none',
    (text) => expect(isGtin(text)).toBe(false),
  );

  it('notices every single wrong digit', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (given, at, more) => {
        const check = Array.from({ length: 10 }, (_, digit) => digit).find((digit) =>
          isGtin([...given, digit].join('')),
        );
        const right = [...given, check ?? 0];
        const wrong = right.map((digit, place) => (place === at ? (digit + more) % 10 : digit));
        expect(isGtin(right.join(''))).toBe(true);
        expect(isGtin(wrong.join(''))).toBe(false);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

const OFFER: FeedOffer = {
  itemId: brandId<ItemId>('11'),
  orderNumber: '600011',
  gtin: '4006381333931',
  prices: { current: money(1_299) },
  availableForSale: true,
  variantInfo: [],
  pictures: ['/images/1.webp', '/images/2.webp'],
  shippingCost: money(490),
  weightGrams: 250,
};
const PRODUCT: FeedProduct = {
  productId: '1',
  name: 'Stift & Heft',
  description: 'Schreibt gut',
  path: '/prod/1/',
  manufacturerName: 'Muster',
  categories: ['Schreiben', 'Stifte'],
  offers: [OFFER],
};
const SHOP = { origin: 'https://shop.example/', country: 'DE', now: instantOf(4), dateOf };

const fieldsOf = (xml: string): Readonly<Record<string, readonly string[]>> => {
  const fields: Record<string, string[]> = {};
  for (const [, name = '', value = ''] of xml.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/gu))
    fields[name] = [...(fields[name] ?? []), value];
  return fields;
};
const itemOf = (offer: Partial<FeedOffer> = {}, product: Partial<FeedProduct> = {}) =>
  fieldsOf(feedItem({ ...PRODUCT, ...product }, { ...OFFER, ...offer }, SHOP));

describe('an item of the product feed', () => {
  it('has the fields of the specification', () => {
    expect(itemOf()).toStrictEqual({
      id: ['600011'],
      title: ['Stift &amp; Heft'],
      description: ['Schreibt gut'],
      link: ['https://shop.example/prod/1/'],
      image_link: ['https://shop.example/images/1.webp'],
      additional_image_link: ['https://shop.example/images/2.webp'],
      availability: ['in_stock'],
      price: ['12.99 EUR', '4.90 EUR'],
      brand: ['Muster'],
      gtin: ['4006381333931'],
      condition: ['new'],
      product_type: ['Schreiben &gt; Stifte'],
      shipping_weight: ['250 g'],
      country: ['DE'],
    });
    expect(feedItem(PRODUCT, OFFER, SHOP)).toContain(
      '<g:shipping><g:country>DE</g:country><g:price>4.90 EUR</g:price></g:shipping>',
    );
  });

  it('is sold out when the page cannot sell it, and reduced when the page strikes a price through', () => {
    expect(itemOf({ availableForSale: false }).availability).toEqual(['out_of_stock']);
    const reduced = itemOf({ prices: { current: money(999), old: money(1_299) } });
    expect(reduced.price?.[0]).toBe('12.99 EUR');
    expect(reduced.sale_price).toEqual(['9.99 EUR']);
  });

  it('is sold at the price of a deal until the deal ends', () => {
    const lightningDeal = aDeal();
    const prices = { current: money(999), old: money(1_299) };
    const sold = itemOf({ prices, lightningDeal });
    expect(sold.price?.[0]).toBe('9.99 EUR');
    expect(sold.sale_price).toEqual(['7.99 EUR']);
    expect(sold.sale_price_effective_date).toEqual(['day 4/day 5']);
    const ended = itemOf({ prices, lightningDeal: { ...lightningDeal, until: instantOf(4) } });
    expect(ended.sale_price).toEqual(['9.99 EUR']);
    expect(ended).not.toHaveProperty('sale_price_effective_date');
  });

  it('of several names its variant, its group and its own address', () => {
    const variantInfo = [{ label: 'Farbe', value: 'Rot' }];
    const fields = itemOf({ variantInfo }, { offers: [OFFER, OFFER] });
    expect(fields).toMatchObject({
      title: ['Stift &amp; Heft, Rot'],
      link: ['https://shop.example/prod/1/?varid=11'],
      item_group_id: ['1'],
    });
  });

  it('states what the base price is counted from, in the units of the feed', () => {
    expect(itemOf({ content: { amount: 0.25, unit: 'l' } })).toMatchObject({
      unit_pricing_measure: ['0.25 l'],
      unit_pricing_base_measure: ['1 l'],
    });
    expect(itemOf({ content: { amount: 2, unit: 'm²' } }).unit_pricing_measure).toEqual(['2 sqm']);
  });

  it('names no GTIN that is none, and the energy class where there is one', () => {
    expect(itemOf({ gtin: '4000000000000' })).toMatchObject({ identifier_exists: ['no'] });
    expect(itemOf({ gtin: '4000000000000' })).not.toHaveProperty('gtin');
    expect(itemOf({}, { energyClass: 'E' }).energy_efficiency_class).toEqual(['E']);
  });

  it('keeps to the lengths of the specification', () => {
    const long = itemOf(
      {},
      { name: 'x'.repeat(FEED_TITLE_MAX + 1), description: 'y'.repeat(FEED_DESCRIPTION_MAX + 1) },
    );
    expect(long.title?.[0]).toHaveLength(150);
    expect(long.description?.[0]).toHaveLength(5_000);
    expect(itemOf({ pictures: Array(20).fill('/p.webp') }).additional_image_link).toHaveLength(10);
  });

  it('is well-formed whatever an editor has typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = xmlText(text);
        expect(written).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|apos);)/u);
        const codes = [...written].map((character) => character.codePointAt(0) ?? 0);
        expect(codes.filter((code) => code < 32 && ![9, 10, 13].includes(code))).toEqual([]);
        expect(codes.filter((code) => code === 0xff_fe || (code >= 0xd8_00 && code <= 0xdf_ff))).toEqual([]);
      }),
      { numRuns: NUM_RUNS },
    );
    expect(feedFrame({ ...SHOP, name: 'A & B' }).start).toContain('<title>A &amp; B</title>');
  });
});

describe('llms.txt', () => {
  it('is a heading, a sentence and lists of links; empty lists are left out', () => {
    const text = llmsText('https://shop.example/', {
      name: 'Tornister',
      summary: 'Sells\npencils.',
      sections: [
        { heading: 'Range', links: [{ title: 'Pens [all]', path: '/cat/1/' }] },
        { heading: 'Nothing', links: [] },
      ],
    });
    expect(text).toBe('# Tornister\n\n> Sells pencils.\n\n## Range\n\n- [Pens all](https://shop.example/cat/1/)\n');
  });
});
