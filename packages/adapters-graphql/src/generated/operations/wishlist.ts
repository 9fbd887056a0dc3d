// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../../transport/operation.ts';
import type {
  ActivateWishlistMutation,
  ActivateWishlistMutationVariables,
  AddProductToWishlistMutation,
  AddProductToWishlistMutationVariables,
  AddProductsToWishlistMutation,
  AddProductsToWishlistMutationVariables,
  AddWishlistCommentMutation,
  AddWishlistCommentMutationVariables,
  ChangeQtyInWishlistMutation,
  ChangeQtyInWishlistMutationVariables,
  ChangeWishlistMemberMutation,
  ChangeWishlistMemberMutationVariables,
  CreateWishlistMutation,
  CreateWishlistMutationVariables,
  GetAllWishlistsEssentialsQuery,
  GetAllWishlistsEssentialsQueryVariables,
  GetCommentsPerWishlistQuery,
  GetCommentsPerWishlistQueryVariables,
  GetSharedWishlistQuery,
  GetSharedWishlistQueryVariables,
  GetWishlistQuery,
  GetWishlistQueryVariables,
  GetWishlistVariantsQuery,
  GetWishlistVariantsQueryVariables,
  InviteToWishlistMutation,
  InviteToWishlistMutationVariables,
  JoinWishlistMutation,
  JoinWishlistMutationVariables,
  LeaveWishlistMutation,
  LeaveWishlistMutationVariables,
  MoveWishlistEntryMutation,
  MoveWishlistEntryMutationVariables,
  RemoveProductFromWishlistMutation,
  RemoveProductFromWishlistMutationVariables,
  RemoveWishlistCommentMutation,
  RemoveWishlistCommentMutationVariables,
  RemoveWishlistMutation,
  RemoveWishlistMutationVariables,
  ReplaceItemInWishlistMutation,
  ReplaceItemInWishlistMutationVariables,
  RevokeWishlistInvitationMutation,
  RevokeWishlistInvitationMutationVariables,
  RevokeWishlistLinkMutation,
  RevokeWishlistLinkMutationVariables,
  ShareWishlistMutation,
  ShareWishlistMutationVariables,
  UpdateWishlistMutation,
  UpdateWishlistMutationVariables,
} from '../operations.ts';

export const getAllWishlistsEssentials: Operation<GetAllWishlistsEssentialsQuery, GetAllWishlistsEssentialsQueryVariables> = {
  name: 'getAllWishlistsEssentials',
  kind: 'query',
  text: "query getAllWishlistsEssentials{getAllWishlists{...WishlistEssentialParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}",
};

export const getWishlist: Operation<GetWishlistQuery, GetWishlistQueryVariables> = {
  name: 'getWishlist',
  kind: 'query',
  text: "query getWishlist($externalId:ID!$removed:[ID!]!){getAllWishlists(externalId:$externalId){...WishlistParts}}fragment MoneyParts on Money{cents currency}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}fragment TileParts on ProductTile{id bestItemId name path price{currentPrice{...MoneyParts}oldPrice{...MoneyParts}startFromFlag basePrice{price{...MoneyParts}unit}}moreVariants rating numberOfRatings badges{sale new popular}extraBadges{id name}image{...PictureParts}manufacturerName breadCrumb energyEfficiency{imgPath detailsImgPath imgAlt}lightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyParts}lightningBasePrice{price{...MoneyParts}unit}lightningQuantityMax}isShortage shortageText replacement{name path}discountPercent minimumOrderQuantity}fragment WishlistEntryParts on WishlistEntry{externalId quantity isRemoved isSaleable replacement{...TileParts}totals{...MoneyParts}item{itemId productId name brand crumbs path image{...PictureParts}orderNumber minimumOrderQuantity maxQuantity variantInfoList{label value}badges{sale new popular}extraBadges{id name}unitPrices{current{...MoneyParts}old{...MoneyParts}basePrice{price{...MoneyParts}unit}savings{...MoneyParts}lightning{...MoneyParts}}lightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyParts}lightningBasePrice{price{...MoneyParts}unit}lightningQuantityMax}energyEfficiency{imgPath detailsImgPath imgAlt}deliveryStatusColor deliveryStatusText deliveryStatusLight areAllDeliveryTimesTheSame primeFaehig hasMultipleItems hasSamePricesForAllItems}}fragment WishlistParts on Wishlist{externalId name description createdAt version revision active isDefault isStandardList isCreator isAdmin isEditor isCommentator ownerName sharing{links{externalId token role}members{externalId name role}invitations{externalId email role expiresAt}}entries(removed:$removed){...WishlistEntryParts}}",
};

