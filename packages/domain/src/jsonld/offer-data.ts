// The offer of a product as structured data: price, stock, shipping and returns. Source: the fields that Google's rich results of
// merchants require and recommend (docs/adr/0066).

import type { Item } from '../catalogue/product-detail.ts';
import { decimalOf } from '../money/arithmetic.ts';
import { BASE_PRICE_AMOUNT } from '../money/base-price.ts';
import type { Money } from '../money/money.ts';
import { RETURN_PERIOD_DAYS } from '../returns/return-offers.ts';
import { offerPriceOf } from '../seo/offer-price.ts';
import type { Instant } from '../shared/instant.ts';
import type { TradingTerms } from '../storefront/profiles/storefront-profile.ts';
import { type JsonLd, SCHEMA_ORG } from './json-ld.ts';

/** What holds for every offer of a storefront. */
type OfferTerms = Pick<TradingTerms, 'homeCountry'>;

/** Under what terms, and when, an offer is made. */
export type OfferSurroundings = {
  readonly terms: OfferTerms;
  readonly now: Instant;
  /** Writes a moment by ISO 8601. */
  readonly dateOf: (instant: number) => string;
};

/** Who orders early enough has the goods on their way the same day, others on the next. */
const HANDLING_DAYS_MAX = 1;

const days = (from: number, to: number): JsonLd => ({
  '@type': 'QuantitativeValue',
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
});

/** The days that the page promises, as handling in the warehouse and transit. */
const deliveryTimeData = (promised: Item['deliveryDays']): JsonLd =>
  promised === undefined
    ? {}
    : {
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: days(0, HANDLING_DAYS_MAX),
          transitTime: days(promised.from, Math.max(promised.from, promised.to - HANDLING_DAYS_MAX)),
        },
      };

const shippingData = ({ shippingCost, deliveryDays }: Item, { homeCountry }: OfferTerms): JsonLd =>
  shippingCost === undefined
    ? {}
    : {
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: {
            '@type': 'MonetaryAmount',
            value: decimalOf(shippingCost),
            currency: shippingCost.currency,
          },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: homeCountry },
          ...deliveryTimeData(deliveryDays),
        },
      };

/** Every storefront takes goods back, also where no law asks for it. Who sends them back pays for it, as the instruction on withdrawal says (§ 357 (5) BGB). */
const returnData = ({ homeCountry }: OfferTerms): JsonLd => ({
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: homeCountry,
    returnPolicyCountry: homeCountry,
    returnPolicyCategory: `${SCHEMA_ORG}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: RETURN_PERIOD_DAYS,
    returnMethod: `${SCHEMA_ORG}/ReturnByMail`,
    returnFees: `${SCHEMA_ORG}/ReturnFeesCustomerResponsibility`,
    refundType: `${SCHEMA_ORG}/FullRefund`,
  },
});

const unitPrice = (price: Money, more: JsonLd): JsonLd => ({
  '@type': 'UnitPriceSpecification',
  price: decimalOf(price),
  priceCurrency: price.currency,
  ...more,
});

/** UN/CEFACT codes of the units of contents and of base prices. */
const UNIT_CODES: Readonly<Record<string, string>> = {
  mg: 'MGM',
  g: 'GRM',
  kg: 'KGM',
  ml: 'MLT',
  cl: 'CLT',
  l: 'LTR',
  'cm³': 'CMQ',
  'm³': 'MTQ',
  mm: 'MMT',
  cm: 'CMT',
  m: 'MTR',
  'cm²': 'CMK',
  'm²': 'MTK',
};

const quantity = (value: number, unit: string): JsonLd => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode: UNIT_CODES[unit] ?? unit,
});

/** The struck price, and what the price is for where a base price is due: so much of a unit, compared by one legal unit. */
const specificationData = (item: Item, { price, struck }: ReturnType<typeof offerPriceOf>): JsonLd => {
  const { content, prices } = item;
  const specifications = [
    ...(struck === undefined ? [] : [unitPrice(struck, { priceType: `${SCHEMA_ORG}/StrikethroughPrice` })]),
    ...(content === undefined || prices.base === undefined
      ? []
      : [
          unitPrice(price, {
            referenceQuantity: {
              ...quantity(content.amount, content.unit),
              valueReference: quantity(BASE_PRICE_AMOUNT, prices.base.unit),
            },
          }),
        ]),
  ];
  return specifications.length === 0 ? {} : { priceSpecification: specifications };
};

/** The offer of an item at the address of its page. A price ends where it is that of a deal. */
export const offerData = (url: string, item: Item, { terms, now, dateOf }: OfferSurroundings): JsonLd => {
  const offered = offerPriceOf(item, now);
  return {
    '@type': 'Offer',
    url,
    price: decimalOf(offered.price),
    priceCurrency: offered.price.currency,
    ...(offered.deal === undefined ? {} : { priceValidUntil: dateOf(offered.deal.until) }),
    ...specificationData(item, offered),
    availability: `${SCHEMA_ORG}/${item.availableForSale ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${SCHEMA_ORG}/NewCondition`,
    ...shippingData(item, terms),
    ...returnData(terms),
  };
};
