// The port `FeedGateway`, on GraphQL.

import type { FeedGateway, FeedPiece, SitemapEntry } from '@tornister/application/ports';
import type { FeedOffer, FeedProduct } from '@tornister/domain/seo';
import { brandId, type ItemId, instantOf } from '@tornister/domain/shared';
import { getProductFeed, getSitemapPages, getSitemapProducts, getSitemapSize } from '../generated/operations/feeds.ts';
import type { GetProductFeedQuery, SitemapPartsFragment } from '../generated/operations.ts';
import { present, same, toDealInfo, toMoney } from '../mapping/parts-mapper.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';

const toEntry = ({ id, path, title, changedAt }: SitemapPartsFragment): SitemapEntry => ({
  id,
  path,
  title,
  ...present('changedAt', changedAt, instantOf),
});

type AnsweredProduct = GetProductFeedQuery['getProductFeed']['products'][number];

const toOffer = ({ item, shippingCost, content, weightGrams }: AnsweredProduct['offers'][number]): FeedOffer => ({
  itemId: brandId<ItemId>(item.itemId),
  orderNumber: item.orderNumber,
  prices: { current: toMoney(item.prices.current), ...present('old', item.prices.old, toMoney) },
  availableForSale: item.availableForSale,
  pictures: item.images.map(({ src }) => src),
  variantInfo: item.variantInfoList,
  shippingCost: toMoney(shippingCost),
  weightGrams,
  ...present('gtin', item.ean, same),
  ...present('lightningDeal', item.lightningDealInfo, toDealInfo),
  // Where the page shows no base price none is due, whatever the item holds.
  ...present('content', item.prices.basePrice === null ? null : content, same),
});

const toProduct = ({ energyClass, offers, ...product }: AnsweredProduct): FeedProduct => ({
  ...product,
  offers: offers.map(toOffer),
  ...present('energyClass', energyClass, same),
});

const toPiece = ({ getProductFeed: { products, next } }: GetProductFeedQuery): FeedPiece => ({
  products: products.map(toProduct),
  ...present('next', next, same),
});

/** Sitemaps and product feeds from the backend. */
export const createGraphqlFeedGateway = (transport: GraphqlTransport): FeedGateway => ({
  size: () =>
    transport.run(getSitemapSize, {}, ({ getSitemapSize: { products, changedAt } }) => ({
      products,
      ...present('changedAt', changedAt, instantOf),
    })),
  pages: () =>
    transport.run(getSitemapPages, {}, ({ getSitemapPages: { categories, pages } }) => ({
      categories: categories.map(toEntry),
      pages: pages.map(toEntry),
    })),
  products: (piece) => transport.run(getSitemapProducts, piece, (answer) => answer.getSitemapProducts.map(toEntry)),
  feed: (piece) => transport.run(getProductFeed, piece, toPiece),
});
