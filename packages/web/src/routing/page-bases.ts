// What the pages of one area have in common; the page table spreads these and adds what is a page's own.

import type { PageEntry } from './page-entry.ts';

export const BROWSED = {
  audience: 'everyone',
  layout: 'default',
} as const satisfies Partial<PageEntry>;

export const CHECKOUT = {
  layout: 'checkout',
  areas: ['typing', 'steps'],
  calls: ['session', 'typing', 'checkout'],
} as const satisfies Partial<PageEntry>;
/** Where a payment provider sends shoppers back to; a membership may have been paid. */
export const BACK_FROM_PAYMENT = {
  ...CHECKOUT,
  calls: [...CHECKOUT.calls, 'prime'],
} as const satisfies Partial<PageEntry>;
export const WITH_ADDRESS_BOOK = {
  ...CHECKOUT,
  areas: [...CHECKOUT.areas, 'delivery'],
  calls: [...CHECKOUT.calls, 'account'],
} as const satisfies Partial<PageEntry>;

export const ACCOUNT = {
  layout: 'default',
  areas: ['typing'],
  calls: ['session'],
} as const satisfies Partial<PageEntry>;

/** A page that shows the member's own data. */
export const OWN_DATA = {
  ...ACCOUNT,
  kind: 'account',
  calls: [...ACCOUNT.calls, 'account'],
} as const satisfies Partial<PageEntry>;

export const NEWSLETTER = {
  ...ACCOUNT,
  kind: 'service',
  calls: [...ACCOUNT.calls, 'account', 'newsletter'],
} as const satisfies Partial<PageEntry>;

/** The three books are one page; which of them it is, the path says. */
export const ADDRESS_BOOK = {
  ...ACCOUNT,
  kind: 'address-book',
  code: 'account/address-book',
  calls: [...ACCOUNT.calls, 'account'],
} as const satisfies Partial<PageEntry>;

/** Forms to the shop's staff; what editors write above them comes from the content system. */
export const SERVICE = {
  kind: 'service',
  layout: 'default',
  areas: ['typing'],
  calls: ['session', 'service'],
  robots: 'index',
} as const satisfies Partial<PageEntry>;

export const ORDERS = {
  ...ACCOUNT,
  kind: 'account',
  calls: ['session', 'checkout', 'orders', 'returns'],
} as const satisfies Partial<PageEntry>;

/** Whoever has an order in their hand sends it back: no login is needed. */
export const RETURNS = {
  ...ACCOUNT,
  kind: 'returns',
  calls: ['session', 'returns'],
} as const satisfies Partial<PageEntry>;

/** Reached from every page, by everybody, without a login. */
export const CONTRACTS = {
  ...ACCOUNT,
  kind: 'service',
  // How far a declaration has come is kept in the tab.
  areas: ['typing', 'declared-steps'],
  calls: ['session', 'contracts'],
  robots: 'index',
} as const satisfies Partial<PageEntry>;

/** The class lists of a member: made of what material lists and wishlists have. */
export const CLASS_LISTS = {
  ...ACCOUNT,
  kind: 'account',
  code: 'account/class-lists',
  calls: ['session', 'order-form', 'wishlist', 'material-list', 'class-list'],
} as const satisfies Partial<PageEntry>;

/** Opened by its link, by everybody who has it: never cached, never indexed. */
export const SHARED_CLASS_LIST = {
  kind: 'class-list',
  layout: 'default',
  code: 'class-list',
  // What is ticked is kept in the tab.
  areas: ['typing', 'class-ticks'],
  calls: ['session', 'order-form', 'class-list'],
} as const satisfies Partial<PageEntry>;
