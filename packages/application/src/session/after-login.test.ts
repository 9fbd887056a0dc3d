import { describe, expect, it } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/index.ts';
import { pathAfterLogin, pathAfterRegistration } from './after-login.ts';
import { INTERRUPTED_COOKIE, readInterrupted } from './interrupted-form.ts';
import { keepInterrupted } from './keep-interrupted.ts';
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

  it.each(
    ['/checkout/confirmation/?orderId=order-1', '/computop/success/?orderId=order-1', '/computop/success/'].flatMap(
      (interrupted) => [[interrupted, '/checkout/login/'] as const, [interrupted, '/login/'] as const],
    ),
  )('shows the order that was asked for (%s), once, in the checkout too (%s)', (interrupted, page) => {
    const visit = visiting({ interrupted });
    expect(pathAfterLogin(visit, page)).toBe(interrupted);
    expect(readInterrupted(visit.cookies)).toBeUndefined();
    expect(pathAfterLogin(visit, '/checkout/login/')).toBe('/checkout/shipping/');
  });

  it.each(['https://evil.example/checkout/confirmation/?orderId=1', '//evil.example/computop/success/'])(
    'shows no order elsewhere, such as %s',
    (interrupted) => {
      expect(pathAfterLogin(visiting({ interrupted }), '/checkout/login/')).toBe('/checkout/shipping/');
    },
  );

  it('shows no order to whoever registers in the checkout: nobody new has placed one', () => {
    const visit = visiting({ interrupted: '/checkout/confirmation/?orderId=order-1' });
    expect(pathAfterRegistration(visit, 'checkout')).toBe('/checkout/shipping/');
  });

  it.each(['/checkout/login', '/checkout/login/?option=guest'])('goes on in the checkout also from %s', (page) => {
    expect(pathAfterLogin(visiting(), page)).toBe('/checkout/shipping/');
  });

  it.each(['/prime/checkout/', '/myaccount/wishlist/?list=a', '/myaccount/classlists/'])(
    'opens %s, with and without something typed into it',
    (interrupted) => {
      expect(pathAfterLogin(visiting({ interrupted }), '/login/')).toBe(interrupted);
      const visit = visiting({ interrupted, typed: 'Klasse 3b' });
      expect(pathAfterLogin(visit, '/login/')).toBe(interrupted);
      expect(readInterrupted(visit.cookies)?.typed).toEqual({ comment: 'Klasse 3b' });
    },
  );

  it.each(['/prod/22397/', '/checkout/basket/', '/papier/?sort=name'])(
    'stays on %s, whatever page was asked for before, and forgets that (spec 3 §4)',
    (page) => {
      const visit = visiting({ interrupted: '/myaccount/orders/' });
      expect(pathAfterLogin(visit, page)).toBe(page);
      expect(readInterrupted(visit.cookies)).toBeUndefined();
      expect(pathAfterLogin(visit, '/login/')).toBe('/myaccount/');
    },
  );

  it('goes back to a form that somebody typed into from whatever page', () => {
    const visit = visiting({ interrupted: '/myaccount/contact-details/', typed: 'Mia' });
    expect(pathAfterLogin(visit, '/prod/22397/')).toBe('/myaccount/contact-details/');
  });

  it('follows the shared list that waits rather than the page that was asked for before, where it is made elsewhere', () => {
    const visit = visiting({ interrupted: '/myaccount/orders/' });
    keepRedirect(visit.cookies, { kind: 'share-data', target: '/myaccount/wishlist/?share=t' });
    expect(pathAfterLogin(visit, '/prod/22397/')).toBe('/myaccount/wishlist/?share=t');
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
    expect(readRedirect(visit.cookies)).toBeUndefined();
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

  it.each(['basket', 'shipping', 'payment', 'summary'].map((step) => `/checkout/${step}/`))(
    'goes back to %s in the business shop, where no step of the checkout is a login',
    (interrupted) => {
      const visit = visiting({ isB2b: true, interrupted });
      expect(pathAfterLogin(visit, '/login/')).toBe(interrupted);
      expect(pathAfterLogin(visit, '/login/')).toBe('/myaccount/');
      const typing = visiting({ isB2b: true, interrupted, typed: 'Hof 2' });
      expect(pathAfterLogin(typing, '/login/')).toBe(interrupted);
      expect(readInterrupted(typing.cookies)?.typed).toEqual({ comment: 'Hof 2' });
      expect(pathAfterLogin(visiting({ interrupted }), '/login/')).toBe('/myaccount/');
    },
  );

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

  it('opens the prime checkout of who had to register first', () => {
    expect(pathAfterRegistration(visiting({ interrupted: '/prime/checkout/' }), undefined)).toBe('/prime/checkout/');
  });

  it('goes on at the step of the checkout that was interrupted', () => {
    expect(pathAfterRegistration(visiting({ interrupted: '/checkout/summary/' }), 'checkout')).toBe(
      '/checkout/summary/',
    );
  });
});
