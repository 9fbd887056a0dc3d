// Resolvers of the account: opening one, its password, its logins. Source: spec 2 §7.

import { emailDomainsOf } from '@tornister/domain/forms';
import { uploadCertificate, uploadSignature } from '../certificates/certificates.ts';
import { countryIn, termsOf } from '../checkout/store-terms.ts';
import type { Resolvers } from '../graphql/generated/resolver-types.ts';
import { choicesOf, EMPLOYEE_COUNTS, INDUSTRIES, JOB_TITLES } from './business-lists.ts';
import { refreshLogin } from './login-tokens.ts';
import { endLogins, listLogins } from './logins.ts';
import { registerB2bCustomer, registerCustomer } from './register-account.ts';
import { changeForgottenPassword, changePassword, checkTokenValidity, forgotPassword } from './set-password.ts';

export const accountResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    checkTokenValidity: (_parent, { emailToken }, context) => checkTokenValidity(context, emailToken),
    getJobTitles: (_parent, _arguments, { storefront }) => choicesOf(JOB_TITLES, storefront.language),
    getIndustries: (_parent, _arguments, { storefront }) => choicesOf(INDUSTRIES, storefront.language),
    getEmployeeCounts: (_parent, _arguments, { storefront }) => choicesOf(EMPLOYEE_COUNTS, storefront.language),
    getBillingCountries: (_parent, _arguments, { storefront }) =>
      termsOf(storefront.store).billingCountries.map(countryIn(storefront.language)),
    getCurrentUploadSignature: (_parent, _arguments, context) => uploadSignature(context),
    getEmailDomains: (_parent, _arguments, { storefront }) => [...emailDomainsOf(storefront.store)],
    getSessions: (_parent, _arguments, context) => listLogins(context),
  },
  Mutation: {
    registerCustomer: (_parent, { data }, context) => registerCustomer(context, data),
    registerB2bCustomer: (_parent, { data }, context) => registerB2bCustomer(context, data),
    uploadB2bCertificate: (_parent, { file, signature }, context) => uploadCertificate(context, file, signature),
    forgotPassword: (_parent, asked, context) => forgotPassword(context, asked),
    changeForgottenPassword: (_parent, form, context) => changeForgottenPassword(context, form),
    changePassword: (_parent, form, context) => changePassword(context, form),
    refreshLogin: (_parent, { refreshToken }, context) => refreshLogin(context, refreshToken),
    revokeSessions: (_parent, { id }, context) => endLogins(context, id),
  },
};
