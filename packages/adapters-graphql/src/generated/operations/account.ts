// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../../transport/operation.ts';
import type {
  ChangeAccountDataMutation,
  ChangeAccountDataMutationVariables,
  ChangeForgottenPasswordMutation,
  ChangeForgottenPasswordMutationVariables,
  ChangePasswordMutation,
  ChangePasswordMutationVariables,
  CheckTokenValidityQuery,
  CheckTokenValidityQueryVariables,
  ConfirmEmailMutation,
  ConfirmEmailMutationVariables,
  DeleteAddressMutation,
  DeleteAddressMutationVariables,
  DeleteCurrentCustomerAccountMutation,
  DeleteCurrentCustomerAccountMutationVariables,
  ExportCustomerDataQuery,
  ExportCustomerDataQueryVariables,
  ForgotPasswordMutation,
  ForgotPasswordMutationVariables,
  GetAddressBooksQuery,
  GetAddressBooksQueryVariables,
  GetContactDetailsQuery,
  GetContactDetailsQueryVariables,
  GetCurrentUploadSignatureQuery,
  GetCurrentUploadSignatureQueryVariables,
  GetEmailToConfirmQuery,
  GetEmailToConfirmQueryVariables,
  GetLoginNameOfTokenQuery,
  GetLoginNameOfTokenQueryVariables,
  GetPasskeysQuery,
  GetPasskeysQueryVariables,
  GetRegistrationChoicesQuery,
  GetRegistrationChoicesQueryVariables,
  GetSessionsQuery,
  GetSessionsQueryVariables,
  IsUniqueEmailQuery,
  IsUniqueEmailQueryVariables,
  PasskeyLoginOptionsMutation,
  PasskeyLoginOptionsMutationVariables,
  PasskeyRegistrationOptionsMutation,
  PasskeyRegistrationOptionsMutationVariables,
  RegisterPasskeyMutation,
  RegisterPasskeyMutationVariables,
  RemovePasskeyMutation,
  RemovePasskeyMutationVariables,
  RenamePasskeyMutation,
  RenamePasskeyMutationVariables,
  RestoreAddressMutation,
  RestoreAddressMutationVariables,
  RevokeSessionsMutation,
  RevokeSessionsMutationVariables,
  SendConfirmationLinkMutation,
  SendConfirmationLinkMutationVariables,
  UpdateEmailMutation,
  UpdateEmailMutationVariables,
  UploadB2bCertificateMutation,
  UploadB2bCertificateMutationVariables,
} from '../operations.ts';

export const forgotPassword: Operation<ForgotPasswordMutation, ForgotPasswordMutationVariables> = {
  name: 'forgotPassword',
  kind: 'mutation',
  text: "mutation forgotPassword($email:String$customerNumber:String$honeypotField:String!$counter:Int!){forgotPassword(email:$email customerNumber:$customerNumber honeypotField:$honeypotField counter:$counter){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const checkTokenValidity: Operation<CheckTokenValidityQuery, CheckTokenValidityQueryVariables> = {
  name: 'checkTokenValidity',
  kind: 'query',
  text: "query checkTokenValidity($emailToken:String!){checkTokenValidity(emailToken:$emailToken)}",
};

export const getLoginNameOfToken: Operation<GetLoginNameOfTokenQuery, GetLoginNameOfTokenQueryVariables> = {
  name: 'getLoginNameOfToken',
  kind: 'query',
  text: "query getLoginNameOfToken($emailToken:String!){getLoginNameOfToken(emailToken:$emailToken)}",
};

