import { describe, expect, it } from 'vitest';
import { A_PRODUCT } from '../../test/a-product-page.ts';
import { aReview } from '../../testing/a-product.ts';
import type { ProductDetail } from '../catalogue/product-detail.ts';
import { money } from '../money/money.ts';
import { RETURN_PERIOD_DAYS } from '../returns/return-offers.ts';
import { instantOf } from '../shared/instant.ts';
import { STORE_CODES, tradingTermsOf } from '../storefront/index.ts';
import { productData } from './product-data.ts';

/** Where goods go. */
const TERMS = { homeCountry: 'DE' } as const;
const RETURNS = {
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'DE',
    returnPolicyCountry: 'DE',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 30,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
  },
};
const AT_HOME = { terms: TERMS, reviews: [], now: instantOf(0), dateOf: (instant: number) => `day ${instant}` };

describe('productData', () => {
  it('offers the item that the page shows', () => {
    expect(productData('https://shop.example/', A_PRODUCT, AT_HOME)).toStrictEqual({
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
    const gone = { ...A_PRODUCT, metaDescription: 'D', shownItem: { ...A_PRODUCT.shownItem, availableForSale: false } };
    expect(productData('https://shop.example', gone, AT_HOME)).toMatchObject({
      description: 'D',
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('has ratings only where somebody has rated', () => {
    expect(
      productData('https://shop.example', { ...A_PRODUCT, rating: 4.5, numberOfRatings: 1 }, AT_HOME).aggregateRating,
    ).toStrictEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      reviewCount: 1,
      bestRating: 5,
      worstRating: 1,
    });
    expect(
      productData('https://shop.example', { ...A_PRODUCT, rating: 4.5, numberOfRatings: 0 }, AT_HOME),
    ).not.toHaveProperty('aggregateRating');
    expect(productData('https://shop.example', { ...A_PRODUCT, numberOfRatings: 3 }, AT_HOME)).not.toHaveProperty(
      'aggregateRating',
    );
  });
});

describe('what a full product says', () => {
  const full: ProductDetail = {
    ...A_PRODUCT,
    rating: 4.5,
    numberOfRatings: 1,
    variantAttributes: [
      { name: 'colour', displayName: 'Farbe', position: 1, type: 'tile', options: [] },
      { name: 'pack', displayName: 'Packung', position: 2, type: 'tile', options: [] },
    ],
    shownItem: {
      ...A_PRODUCT.shownItem,
      gtin: '4006381333931',
      shippingCost: money(490),
      variantInfo: [{ label: 'Farbe', value: 'Rot' }],
    },
  };
  const review = aReview();
  const data = () => productData('https://shop.example', full, { ...AT_HOME, reviews: [review] });

  it('an offer has its own address, price, currency, stock, condition, shipping and returns', () => {
    expect(data().offers).toStrictEqual({
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
    expect(data()).toMatchObject({
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
    const found = productData('https://shop.example', { ...full, variantAttributes }, AT_HOME);
    expect(found).toStrictEqual({
      ...productData('https://shop.example', { ...full, variantAttributes: [] }, AT_HOME),
      inProductGroupWithID: '1',
      isVariantOf: {
        '@type': 'ProductGroup',
        productGroupID: '1',
        name: 'Stift',
        variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      },
      color: 'Rot',
    });
  });

  it('a variant by what schema.org has no word for names its group alone', () => {
    const pack = { name: 'pack', displayName: '', position: 1, type: 'tile', options: [] } as const;
    const { isVariantOf } = productData('https://shop.example', { ...full, variantAttributes: [pack] }, AT_HOME);
    expect(isVariantOf).toStrictEqual({ '@type': 'ProductGroup', productGroupID: '1', name: 'Stift' });
  });

  it('a reduced offer names the price that is struck through, beside the one that is paid', () => {
    const prices = { ...full.shownItem.prices, old: money(1_599) };
    const { offers } = productData(
      'https://shop.example',
      { ...full, shownItem: { ...full.shownItem, prices } },
      AT_HOME,
    );
    expect(offers).toMatchObject({
      price: '12.99',
      priceSpecification: [
        {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: '15.99',
          priceCurrency: 'EUR',
        },
      ],
    });
  });

  it('a review has stars, author, day and words, and five of them are enough', () => {
    const [first, ...more] = productData('https://shop.example', full, { ...AT_HOME, reviews: Array(6).fill(review) })
      .review as object[];
    expect(more).toHaveLength(4);
    expect(first).toStrictEqual({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
      author: { '@type': 'Person', name: 'Mia' },
      name: 'Gut',
      datePublished: '2026-11-01',
      reviewBody: 'Schreibt gut.',
      inLanguage: 'de',
    });
  });

  it.each(STORE_CODES)('goods may come back for as long as the returns page of %s takes them', (store) => {
    const { offers } = productData('https://shop.example', full, { ...AT_HOME, terms: tradingTermsOf(store) });
    expect(offers).toMatchObject({
      hasMerchantReturnPolicy: {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: RETURN_PERIOD_DAYS,
        applicableCountry: tradingTermsOf(store).homeCountry,
      },
    });
  });

  it('a variant with pictures of its own shows those, and another one those of the product', () => {
    const own = { src: '/images/red.webp', alt: '', width: 1, height: 1, sources: [] };
    const imagesOf = (pictures: readonly (typeof own)[]) =>
      productData('https://shop.example', { ...full, shownItem: { ...full.shownItem, pictures } }, AT_HOME).image;
    expect(imagesOf([own])).toEqual(['https://shop.example/images/red.webp']);
    expect(imagesOf([])).toEqual(['https://shop.example/images/1.webp', 'https://cdn.example/2.webp']);
  });

  const offerOf = (item: Partial<ProductDetail['shownItem']>, now = instantOf(0)) =>
    productData('https://shop.example', { ...full, shownItem: { ...full.shownItem, ...item } }, { ...AT_HOME, now })
      .offers;

  it('an offer arrives on the days that its page promises: at most one of them in the warehouse', () => {
    const days = (minValue: number, maxValue: number) => ({
      '@type': 'QuantitativeValue',
      minValue,
      maxValue,
      unitCode: 'DAY',
    });
    expect(offerOf({ deliveryDays: { from: 1, to: 3 } })).toMatchObject({
      shippingDetails: {
        deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days(0, 1), transitTime: days(1, 2) },
      },
    });
    expect(offerOf({ deliveryDays: { from: 2, to: 2 } })).toMatchObject({
      shippingDetails: { deliveryTime: { transitTime: days(2, 2) } },
    });
    expect(JSON.stringify(offerOf({}))).not.toContain('deliveryTime');
  });

  it('an offer with a base price says what its price is for, in the codes of UN/CEFACT', () => {
    const prices = { ...full.shownItem.prices, base: { price: money(5_196), unit: 'l' } };
    expect(offerOf({ prices, content: { amount: 250, unit: 'ml' } })).toMatchObject({
      priceSpecification: [
        {
          '@type': 'UnitPriceSpecification',
          price: '12.99',
          referenceQuantity: {
            value: 250,
            unitCode: 'MLT',
            valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'LTR' },
          },
        },
      ],
    });
    expect(offerOf({ content: { amount: 1, unit: 'l' } })).not.toHaveProperty('priceSpecification');
    expect(offerOf({ prices })).not.toHaveProperty('priceSpecification');
    const unknown = offerOf({
      prices: { ...prices, base: { price: money(100), unit: 'Blatt' } },
      content: { amount: 2, unit: 'Rolle' },
    });
    expect(unknown).toMatchObject({
      priceSpecification: [
        { referenceQuantity: { value: 2, unitCode: 'Rolle', valueReference: { value: 1, unitCode: 'Blatt' } } },
      ],
    });
  });

  it('a deal is the price while it runs and is not gone, with its end; not from its end on', () => {
    const deal = {
      isAvailable: true,
      until: instantOf(5_000),
      reservedPercentage: 10,
      specialPrice: money(999),
      quantityMax: 2,
    };
    expect(offerOf({ lightningDeal: deal }, instantOf(4_999))).toMatchObject({
      price: '9.99',
      priceValidUntil: 'day 5000',
    });
    expect(offerOf({ lightningDeal: deal }, instantOf(4_999))).not.toHaveProperty('priceSpecification');
    for (const ended of [
      offerOf({ lightningDeal: deal }, instantOf(5_000)),
      offerOf({ lightningDeal: { ...deal, isAvailable: false } }),
    ]) {
      expect(ended).toMatchObject({ price: '12.99' });
      expect(ended).not.toHaveProperty('priceValidUntil');
    }
  });

  it('a product with an energy label names its class and the scale', () => {
    const found = productData('https://shop.example', { ...full, energyClass: 'D' }, AT_HOME);
    expect(found.hasEnergyConsumptionDetails).toStrictEqual({
      '@type': 'EnergyConsumptionDetails',
      hasEnergyEfficiencyCategory: 'https://schema.org/EUEnergyEfficiencyCategoryD',
      energyEfficiencyScaleMin: 'https://schema.org/EUEnergyEfficiencyCategoryG',
      energyEfficiencyScaleMax: 'https://schema.org/EUEnergyEfficiencyCategoryA',
    });
    expect(data()).not.toHaveProperty('hasEnergyConsumptionDetails');
  });
});
