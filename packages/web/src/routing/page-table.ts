// Every page of the shop, once: where it is, for whom it is rendered, what it needs. Router, page cache, ports of the shop host, robots.txt,
// prefetching, links and the cutting of chunks read this table. It imports no code, so that the build and the shop host can read it too.
// How a page is added: docs/adding-a-page.md.

import {
  ACCOUNT,
  ADDRESS_BOOK,
  BROWSED,
  CHECKOUT,
  CONTRACTS,
  NEWSLETTER,
  ORDERS,
  RETURNS,
  SERVICE,
  WITH_ADDRESS_BOOK,
} from './page-bases.ts';
import type { LayoutEntry, LayoutName, PageEntry } from './page-entry.ts';

/** Paths below which the shop host and the backend serve something else than pages; also everything that is named like a file. */
export const NOT_PAGES = [
  'api',
  'assets',
  'builds',
  'downloads',
  'healthz',
  'images',
  'metrics',
  'outbox',
  'readyz',
  'sandbox',
];

export const LAYOUTS: Readonly<Record<LayoutName, LayoutEntry>> = {
  default: { code: 'default-layout', showsNotice: true, texts: ['common'], areas: ['browse'], chunk: 'frame' },
  checkout: {
    code: 'checkout-layout',
    showsNotice: false,
    texts: ['common', 'forms', 'checkout'],
    areas: [],
    chunk: 'checkout',
  },
  resetpassword: {
    code: 'resetpassword-layout',
    showsNotice: false,
    texts: ['common', 'forms', 'account'],
    areas: [],
    chunk: 'checkout',
  },
};

