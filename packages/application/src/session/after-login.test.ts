import { describe, expect, it } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/index.ts';
import { pathAfterLogin, pathAfterRegistration } from './after-login.ts';
import { INTERRUPTED_COOKIE, keepInterrupted, readInterrupted } from './interrupted-form.ts';
import { keepRedirect, readRedirect } from './stored-redirect.ts';

const OWN_HOSTS = ['shop.example'];

const visiting = (more: { readonly isB2b?: boolean; readonly interrupted?: string; readonly typed?: string } = {}) => {
  const cookies = createInMemoryCookieJar();
  const typed: Record<string, string> = more.typed === undefined ? {} : { comment: more.typed };
  if (more.interrupted !== undefined) keepInterrupted(cookies, { path: more.interrupted, typed });
  return { cookies, isB2b: more.isB2b ?? false, ownHosts: OWN_HOSTS };
};

describe('where a login leads', () => {
  it.each([
    [undefined, '/checkout/shipping/'],
    ['/checkout/payment/', '/checkout/payment/'],
    ['/checkout/summary/', '/checkout/summary/'],
    ['/myaccount/', '/checkout/shipping/'],
  ])('goes on in the checkout, at the step that was interrupted: %s', (interrupted, path) => {
    const visit = visiting(interrupted === undefined ? {} : { interrupted });
    expect(pathAfterLogin(visit, '/checkout/login/')).toBe(path);
  });

  it('opens the page of the account that was asked for, with its query, and only once', () => {
    const visit = visiting({ interrupted: '/myaccount/orders/?page=2' });
    expect(pathAfterLogin(visit, '/login/')).toBe('/myaccount/orders/?page=2');
    expect(readInterrupted(visit.cookies)).toBeUndefined();
    expect(pathAfterLogin(visit, '/login/')).toBe('/myaccount/');
  });

  it('keeps a form that somebody typed into until it is saved', () => {
    const visit = visiting({ interrupted: '/myaccount/contact-details/', typed: 'Mia' });
    expect(pathAfterLogin(visit, '/login/')).toBe('/myaccount/contact-details/');
    expect(readInterrupted(visit.cookies)?.typed).toEqual({ comment: 'Mia' });
  });

  it.each(
    ['/service/orderform/', '/service/materiallist/', '/service/kontakt/'].flatMap((path) => [
      [path, true] as const,
      [path, false] as const,
    ]),
  )('goes back to a form of the service that somebody typed into: %s, business shop: %s', (interrupted, isB2b) => {
    const visit = visiting({ isB2b, interrupted, typed: '12345 3' });
    keepRedirect(visit.cookies, { kind: 'business', target: '/papier/' });
    expect(pathAfterLogin(visit, '/login/')).toBe(interrupted);
    expect(readInterrupted(visit.cookies)?.typed).toEqual({ comment: '12345 3' });
  });

  it.each(['/service/orderform/', '/service/kontakt/'])(
    'does not go back to %s, where nothing was typed',
    (interrupted) => {
      expect(pathAfterLogin(visiting({ interrupted }), '/papier/')).toBe('/papier/');
    },
  );

  it('opens nothing that another member was at when their login ended, and forgets it', () => {
    const ended = createInMemoryCookieJar({ securityLogout: 'member mia' });
    keepInterrupted(ended, { path: '/myaccount/contact-details/', typed: { comment: 'Mia' } });
    const interrupted = ended.get(INTERRUPTED_COOKIE) ?? '';
    const cookies = createInMemoryCookieJar({ [INTERRUPTED_COOKIE]: interrupted, 'X-JWT-exist': 'paul' });
    expect(pathAfterLogin({ cookies, isB2b: false, ownHosts: OWN_HOSTS }, '/login/')).toBe('/myaccount/');
    expect(cookies.get(INTERRUPTED_COOKIE)).toBeUndefined();
  });

  it.each(['/papier/hefte/', 'https://evil.example/myaccount/', '/logout/'])(
    'does not open %s, which is no page of an account',
    (interrupted) => {
      expect(pathAfterLogin(visiting({ interrupted }), '/login/')).toBe('/myaccount/');
    },
  );

  it('stays on the page on which it was made, query included', () => {
    expect(pathAfterLogin(visiting(), '/papier/?sort=name')).toBe('/papier/?sort=name');
  });

  it.each(['https://evil.example/papier/', '//evil.example/'])('believes no page that says it is %s', (page) => {
    expect(pathAfterLogin(visiting(), page)).toBe('/myaccount/');
  });

  it('follows a stored target once: the business shop its own, everybody a list that somebody shares', () => {
    const business = visiting({ isB2b: true });
    keepRedirect(business.cookies, { kind: 'business', target: '/papier/' });
    expect(pathAfterLogin(business, '/login/')).toBe('/papier/');
    expect(readRedirect(business.cookies)).toBeUndefined();
    expect(pathAfterLogin(business, '/login/')).toBe('/myaccount/');
    const shared = visiting();
    keepRedirect(shared.cookies, { kind: 'share-data', target: '/myaccount/wishlist/?shared=t' });
    expect(pathAfterLogin(shared, '/login/')).toBe('/myaccount/wishlist/?shared=t');
    const consumer = visiting();
    keepRedirect(consumer.cookies, { kind: 'business', target: '/papier/' });
    expect(pathAfterLogin(consumer, '/login/')).toBe('/myaccount/');
  });
});

describe('where a registration leads', () => {
  it.each([
    ['checkout', '/checkout/shipping/'],
    ['wishlist', '/myaccount/wishlist/'],
    ['elsewhere', '/myaccount/'],
    [undefined, '/myaccount/'],
  ])('for who came from %s', (origin, path) => {
    expect(pathAfterRegistration(visiting(), origin)).toBe(path);
  });

  it('goes on at the step of the checkout that was interrupted', () => {
    expect(pathAfterRegistration(visiting({ interrupted: '/checkout/summary/' }), 'checkout')).toBe(
      '/checkout/summary/',
    );
  });
});
