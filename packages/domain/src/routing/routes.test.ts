import { describe, expect, it } from 'vitest';
import { isSamePath, pathOf, segmentsOf, withTrailingSlash } from './path.ts';
import { ORDER_TOKEN_PARAMETER, ROUTE_PARAMETERS } from './route-parameters.ts';
import { matchRoute, PATHS, WEB_MANIFEST_PATH } from './routes.ts';

describe('matchRoute (spec 1 §2)', () => {
  it.each([
    ['/', { kind: 'home' }],
    ['/login', { kind: 'login' }],
    ['/logout', { kind: 'logout' }],
    ['/rating', { kind: 'rating' }],
    ['/cat/123', { kind: 'category', id: '123' }],
    ['/prod/123', { kind: 'product', id: '123' }],
    ['/search', { kind: 'search' }],
    ['/prime', { kind: 'prime' }],
    ['/prime/checkout', { kind: 'prime-checkout' }],
    ['/checkout/login', { kind: 'checkout', page: 'login' }],
    ['/checkout/basket', { kind: 'checkout', page: 'basket' }],
    ['/checkout/shipping', { kind: 'checkout', page: 'shipping' }],
    ['/checkout/payment', { kind: 'checkout', page: 'payment' }],
    ['/checkout/summary', { kind: 'checkout', page: 'summary' }],
    ['/checkout/confirmation', { kind: 'checkout', page: 'confirmation' }],
    ['/computop/success', { kind: 'card-payment-return' }],
    ['/myaccount', { kind: 'account', page: 'start' }],
    ['/myaccount/contact-details', { kind: 'account', page: 'contact-details' }],
    ['/myaccount/password', { kind: 'account', page: 'password' }],
    ['/myaccount/register', { kind: 'account', page: 'register' }],
    ['/myaccount/wishlist', { kind: 'account', page: 'wishlist' }],
    ['/myaccount/newpassword', { kind: 'account', page: 'newpassword' }],
    ['/myaccount/resetpassword', { kind: 'account', page: 'resetpassword' }],
    ['/myaccount/customernumber', { kind: 'account', page: 'customernumber' }],
    ['/myaccount/orders', { kind: 'account', page: 'orders' }],
    ['/myaccount/orders/orderdetail', { kind: 'account', page: 'orderdetail' }],
    ['/myaccount/addresses', { kind: 'account', page: 'addresses' }],
    ['/myaccount/addresses/billing', { kind: 'address-book', book: 'billing' }],
    ['/myaccount/addresses/shipping', { kind: 'address-book', book: 'shipping' }],
    ['/myaccount/addresses/packing-station', { kind: 'address-book', book: 'packing-station' }],
    ['/myaccount/returns', { kind: 'returns', page: 'start' }],
    ['/myaccount/returns/productselection', { kind: 'returns', page: 'productselection' }],
    ['/myaccount/returns/regulations', { kind: 'returns', page: 'regulations' }],
    ['/myaccount/returns/carrier', { kind: 'returns', page: 'carrier' }],
    ['/myaccount/returns/confirm', { kind: 'returns', page: 'confirm' }],
    ['/service/katalog', { kind: 'service', page: 'katalog' }],
    ['/service/catalogue', { kind: 'service', page: 'catalogue' }],
    ['/service/orderform', { kind: 'service', page: 'orderform' }],
    ['/service/materiallist', { kind: 'service', page: 'materiallist' }],
    ['/service/consent', { kind: 'service', page: 'consent' }],
    ['/service/newsletter', { kind: 'service', page: 'newsletter' }],
    ['/service/newsletter/success', { kind: 'service', page: 'newsletter-success' }],
    ['/service/newsletter/newsletter-abmelden', { kind: 'service', page: 'newsletter-unsubscribe' }],
    ['/service/newsletter/verfuegbarkeit', { kind: 'service', page: 'stock-alert' }],
    ['/service/vertrag-widerrufen', { kind: 'service', page: 'withdraw' }],
    ['/prime/membership', { kind: 'service', page: 'prime-membership' }],
    ['/service/vertraege-kuendigen', { kind: 'service', page: 'cancel-contract' }],
    ['/service/kontakt', { kind: 'service', page: 'contact' }],
    ['/service/rueckruf', { kind: 'service', page: 'call-back' }],
    ['/service/bewertung', { kind: 'service', page: 'review' }],
    ['/gewinnspiele/teilnahme', { kind: 'service', page: 'competition' }],
  ] as const)('%s with and without trailing slash', (path, route) => {
    expect(matchRoute(path)).toStrictEqual(route);
    expect(matchRoute(`${path}/`)).toStrictEqual(route);
  });

  it.each([
    '/cat',
    '/cat/1/2',
    '/prod/',
    '/prod/1/x',
    '/Login',
    '/beratung/',
    '/constructor',
    '/__proto__/',
    '/service',
    '/checkout',
  ])('%s is a content page', (path) => {
    expect(matchRoute(path)).toStrictEqual({ kind: 'content', path });
  });

  it('knows every address that rules send people to', () => {
    for (const path of Object.values(PATHS)) expect(matchRoute(path).kind).not.toBe('content');
    expect(WEB_MANIFEST_PATH).toBe('/manifest.webmanifest');
  });
});

describe('parameters of routes (spec 1 §2, §6)', () => {
  it('name an order and the token that opens it beside each other', () => {
    const { orderId, returnOrder } = ROUTE_PARAMETERS;
    expect(new Set([orderId, returnOrder, ORDER_TOKEN_PARAMETER]).size).toBe(3);
  });

  it('have the names of the specification', () => {
    expect(ROUTE_PARAMETERS).toStrictEqual({
      ratingData: 'enc',
      passwordToken: 'token',
      competition: 'competition',
      review: 'review',
      returnOrder: 'order',
      orderId: 'orderId',
      origin: 'origin',
      fromPrimeCheckout: 'fromPrimeCheckout',
      errorCode: 'errorCode',
      cancelPayment: 'cancelPayment',
      walletSession: 'amazonCheckoutSessionId',
      preview: 'ishop-preview-json',
    });
  });
});

describe('paths', () => {
  it('end with one slash unless they name a file', () => {
    expect(['', '/', '/a', '/a/', '/a//', '/a/b.pdf', '/a.b/c', '/v1.2/'].map(withTrailingSlash)).toStrictEqual([
      '/',
      '/',
      '/a/',
      '/a/',
      '/a/',
      '/a/b.pdf',
      '/a.b/c/',
      '/v1.2',
    ]);
  });

  it('are the same with and without trailing slash', () => {
    expect(isSamePath('/a', '/a/')).toBe(true);
    expect(isSamePath('/a', '/b')).toBe(false);
  });

  it('are what stands before query and fragment', () => {
    expect(['/a?b#c', '/a#b?c', '/a', ''].map(pathOf)).toStrictEqual(['/a', '/a', '/a', '']);
  });

  it('have segments between their slashes', () => {
    expect(segmentsOf('//a/b/')).toStrictEqual(['a', 'b']);
    expect(segmentsOf('/')).toStrictEqual([]);
  });
});
