// The products of a storefront for price comparisons, in the fields of Google Merchant Center. Source: its product data specification;
// price and stock are those of the product's page and of its structured data.

import type { Item } from '../catalogue/product-detail.ts';
import { productLink } from '../catalogue/tile.ts';
import { decimalOf } from '../money/arithmetic.ts';
import { BASE_PRICE_AMOUNT } from '../money/base-price.ts';
import type { Money } from '../money/money.ts';
import type { Instant } from '../shared/instant.ts';
import { absoluteAddress } from './absolute-address.ts';
import { offerPriceOf } from './offer-price.ts';
import { XML_DECLARATION, xmlElement, xmlText } from './xml.ts';

/** Where the feed of a storefront is read. */
export const PRODUCT_FEED_PATH = '/product-feed.xml';

/** Titles and descriptions are cut after so many characters. */
export const FEED_TITLE_MAX = 150;
export const FEED_DESCRIPTION_MAX = 5_000;

export type FeedOffer = Pick<
  Item,
  'itemId' | 'orderNumber' | 'gtin' | 'availableForSale' | 'variantInfo' | 'lightningDeal'
> & {
  readonly prices: { readonly current: Money; readonly old?: Money };
  readonly pictures: readonly string[];
  /** Of one piece to the storefront's own country. */
  readonly shippingCost: Money;
  /** What the base price is counted from; absent where the page shows none. */
  readonly content?: { readonly amount: number; readonly unit: string };
  readonly weightGrams: number;
};

export type FeedProduct = {
  readonly productId: string;
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly manufacturerName: string;
  /** From the top category down. */
  readonly categories: readonly string[];
  readonly energyClass?: string;
  readonly offers: readonly FeedOffer[];
};

/** For whom a feed is written. */
export type FeedShop = {
  readonly origin: string;
  readonly country: string;
  readonly now: Instant;
  /** Writes a moment by ISO 8601. */
  readonly dateOf: (instant: number) => string;
};

/** Units as the specification of the feed writes them; the others are written alike. */
const FEED_UNITS: Readonly<Record<string, string>> = { 'm²': 'sqm', 'm³': 'cbm' };

/** More pictures of one offer are not read. */
const MORE_PICTURES_MAX = 10;

const GTIN = /^(?:\d{8}|\d{12}|\d{13}|\d{14})$/u;

/** A GTIN has 8, 12, 13 or 14 digits, the last of which checks the others (GS1: weights 3 and 1 from the right). */
export const isGtin = (text: string): boolean => {
  if (!GTIN.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
};

const cut = (text: string, length: number): string => [...text].slice(0, length).join('');

const amountOf = (price: Money): string => `${decimalOf(price)} ${price.currency}`;

type Field = readonly [name: string, value: string];

/** The ordinary price, and the one for which it is sold now: of a reduction, or of a deal until that ends. */
const priceFields = (offer: FeedOffer, { now, dateOf }: FeedShop): readonly Field[] => {
  const { price, struck, deal } = offerPriceOf(offer, now);
  if (deal === undefined && struck === undefined) return [['price', amountOf(price)]];
  const sold: readonly Field[] = [
    ['price', amountOf(deal?.ordinary ?? struck ?? price)],
    ['sale_price', amountOf(price)],
  ];
  return deal === undefined ? sold : [...sold, ['sale_price_effective_date', `${dateOf(now)}/${dateOf(deal.until)}`]];
};

const unitFields = (content: FeedOffer['content']): readonly Field[] => {
  if (content === undefined) return [];
  const unit = FEED_UNITS[content.unit] ?? content.unit;
  return [
    ['unit_pricing_measure', `${content.amount} ${unit}`],
    ['unit_pricing_base_measure', `${BASE_PRICE_AMOUNT} ${unit}`],
  ];
};

const gtinFields = (gtin: string | undefined): readonly Field[] =>
  gtin !== undefined && isGtin(gtin) ? [['gtin', gtin]] : [['identifier_exists', 'no']];

/** The name of an item: the product's, and what tells it from its sisters. */
const titleOf = ({ name }: FeedProduct, { variantInfo }: FeedOffer): string =>
  cut([name, ...variantInfo.map(({ value }) => value)].join(', '), FEED_TITLE_MAX);

const fieldsOf = (product: FeedProduct, offer: FeedOffer, shop: FeedShop): readonly Field[] => {
  const { origin } = shop;
  const hasVariantInfo = offer.variantInfo.length > 0;
  const [picture, ...more] = offer.pictures.map((path) => absoluteAddress(origin, path));
  return [
    ['id', offer.orderNumber],
    ['title', titleOf(product, offer)],
    ['description', cut(product.description, FEED_DESCRIPTION_MAX)],
    ['link', absoluteAddress(origin, productLink(product.path, { itemId: offer.itemId, hasVariantInfo }))],
    ...(picture === undefined ? [] : [['image_link', picture] as const]),
    ...more.slice(0, MORE_PICTURES_MAX).map((path) => ['additional_image_link', path] as const),
    ['availability', offer.availableForSale ? 'in_stock' : 'out_of_stock'],
    ...priceFields(offer, shop),
    ...unitFields(offer.content),
    ['brand', product.manufacturerName],
    ...gtinFields(offer.gtin),
    ['condition', 'new'],
    ['product_type', product.categories.join(' > ')],
    ...(product.offers.length > 1 ? [['item_group_id', product.productId] as const] : []),
    ...(product.energyClass === undefined ? [] : [['energy_efficiency_class', product.energyClass] as const]),
    ['shipping_weight', `${offer.weightGrams} g`],
  ];
};

/** One item of the feed; nothing for goods that cost nothing, which price comparisons refuse. */
export const feedItem = (product: FeedProduct, offer: FeedOffer, shop: FeedShop): string => {
  if (offer.prices.current.cents === 0) return '';
  const fields = fieldsOf(product, offer, shop).map(([name, value]) => xmlElement(`g:${name}`, value));
  const shipping = xmlElement('g:country', shop.country) + xmlElement('g:price', amountOf(offer.shippingCost));
  return `<item>${fields.join('')}<g:shipping>${shipping}</g:shipping></item>\n`;
};

/** What a feed begins and ends with. */
export const feedFrame = (
  shop: Pick<FeedShop, 'origin'> & { readonly name: string },
): { readonly start: string; readonly end: string } => ({
  start: `${XML_DECLARATION}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${xmlElement('title', shop.name)}${xmlElement('link', absoluteAddress(shop.origin, '/'))}<description>${xmlText(shop.name)}</description>\n`,
  end: '</channel></rss>\n',
});
