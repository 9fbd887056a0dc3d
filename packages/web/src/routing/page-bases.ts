// What the pages of one area have in common; the page table spreads these and adds what is a page's own.

import type { PageEntry } from './page-entry.ts';

export const BROWSED = {
  audience: 'everyone',
  layout: 'default',
  texts: ['common', 'browse'],
} as const satisfies Partial<PageEntry>;

export const CHECKOUT = {
  layout: 'checkout',
  texts: ['common', 'forms', 'checkout', 'steps'],
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
  texts: ['common', 'forms', 'account'],
  areas: ['typing'],
  calls: ['session'],
} as const satisfies Partial<PageEntry>;

export const NEWSLETTER = {
  ...ACCOUNT,
  kind: 'service',
  calls: [...ACCOUNT.calls, 'newsletter'],
} as const satisfies Partial<PageEntry>;

/** The three books are one page; which of them it is, the path says. */
export const ADDRESS_BOOK = {
  ...ACCOUNT,
  kind: 'address-book',
  code: 'account/address-book',
  texts: [...ACCOUNT.texts, 'checkout', 'steps'],
  calls: [...ACCOUNT.calls, 'account'],
} as const satisfies Partial<PageEntry>;

/** Forms to the shop's staff; what editors write above them comes from the content system. */
export const SERVICE = {
  kind: 'service',
  layout: 'default',
  texts: ['common', 'forms', 'service'],
  areas: ['typing'],
  calls: ['session', 'service'],
  robots: 'index',
} as const satisfies Partial<PageEntry>;

/** Sums, addresses and the transfer of an order are shown as in the confirmation. */
export const ORDERS = {
  ...ACCOUNT,
  kind: 'account',
  texts: [...ACCOUNT.texts, 'checkout', 'steps', 'orders', 'contracts', 'returns'],
  calls: ['session', 'checkout', 'orders', 'returns'],
} as const satisfies Partial<PageEntry>;

/** The list says of an order what its card says; its page has the words of sums, returns and contracts. */
export const ORDER_LIST = { texts: ['common', 'forms', 'orders'] } as const satisfies Partial<PageEntry>;

/** Whoever has an order in their hand sends it back: no login is needed. */
export const RETURNS = {
  ...ACCOUNT,
  kind: 'returns',
  texts: [...ACCOUNT.texts, 'checkout', 'steps', 'returns'],
  calls: ['session', 'returns'],
} as const satisfies Partial<PageEntry>;

/** An order is looked up there; nothing of it is shown yet. */
export const RETURN_START = { texts: ['common', 'forms', 'returns'] } as const satisfies Partial<PageEntry>;

/** Reached from every page, by everybody, without a login. */
export const CONTRACTS = {
  ...ACCOUNT,
  kind: 'service',
  texts: [...ACCOUNT.texts, 'contracts'],
  calls: ['session', 'contracts'],
  robots: 'index',
} as const satisfies Partial<PageEntry>;

/** The class lists of a member: made of what material lists and wishlists have. */
export const CLASS_LISTS = {
  ...ACCOUNT,
  kind: 'account',
  code: 'account/class-lists',
  texts: [...ACCOUNT.texts, 'classList'],
  calls: ['session', 'order-form', 'wishlist', 'material-list', 'class-list'],
} as const satisfies Partial<PageEntry>;

/** Opened by its link, by everybody who has it: never cached, never indexed. */
export const SHARED_CLASS_LIST = {
  kind: 'class-list',
  layout: 'default',
  code: 'class-list',
  texts: ['common', 'forms', 'classList'],
  // What is ticked is kept in the tab.
  areas: ['typing', 'order-form', 'class-list'],
  calls: ['session'],
} as const satisfies Partial<PageEntry>;
