// The order list: which orders, in which portions. Addresses count pages from 1, the backend counts them from 0.
// Source: spec 1 §2, spec 2 §2 "/myaccount/orders (query p, q, filter)", §3 "Order list page info", §9.

import { parsePage } from '../listing/page-number.ts';
import { monthsLater } from '../shared/calendar-day.ts';
import { clamp } from '../shared/clamp.ts';
import { type Instant, instantOf } from '../shared/instant.ts';
import type { OrderSummary } from './order.ts';

/** Spec 2 §9. */
export const ORDERS_PER_PAGE = 5;
/** Page of an address that names none; spec 2 §9. */
export const DEFAULT_ORDER_PAGE = 1;
/** Word of the address and of the backend for the default period; spec 2 §9. */
export const LAST_3_MONTHS = 'last3months';

/** Characters of a search text: no number or name that somebody looks for is longer, and what is longer is looked for by its beginning. */
export const ORDER_SEARCH_MAX_LENGTH = 100;

/** The last three months, or one calendar year in which there are orders. */
export type OrderPeriod = { readonly kind: 'last3months' } | { readonly kind: 'year'; readonly year: number };

export const DEFAULT_ORDER_PERIOD: OrderPeriod = { kind: 'last3months' };

export type OrderListQuery = {
  /** One-based. */
  readonly page: number;
  /** Trimmed; empty means everything. */
  readonly searchText: string;
  readonly period: OrderPeriod;
};

export type OrderPageInfo = {
  readonly totalElements: number;
  readonly totalPages: number;
  /** Zero-based, as the backend counts. */
  readonly currentPage: number;
  readonly elementsPerPage: number;
};

export type OrderPage = { readonly orders: readonly OrderSummary[]; readonly pageInfo: OrderPageInfo };

/** `last3months` or a year of four digits; everything else is the default period. */
export const parseOrderPeriod = (written: string | null | undefined): OrderPeriod =>
  /^[12]\d{3}$/.test(written ?? '') ? { kind: 'year', year: Number(written) } : DEFAULT_ORDER_PERIOD;

/** The word for a period, in the address and for the backend. */
export const writeOrderPeriod = (period: OrderPeriod): string =>
  period.kind === 'year' ? String(period.year).padStart(4, '0') : LAST_3_MONTHS;

/** The periods to choose from: the last three months first, then the years with orders, newest first, each once. */
export const orderPeriods = (years: readonly number[]): readonly OrderPeriod[] => [
  DEFAULT_ORDER_PERIOD,
  ...[...new Set(years)].sort((one, other) => other - one).map((year): OrderPeriod => ({ kind: 'year', year })),
];

/** Page, search text and period of an address: a page that is none, or below 1, is page 1. */
export const parseOrderListQuery = (parameter: (name: string) => string | null | undefined): OrderListQuery => ({
  page: parsePage(parameter('p')),
  searchText: parameter('q')?.trim() ?? '',
  period: parseOrderPeriod(parameter('filter')),
});

/** The parameters of an address that names this query; defaults are left out, so that one list has one address. */
export const writeOrderListQuery = (query: OrderListQuery): readonly (readonly [name: string, value: string])[] => {
  const parameters: (readonly [string, string])[] = [];
  if (query.page > DEFAULT_ORDER_PAGE) parameters.push(['p', String(query.page)]);
  if (query.searchText !== '') parameters.push(['q', query.searchText]);
  if (query.period.kind === 'year') parameters.push(['filter', writeOrderPeriod(query.period)]);
  return parameters;
};

/** The backend counts pages from 0. */
export const toBackendPage = (page: number): number => Math.max(page, DEFAULT_ORDER_PAGE) - 1;

/** People count pages from 1. */
export const fromBackendPage = (currentPage: number): number => Math.max(currentPage, 0) + 1;

/** Page info for so many orders at five per page; a page beyond the last one is the last one. */
export const orderPageInfo = (totalElements: number, page: number): OrderPageInfo => {
  const totalPages = Math.ceil(totalElements / ORDERS_PER_PAGE);
  return {
    totalElements,
    totalPages,
    currentPage: clamp(toBackendPage(page), 0, Math.max(totalPages - 1, 0)),
    elementsPerPage: ORDERS_PER_PAGE,
  };
};

/** The span of time that a period covers; `from` belongs to it and `to` does not. */
export type OrderSpan = { readonly from: Instant; readonly to: Instant };

/** Where a calendar day begins in the shop's time zone; the caller knows the zone. Months count from 1. */
export type StartOfDay = (year: number, month: number, day: number) => Instant;

/** A year lasts from its first to the next year's first day; the last three months end with this moment. */
export const orderSpan = (
  period: OrderPeriod,
  now: { readonly year: number; readonly month: number; readonly day: number; readonly instant: Instant },
  startOfDay: StartOfDay,
): OrderSpan => {
  if (period.kind === 'year') return { from: startOfDay(period.year, 1, 1), to: startOfDay(period.year + 1, 1, 1) };
  const { year, month, day } = monthsLater(now, -ORDER_PERIOD_MONTHS);
  return { from: startOfDay(year, month, day), to: instantOf(now.instant + 1) };
};

/** Months of the default period. */
export const ORDER_PERIOD_MONTHS = 3;
