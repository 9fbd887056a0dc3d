// Who and what a GraphQL request is about, from headers that only the shop host can set. Source: spec 2 §7 "Transport"; ASVS 4.1.3.

import { BACKEND_HEADERS, CONSENT_HEADER, KNOWN_DEVICE_HEADER } from '@tornister/domain/calls';
import { brandId, type UserId } from '@tornister/domain/shared';
import {
  DEFAULT_STORE,
  FIRST_LANGUAGE,
  parseLanguage,
  parseStore,
  profileOf,
  sellsPrime,
} from '@tornister/domain/storefront';
import { verifyUserToken } from '../auth/user-token.ts';
import type { LoggedIn, RequestContext, RequestStorefront, RequestVisitor } from '../graphql/context.ts';
import { unguessableId } from './ids.ts';
import type { Services } from './services.ts';
import { isShopAddress } from './shop-address.ts';

const STORE_HEADER = 'x-shop-store';
const LANGUAGE_HEADER = 'x-shop-language';
const BASE_URL_HEADER = 'x-shop-base-url';

/** Longer than any token of this shop. */
const LONGEST_TOKEN = 2_000;
const LONGEST_USER_AGENT = 200;
const USER_ID = /^[\w-]{20,64}$/;
const CORRELATION_ID = /^[\w-]{8,64}$/;

/** The id of a request in all lines and answers about it: the one that came with it, where it looks like one. */
export const correlationIdOf = (headers: Headers): string => {
  const given = headers.get(BACKEND_HEADERS.requestId) ?? '';
  return CORRELATION_ID.test(given) ? given : unguessableId();
};

/** The context of a request whose bearer token has been checked. */
export const readContext = async (services: Services, headers: Headers): Promise<RequestContext> => {
  const deviceToken = headers.get(KNOWN_DEVICE_HEADER)?.slice(0, LONGEST_TOKEN);
  const userAgent = headers.get(BACKEND_HEADERS.userAgent)?.slice(0, LONGEST_USER_AGENT);
  const storefront = readStorefront(services, headers);
  const correlationId = correlationIdOf(headers);
  return {
    ...services,
    correlationId,
    log: services.log.child({ requestId: correlationId }),
    clientAddress: headers.get(BACKEND_HEADERS.clientAddress)?.split(',')[0]?.trim() || 'unknown',
    ...(deviceToken === undefined ? {} : { deviceToken }),
    ...(userAgent === undefined ? {} : { userAgent }),
    agreesToStatistics: headers.get(CONSENT_HEADER) === 'statistics',
    storefront,
    visitor: await readVisitor(services, headers, storefront),
  };
};

const readStorefront = ({ settings }: Services, headers: Headers): RequestStorefront => {
  const store = parseStore(headers.get(STORE_HEADER) ?? '') ?? DEFAULT_STORE;
  const language = parseLanguage(headers.get(LANGUAGE_HEADER) ?? '') ?? FIRST_LANGUAGE;
  const wantedUrl = headers.get(BASE_URL_HEADER) ?? '';
  const baseUrl = isShopAddress(wantedUrl, settings) ? new URL(wantedUrl).origin : settings.shopBaseUrls[0];
  return {
    store,
    language,
    isB2b: profileOf(store).isB2b,
    sellsPrime: sellsPrime(store, settings.primePrices),
    baseUrl,
  };
};

/** Institutions have accounts of the business edition, consumers of the other shops: each login is good where its account is. */
const isOfEdition = ({ accountKind }: LoggedIn, { isB2b }: RequestStorefront): boolean =>
  accountKind === undefined || (accountKind === 'business') === isB2b;

/** A member or guest is who the token says; without one the visitor is who the cookie's id says. */
const readVisitor = async (
  services: Services,
  headers: Headers,
  storefront: RequestStorefront,
): Promise<RequestVisitor> => {
  const wantedId = headers.get(BACKEND_HEADERS.userId) ?? '';
  const cookieUserId = brandId<UserId>(wantedId);
  const own = USER_ID.test(wantedId) ? { userId: cookieUserId, cookieUserId } : {};
  const token = headers.get(BACKEND_HEADERS.userToken) ?? '';
  if (token === '') return own;
  const verdict = await verifyUserToken(services.database, services.secrets, token, services.now());
  if (verdict.kind !== 'good') return { ...own, refusedToken: verdict.kind };
  const { login } = verdict;
  return isOfEdition(login, storefront) ? { ...own, userId: login.userId, login } : { ...own, refusedToken: 'invalid' };
};
