// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../../transport/operation.ts';
import type {
  DecryptRatingDataQuery,
  DecryptRatingDataQueryVariables,
  GetCompetitionQuery,
  GetCompetitionQueryVariables,
  GetContactFormDataQuery,
  GetContactFormDataQueryVariables,
  GetPrintedCataloguesQuery,
  GetPrintedCataloguesQueryVariables,
  GetReviewByIdQuery,
  GetReviewByIdQueryVariables,
  OrderPrintedCataloguesMutation,
  OrderPrintedCataloguesMutationVariables,
  ReportReviewMutation,
  ReportReviewMutationVariables,
  RequestCallBackMutation,
  RequestCallBackMutationVariables,
  SendContactFormMailMutation,
  SendContactFormMailMutationVariables,
  SubscribeToCompetitionMutation,
  SubscribeToCompetitionMutationVariables,
  VoteReviewHelpfulMutation,
  VoteReviewHelpfulMutationVariables,
  WriteReviewMutation,
  WriteReviewMutationVariables,
} from '../operations.ts';

export const decryptRatingData: Operation<DecryptRatingDataQuery, DecryptRatingDataQueryVariables> = {
  name: 'decryptRatingData',
  kind: 'query',
  text: "query decryptRatingData($encryptedData:String!){decryptRatingData(encryptedData:$encryptedData){productId name path picture{...PictureParts}isWritten}}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}",
};

export const getReviewById: Operation<GetReviewByIdQuery, GetReviewByIdQueryVariables> = {
  name: 'getReviewById',
  kind: 'query',
  text: "query getReviewById($reviewId:ID!){getReviewById(reviewId:$reviewId){ratingId productId author title message rating language}}",
};

export const writeReview: Operation<WriteReviewMutation, WriteReviewMutationVariables> = {
  name: 'writeReview',
  kind: 'mutation',
  text: "mutation writeReview($encryptedData:String!$data:ReviewInput!$honeypotField:String!){writeReview(encryptedData:$encryptedData data:$data honeypotField:$honeypotField){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const voteReviewHelpful: Operation<VoteReviewHelpfulMutation, VoteReviewHelpfulMutationVariables> = {
  name: 'voteReviewHelpful',
  kind: 'mutation',
  text: "mutation voteReviewHelpful($reviewId:ID!){voteReviewHelpful(reviewId:$reviewId)}",
};

export const reportReview: Operation<ReportReviewMutation, ReportReviewMutationVariables> = {
  name: 'reportReview',
  kind: 'mutation',
  text: "mutation reportReview($reviewId:ID!$data:ReviewReportInput!$key:String!$honeypotField:String!){reportReview(reviewId:$reviewId data:$data key:$key honeypotField:$honeypotField){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const getContactFormData: Operation<GetContactFormDataQuery, GetContactFormDataQueryVariables> = {
  name: 'getContactFormData',
  kind: 'query',
  text: "query getContactFormData($orderId:ID){getContactFormData(orderId:$orderId){name email shownEmail phone orders{orderId orderNumber state isWithdrawable orderedAt}}}",
};

export const sendContactFormMail: Operation<SendContactFormMailMutation, SendContactFormMailMutationVariables> = {
  name: 'sendContactFormMail',
  kind: 'mutation',
  text: "mutation sendContactFormMail($data:ContactFormInput!$key:String!$honeypotField:String!){sendContactFormMail(data:$data key:$key honeypotField:$honeypotField){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const requestCallBack: Operation<RequestCallBackMutation, RequestCallBackMutationVariables> = {
  name: 'requestCallBack',
  kind: 'mutation',
  text: "mutation requestCallBack($data:CallBackInput!$key:String!$honeypotField:String!){requestCallBack(data:$data key:$key honeypotField:$honeypotField){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const getPrintedCatalogues: Operation<GetPrintedCataloguesQuery, GetPrintedCataloguesQueryVariables> = {
  name: 'getPrintedCatalogues',
  kind: 'query',
  text: "query getPrintedCatalogues{getPrintedCatalogues{id name description pages language picture{...PictureParts}path}getBillingCountries{code name}}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}",
};

export const orderPrintedCatalogues: Operation<OrderPrintedCataloguesMutation, OrderPrintedCataloguesMutationVariables> = {
  name: 'orderPrintedCatalogues',
  kind: 'mutation',
  text: "mutation orderPrintedCatalogues($catalogueIds:[ID!]!$address:AddressInput!$key:String!$honeypotField:String!){orderPrintedCatalogues(catalogueIds:$catalogueIds address:$address key:$key honeypotField:$honeypotField){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const getCompetition: Operation<GetCompetitionQuery, GetCompetitionQueryVariables> = {
  name: 'getCompetition',
  kind: 'query',
  text: "query getCompetition($competitionId:ID!){getCompetition(competitionId:$competitionId){id title terms closesAt isOpen}}",
};

export const subscribeToCompetition: Operation<SubscribeToCompetitionMutation, SubscribeToCompetitionMutationVariables> = {
  name: 'subscribeToCompetition',
  kind: 'mutation',
  text: "mutation subscribeToCompetition($competitionId:ID!$data:CompetitionInput!$honeypotField:String!){subscribeToCompetition(competitionId:$competitionId data:$data honeypotField:$honeypotField){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};