export const getSharedWishlist: Operation<GetSharedWishlistQuery, GetSharedWishlistQueryVariables> = {
  name: 'getSharedWishlist',
  kind: 'query',
  text: "query getSharedWishlist($token:String!$removed:[ID!]!){getSharedWishlist(token:$token){role isJoined list{...WishlistParts}}}fragment MoneyParts on Money{cents currency}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}fragment TileParts on ProductTile{id bestItemId name path price{currentPrice{...MoneyParts}oldPrice{...MoneyParts}startFromFlag basePrice{price{...MoneyParts}unit}}moreVariants rating numberOfRatings badges{sale new popular}extraBadges{id name}image{...PictureParts}manufacturerName breadCrumb energyEfficiency{imgPath detailsImgPath imgAlt}lightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyParts}lightningBasePrice{price{...MoneyParts}unit}lightningQuantityMax}isShortage shortageText replacement{name path}discountPercent minimumOrderQuantity}fragment WishlistEntryParts on WishlistEntry{externalId quantity isRemoved isSaleable replacement{...TileParts}totals{...MoneyParts}item{itemId productId name brand crumbs path image{...PictureParts}orderNumber minimumOrderQuantity maxQuantity variantInfoList{label value}badges{sale new popular}extraBadges{id name}unitPrices{current{...MoneyParts}old{...MoneyParts}basePrice{price{...MoneyParts}unit}savings{...MoneyParts}lightning{...MoneyParts}}lightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyParts}lightningBasePrice{price{...MoneyParts}unit}lightningQuantityMax}energyEfficiency{imgPath detailsImgPath imgAlt}deliveryStatusColor deliveryStatusText deliveryStatusLight areAllDeliveryTimesTheSame primeFaehig hasMultipleItems hasSamePricesForAllItems}}fragment WishlistParts on Wishlist{externalId name description createdAt version revision active isDefault isStandardList isCreator isAdmin isEditor isCommentator ownerName sharing{links{externalId token role}members{externalId name role}invitations{externalId email role expiresAt}}entries(removed:$removed){...WishlistEntryParts}}",
};

export const getWishlistVariants: Operation<GetWishlistVariantsQuery, GetWishlistVariantsQueryVariables> = {
  name: 'getWishlistVariants',
  kind: 'query',
  text: "query getWishlistVariants($productId:ID!){getWishlistVariants(productId:$productId){...ListVariantParts}}fragment ListVariantParts on WishlistVariant{itemId label price{...MoneyParts}isSaleable minimumOrderQuantity maxQuantity}fragment MoneyParts on Money{cents currency}",
};

export const getCommentsPerWishlist: Operation<GetCommentsPerWishlistQuery, GetCommentsPerWishlistQueryVariables> = {
  name: 'getCommentsPerWishlist',
  kind: 'query',
  text: "query getCommentsPerWishlist($wishlistId:ID!){getCommentsPerWishlist(wishlistId:$wishlistId){positionId comments{externalId comment name displayedDate allowedToDeleteByUser}}}",
};

