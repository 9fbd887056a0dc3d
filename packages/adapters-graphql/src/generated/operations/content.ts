// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../../transport/operation.ts';
import type {
  GetExistingPagesQuery,
  GetExistingPagesQueryVariables,
  GetFooterQuery,
  GetFooterQueryVariables,
  GetGlobalParametersQuery,
  GetGlobalParametersQueryVariables,
  GetNavigationTreeQuery,
  GetNavigationTreeQueryVariables,
  GetPageDetailsQuery,
  GetPageDetailsQueryVariables,
} from '../operations.ts';

export const getPageDetails: Operation<GetPageDetailsQuery, GetPageDetailsQueryVariables> = {
  name: 'getPageDetails',
  kind: 'query',
  text: "query getPageDetails($url:String!){getPageDetails(url:$url){redirectUrl pageType categoryId productId title metaDescription rows{...GridParts}activeAbTests{id trackingCode}openGraphImage{url width height}storefronts breadcrumbs{...CrumbParts}seller{legalName street postcode city country email telephone vatId profiles}}}fragment CrumbParts on Crumb{displayName path categoryId}fragment GridParts on GridRow{cells{columns teasers{...TeaserParts tabs{...TeaserParts}}}}fragment MoneyParts on Money{cents currency}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}fragment TeaserAttributeParts on TeaserAttribute{name text value url openLinkInNewWindow urlPath altTag imgTitle width height valueList picture{...PictureParts}}fragment TeaserParts on Teaser{id name template type teaserWishlistExternalId attributes{...TeaserAttributeParts}productsRecommendations{...TileParts}}fragment TileParts on ProductTile{id bestItemId name path price{currentPrice{...MoneyParts}oldPrice{...MoneyParts}startFromFlag basePrice{price{...MoneyParts}unit}}moreVariants rating numberOfRatings badges{sale new popular}extraBadges{id name}image{...PictureParts}manufacturerName breadCrumb energyEfficiency{imgPath detailsImgPath imgAlt}lightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyParts}lightningBasePrice{price{...MoneyParts}unit}lightningQuantityMax}isShortage shortageText replacement{name path}discountPercent minimumOrderQuantity}",
};

export const getFooter: Operation<GetFooterQuery, GetFooterQueryVariables> = {
  name: 'getFooter',
  kind: 'query',
  text: "query getFooter($pageId:ID!){getFooter(pageId:$pageId){usps{image{...PictureParts}headline subheadline text link}links{headline type content link links{label url external}}}}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}",
};

export const getNavigationTree: Operation<GetNavigationTreeQuery, GetNavigationTreeQueryVariables> = {
  name: 'getNavigationTree',
  kind: 'query',
  text: "query getNavigationTree($rootId:ID$level:Int!$itemId:ID){getNavigationTree(rootId:$rootId level:$level itemId:$itemId){...NavigationParts picture{...PictureParts}children{...NavigationParts picture{...PictureParts}children{...NavigationParts}}}}fragment NavigationParts on NavigationItem{id name path icon isSale isExcludedFromNav hasChildren}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}",
};

export const getGlobalParameters: Operation<GetGlobalParametersQuery, GetGlobalParametersQueryVariables> = {
  name: 'getGlobalParameters',
  kind: 'query',
  text: "query getGlobalParameters($names:[String!]!){getGlobalParameters(names:$names){name entry value}}",
};

export const getExistingPages: Operation<GetExistingPagesQuery, GetExistingPagesQueryVariables> = {
  name: 'getExistingPages',
  kind: 'query',
  text: "query getExistingPages($urls:[String!]!){getExistingPages(urls:$urls)}",
};
