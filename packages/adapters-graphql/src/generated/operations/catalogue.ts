// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../../transport/operation.ts';
import type {
  GetCategoryQuery,
  GetCategoryQueryVariables,
  GetExtraTabContentsQuery,
  GetExtraTabContentsQueryVariables,
  GetItemByIdQuery,
  GetItemByIdQueryVariables,
  GetProductByIdQuery,
  GetProductByIdQueryVariables,
  GetProductTilesQuery,
  GetProductTilesQueryVariables,
  GetReviewsByProductQuery,
  GetReviewsByProductQueryVariables,
  GetVariantInformationQuery,
  GetVariantInformationQueryVariables,
} from '../operations.ts';

export const getCategory: Operation<GetCategoryQuery, GetCategoryQueryVariables> = {
  name: 'getCategory',
  kind: 'query',
  text: "query getCategory($coreCategoryId:ID!$paging:PagingInput!$sortBy:String$filter:FilterInput!){getCategory(coreCategoryId:$coreCategoryId){id name path isProductListing hideBreadcrumb hideLeftColumn canonicalDestination metaTitle metaDescription breadcrumbs{...CrumbParts}children{...CategoryLinkParts}leftNavigation{...CategoryLinkParts}topsellers{...TileParts}seoText shortageText shortageDealText picture{...PictureParts}rows{...GridParts}products(paging:$paging sortBy:$sortBy filter:$filter){...ProductPageParts}}}fragment CategoryLinkParts on LeftNavigationItem{id name path level active}fragment CrumbParts on Crumb{displayName path categoryId}fragment GridParts on GridRow{cells{columns teasers{...TeaserParts tabs{...TeaserParts}}}}fragment MoneyParts on Money{cents currency}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}fragment ProductPageParts on ProductPage{entries{...TileParts}sorts{code displayName selected}filters{id kind displayName values{id displayValue selected count}min max minSelected maxSelected}categoryFilter{id name count selected}totalCount}fragment TeaserAttributeParts on TeaserAttribute{name text value url openLinkInNewWindow urlPath altTag imgTitle width height valueList picture{...PictureParts}}fragment TeaserParts on Teaser{id name template type teaserWishlistExternalId attributes{...TeaserAttributeParts}productsRecommendations{...TileParts}}fragment TileParts on ProductTile{id bestItemId name path price{currentPrice{...MoneyParts}oldPrice{...MoneyParts}startFromFlag basePrice{price{...MoneyParts}unit}}moreVariants rating numberOfRatings badges{sale new popular}extraBadges{id name}image{...PictureParts}manufacturerName breadCrumb energyEfficiency{imgPath detailsImgPath imgAlt}lightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyParts}lightningBasePrice{price{...MoneyParts}unit}lightningQuantityMax}isShortage shortageText replacement{name path}discountPercent minimumOrderQuantity}",
};

export const getProductById: Operation<GetProductByIdQuery, GetProductByIdQueryVariables> = {
  name: 'getProductById',
  kind: 'query',
  text: "query getProductById($productId:ID!){getProductById(productId:$productId){productId name metaTitle metaDescription robotsMeta canonical path teaser longDescription shortFacts scopeOfDelivery dataAndFacts{label value}features labels manufacturer{name postalAddress electronicAddress responsiblePerson{name postalAddress electronicAddress}}rating numberOfRatings badges{sale new popular}extraBadges{id name}isBook isShortage shortageText reservedDealText hasMultipleItems hasSamePricesForAllItems areAllDeliveryTimesTheSame startFromPrice{...MoneyParts}discountPercent openGraphImage{url width height}images{...PictureParts}energyEfficiency{imgPath detailsImgPath imgAlt}energyClass energyDataSheet{name url sizeText}breadcrumbs{...CrumbParts}downloads{name url sizeText}audioSamples{title url}videoLinks{title url posterUrl captionsUrl}warranty textileCare textileComposition oldElectricalDevicesInfo rightOfWithdrawalInfo extraTabs{tabId title}replacementProduct{...TileParts}accessories{...TileParts}bestItem{...ItemParts}variantAttributes{...VariantParts}}}fragment CrumbParts on Crumb{displayName path categoryId}fragment DealParts on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyParts}lightningBasePrice{price{...MoneyParts}unit}lightningQuantityMax}fragment ItemParts on Item{itemId orderNumber ean name prices{current{...MoneyParts}old{...MoneyParts}list{...MoneyParts}basePrice{price{...MoneyParts}unit}isBestPrice educationalGross{...MoneyParts}}discountPercent shippingCost{...MoneyParts}deliveryDays{from to}content{amount unit}powerPlug{scope charge}minimumOrderQuantity maxQuantity availableForSale images{...PictureParts}deliveryStatusColor deliveryStatusText deliveryStatusLight warnings dangerWarnings primeFaehig lightningDealInfo{...DealParts}variantInfoList{label value}}fragment MoneyParts on Money{cents currency}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}fragment TileParts on ProductTile{id bestItemId name path price{currentPrice{...MoneyParts}oldPrice{...MoneyParts}startFromFlag basePrice{price{...MoneyParts}unit}}moreVariants rating numberOfRatings badges{sale new popular}extraBadges{id name}image{...PictureParts}manufacturerName breadCrumb energyEfficiency{imgPath detailsImgPath imgAlt}lightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyParts}lightningBasePrice{price{...MoneyParts}unit}lightningQuantityMax}isShortage shortageText replacement{name path}discountPercent minimumOrderQuantity}fragment VariantParts on VariantAttribute{name displayName position type options{value label image css disabled selected position hasDiscount itemId}}",
};

