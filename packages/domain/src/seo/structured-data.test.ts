import { describe, expect, it } from 'vitest';
import { aTile } from '../../test/arbitraries/product-tile.arbitrary.ts';
import type { ProductDetail } from '../catalogue/product-detail.ts';
import { money } from '../money/money.ts';
import { brandId, type ItemId, type ProductId } from '../shared/brand.ts';
import { breadcrumbData, itemListData, productData, siteData } from './structured-data.ts';

/** Where goods go and whether they may come back. */
const TERMS = { homeCountry: 'DE', withdrawal: 'statutory', returnDays: 14 } as const;
const RETURNS = {
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'DE',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 14,
    returnMethod: 'https://schema.org/ReturnByMail',
  },
};
const picture = { src: '/images/1.webp', alt: '', width: 1, height: 1, sources: [] };
const product: ProductDetail = {
  productId: brandId<ProductId>('1'),
  name: 'Stift',
  path: '/prod/1/',
  teaser: 'Schreibt gut',
  longDescription: '',
  shortFacts: [],
  scopeOfDelivery: [],
  dataAndFacts: [],
  manufacturer: { name: 'Muster', postalAddress: '', electronicAddress: '' },
  numberOfRatings: 0,
  badges: { sale: false, new: false, popular: false },
  extraBadges: [],
  isBook: false,
  isShortage: false,
  hasMultipleItems: false,
  hasSamePricesForAllItems: true,
  areAllDeliveryTimesTheSame: true,
  startFromPrice: money(100),
  discountPercent: 0,
  pictures: [picture, { ...picture, src: 'https://cdn.example/2.webp' }],
  breadcrumbs: [],
  downloads: [],
  audioSamples: [],
  videoLinks: [],
  textileCare: [],
  extraTabs: [],
  accessories: [],
  variantAttributes: [],
  shownItem: {
    itemId: brandId<ItemId>('1-1'),
    orderNumber: '12345',
    name: 'Stift rot',
    prices: { current: money(1_299), isBestPrice: false },
    discountPercent: 0,
    minimumOrderQuantity: 1,
    maxQuantity: 9,
    availableForSale: true,
    pictures: [],
    deliveryStatusColor: 'green',
    deliveryStatusText: '',
    warnings: [],
    dangerWarnings: [],
    isPrimeEligible: false,
    variantInfo: [],
  },
};

describe('productData', () => {
  it('offers the item that the page shows', () => {
    expect(productData('https://shop.example/', product, TERMS)).toStrictEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Stift',
      description: 'Schreibt gut',
      sku: '12345',
      image: ['https://shop.example/images/1.webp', 'https://cdn.example/2.webp'],
      brand: { '@type': 'Brand', name: 'Muster' },
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/prod/1/',
        price: '12.99',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        ...RETURNS,
      },
    });
  });

  it('tells what cannot be bought, and its own description', () => {
    const gone = { ...product, metaDescription: 'D', shownItem: { ...product.shownItem, availableForSale: false } };
    expect(productData('https://shop.example', gone, TERMS)).toMatchObject({
      description: 'D',
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('has ratings only where somebody has rated', () => {
    expect(
      productData('https://shop.example', { ...product, rating: 4.5, numberOfRatings: 1 }, TERMS).aggregateRating,
    ).toStrictEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      reviewCount: 1,
      bestRating: 5,
      worstRating: 1,
    });
    expect(
      productData('https://shop.example', { ...product, rating: 4.5, numberOfRatings: 0 }, TERMS),
    ).not.toHaveProperty('aggregateRating');
    expect(productData('https://shop.example', { ...product, numberOfRatings: 3 }, TERMS)).not.toHaveProperty(
      'aggregateRating',
    );
  });
});

