// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../transport/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PageType =
  | 'HOMEPAGE'
  | 'CONTENT'
  | 'CATEGORY'
  | 'PRODUCT'
  | 'REDIRECT'
  | 'TEMPORARY_REDIRECT'
  | 'GONE'
  | 'UNKNOWN';

export type GridPartsFragment = { readonly cells: ReadonlyArray<{ readonly columns: number, readonly teasers: ReadonlyArray<{ readonly id: string, readonly name: string, readonly template: string, readonly type: string, readonly attributes: ReadonlyArray<{ readonly name: string, readonly text: string | null, readonly value: string | null, readonly url: string | null, readonly openLinkInNewWindow: boolean | null, readonly altTag: string | null, readonly valueList: ReadonlyArray<string> | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } | null }>, readonly productsRecommendations: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string } } | null }> }> }> };

export type GetPageDetailsQueryVariables = Exact<{
  url: string;
}>;


export type GetPageDetailsQuery = { readonly getPageDetails: { readonly redirectUrl: string | null, readonly pageType: PageType, readonly categoryId: string | null, readonly productId: string | null, readonly title: string | null, readonly metaDescription: string | null, readonly rows: ReadonlyArray<{ readonly cells: ReadonlyArray<{ readonly columns: number, readonly teasers: ReadonlyArray<{ readonly id: string, readonly name: string, readonly template: string, readonly type: string, readonly attributes: ReadonlyArray<{ readonly name: string, readonly text: string | null, readonly value: string | null, readonly url: string | null, readonly openLinkInNewWindow: boolean | null, readonly altTag: string | null, readonly valueList: ReadonlyArray<string> | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } | null }>, readonly productsRecommendations: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string } } | null }> }> }> }>, readonly activeAbTests: ReadonlyArray<{ readonly id: string, readonly trackingCode: string }>, readonly openGraphImage: { readonly url: string, readonly width: number, readonly height: number } | null, readonly breadcrumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string, readonly categoryId: string | null }> } };

export type GetFooterQueryVariables = Exact<{
  pageId: string;
}>;


export type GetFooterQuery = { readonly getFooter: { readonly usps: ReadonlyArray<{ readonly headline: string, readonly subheadline: string | null, readonly text: string | null, readonly link: string | null, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } | null }>, readonly links: ReadonlyArray<{ readonly headline: string, readonly type: string, readonly content: string | null, readonly link: string | null, readonly links: ReadonlyArray<{ readonly label: string, readonly url: string, readonly external: boolean }> }> } };

export type NavigationPartsFragment = { readonly id: string, readonly name: string, readonly path: string, readonly icon: string | null, readonly isSale: boolean, readonly isExcludedFromNav: boolean, readonly hasChildren: boolean };

export type GetNavigationTreeQueryVariables = Exact<{
  rootId?: string | null | undefined;
  level: number;
  itemId?: string | null | undefined;
}>;


export type GetNavigationTreeQuery = { readonly getNavigationTree: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly icon: string | null, readonly isSale: boolean, readonly isExcludedFromNav: boolean, readonly hasChildren: boolean, readonly children: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly icon: string | null, readonly isSale: boolean, readonly isExcludedFromNav: boolean, readonly hasChildren: boolean, readonly children: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly icon: string | null, readonly isSale: boolean, readonly isExcludedFromNav: boolean, readonly hasChildren: boolean }> }> }> };

export type GetGlobalParametersQueryVariables = Exact<{
  names: ReadonlyArray<string> | string;
}>;


export type GetGlobalParametersQuery = { readonly getGlobalParameters: ReadonlyArray<{ readonly name: string, readonly entry: string, readonly value: string }> };

export type MoneyPartsFragment = { readonly cents: number, readonly currency: string };

export type PicturePartsFragment = { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> };

export type CrumbPartsFragment = { readonly displayName: string, readonly path: string, readonly categoryId: string | null };

export type TilePartsFragment = { readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string } } | null };

export const getPageDetails: Operation<GetPageDetailsQuery, GetPageDetailsQueryVariables> = {
  name: 'getPageDetails',
  kind: 'query',
  text: "query getPageDetails($url:String!){getPageDetails(url:$url){redirectUrl pageType categoryId productId title metaDescription rows{...GridParts}activeAbTests{id trackingCode}openGraphImage{url width height}breadcrumbs{...CrumbParts}}}fragment CrumbParts on Crumb{displayName path categoryId}fragment GridParts on GridRow{cells{columns teasers{id name template type attributes{name text value url openLinkInNewWindow altTag valueList picture{...PictureParts}}productsRecommendations{...TileParts}}}}fragment MoneyParts on Money{cents currency}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}fragment TileParts on ProductTile{id bestItemId name path price{currentPrice{...MoneyParts}oldPrice{...MoneyParts}startFromFlag basePrice{price{...MoneyParts}unit}}moreVariants rating numberOfRatings badges{sale new popular}extraBadges{id name}image{...PictureParts}manufacturerName breadCrumb energyEfficiency{imgPath detailsImgPath imgAlt}lightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyParts}lightningQuantityMax}isShortage shortageText discountPercent minimumOrderQuantity}",
};

export const getFooter: Operation<GetFooterQuery, GetFooterQueryVariables> = {
  name: 'getFooter',
  kind: 'query',
  text: "query getFooter($pageId:ID!){getFooter(pageId:$pageId){usps{image{...PictureParts}headline subheadline text link}links{headline type content link links{label url external}}}}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}",
};

export const getNavigationTree: Operation<GetNavigationTreeQuery, GetNavigationTreeQueryVariables> = {
  name: 'getNavigationTree',
  kind: 'query',
  text: "query getNavigationTree($rootId:ID$level:Int!$itemId:ID){getNavigationTree(rootId:$rootId level:$level itemId:$itemId){...NavigationParts children{...NavigationParts children{...NavigationParts}}}}fragment NavigationParts on NavigationItem{id name path icon isSale isExcludedFromNav hasChildren}",
};

export const getGlobalParameters: Operation<GetGlobalParametersQuery, GetGlobalParametersQueryVariables> = {
  name: 'getGlobalParameters',
  kind: 'query',
  text: "query getGlobalParameters($names:[String!]!){getGlobalParameters(names:$names){name entry value}}",
};
