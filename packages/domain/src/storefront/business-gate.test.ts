import { describe, expect, it } from 'vitest';
import { aboutPath, type BusinessVisit, businessGate, isOpenToEverybody } from './business-gate.ts';

const brandId = 'betzold';

describe('isOpenToEverybody (spec 1 §2 "Business global rule")', () => {
  it.each([
    '/',
    '/login',
    '/login/',
    '/logout/',
    '/myaccount/register/',
    '/myaccount/resetpassword/',
    '/myaccount/newpassword/',
    '/myaccount/returns/',
    '/myaccount/returns',
    '/myaccount/returns/carrier/',
    '/myaccount/customernumber/',
    '/service/newsletter/',
    '/service/newsletter',
    '/service/newsletter/success/',
    '/service/newsletter/newsletter-abmelden/',
    '/service/kontakt/',
    '/service/contact/',
    '/rechtliches/impressum/',
    '/legal-notice/imprint/',
    '/rechtliches/agb/',
    '/legal-notice/conditions/',
    '/rechtliches/datenschutz/',
    '/legal-notice/privacy/',
    '/rechtliches/barrierefreiheit/',
    '/about-betzold/',
    '/service/your-advantages/',
    '/service/product-safety/',
    '/service/spielwarensicherheit/',
    '/classlist/some-token/',
    '/prime/checkout/',
  ])('shows %s to everybody', (path) => {
    expect(isOpenToEverybody(path, brandId)).toBe(true);
  });

  it.each([
    '/cat/1/',
    '/prod/1/',
    '/search/',
    '/prime/',
    '/checkout/basket/',
    '/myaccount/',
    '/myaccount/wishlist/',
    '/myaccount/returnsx/',
    '/x/myaccount/returns/',
    '/service/newsletter-archive/',
    '/service/katalog/',
    '/about-other/',
    '/login/x/',
  ])('asks for a login on %s', (path) => {
    expect(isOpenToEverybody(path, brandId)).toBe(false);
  });

  it('has the about page of the brand', () => {
    expect(aboutPath('betzold')).toBe('/about-betzold/');
  });
});

describe('businessGate', () => {
  const visit: BusinessVisit = {
    isB2b: true,
    path: '/cat/1/',
    previousPath: '/service/contact/',
    brandId,
    hasLoginCookie: false,
    wasLoggedIn: false,
  };

  it('opens a login flyout and stays on the previous page', () => {
    expect(businessGate(visit)).toStrictEqual({ kind: 'login-flyout', stayAt: '/service/contact/' });
  });

  it('stays at home when the visit begins on a closed page', () => {
    expect(businessGate({ ...visit, previousPath: undefined })).toStrictEqual({ kind: 'login-flyout', stayAt: '/' });
  });

  it('logs out and warns who had been logged in', () => {
    expect(businessGate({ ...visit, wasLoggedIn: true })).toStrictEqual({
      kind: 'session-expired',
      stayAt: '/service/contact/',
      warning: 'vue.message.sessionExpired',
    });
  });

  it('is open with a login cookie, on open pages and in consumer shops', () => {
    expect(businessGate({ ...visit, hasLoginCookie: true }).kind).toBe('open');
    expect(businessGate({ ...visit, path: '/login' }).kind).toBe('open');
    expect(businessGate({ ...visit, isB2b: false }).kind).toBe('open');
  });
});
