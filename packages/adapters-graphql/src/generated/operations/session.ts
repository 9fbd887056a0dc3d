// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../../transport/operation.ts';
import type {
  AbortWalletCheckoutMutation,
  AbortWalletCheckoutMutationVariables,
  CompleteWalletCheckoutMutation,
  CompleteWalletCheckoutMutationVariables,
  ConfirmationCleanupMutation,
  ConfirmationCleanupMutationVariables,
  GetCustomerInfoQuery,
  GetCustomerInfoQueryVariables,
  LoginMutation,
  LoginMutationVariables,
  LoginWithPasskeyMutation,
  LoginWithPasskeyMutationVariables,
  LogoutMutation,
  LogoutMutationVariables,
  MergeCartsMutation,
  MergeCartsMutationVariables,
  RefreshLoginMutation,
  RefreshLoginMutationVariables,
  RegisterB2bCustomerMutation,
  RegisterB2bCustomerMutationVariables,
  RegisterCustomerMutation,
  RegisterCustomerMutationVariables,
  RegisterGuestMutation,
  RegisterGuestMutationVariables,
  ShopInitMutation,
  ShopInitMutationVariables,
} from '../operations.ts';

export const getCustomerInfo: Operation<GetCustomerInfoQuery, GetCustomerInfoQueryVariables> = {
  name: 'getCustomerInfo',
  kind: 'query',
  text: "query getCustomerInfo($url:String){getCustomerInfo(url:$url){isExistingCustomer isNewCustomer isGuest isInternal visitorType visitorLoginState email primeInfo{status abo startDate endDate}}}",
};

export const shopInit: Operation<ShopInitMutation, ShopInitMutationVariables> = {
  name: 'shopInit',
  kind: 'mutation',
  text: "mutation shopInit{shopInit{cartId userId}}",
};

export const mergeCarts: Operation<MergeCartsMutation, MergeCartsMutationVariables> = {
  name: 'mergeCarts',
  kind: 'mutation',
  text: "mutation mergeCarts($cartId:ID!$keepsShortfall:Boolean){mergeCarts(cartId:$cartId keepsShortfall:$keepsShortfall){cart{id itemsCount}hasBroughtGoods hasKeptOwnVoucher hasKeptOwnGift shortfall}}",
};

export const registerGuest: Operation<RegisterGuestMutation, RegisterGuestMutationVariables> = {
  name: 'registerGuest',
  kind: 'mutation',
  text: "mutation registerGuest($cartId:ID!$data:GuestInput!){registerGuest(cartId:$cartId data:$data){...GuestParts}}fragment GuestParts on GuestResult{successfull errorMessage fieldErrors{fieldName errorMessage formName}jwt refreshToken userId cartId}",
};

export const completeWalletCheckout: Operation<CompleteWalletCheckoutMutation, CompleteWalletCheckoutMutationVariables> = {
  name: 'completeWalletCheckout',
  kind: 'mutation',
  text: "mutation completeWalletCheckout($cartId:ID!$amazonCheckoutSessionId:ID!){completeWalletCheckout(cartId:$cartId amazonCheckoutSessionId:$amazonCheckoutSessionId){...GuestParts}}fragment GuestParts on GuestResult{successfull errorMessage fieldErrors{fieldName errorMessage formName}jwt refreshToken userId cartId}",
};

export const abortWalletCheckout: Operation<AbortWalletCheckoutMutation, AbortWalletCheckoutMutationVariables> = {
  name: 'abortWalletCheckout',
  kind: 'mutation',
  text: "mutation abortWalletCheckout($cartId:ID!){abortWalletCheckout(cartId:$cartId)}",
};

export const login: Operation<LoginMutation, LoginMutationVariables> = {
  name: 'login',
  kind: 'mutation',
  text: "mutation login($email:String$customerNumber:String$password:String!$stayLogged:Boolean!){login(email:$email customerNumber:$customerNumber password:$password stayLogged:$stayLogged){successfull errorMessage fieldErrors{fieldName errorMessage formName}jwt refreshToken userId deviceToken firstName lastName accountKept}}",
};

export const loginWithPasskey: Operation<LoginWithPasskeyMutation, LoginWithPasskeyMutationVariables> = {
  name: 'loginWithPasskey',
  kind: 'mutation',
  text: "mutation loginWithPasskey($credential:String!$stayLogged:Boolean!){loginWithPasskey(credential:$credential stayLogged:$stayLogged){successfull errorMessage fieldErrors{fieldName errorMessage formName}jwt refreshToken userId deviceToken firstName lastName accountKept}}",
};

export const refreshLogin: Operation<RefreshLoginMutation, RefreshLoginMutationVariables> = {
  name: 'refreshLogin',
  kind: 'mutation',
  text: "mutation refreshLogin($refreshToken:String!){refreshLogin(refreshToken:$refreshToken){jwt refreshToken isLong secondsLeft}}",
};

export const registerCustomer: Operation<RegisterCustomerMutation, RegisterCustomerMutationVariables> = {
  name: 'registerCustomer',
  kind: 'mutation',
  text: "mutation registerCustomer($data:CustomerInput!){registerCustomer(data:$data){successfull errorMessage fieldErrors{fieldName errorMessage formName}jwt refreshToken userId deviceToken firstName lastName customerNumber}}",
};

export const registerB2bCustomer: Operation<RegisterB2bCustomerMutation, RegisterB2bCustomerMutationVariables> = {
  name: 'registerB2bCustomer',
  kind: 'mutation',
  text: "mutation registerB2bCustomer($data:B2bCustomerInput!){registerB2bCustomer(data:$data){successfull errorMessage fieldErrors{fieldName errorMessage formName}jwt refreshToken userId deviceToken firstName lastName customerNumber}}",
};

export const logout: Operation<LogoutMutation, LogoutMutationVariables> = {
  name: 'logout',
  kind: 'mutation',
  text: "mutation logout{logout}",
};

export const confirmationCleanup: Operation<ConfirmationCleanupMutation, ConfirmationCleanupMutationVariables> = {
  name: 'confirmationCleanup',
  kind: 'mutation',
  text: "mutation confirmationCleanup($cartId:ID!){confirmationCleanup(cartId:$cartId){cartId userId}}",
};
