// Nearly every page of the business shop needs a login. Source: spec 1 §2 "Business global rule", spec 3 §2.

import { withTrailingSlash } from '../routing/path.ts';
import { PATHS } from '../routing/routes.ts';
import { SESSION_EXPIRED_NOTICE } from '../session/session-notice.ts';
import {
  ACCESSIBILITY_PATH,
  ADVANTAGES_PATH,
  CUSTOMER_NUMBER_PATH,
  PROVIDER_PATHS,
  TERMS_PATH,
  TOY_SAFETY_PATHS,
} from './page-paths.ts';

/** Pages that the business shop shows to everybody, each with its trailing slash (spec 1 §2). */
const OPEN_PATHS: readonly string[] = [
  '/',
  '/login/',
  '/logout/',
  '/myaccount/register/',
  '/myaccount/resetpassword/',
  '/myaccount/newpassword/',
  CUSTOMER_NUMBER_PATH,
  '/prime/checkout/',
  '/service/kontakt/',
  '/service/contact/',
  ADVANTAGES_PATH,
  TOY_SAFETY_PATHS.business,
  TOY_SAFETY_PATHS.consumer,
  ...PROVIDER_PATHS,
  TERMS_PATH,
  // Who meets a barrier at the login finds where to report it.
  ACCESSIBILITY_PATH,
  // Withdrawing a consent is as easy as giving it (Art. 7 GDPR).
  PATHS.consent,
  '/legal-notice/conditions/',
];

/** Whole sections: the returns pages, the newsletter pages, and lists of a class, which lead families on to the consumers' shop. */
const OPEN_SECTIONS: readonly string[] = ['/myaccount/returns/', '/service/newsletter/', '/classlist/'];

/** The page about the company carries the brand's id; spec 3 §2. */
export const aboutPath = (brandId: string): string => `/about-${brandId}/`;

/** True for the pages that the business shop shows without a login. */
export const isOpenToEverybody = (path: string, brandId: string): boolean => {
  const slashed = withTrailingSlash(path);
  const isOpenSection = OPEN_SECTIONS.some((section) => slashed.startsWith(section));
  return isOpenSection || OPEN_PATHS.includes(slashed) || slashed === aboutPath(brandId);
};

export type BusinessVisit = {
  readonly isB2b: boolean;
  /** Path that is wanted, without query. */
  readonly path: string;
  /** The page that the visitor is on; absent when the visit begins here. */
  readonly previousPath?: string | undefined;
  readonly brandId: string;
  /** True when the login cookie (`X-JWT-exist`) is present. */
  readonly hasLoginCookie: boolean;
  readonly wasLoggedIn: boolean;
};

export type BusinessGate =
  | { readonly kind: 'open' }
  /** The login flyout opens and the visitor stays where they were; a visit that begins here begins at home. */
  | { readonly kind: 'login-flyout'; readonly stayAt: string }
  /** The same for somebody whose login has gone: they are logged out and warned. */
  | { readonly kind: 'session-expired'; readonly stayAt: string; readonly warning: typeof SESSION_EXPIRED_NOTICE };

/** Without a login cookie every page but the open ones opens a login flyout and stays on the previous page; who had been logged in is logged out and warned. */
export const businessGate = (visit: BusinessVisit): BusinessGate => {
  const { isB2b, path, previousPath = '/', brandId, hasLoginCookie, wasLoggedIn } = visit;
  if (!isB2b || hasLoginCookie || isOpenToEverybody(path, brandId)) return { kind: 'open' };
  return wasLoggedIn
    ? { kind: 'session-expired', stayAt: previousPath, warning: SESSION_EXPIRED_NOTICE }
    : { kind: 'login-flyout', stayAt: previousPath };
};