describe('every field that rich results require or recommend', () => {
  const full: ProductDetail = {
    ...product,
    rating: 4.5,
    numberOfRatings: 1,
    variantAttributes: [
      { name: 'colour', displayName: 'Farbe', position: 1, type: 'tile', options: [] },
      { name: 'pack', displayName: 'Packung', position: 2, type: 'tile', options: [] },
    ],
    shownItem: {
      ...product.shownItem,
      gtin: '4006381333931',
      shippingCost: money(490),
      variantInfo: [{ label: 'Farbe', value: 'Rot' }],
    },
  };
  const review = {
    ratingId: 'r1',
    rating: 5,
    author: 'Mia',
    title: 'Gut',
    date: '2026-11-01',
    message: 'Schreibt gut.',
    helpfulRating: 0,
    isVerified: true,
  };
  const data = productData('https://shop.example', full, TERMS, [review]);

  it.each(['name', 'image', 'description', 'sku', 'gtin', 'brand', 'offers', 'aggregateRating', 'review'])(
    'a product has %s',
    (field) => expect(data).toHaveProperty(field),
  );

  it('an offer has its own address, price, currency, stock, condition, shipping and returns', () => {
    expect(data.offers).toStrictEqual({
      '@type': 'Offer',
      url: 'https://shop.example/prod/1/?varid=1-1',
      price: '12.99',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '4.90', currency: 'EUR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
      },
      ...RETURNS,
    });
  });

  it('a variant names its group and what varies in it, as far as schema.org has a word for it', () => {
    expect(data).toMatchObject({
      inProductGroupWithID: '1',
      isVariantOf: {
        '@type': 'ProductGroup',
        productGroupID: '1',
        name: 'Stift',
        variesBy: ['https://schema.org/color'],
      },
    });
  });

  it('a variant says its colour and size, and nothing that schema.org has no word for, nor what is not chosen', () => {
    const option = { value: 'x', label: 'Rot', disabled: false, selected: true, position: 1, hasDiscount: false };
    const attribute = { displayName: '', position: 1, type: 'tile', options: [option] } as const;
    const variantAttributes = [
      { ...attribute, name: 'colour' },
      { ...attribute, name: 'ruling' },
      { ...attribute, name: 'size', options: [{ ...option, selected: false }] },
    ];
    const found = productData('https://shop.example', { ...full, variantAttributes }, TERMS);
    expect(found).toMatchObject({ color: 'Rot' });
    expect(found).not.toHaveProperty('ruling');
    expect(found).not.toHaveProperty('size');
  });

  it('a reduced offer names the price that is struck through, beside the one that is paid', () => {
    const prices = { ...full.shownItem.prices, old: money(1_599) };
    const { offers } = productData(
      'https://shop.example',
      { ...full, shownItem: { ...full.shownItem, prices } },
      TERMS,
    );
    expect(offers).toMatchObject({
      price: '12.99',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: '15.99',
        priceCurrency: 'EUR',
      },
    });
  });

  it('a review has stars, author, day and words, and five of them are enough', () => {
    const [first, ...more] = productData('https://shop.example', full, TERMS, Array(6).fill(review)).review as object[];
    expect(more).toHaveLength(4);
    expect(first).toStrictEqual({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
      author: { '@type': 'Person', name: 'Mia' },
      name: 'Gut',
      datePublished: '2026-11-01',
      reviewBody: 'Schreibt gut.',
    });
  });

  it('goods may come back for as long as the storefront says', () => {
    const { offers } = productData('https://shop.example', full, { ...TERMS, withdrawal: 'voluntary', returnDays: 30 });
    expect(offers).toMatchObject({ hasMerchantReturnPolicy: { merchantReturnDays: 30 } });
  });

  it('goods that a storefront does not take back say so', () => {
    const { offers } = productData('https://shop.example', full, { ...TERMS, withdrawal: 'none' });
    expect(offers).toMatchObject({
      hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
    });
  });
});

describe('data of pages', () => {
  it('describes the shop and its search', () => {
    expect(siteData('https://shop.example//', 'Tornister', '/logo.svg')).toStrictEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Tornister',
        url: 'https://shop.example/',
        logo: 'https://shop.example/logo.svg',
      },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Tornister',
        url: 'https://shop.example/',
        potentialAction: {
          '@type': 'SearchAction',
          target: 'https://shop.example/search/?q={search_term_string}',
          'query-input': 'required name=search_term_string',
        },
      },
    ]);
  });

  it('counts breadcrumbs from 1', () => {
    expect(
      breadcrumbData('https://shop.example', [
        { displayName: 'Start', path: '/' },
        { displayName: 'Stifte', path: '/cat/1/' },
      ]),
    ).toStrictEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://shop.example/' },
        { '@type': 'ListItem', position: 2, name: 'Stifte', item: 'https://shop.example/cat/1/' },
      ],
    });
  });

  it('lists products in their order', () => {
    expect(itemListData('https://shop.example', [aTile(), aTile({ name: 'Heft', path: '/prod/2/' })])).toStrictEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Bleistift', url: 'https://shop.example/prod/1001/' },
        { '@type': 'ListItem', position: 2, name: 'Heft', url: 'https://shop.example/prod/2/' },
      ],
    });
  });
});