export const changeForgottenPassword: Operation<ChangeForgottenPasswordMutation, ChangeForgottenPasswordMutationVariables> = {
  name: 'changeForgottenPassword',
  kind: 'mutation',
  text: "mutation changeForgottenPassword($emailToken:String!$newPassword:String!$newPasswordRepeated:String!){changeForgottenPassword(emailToken:$emailToken newPassword:$newPassword newPasswordRepeated:$newPasswordRepeated){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const changePassword: Operation<ChangePasswordMutation, ChangePasswordMutationVariables> = {
  name: 'changePassword',
  kind: 'mutation',
  text: "mutation changePassword($currentPassword:String!$newPassword:String!$newPasswordRepeated:String!){changePassword(currentPassword:$currentPassword newPassword:$newPassword newPasswordRepeated:$newPasswordRepeated){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const getSessions: Operation<GetSessionsQuery, GetSessionsQueryVariables> = {
  name: 'getSessions',
  kind: 'query',
  text: "query getSessions{getSessions{id startedAt endsAt device isCurrent}}",
};

export const revokeSessions: Operation<RevokeSessionsMutation, RevokeSessionsMutationVariables> = {
  name: 'revokeSessions',
  kind: 'mutation',
  text: "mutation revokeSessions($id:ID){revokeSessions(id:$id){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const isUniqueEmail: Operation<IsUniqueEmailQuery, IsUniqueEmailQueryVariables> = {
  name: 'isUniqueEmail',
  kind: 'query',
  text: "query isUniqueEmail($email:String!){isUniqueEmail(email:$email)}",
};

export const getRegistrationChoices: Operation<GetRegistrationChoicesQuery, GetRegistrationChoicesQueryVariables> = {
  name: 'getRegistrationChoices',
  kind: 'query',
  text: "query getRegistrationChoices{getJobTitles{code name}getIndustries{code name}getEmployeeCounts{code name}getBillingCountries{code name}getEmailDomains}",
};

export const getCurrentUploadSignature: Operation<GetCurrentUploadSignatureQuery, GetCurrentUploadSignatureQueryVariables> = {
  name: 'getCurrentUploadSignature',
  kind: 'query',
  text: "query getCurrentUploadSignature{getCurrentUploadSignature}",
};

export const uploadB2bCertificate: Operation<UploadB2bCertificateMutation, UploadB2bCertificateMutationVariables> = {
  name: 'uploadB2bCertificate',
  kind: 'mutation',
  text: "mutation uploadB2bCertificate($file:Upload!$signature:String!){uploadB2bCertificate(file:$file signature:$signature){id fieldErrors{fieldName errorMessage formName maximum}}}",
};

export const getAddressBooks: Operation<GetAddressBooksQuery, GetAddressBooksQueryVariables> = {
  name: 'getAddressBooks',
  kind: 'query',
  text: "query getAddressBooks{getBillingAddresses{...AddressParts}getShippingAddresses{...AddressParts}getRestorableAddresses getBillingCountries{code name}getDeliveryCountries{code name}}fragment AddressParts on Address{addressId salutation firstName lastName schoolOrCompany street addressAddition postCode city country email deliveryEmail phone packstationAddress isAlsoCustomerAddress}",
};

export const deleteAddress: Operation<DeleteAddressMutation, DeleteAddressMutationVariables> = {
  name: 'deleteAddress',
  kind: 'mutation',
  text: "mutation deleteAddress($addressId:ID!){deleteAddress(addressId:$addressId){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const restoreAddress: Operation<RestoreAddressMutation, RestoreAddressMutationVariables> = {
  name: 'restoreAddress',
  kind: 'mutation',
  text: "mutation restoreAddress($addressId:ID!){restoreAddress(addressId:$addressId){...AddressResultParts}}fragment AddressParts on Address{addressId salutation firstName lastName schoolOrCompany street addressAddition postCode city country email deliveryEmail phone packstationAddress isAlsoCustomerAddress}fragment AddressResultParts on AddressResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}address{...AddressParts}}",
};

export const getContactDetails: Operation<GetContactDetailsQuery, GetContactDetailsQueryVariables> = {
  name: 'getContactDetails',
  kind: 'query',
  text: "query getContactDetails{getContactDetails{version newsletter deletionDays isEmailConfirmed salutation firstName lastName email shownEmail phone customerNumber VATRegistrationNo jobTitleCode primaryIndustryGroupCode numberOfEmployees}}",
};

