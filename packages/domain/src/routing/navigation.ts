// What a navigation shows, refetches and reloads beside the page. Source: spec 1 §2 "On every navigation", §4 "Background", §9.

import { type Instant, MINUTE_MS, SECOND_MS } from '../shared/instant.ts';

/** Whether a path is that of a product. */
export const isProductPath = (path: string): boolean => path.startsWith('/prod/');

/** The mobile search is shown only on the first page of a session, and not on a product page. */
export const showsMobileSearch = (isFirstPageOfSession: boolean, isProductPage: boolean): boolean =>
  isFirstPageOfSession && !isProductPage;

/** The selling-point row of the header is hidden on the route containing checkout/basket. */
export const showsSellingPoints = (path: string): boolean => !path.includes('checkout/basket');

/** A debug block appears when the path contains selenium-datalayer or a flag is set; never in production. */
export const showsDebugBlock = (path: string, isFlagSet: boolean, isProduction: boolean): boolean =>
  !isProduction && (isFlagSet || path.includes('selenium-datalayer'));

/** Ten minutes; spec 1 §9. */
export const REFETCH_AFTER_MS = 10 * MINUTE_MS;

/** Active queries are refetched on navigation when ten minutes have passed. */
export const isRefetchDue = (lastFetch: Instant, now: Instant): boolean => now - lastFetch >= REFETCH_AFTER_MS;

/** 10 s; spec 1 §9. */
export const RELOAD_GUARD_MS = 10 * SECOND_MS;

/**
 * A chunk that fails to load reloads the page, unless a reload within the last 10 seconds did not help. Not where the browser says that it has no
 * network: the reload would lose the page that is there (not in the specification).
 */
export const mayReloadForChunk = (lastReload: Instant | undefined, now: Instant, isOnline: boolean): boolean =>
  isOnline && (lastReload === undefined || now - lastReload >= RELOAD_GUARD_MS);