export const getProductTiles: Operation<GetProductTilesQuery, GetProductTilesQueryVariables> = {
  name: 'getProductTiles',
  kind: 'query',
  text: "query getProductTiles($productIds:[ID!]!){getProductTiles(productIds:$productIds){...TileParts}}fragment MoneyParts on Money{cents currency}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}fragment TileParts on ProductTile{id bestItemId name path price{currentPrice{...MoneyParts}oldPrice{...MoneyParts}startFromFlag basePrice{price{...MoneyParts}unit}}moreVariants rating numberOfRatings badges{sale new popular}extraBadges{id name}image{...PictureParts}manufacturerName breadCrumb energyEfficiency{imgPath detailsImgPath imgAlt}lightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyParts}lightningBasePrice{price{...MoneyParts}unit}lightningQuantityMax}isShortage shortageText replacement{name path}discountPercent minimumOrderQuantity}",
};

export const getItemById: Operation<GetItemByIdQuery, GetItemByIdQueryVariables> = {
  name: 'getItemById',
  kind: 'query',
  text: "query getItemById($itemId:ID!){getItemById(itemId:$itemId){...ItemParts}}fragment DealParts on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyParts}lightningBasePrice{price{...MoneyParts}unit}lightningQuantityMax}fragment ItemParts on Item{itemId orderNumber ean name prices{current{...MoneyParts}old{...MoneyParts}list{...MoneyParts}basePrice{price{...MoneyParts}unit}isBestPrice educationalGross{...MoneyParts}}discountPercent shippingCost{...MoneyParts}deliveryDays{from to}content{amount unit}powerPlug{scope charge}minimumOrderQuantity maxQuantity availableForSale images{...PictureParts}deliveryStatusColor deliveryStatusText deliveryStatusLight warnings dangerWarnings primeFaehig lightningDealInfo{...DealParts}variantInfoList{label value}}fragment MoneyParts on Money{cents currency}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}",
};

export const getVariantInformation: Operation<GetVariantInformationQuery, GetVariantInformationQueryVariables> = {
  name: 'getVariantInformation',
  kind: 'query',
  text: "query getVariantInformation($productId:ID!$selectedVariants:[SelectedVariantInput!]!$itemId:ID){getVariantInformation(productId:$productId selectedVariants:$selectedVariants itemId:$itemId){variantAttributes{...VariantParts}bestItem{...ItemParts}configuredItemId}}fragment DealParts on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyParts}lightningBasePrice{price{...MoneyParts}unit}lightningQuantityMax}fragment ItemParts on Item{itemId orderNumber ean name prices{current{...MoneyParts}old{...MoneyParts}list{...MoneyParts}basePrice{price{...MoneyParts}unit}isBestPrice educationalGross{...MoneyParts}}discountPercent shippingCost{...MoneyParts}deliveryDays{from to}content{amount unit}powerPlug{scope charge}minimumOrderQuantity maxQuantity availableForSale images{...PictureParts}deliveryStatusColor deliveryStatusText deliveryStatusLight warnings dangerWarnings primeFaehig lightningDealInfo{...DealParts}variantInfoList{label value}}fragment MoneyParts on Money{cents currency}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}fragment VariantParts on VariantAttribute{name displayName position type options{value label image css disabled selected position hasDiscount itemId}}",
};

export const getExtraTabContents: Operation<GetExtraTabContentsQuery, GetExtraTabContentsQueryVariables> = {
  name: 'getExtraTabContents',
  kind: 'query',
  text: "query getExtraTabContents($productId:ID!$tabId:ID!){getExtraTabContents(productId:$productId tabId:$tabId){content}}",
};

export const getReviewsByProduct: Operation<GetReviewsByProductQuery, GetReviewsByProductQueryVariables> = {
  name: 'getReviewsByProduct',
  kind: 'query',
  text: "query getReviewsByProduct($productId:ID!$limit:Int!$offset:Int!$star:Int){getReviewsByProduct(productId:$productId limit:$limit offset:$offset star:$star){reviews{ratingId rating author title date message helpfulRating shopComment isVerified language}count average countsByStar}}",
};
