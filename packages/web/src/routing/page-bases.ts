// What the pages of one area have in common; the page table spreads these and adds what is a page's own.

import type { PageEntry } from './page-entry.ts';

export const BROWSED = {
  audience: 'everyone',
  layout: 'default',
  texts: ['common', 'browse'],
} as const satisfies Partial<PageEntry>;

export const CHECKOUT = {
  layout: 'checkout',
  texts: ['common', 'forms', 'checkout'],
  areas: ['quantity', 'session', 'checkout'],
  chunk: 'checkout',
} as const satisfies Partial<PageEntry>;
/** Where a payment provider sends shoppers back to; a membership may have been paid. */
export const BACK_FROM_PAYMENT = {
  ...CHECKOUT,
  areas: [...CHECKOUT.areas, 'prime'],
} as const satisfies Partial<PageEntry>;
export const WITH_ADDRESS_BOOK = {
  ...CHECKOUT,
  areas: [...CHECKOUT.areas, 'account'],
} as const satisfies Partial<PageEntry>;

/**
 * What these pages have in common with the checkout, its forms above all, is a chunk of its own. So are login and logout, which the flyout of the
 * header has too.
 */
export const ACCOUNT = {
  layout: 'default',
  texts: ['common', 'forms', 'account'],
  areas: ['session'],
  chunk: 'account',
} as const satisfies Partial<PageEntry>;

export const NEWSLETTER = {
  ...ACCOUNT,
  kind: 'service',
  areas: [...ACCOUNT.areas, 'newsletter'],
} as const satisfies Partial<PageEntry>;

/** The three books are one page; which of them it is, the path says. */
export const ADDRESS_BOOK = {
  ...ACCOUNT,
  kind: 'address-book',
  code: 'account/address-book',
  texts: [...ACCOUNT.texts, 'checkout'],
  areas: [...ACCOUNT.areas, 'account'],
} as const satisfies Partial<PageEntry>;

/** Forms to the shop's staff; what editors write above them comes from the content system. */
export const SERVICE = {
  kind: 'service',
  layout: 'default',
  texts: ['common', 'forms', 'account', 'service'],
  areas: ['session', 'browse', 'service'],
  robots: 'index',
  chunk: 'account',
} as const satisfies Partial<PageEntry>;

/** Sums, addresses and the transfer of an order are shown as in the confirmation. */
export const ORDERS = {
  ...ACCOUNT,
  kind: 'account',
  texts: [...ACCOUNT.texts, 'checkout', 'orders', 'contracts', 'returns'],
  areas: ['session', 'checkout', 'orders', 'returns'],
} as const satisfies Partial<PageEntry>;

/** Whoever has an order in their hand sends it back: no login is needed. */
export const RETURNS = {
  ...ACCOUNT,
  kind: 'returns',
  texts: [...ACCOUNT.texts, 'checkout', 'returns'],
  areas: ['session', 'returns'],
} as const satisfies Partial<PageEntry>;

/** Reached from every page, by everybody, without a login. */
export const CONTRACTS = {
  ...ACCOUNT,
  kind: 'service',
  texts: [...ACCOUNT.texts, 'contracts'],
  areas: ['session', 'contracts'],
  robots: 'index',
} as const satisfies Partial<PageEntry>;

/** The class lists of a member: made of what material lists and wishlists have. */
export const CLASS_LISTS = {
  ...ACCOUNT,
  kind: 'account',
  code: 'account/class-lists',
  texts: [...ACCOUNT.texts, 'classList'],
  areas: ['session', 'order-form', 'wishlist', 'material-list', 'class-list'],
  chunk: 'class-list',
} as const satisfies Partial<PageEntry>;

/** Opened by its link, by everybody who has it: never cached, never indexed. */
export const SHARED_CLASS_LIST = {
  kind: 'class-list',
  layout: 'default',
  code: 'class-list',
  texts: ['common', 'forms', 'classList'],
  areas: ['session', 'order-form', 'class-list'],
  chunk: 'class-list',
} as const satisfies Partial<PageEntry>;
