// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../../transport/operation.ts';
import type {
  AdjustLongtailSearchQueryQuery,
  AdjustLongtailSearchQueryQueryVariables,
  CheckQueryQuery,
  CheckQueryQueryVariables,
  CheckSearchHubQuery,
  CheckSearchHubQueryVariables,
  GetSuggestQueriesQuery,
  GetSuggestQueriesQueryVariables,
  SearchQuery,
  SearchQueryVariables,
} from '../operations.ts';

export const search: Operation<SearchQuery, SearchQueryVariables> = {
  name: 'search',
  kind: 'query',
  text: "query search($paging:PagingInput!$sortBy:String$filter:FilterInput!){search(paging:$paging sortBy:$sortBy filter:$filter){link{url}correctedTerm products{...ProductPageParts}}}fragment MoneyParts on Money{cents currency}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}fragment ProductPageParts on ProductPage{entries{...TileParts}sorts{code displayName selected}filters{id kind displayName values{id displayValue selected count}min max minSelected maxSelected}categoryFilter{id name count selected}totalCount}fragment TileParts on ProductTile{id bestItemId name path price{currentPrice{...MoneyParts}oldPrice{...MoneyParts}startFromFlag basePrice{price{...MoneyParts}unit}}moreVariants rating numberOfRatings badges{sale new popular}extraBadges{id name}image{...PictureParts}manufacturerName breadCrumb energyEfficiency{imgPath detailsImgPath imgAlt}lightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyParts}lightningBasePrice{price{...MoneyParts}unit}lightningQuantityMax}isShortage shortageText replacement{name path}discountPercent minimumOrderQuantity}",
};

export const checkSearchHub: Operation<CheckSearchHubQuery, CheckSearchHubQueryVariables> = {
  name: 'checkSearchHub',
  kind: 'query',
  text: "query checkSearchHub($originalQuery:String!){checkSearchHub(originalQuery:$originalQuery){redirectPath query originalQuery}}",
};

export const checkQuery: Operation<CheckQueryQuery, CheckQueryQueryVariables> = {
  name: 'checkQuery',
  kind: 'query',
  text: "query checkQuery($originalQuery:String!){checkQuery(originalQuery:$originalQuery){link{url}}}",
};

export const adjustLongtailSearchQuery: Operation<AdjustLongtailSearchQueryQuery, AdjustLongtailSearchQueryQueryVariables> = {
  name: 'adjustLongtailSearchQuery',
  kind: 'query',
  text: "query adjustLongtailSearchQuery($searchQuery:String!){adjustLongtailSearchQuery(searchQuery:$searchQuery){filters{name values}searchQuery}}",
};

export const getSuggestQueries: Operation<GetSuggestQueriesQuery, GetSuggestQueriesQueryVariables> = {
  name: 'getSuggestQueries',
  kind: 'query',
  text: "query getSuggestQueries($userQuery:String!){getSuggestQueries(userQuery:$userQuery){suggestQueries{suggest}products{name path image{...PictureParts}}}}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}",
};