export const changeAccountData: Operation<ChangeAccountDataMutation, ChangeAccountDataMutationVariables> = {
  name: 'changeAccountData',
  kind: 'mutation',
  text: "mutation changeAccountData($version:Int!$data:AccountDataInput!){changeAccountData(version:$version data:$data){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const updateEmail: Operation<UpdateEmailMutation, UpdateEmailMutationVariables> = {
  name: 'updateEmail',
  kind: 'mutation',
  text: "mutation updateEmail($email:String!$currentPassword:String!){updateEmail(email:$email currentPassword:$currentPassword){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const sendConfirmationLink: Operation<SendConfirmationLinkMutation, SendConfirmationLinkMutationVariables> = {
  name: 'sendConfirmationLink',
  kind: 'mutation',
  text: "mutation sendConfirmationLink{sendConfirmationLink{...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const getEmailToConfirm: Operation<GetEmailToConfirmQuery, GetEmailToConfirmQueryVariables> = {
  name: 'getEmailToConfirm',
  kind: 'query',
  text: "query getEmailToConfirm($emailToken:String!){getEmailToConfirm(emailToken:$emailToken)}",
};

export const confirmEmail: Operation<ConfirmEmailMutation, ConfirmEmailMutationVariables> = {
  name: 'confirmEmail',
  kind: 'mutation',
  text: "mutation confirmEmail($emailToken:String!){confirmEmail(emailToken:$emailToken){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const exportCustomerData: Operation<ExportCustomerDataQuery, ExportCustomerDataQueryVariables> = {
  name: 'exportCustomerData',
  kind: 'query',
  text: "query exportCustomerData{exportCustomerData}",
};

export const deleteCurrentCustomerAccount: Operation<DeleteCurrentCustomerAccountMutation, DeleteCurrentCustomerAccountMutationVariables> = {
  name: 'deleteCurrentCustomerAccount',
  kind: 'mutation',
  text: "mutation deleteCurrentCustomerAccount($currentPassword:String!){deleteCurrentCustomerAccount(currentPassword:$currentPassword){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const getPasskeys: Operation<GetPasskeysQuery, GetPasskeysQueryVariables> = {
  name: 'getPasskeys',
  kind: 'query',
  text: "query getPasskeys{getPasskeys{id name host addedAt lastUsedAt}}",
};

export const passkeyLoginOptions: Operation<PasskeyLoginOptionsMutation, PasskeyLoginOptionsMutationVariables> = {
  name: 'passkeyLoginOptions',
  kind: 'mutation',
  text: "mutation passkeyLoginOptions{passkeyLoginOptions}",
};

export const passkeyRegistrationOptions: Operation<PasskeyRegistrationOptionsMutation, PasskeyRegistrationOptionsMutationVariables> = {
  name: 'passkeyRegistrationOptions',
  kind: 'mutation',
  text: "mutation passkeyRegistrationOptions($currentPassword:String$credential:String){passkeyRegistrationOptions(currentPassword:$currentPassword credential:$credential){successful generalErrorMessage fieldErrors{fieldName errorMessage formName}options}}",
};

export const registerPasskey: Operation<RegisterPasskeyMutation, RegisterPasskeyMutationVariables> = {
  name: 'registerPasskey',
  kind: 'mutation',
  text: "mutation registerPasskey($credential:String!){registerPasskey(credential:$credential){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const renamePasskey: Operation<RenamePasskeyMutation, RenamePasskeyMutationVariables> = {
  name: 'renamePasskey',
  kind: 'mutation',
  text: "mutation renamePasskey($id:ID!$name:String!){renamePasskey(id:$id name:$name){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const removePasskey: Operation<RemovePasskeyMutation, RemovePasskeyMutationVariables> = {
  name: 'removePasskey',
  kind: 'mutation',
  text: "mutation removePasskey($id:ID!){removePasskey(id:$id){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};