export const PAGES = {
  home: { ...BROWSED, path: '/', kind: 'home', code: 'home', areas: ['browse', 'content'], chunk: 'content' },
  category: {
    ...BROWSED,
    path: '/cat/:id/',
    kind: 'category',
    code: 'category',
    areas: ['browse', 'listing'],
    prefetch: true,
    chunk: 'listing',
  },
  product: {
    ...BROWSED,
    path: '/prod/:id/',
    kind: 'product',
    code: 'product',
    areas: ['browse', 'quantity', 'product'],
    prefetch: true,
    chunk: 'product',
  },
  search: {
    ...BROWSED,
    path: '/search/',
    kind: 'search',
    code: 'search',
    areas: ['browse', 'listing'],
    chunk: 'listing',
  },
  /** What the backend has at any other path: a page of the editors, a category or product with an address of its own, or nothing (404). */
  content: {
    ...BROWSED,
    path: '*',
    kind: 'content',
    code: 'content',
    areas: ['browse', 'content', 'listing', 'quantity', 'product'],
    prefetch: true,
  },
  basket: { ...CHECKOUT, path: '/checkout/basket/', kind: 'checkout', code: 'checkout/basket' },
  'checkout-login': {
    ...CHECKOUT,
    // An account may be opened on the way.
    texts: [...CHECKOUT.texts, 'account'],
    path: '/checkout/login/',
    kind: 'checkout',
    code: 'checkout/login',
  },
  shipping: { ...WITH_ADDRESS_BOOK, path: '/checkout/shipping/', kind: 'checkout', code: 'checkout/shipping' },
  payment: { ...CHECKOUT, path: '/checkout/payment/', kind: 'checkout', code: 'checkout/payment' },
  summary: {
    ...CHECKOUT,
    areas: [...CHECKOUT.areas, 'newsletter'],
    path: '/checkout/summary/',
    kind: 'checkout',
    code: 'checkout/summary',
  },
  confirmation: {
    ...CHECKOUT,
    // A guest keeps the order as an account.
    texts: [...CHECKOUT.texts, 'account'],
    path: '/checkout/confirmation/',
    kind: 'checkout',
    code: 'checkout/confirmation',
  },
  'computop-success': {
    ...CHECKOUT,
    path: '/computop/success/',
    kind: 'card-payment-return',
    code: 'checkout/computop-success',
  },
  login: { ...ACCOUNT, path: '/login/', kind: 'login', code: 'account/login', chunk: 'login' },
  logout: { ...ACCOUNT, path: '/logout/', kind: 'logout', code: 'account/logout', chunk: 'login' },
  register: { ...ACCOUNT, path: '/myaccount/register/', kind: 'account', code: 'account/register' },
  password: { ...ACCOUNT, path: '/myaccount/password/', kind: 'account', code: 'account/password' },
  'reset-password': {
    ...ACCOUNT,
    layout: 'resetpassword',
    path: '/myaccount/resetpassword/',
    kind: 'account',
    code: 'account/reset-password',
  },
  'new-password': {
    ...ACCOUNT,
    layout: 'resetpassword',
    path: '/myaccount/newpassword/',
    kind: 'account',
    code: 'account/new-password',
  },
  'order-form': {
    path: '/service/orderform/',
    kind: 'service',
    layout: 'default',
    code: 'service/order-form',
    texts: ['common', 'orderForm'],
    areas: ['session', 'order-form'],
    robots: 'index',
    chunk: 'order-form',
  },
  /** The second layer of the consent, for those without scripts. */
  consent: {
    path: '/service/consent/',
    kind: 'service',
    layout: 'default',
    code: 'service/consent',
    texts: ['common', 'consent'],
    areas: ['session'],
  },
  'prime-membership': {
    ...CONTRACTS,
    path: '/prime/membership/',
    code: 'prime/membership',
    areas: ['session', 'prime'],
  },
  'prime-checkout': { ...ACCOUNT, path: '/prime/checkout/', kind: 'prime-checkout', code: 'prime/prime-checkout' },
  withdraw: { ...CONTRACTS, path: '/service/vertrag-widerrufen/', code: 'service/withdraw' },
  'cancel-contract': { ...CONTRACTS, path: '/service/vertraege-kuendigen/', code: 'service/cancel-contract' },
  contact: { ...SERVICE, path: '/service/kontakt/', code: 'service/contact' },
  'call-back': { ...SERVICE, path: '/service/rueckruf/', code: 'service/call-back' },
  katalog: { ...SERVICE, path: '/service/katalog/', code: 'service/catalogues' },
  catalogue: { ...SERVICE, path: '/service/catalogue/', code: 'service/catalogues' },
  rating: { ...SERVICE, path: '/rating/', kind: 'rating', code: 'rating', robots: 'noindex' },
  review: { ...SERVICE, path: '/service/bewertung/', code: 'service/review', robots: 'noindex' },
  competition: { ...SERVICE, path: '/gewinnspiele/teilnahme/', code: 'service/competition' },
  'contact-details': {
    ...ACCOUNT,
    path: '/myaccount/contact-details/',
    kind: 'account',
    code: 'account/contact-details',
    areas: [...ACCOUNT.areas, 'account', 'newsletter'],
  },
  newsletter: { ...NEWSLETTER, path: '/service/newsletter/', code: 'service/newsletter', robots: 'index' },
  'newsletter-success': { ...NEWSLETTER, path: '/service/newsletter/success/', code: 'service/newsletter-success' },
  'newsletter-unsubscribe': {
    ...NEWSLETTER,
    path: '/service/newsletter/newsletter-abmelden/',
    code: 'service/newsletter-unsubscribe',
  },
  addresses: { ...ACCOUNT, path: '/myaccount/addresses/', kind: 'account', code: 'account/addresses' },
  'billing-addresses': { ...ADDRESS_BOOK, path: '/myaccount/addresses/billing/' },
  'shipping-addresses': { ...ADDRESS_BOOK, path: '/myaccount/addresses/shipping/' },
  'packing-stations': { ...ADDRESS_BOOK, path: '/myaccount/addresses/packing-station/' },
  orders: { ...ORDERS, path: '/myaccount/orders/', code: 'account/orders' },
  'order-detail': { ...ORDERS, path: '/myaccount/orders/orderdetail/', code: 'account/order-detail' },
  returns: { ...RETURNS, path: '/myaccount/returns/', code: 'returns/start' },
  'return-items': { ...RETURNS, path: '/myaccount/returns/productselection/', code: 'returns/product-selection' },
  'return-regulations': { ...RETURNS, path: '/myaccount/returns/regulations/', code: 'returns/regulations' },
  'return-carrier': { ...RETURNS, path: '/myaccount/returns/carrier/', code: 'returns/carrier' },
  'return-confirm': { ...RETURNS, path: '/myaccount/returns/confirm/', code: 'returns/confirm' },
  account: { ...ACCOUNT, path: '/myaccount/', kind: 'account', code: 'account/start' },
} as const satisfies Readonly<Record<string, PageEntry>>;

export type PageTable = Readonly<Record<string, PageEntry>>;
export type PageId = keyof typeof PAGES;
