// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../../transport/operation.ts';
import type {
  AskForStockMutation,
  AskForStockMutationVariables,
  CheckEmailSubscribedQuery,
  CheckEmailSubscribedQueryVariables,
  ConfirmNewsletterMutation,
  ConfirmNewsletterMutationVariables,
  ConfirmStockAlertMutation,
  ConfirmStockAlertMutationVariables,
  EndStockAlertsMutation,
  EndStockAlertsMutationVariables,
  GetMailedLinkQuery,
  GetMailedLinkQueryVariables,
  SubscribeToNewsletterMutation,
  SubscribeToNewsletterMutationVariables,
  UnsubscribeNewsletterByLinkMutation,
  UnsubscribeNewsletterByLinkMutationVariables,
  UnsubscribeNewsletterMutation,
  UnsubscribeNewsletterMutationVariables,
  UnsubscribeOwnNewsletterMutation,
  UnsubscribeOwnNewsletterMutationVariables,
} from '../operations.ts';

export const checkEmailSubscribed: Operation<CheckEmailSubscribedQuery, CheckEmailSubscribedQueryVariables> = {
  name: 'checkEmailSubscribed',
  kind: 'query',
  text: "query checkEmailSubscribed{checkEmailSubscribed}",
};

export const getMailedLink: Operation<GetMailedLinkQuery, GetMailedLinkQueryVariables> = {
  name: 'getMailedLink',
  kind: 'query',
  text: "query getMailedLink($kind:MailedLinkKind!$token:String!){getMailedLink(kind:$kind token:$token)}",
};

export const subscribeToNewsletter: Operation<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables> = {
  name: 'subscribeToNewsletter',
  kind: 'mutation',
  text: "mutation subscribeToNewsletter($email:String!$honeypotField:String!){subscribeToNewsletter(email:$email honeypotField:$honeypotField){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const confirmNewsletter: Operation<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables> = {
  name: 'confirmNewsletter',
  kind: 'mutation',
  text: "mutation confirmNewsletter($token:String!){confirmNewsletter(token:$token){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const unsubscribeNewsletter: Operation<UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables> = {
  name: 'unsubscribeNewsletter',
  kind: 'mutation',
  text: "mutation unsubscribeNewsletter($email:String!$houseNr:String!){unsubscribeNewsletter(email:$email houseNr:$houseNr){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const unsubscribeNewsletterByLink: Operation<UnsubscribeNewsletterByLinkMutation, UnsubscribeNewsletterByLinkMutationVariables> = {
  name: 'unsubscribeNewsletterByLink',
  kind: 'mutation',
  text: "mutation unsubscribeNewsletterByLink($token:String!){unsubscribeNewsletterByLink(token:$token){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const unsubscribeOwnNewsletter: Operation<UnsubscribeOwnNewsletterMutation, UnsubscribeOwnNewsletterMutationVariables> = {
  name: 'unsubscribeOwnNewsletter',
  kind: 'mutation',
  text: "mutation unsubscribeOwnNewsletter{unsubscribeOwnNewsletter{...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const askForStock: Operation<AskForStockMutation, AskForStockMutationVariables> = {
  name: 'askForStock',
  kind: 'mutation',
  text: "mutation askForStock($itemId:ID!$email:String!$honeypotField:String!){askForStock(itemId:$itemId email:$email honeypotField:$honeypotField){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const confirmStockAlert: Operation<ConfirmStockAlertMutation, ConfirmStockAlertMutationVariables> = {
  name: 'confirmStockAlert',
  kind: 'mutation',
  text: "mutation confirmStockAlert($token:String!){confirmStockAlert(token:$token){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const endStockAlerts: Operation<EndStockAlertsMutation, EndStockAlertsMutationVariables> = {
  name: 'endStockAlerts',
  kind: 'mutation',
  text: "mutation endStockAlerts($token:String!$all:Boolean!){endStockAlerts(token:$token all:$all){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};