export const addProductToWishlist: Operation<AddProductToWishlistMutation, AddProductToWishlistMutationVariables> = {
  name: 'addProductToWishlist',
  kind: 'mutation',
  text: "mutation addProductToWishlist($externalId:ID$entry:WishlistEntryInput!){addProductToWishlist(externalId:$externalId entry:$entry){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};

export const addProductsToWishlist: Operation<AddProductsToWishlistMutation, AddProductsToWishlistMutationVariables> = {
  name: 'addProductsToWishlist',
  kind: 'mutation',
  text: "mutation addProductsToWishlist($externalId:ID$entries:[WishlistEntryInput!]!){addProductsToWishlist(externalId:$externalId entries:$entries){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};

export const removeProductFromWishlist: Operation<RemoveProductFromWishlistMutation, RemoveProductFromWishlistMutationVariables> = {
  name: 'removeProductFromWishlist',
  kind: 'mutation',
  text: "mutation removeProductFromWishlist($externalId:ID!$entryId:ID!$entry:WishlistTileInput){removeProductFromWishlist(externalId:$externalId entryId:$entryId entry:$entry){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};

export const changeQtyInWishlist: Operation<ChangeQtyInWishlistMutation, ChangeQtyInWishlistMutationVariables> = {
  name: 'changeQtyInWishlist',
  kind: 'mutation',
  text: "mutation changeQtyInWishlist($externalId:ID!$entry:WishlistEntryInput!$seen:WishlistSeenInput){changeQtyInWishlist(externalId:$externalId entry:$entry seen:$seen){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};

export const replaceItemInWishlist: Operation<ReplaceItemInWishlistMutation, ReplaceItemInWishlistMutationVariables> = {
  name: 'replaceItemInWishlist',
  kind: 'mutation',
  text: "mutation replaceItemInWishlist($externalId:ID!$entryId:ID!$entry:WishlistEntryInput!$seen:WishlistSeenInput){replaceItemInWishlist(externalId:$externalId entryId:$entryId entry:$entry seen:$seen){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};

export const moveWishlistEntry: Operation<MoveWishlistEntryMutation, MoveWishlistEntryMutationVariables> = {
  name: 'moveWishlistEntry',
  kind: 'mutation',
  text: "mutation moveWishlistEntry($externalId:ID!$entryId:ID!$toWishlistId:ID!){moveWishlistEntry(externalId:$externalId entryId:$entryId toWishlistId:$toWishlistId){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};

export const createWishlist: Operation<CreateWishlistMutation, CreateWishlistMutationVariables> = {
  name: 'createWishlist',
  kind: 'mutation',
  text: "mutation createWishlist($name:String!$description:String!){createWishlist(name:$name description:$description){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};

export const updateWishlist: Operation<UpdateWishlistMutation, UpdateWishlistMutationVariables> = {
  name: 'updateWishlist',
  kind: 'mutation',
  text: "mutation updateWishlist($externalId:ID!$name:String!$description:String!$version:Int!){updateWishlist(externalId:$externalId name:$name description:$description version:$version){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};

export const activateWishlist: Operation<ActivateWishlistMutation, ActivateWishlistMutationVariables> = {
  name: 'activateWishlist',
  kind: 'mutation',
  text: "mutation activateWishlist($externalId:ID!){activateWishlist(externalId:$externalId){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};

export const removeWishlist: Operation<RemoveWishlistMutation, RemoveWishlistMutationVariables> = {
  name: 'removeWishlist',
  kind: 'mutation',
  text: "mutation removeWishlist($externalId:ID!){removeWishlist(externalId:$externalId){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};

export const addWishlistComment: Operation<AddWishlistCommentMutation, AddWishlistCommentMutationVariables> = {
  name: 'addWishlistComment',
  kind: 'mutation',
  text: "mutation addWishlistComment($externalId:ID!$entryId:ID!$comment:String!){addWishlistComment(externalId:$externalId entryId:$entryId comment:$comment){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};

export const removeWishlistComment: Operation<RemoveWishlistCommentMutation, RemoveWishlistCommentMutationVariables> = {
  name: 'removeWishlistComment',
  kind: 'mutation',
  text: "mutation removeWishlistComment($externalId:ID!$commentId:ID!){removeWishlistComment(externalId:$externalId commentId:$commentId){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};

export const shareWishlist: Operation<ShareWishlistMutation, ShareWishlistMutationVariables> = {
  name: 'shareWishlist',
  kind: 'mutation',
  text: "mutation shareWishlist($externalId:ID!$role:WishlistSharedRole!){shareWishlist(externalId:$externalId role:$role){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};

export const revokeWishlistLink: Operation<RevokeWishlistLinkMutation, RevokeWishlistLinkMutationVariables> = {
  name: 'revokeWishlistLink',
  kind: 'mutation',
  text: "mutation revokeWishlistLink($externalId:ID!$linkId:ID!){revokeWishlistLink(externalId:$externalId linkId:$linkId){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};

export const inviteToWishlist: Operation<InviteToWishlistMutation, InviteToWishlistMutationVariables> = {
  name: 'inviteToWishlist',
  kind: 'mutation',
  text: "mutation inviteToWishlist($externalId:ID!$email:String!$role:WishlistSharedRole!){inviteToWishlist(externalId:$externalId email:$email role:$role){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};

export const revokeWishlistInvitation: Operation<RevokeWishlistInvitationMutation, RevokeWishlistInvitationMutationVariables> = {
  name: 'revokeWishlistInvitation',
  kind: 'mutation',
  text: "mutation revokeWishlistInvitation($externalId:ID!$invitationId:ID!){revokeWishlistInvitation(externalId:$externalId invitationId:$invitationId){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};

export const joinWishlist: Operation<JoinWishlistMutation, JoinWishlistMutationVariables> = {
  name: 'joinWishlist',
  kind: 'mutation',
  text: "mutation joinWishlist($token:String!){joinWishlist(token:$token){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};

export const leaveWishlist: Operation<LeaveWishlistMutation, LeaveWishlistMutationVariables> = {
  name: 'leaveWishlist',
  kind: 'mutation',
  text: "mutation leaveWishlist($externalId:ID!){leaveWishlist(externalId:$externalId){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};

export const changeWishlistMember: Operation<ChangeWishlistMemberMutation, ChangeWishlistMemberMutationVariables> = {
  name: 'changeWishlistMember',
  kind: 'mutation',
  text: "mutation changeWishlistMember($externalId:ID!$memberId:ID!$role:WishlistSharedRole){changeWishlistMember(externalId:$externalId memberId:$memberId role:$role){...WishlistResultParts}}fragment WishlistEssentialParts on Wishlist{externalId name active isDefault isCreator isAdmin isEditor isCommentator references{externalId productId itemId quantity}}fragment WishlistResultParts on WishlistResult{successful generalErrorMessage fieldErrors{formName fieldName errorMessage}merkzettel{...WishlistEssentialParts}}",
};
