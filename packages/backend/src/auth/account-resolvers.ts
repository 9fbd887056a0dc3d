// Resolvers of the account: opening one, its password, its passkeys, its logins. Source: spec 2 §7.

import { emailDomainsOf } from '@tornister/domain/forms';
import { uploadCertificate, uploadSignature } from '../certificates/certificates.ts';
import { countryIn, termsOf } from '../checkout/store-terms.ts';
import { answered } from '../graphql/answered.ts';
import type { Resolvers } from '../graphql/generated/resolver-types.ts';
import { choicesOf, EMPLOYEE_COUNTS, INDUSTRIES, JOB_TITLES } from './business-lists.ts';
import { refreshLogin } from './login-tokens.ts';
import { endLogins, listLogins } from './logins.ts';
import { listPasskeys, removePasskey, renamePasskey } from './passkeys/manage-passkeys.ts';
import { registerB2bCustomer, registerCustomer } from './register-account.ts';
import {
  changeForgottenPassword,
  changePassword,
  checkTokenValidity,
  forgotPassword,
  loginNameOfToken,
} from './set-password.ts';

// What talks to authenticators is loaded with the first passkey: docs/performance.md, "Memory".
const addPasskey = () => import('./passkeys/add-passkey.ts');
const usePasskey = () => import('./passkeys/use-passkey.ts');
const logInByPasskey = () => import('./passkeys/log-in-with-passkey.ts');

export const accountResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    checkTokenValidity: (_parent, { emailToken }, context) => answered(checkTokenValidity(context, emailToken)),
    getLoginNameOfToken: (_parent, { emailToken }, context) => answered(loginNameOfToken(context, emailToken)),
    getJobTitles: (_parent, _arguments, { storefront }) => choicesOf(JOB_TITLES, storefront.language),
    getIndustries: (_parent, _arguments, { storefront }) => choicesOf(INDUSTRIES, storefront.language),
    getEmployeeCounts: (_parent, _arguments, { storefront }) => choicesOf(EMPLOYEE_COUNTS, storefront.language),
    getBillingCountries: (_parent, _arguments, { storefront }) =>
      termsOf(storefront.store).billingCountries.map(countryIn(storefront.language)),
    getCurrentUploadSignature: (_parent, _arguments, context) => answered(uploadSignature(context)),
    getEmailDomains: (_parent, _arguments, { storefront }) => [...emailDomainsOf(storefront.store)],
    getSessions: (_parent, _arguments, context) => answered(listLogins(context)),
    getPasskeys: (_parent, _arguments, context) => answered(listPasskeys(context)),
  },
  Mutation: {
    registerCustomer: (_parent, { data }, context) => answered(registerCustomer(context, data)),
    registerB2bCustomer: (_parent, { data }, context) => answered(registerB2bCustomer(context, data)),
    uploadB2bCertificate: (_parent, { file, signature }, context) =>
      answered(uploadCertificate(context, file, signature)),
    forgotPassword: (_parent, asked, context) => answered(forgotPassword(context, asked)),
    changeForgottenPassword: (_parent, form, context) => answered(changeForgottenPassword(context, form)),
    changePassword: (_parent, form, context) => answered(changePassword(context, form)),
    refreshLogin: (_parent, { refreshToken }, context) => answered(refreshLogin(context, refreshToken)),
    revokeSessions: (_parent, { id }, context) => answered(endLogins(context, id)),
    passkeyLoginOptions: async (_parent, _arguments, context) =>
      answered((await usePasskey()).passkeyLoginOptions(context)),
    loginWithPasskey: async (_parent, given, context) =>
      answered((await logInByPasskey()).logInWithPasskey(context, given)),
    passkeyRegistrationOptions: async (_parent, proof, context) =>
      answered((await addPasskey()).passkeyRegistrationOptions(context, proof)),
    registerPasskey: async (_parent, { credential }, context) =>
      answered((await addPasskey()).registerPasskey(context, credential)),
    renamePasskey: (_parent, passkey, context) => answered(renamePasskey(context, passkey)),
    removePasskey: (_parent, { id }, context) => answered(removePasskey(context, id)),
  },
};
