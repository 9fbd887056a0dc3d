// The routes that the shop itself knows; every other path is a content page that the server resolves.
// Source: spec 1 §2 "Screens and routes", spec 2 §2.

import type { ReturnStep } from '../returns/return-flow.ts';
import { segmentsOf } from './path.ts';

export type CheckoutPage = 'login' | 'basket' | 'shipping' | 'payment' | 'summary' | 'confirmation';

export const ADDRESS_BOOKS = ['billing', 'shipping', 'packing-station'] as const;
export type AddressBookPage = (typeof ADDRESS_BOOKS)[number];

export type AccountPage =
  | 'start'
  | 'contact-details'
  | 'password'
  | 'register'
  | 'wishlist'
  | 'classlists'
  | 'newpassword'
  | 'resetpassword'
  | 'customernumber'
  | 'orders'
  | 'orderdetail'
  | 'addresses';

export type ServicePage =
  | 'katalog'
  | 'catalogue'
  | 'orderform'
  | 'materiallist'
  | 'consent'
  | 'newsletter'
  | 'newsletter-success'
  | 'newsletter-unsubscribe'
  | 'stock-alert'
  | 'withdraw'
  | 'cancel-contract'
  | 'prime-membership'
  | 'contact'
  | 'call-back'
  | 'competition'
  | 'review';

export type RouteMatch =
  | { readonly kind: 'home' }
  | { readonly kind: 'login' }
  | { readonly kind: 'logout' }
  | { readonly kind: 'rating' }
  | { readonly kind: 'category'; readonly id: string }
  | { readonly kind: 'product'; readonly id: string }
  | { readonly kind: 'search' }
  /** The list of a class, as families open it by its link; not of the specification. */
  | { readonly kind: 'class-list'; readonly token: string }
  | { readonly kind: 'prime' }
  | { readonly kind: 'prime-checkout' }
  | { readonly kind: 'checkout'; readonly page: CheckoutPage }
  | { readonly kind: 'card-payment-return' }
  | { readonly kind: 'account'; readonly page: AccountPage }
  | { readonly kind: 'address-book'; readonly book: AddressBookPage }
  | { readonly kind: 'returns'; readonly page: ReturnStep }
  | { readonly kind: 'service'; readonly page: ServicePage }
  /** Content pages and category-like pages, resolved by the server. */
  | { readonly kind: 'content'; readonly path: string };

const FIXED_ROUTES: Readonly<Record<string, RouteMatch>> = {
  '': { kind: 'home' },
  login: { kind: 'login' },
  logout: { kind: 'logout' },
  rating: { kind: 'rating' },
  search: { kind: 'search' },
  prime: { kind: 'prime' },
  'prime/checkout': { kind: 'prime-checkout' },
  'checkout/login': { kind: 'checkout', page: 'login' },
  'checkout/basket': { kind: 'checkout', page: 'basket' },
  'checkout/shipping': { kind: 'checkout', page: 'shipping' },
  'checkout/payment': { kind: 'checkout', page: 'payment' },
  'checkout/summary': { kind: 'checkout', page: 'summary' },
  'checkout/confirmation': { kind: 'checkout', page: 'confirmation' },
  'computop/success': { kind: 'card-payment-return' },
  myaccount: { kind: 'account', page: 'start' },
  'myaccount/contact-details': { kind: 'account', page: 'contact-details' },
  'myaccount/password': { kind: 'account', page: 'password' },
  'myaccount/register': { kind: 'account', page: 'register' },
  'myaccount/wishlist': { kind: 'account', page: 'wishlist' },
  'myaccount/classlists': { kind: 'account', page: 'classlists' },
  'myaccount/newpassword': { kind: 'account', page: 'newpassword' },
  'myaccount/resetpassword': { kind: 'account', page: 'resetpassword' },
  'myaccount/customernumber': { kind: 'account', page: 'customernumber' },
  'myaccount/orders': { kind: 'account', page: 'orders' },
  'myaccount/orders/orderdetail': { kind: 'account', page: 'orderdetail' },
  'myaccount/addresses': { kind: 'account', page: 'addresses' },
  'myaccount/addresses/billing': { kind: 'address-book', book: 'billing' },
  'myaccount/addresses/shipping': { kind: 'address-book', book: 'shipping' },
  'myaccount/addresses/packing-station': { kind: 'address-book', book: 'packing-station' },
  'myaccount/returns': { kind: 'returns', page: 'start' },
  'myaccount/returns/productselection': { kind: 'returns', page: 'productselection' },
  'myaccount/returns/regulations': { kind: 'returns', page: 'regulations' },
  'myaccount/returns/carrier': { kind: 'returns', page: 'carrier' },
  'myaccount/returns/confirm': { kind: 'returns', page: 'confirm' },
  'service/katalog': { kind: 'service', page: 'katalog' },
  'service/catalogue': { kind: 'service', page: 'catalogue' },
  'service/orderform': { kind: 'service', page: 'orderform' },
  'service/materiallist': { kind: 'service', page: 'materiallist' },
  'service/consent': { kind: 'service', page: 'consent' },
  'service/newsletter': { kind: 'service', page: 'newsletter' },
  'service/newsletter/success': { kind: 'service', page: 'newsletter-success' },
  'service/newsletter/newsletter-abmelden': { kind: 'service', page: 'newsletter-unsubscribe' },
  'service/newsletter/verfuegbarkeit': { kind: 'service', page: 'stock-alert' },
  'service/vertrag-widerrufen': { kind: 'service', page: 'withdraw' },
  'prime/membership': { kind: 'service', page: 'prime-membership' },
  'service/vertraege-kuendigen': { kind: 'service', page: 'cancel-contract' },
  'service/kontakt': { kind: 'service', page: 'contact' },
  'service/rueckruf': { kind: 'service', page: 'call-back' },
  'service/bewertung': { kind: 'service', page: 'review' },
  'gewinnspiele/teilnahme': { kind: 'service', page: 'competition' },
};

