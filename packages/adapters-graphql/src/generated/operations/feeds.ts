// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../../transport/operation.ts';
import type {
  GetProductFeedQuery,
  GetProductFeedQueryVariables,
  GetSitemapPagesQuery,
  GetSitemapPagesQueryVariables,
  GetSitemapProductsQuery,
  GetSitemapProductsQueryVariables,
  GetSitemapSizeQuery,
  GetSitemapSizeQueryVariables,
} from '../operations.ts';

export const getSitemapSize: Operation<GetSitemapSizeQuery, GetSitemapSizeQueryVariables> = {
  name: 'getSitemapSize',
  kind: 'query',
  text: "query getSitemapSize{getSitemapSize{products changedAt}}",
};

export const getSitemapPages: Operation<GetSitemapPagesQuery, GetSitemapPagesQueryVariables> = {
  name: 'getSitemapPages',
  kind: 'query',
  text: "query getSitemapPages{getSitemapPages{categories{...SitemapParts}pages{...SitemapParts}}}fragment SitemapParts on SitemapEntry{id path title changedAt}",
};

export const getSitemapProducts: Operation<GetSitemapProductsQuery, GetSitemapProductsQueryVariables> = {
  name: 'getSitemapProducts',
  kind: 'query',
  text: "query getSitemapProducts($after:ID$skip:Int!$limit:Int!){getSitemapProducts(after:$after skip:$skip limit:$limit){...SitemapParts}}fragment SitemapParts on SitemapEntry{id path title changedAt}",
};

export const getProductFeed: Operation<GetProductFeedQuery, GetProductFeedQueryVariables> = {
  name: 'getProductFeed',
  kind: 'query',
  text: "query getProductFeed($after:ID$limit:Int!){getProductFeed(after:$after limit:$limit){products{productId name description path manufacturerName categories energyClass offers{item{itemId orderNumber ean prices{current{...MoneyParts}old{...MoneyParts}basePrice{unit}}availableForSale lightningDealInfo{...DealParts}images{src}variantInfoList{label value}}shippingCost{...MoneyParts}content{amount unit}weightGrams}}next}}fragment DealParts on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyParts}lightningBasePrice{price{...MoneyParts}unit}lightningQuantityMax}fragment MoneyParts on Money{cents currency}",
};
