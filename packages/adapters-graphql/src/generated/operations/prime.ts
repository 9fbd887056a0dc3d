// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../../transport/operation.ts';
import type {
  AgreeToPrimeRenewalMutation,
  AgreeToPrimeRenewalMutationVariables,
  ConfirmPrimeWaitingListMutation,
  ConfirmPrimeWaitingListMutationVariables,
  EndPrimeRenewalMutation,
  EndPrimeRenewalMutationVariables,
  GetPrimeMembershipQuery,
  GetPrimeMembershipQueryVariables,
  GetPrimeOfferQuery,
  GetPrimeOfferQueryVariables,
  GetPrimeWaitingListLinkQuery,
  GetPrimeWaitingListLinkQueryVariables,
  SubmitPrimeSubscriptionMutation,
  SubmitPrimeSubscriptionMutationVariables,
  SubscribeToPrimeWaitingListMutation,
  SubscribeToPrimeWaitingListMutationVariables,
} from '../operations.ts';

export const subscribeToPrimeWaitingList: Operation<SubscribeToPrimeWaitingListMutation, SubscribeToPrimeWaitingListMutationVariables> = {
  name: 'subscribeToPrimeWaitingList',
  kind: 'mutation',
  text: "mutation subscribeToPrimeWaitingList($email:String!$honeypotField:String!){subscribeToPrimeWaitingList(email:$email honeypotField:$honeypotField){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const getPrimeWaitingListLink: Operation<GetPrimeWaitingListLinkQuery, GetPrimeWaitingListLinkQueryVariables> = {
  name: 'getPrimeWaitingListLink',
  kind: 'query',
  text: "query getPrimeWaitingListLink($token:String!){getMailedLink(kind:primeWaitingList token:$token)}",
};

export const confirmPrimeWaitingList: Operation<ConfirmPrimeWaitingListMutation, ConfirmPrimeWaitingListMutationVariables> = {
  name: 'confirmPrimeWaitingList',
  kind: 'mutation',
  text: "mutation confirmPrimeWaitingList($token:String!){confirmPrimeWaitingList(token:$token)}",
};

export const getPrimeOffer: Operation<GetPrimeOfferQuery, GetPrimeOfferQueryVariables> = {
  name: 'getPrimeOffer',
  kind: 'query',
  text: "query getPrimeOffer{getPrimeOffer{price{...MoneyParts}startsAt endsAt paymentMethods{paymentId displayName description}}}fragment MoneyParts on Money{cents currency}",
};

export const getPrimeMembership: Operation<GetPrimeMembershipQuery, GetPrimeMembershipQueryVariables> = {
  name: 'getPrimeMembership',
  kind: 'query',
  text: "query getPrimeMembership{getPrimeMembership{deliversHere renewal{isAgreed price{...MoneyParts}}}}fragment MoneyParts on Money{cents currency}",
};

export const agreeToPrimeRenewal: Operation<AgreeToPrimeRenewalMutation, AgreeToPrimeRenewalMutationVariables> = {
  name: 'agreeToPrimeRenewal',
  kind: 'mutation',
  text: "mutation agreeToPrimeRenewal($priceCents:Int!){agreeToPrimeRenewal(priceCents:$priceCents)}",
};

export const endPrimeRenewal: Operation<EndPrimeRenewalMutation, EndPrimeRenewalMutationVariables> = {
  name: 'endPrimeRenewal',
  kind: 'mutation',
  text: "mutation endPrimeRenewal{endPrimeRenewal}",
};

export const submitPrimeSubscription: Operation<SubmitPrimeSubscriptionMutation, SubmitPrimeSubscriptionMutationVariables> = {
  name: 'submitPrimeSubscription',
  kind: 'mutation',
  text: "mutation submitPrimeSubscription($paymentId:ID!$billingAddressId:ID!$priceCents:Int!$idempotencyKey:String!){submitPrimeSubscription(paymentId:$paymentId billingAddressId:$billingAddressId priceCents:$priceCents idempotencyKey:$idempotencyKey){...SubmitParts}}fragment SubmitParts on SubmitResult{computopData{action fields{name value}}errorMessage orderId redirectUrl}",
};
