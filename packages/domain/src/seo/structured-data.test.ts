import { describe, expect, it } from 'vitest';
import { aTile } from '../../test/arbitraries/product-tile.arbitrary.ts';
import type { ProductDetail } from '../catalogue/product-detail.ts';
import { money } from '../money/money.ts';
import { brandId, type ItemId, type ProductId } from '../shared/brand.ts';
import { breadcrumbData, itemListData, productData, siteData } from './structured-data.ts';

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
    expect(productData('https://shop.example/', product)).toStrictEqual({
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
      },
    });
  });

  it('tells what cannot be bought, and its own description', () => {
    const gone = { ...product, metaDescription: 'D', shownItem: { ...product.shownItem, availableForSale: false } };
    expect(productData('https://shop.example', gone)).toMatchObject({
      description: 'D',
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('has ratings only where somebody has rated', () => {
    expect(
      productData('https://shop.example', { ...product, rating: 4.5, numberOfRatings: 1 }).aggregateRating,
    ).toStrictEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      reviewCount: 1,
      bestRating: 5,
      worstRating: 1,
    });
    expect(productData('https://shop.example', { ...product, rating: 4.5, numberOfRatings: 0 })).not.toHaveProperty(
      'aggregateRating',
    );
    expect(productData('https://shop.example', { ...product, numberOfRatings: 3 })).not.toHaveProperty(
      'aggregateRating',
    );
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
