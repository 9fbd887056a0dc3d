// Refuses operations to strangers in the business edition: without the login of an institution only the operations that are listed here run.
// Source: spec 2 §2 "Business global rule", §6 "login mandatory for almost all pages".

import { refuseStranger } from '../visitor/require-visitor.ts';
import { answered } from './answered.ts';
import type { RequestContext } from './context.ts';

/** What the pages need that everybody may see: ids, login, registration, passwords, content and navigation. */
export const OPEN_IN_BUSINESS: ReadonlySet<string> = new Set([
  'shopInit',
  'login',
  'logout',
  'refreshLogin',
  'passkeyLoginOptions',
  'loginWithPasskey',
  'confirmationCleanup',
  'getCustomerInfo',
  // The header asks on every page; its resolver answers strangers with no list, those that they made in a consumer shop included.
  'getAllWishlists',
  'isUniqueEmail',
  'getCurrentUploadSignature',
  'uploadB2bCertificate',
  'registerB2bCustomer',
  'registerCustomer',
  'registerGuest',
  'getJobTitles',
  'getIndustries',
  'getEmployeeCounts',
  'getBillingCountries',
  'getEmailDomains',
  'forgotPassword',
  'checkTokenValidity',
  'getLoginNameOfToken',
  'changeForgottenPassword',
  'checkEmailSubscribed',
  'subscribeToNewsletter',
  'confirmNewsletter',
  'getMailedLink',
  'unsubscribeNewsletter',
  'unsubscribeNewsletterByLink',
  'confirmStockAlert',
  'endStockAlerts',
  'getPageDetails',
  'getFooter',
  'getGridByPageId',
  'getNavigationTree',
  'getGlobalParameters',
  'getExistingPages',
  'getSitemapPages',
  'tracking_addEvents',
  // The pages of a return, which the hash or number and postcode open.
  'findOrderForReturn',
  'findOrderForReturnByHash',
  'getAvailableRegulations',
  'getAvailableCarriers',
  'getReturnLabel',
  'saveReturnDraft',
  'uploadReturnImage',
  'removeReturnImage',
  'submitReturnOrder',
  'getContactFormData',
  'sendContactFormMail',
]);

/** Whether the visitor may see goods, prices and a basket: everybody in a consumer shop, institutions in the business edition. */
export const mayShop = ({ storefront, visitor }: Pick<RequestContext, 'storefront' | 'visitor'>): boolean =>
  !storefront.isB2b || visitor.login?.accountKind === 'business';

type Resolve = (parent: unknown, given: unknown, context: RequestContext, info: unknown) => unknown;

const isResolve = (field: unknown): field is Resolve => typeof field === 'function';

/** Wraps root resolvers: one that is not in the list refuses strangers of the business edition before it looks at anything. */
export const withBusinessGate = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]: [string, unknown]) => [
      name,
      isResolve(field) && !OPEN_IN_BUSINESS.has(name)
        ? (parent: unknown, given: unknown, context: RequestContext, info: unknown) =>
            mayShop(context) ? field(parent, given, context, info) : answered(refuseStranger(context))
        : field,
    ]),
  ) as Fields;