/** The route of a path without query; every path accepts an optional trailing slash (spec 1 §2). Casing counts. */
export const matchRoute = (path: string): RouteMatch => {
  const segments = segmentsOf(path);
  const [first, id, ...more] = segments;
  const isSingle = id !== undefined && more.length === 0;
  if (first === 'cat' && isSingle) return { kind: 'category', id };
  if (first === 'prod' && isSingle) return { kind: 'product', id };
  if (first === 'classlist' && isSingle) return { kind: 'class-list', token: id };
  const fixed = segments.join('/');
  const known = Object.hasOwn(FIXED_ROUTES, fixed) ? FIXED_ROUTES[fixed] : undefined;
  return known ?? { kind: 'content', path };
};

/** Spec 1 §2. */
export const WEB_MANIFEST_PATH = '/manifest.webmanifest';

/** Addresses that rules and pages send people to, each with its trailing slash. */
export const PATHS = {
  home: '/',
  login: '/login/',
  logout: '/logout/',
  search: '/search/',
  prime: '/prime/',
  primeCheckout: '/prime/checkout/',
  primeMembership: '/prime/membership/',
  checkoutLogin: '/checkout/login/',
  basket: '/checkout/basket/',
  shipping: '/checkout/shipping/',
  payment: '/checkout/payment/',
  summary: '/checkout/summary/',
  confirmation: '/checkout/confirmation/',
  paymentReturn: '/computop/success/',
  account: '/myaccount/',
  contactDetails: '/myaccount/contact-details/',
  password: '/myaccount/password/',
  register: '/myaccount/register/',
  wishlist: '/myaccount/wishlist/',
  classLists: '/myaccount/classlists/',
  newPassword: '/myaccount/newpassword/',
  resetPassword: '/myaccount/resetpassword/',
  orders: '/myaccount/orders/',
  orderDetail: '/myaccount/orders/orderdetail/',
  addresses: '/myaccount/addresses/',
  billingAddresses: '/myaccount/addresses/billing/',
  shippingAddresses: '/myaccount/addresses/shipping/',
  packingStations: '/myaccount/addresses/packing-station/',
  returns: '/myaccount/returns/',
  productSelection: '/myaccount/returns/productselection/',
  regulations: '/myaccount/returns/regulations/',
  carrier: '/myaccount/returns/carrier/',
  confirmReturn: '/myaccount/returns/confirm/',
  katalog: '/service/katalog/',
  catalogue: '/service/catalogue/',
  orderForm: '/service/orderform/',
  materialList: '/service/materiallist/',
  consent: '/service/consent/',
  newsletter: '/service/newsletter/',
  withdraw: '/service/vertrag-widerrufen/',
  cancelContract: '/service/vertraege-kuendigen/',
  contact: '/service/kontakt/',
  callBack: '/service/rueckruf/',
  competition: '/gewinnspiele/teilnahme/',
  rating: '/rating/',
  review: '/service/bewertung/',
} as const;
