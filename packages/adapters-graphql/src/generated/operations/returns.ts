// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../../transport/operation.ts';
import type {
  FindOrderForReturnByHashQuery,
  FindOrderForReturnByHashQueryVariables,
  FindOrderForReturnQuery,
  FindOrderForReturnQueryVariables,
  GetAvailableCarriersQuery,
  GetAvailableCarriersQueryVariables,
  GetAvailableRegulationsQuery,
  GetAvailableRegulationsQueryVariables,
  GetReturnLabelQuery,
  GetReturnLabelQueryVariables,
  RemoveReturnImageMutation,
  RemoveReturnImageMutationVariables,
  SaveReturnDraftMutation,
  SaveReturnDraftMutationVariables,
  SubmitReturnOrderMutation,
  SubmitReturnOrderMutationVariables,
  UploadReturnImageMutation,
  UploadReturnImageMutationVariables,
} from '../operations.ts';

export const findOrderForReturn: Operation<FindOrderForReturnQuery, FindOrderForReturnQueryVariables> = {
  name: 'findOrderForReturn',
  kind: 'query',
  text: "query findOrderForReturn($orderId:ID!$zipCode:String!){findOrderForReturn(orderId:$orderId zipCode:$zipCode){...ReturnOrderParts}}fragment MoneyParts on Money{cents currency}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}fragment PriorReturnParts on PriorReturn{rma state announcedAt arrivedAt settledAt regulation carrier outcome amount{...MoneyParts}refund{...RefundParts}items{name component quantity}}fragment RefundParts on Refund{reason way amount{...MoneyParts}state at}fragment ReturnOrderParts on ReturnOrder{hash orderId salesOrderNo orderDate lines{id itemId lineNo name sku path picture{...PictureParts}price{...MoneyParts}orderedQuantity shippedQuantity returnableQuantity wholeQuantity reasons{name displayName needsComment needsImage}additionalInfo components{sku name returnableQuantity}}priorReturns{...PriorReturnParts}images{id lineId preview}contact{salutation firstName lastName email phone}draft{items{lineId quantity reason comment images componentSku}regulation carrier labels}}",
};

export const findOrderForReturnByHash: Operation<FindOrderForReturnByHashQuery, FindOrderForReturnByHashQueryVariables> = {
  name: 'findOrderForReturnByHash',
  kind: 'query',
  text: "query findOrderForReturnByHash($hash:ID!){findOrderForReturnByHash(hash:$hash){...ReturnOrderParts}}fragment MoneyParts on Money{cents currency}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}fragment PriorReturnParts on PriorReturn{rma state announcedAt arrivedAt settledAt regulation carrier outcome amount{...MoneyParts}refund{...RefundParts}items{name component quantity}}fragment RefundParts on Refund{reason way amount{...MoneyParts}state at}fragment ReturnOrderParts on ReturnOrder{hash orderId salesOrderNo orderDate lines{id itemId lineNo name sku path picture{...PictureParts}price{...MoneyParts}orderedQuantity shippedQuantity returnableQuantity wholeQuantity reasons{name displayName needsComment needsImage}additionalInfo components{sku name returnableQuantity}}priorReturns{...PriorReturnParts}images{id lineId preview}contact{salutation firstName lastName email phone}draft{items{lineId quantity reason comment images componentSku}regulation carrier labels}}",
};

export const getAvailableRegulations: Operation<GetAvailableRegulationsQuery, GetAvailableRegulationsQueryVariables> = {
  name: 'getAvailableRegulations',
  kind: 'query',
  text: "query getAvailableRegulations($hash:ID!$selectedItems:[ReturnItemInput!]!){getAvailableRegulations(hash:$hash selectedItems:$selectedItems){code name description}}",
};

export const getAvailableCarriers: Operation<GetAvailableCarriersQuery, GetAvailableCarriersQueryVariables> = {
  name: 'getAvailableCarriers',
  kind: 'query',
  text: "query getAvailableCarriers($hash:ID!$returnOrder:ReturnDraftInput!){getAvailableCarriers(hash:$hash returnOrder:$returnOrder){code name description}}",
};

export const getReturnLabel: Operation<GetReturnLabelQuery, GetReturnLabelQueryVariables> = {
  name: 'getReturnLabel',
  kind: 'query',
  text: "query getReturnLabel($hash:ID!$rma:ID!){getReturnLabel(hash:$hash rma:$rma){fileName contentType base64}}",
};

export const saveReturnDraft: Operation<SaveReturnDraftMutation, SaveReturnDraftMutationVariables> = {
  name: 'saveReturnDraft',
  kind: 'mutation',
  text: "mutation saveReturnDraft($hash:ID!$draft:ReturnDraftInput!){saveReturnDraft(hash:$hash draft:$draft)}",
};

export const uploadReturnImage: Operation<UploadReturnImageMutation, UploadReturnImageMutationVariables> = {
  name: 'uploadReturnImage',
  kind: 'mutation',
  text: "mutation uploadReturnImage($file:Upload!$signature:String!$hash:ID!$itemId:ID!$lineItemId:ID!){uploadReturnImage(file:$file signature:$signature hash:$hash itemId:$itemId lineItemId:$lineItemId){id fieldErrors{fieldName errorMessage formName}}}",
};

export const removeReturnImage: Operation<RemoveReturnImageMutation, RemoveReturnImageMutationVariables> = {
  name: 'removeReturnImage',
  kind: 'mutation',
  text: "mutation removeReturnImage($hash:ID!$imageId:ID!){removeReturnImage(hash:$hash imageId:$imageId)}",
};

export const submitReturnOrder: Operation<SubmitReturnOrderMutation, SubmitReturnOrderMutationVariables> = {
  name: 'submitReturnOrder',
  kind: 'mutation',
  text: "mutation submitReturnOrder($returnOrder:ReturnOrderInput!$idempotencyKey:String!){submitReturnOrder(returnOrder:$returnOrder idempotencyKey:$idempotencyKey){isError errorMsg rma}}",
};
