// @vitest-environment node

import type { GatewayError } from '@tornister/application/ports';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { failWith, isOutage, loginPageFor } from './respond.ts';
import { createRoutes } from './routes.ts';

const ERRORS: { readonly [Kind in GatewayError['kind']]: Extract<GatewayError, { kind: Kind }> } = {
  'gateway.unreachable': { kind: 'gateway.unreachable' },
  'gateway.timed-out': { kind: 'gateway.timed-out' },
  'gateway.unauthenticated': { kind: 'gateway.unauthenticated', revoked: true },
  'gateway.cart-lost': { kind: 'gateway.cart-lost' },
  'gateway.refused': { kind: 'gateway.refused', message: '', fieldErrors: [] },
  'gateway.throttled': { kind: 'gateway.throttled', message: '', retryAfterSeconds: 3 },
  'gateway.outdated': { kind: 'gateway.outdated' },
  'gateway.internal': { kind: 'gateway.internal' },
  'gateway.unreadable': { kind: 'gateway.unreadable', detail: '' },
};

/** The address that an error sends to; nothing for one that is answered by a page of its own. */
const targetOf = (error: GatewayError): string | undefined => {
  const answer = failWith(error);
  return answer instanceof Response ? (answer.headers.get('location') ?? undefined) : undefined;
};

const idOfPage = (path: string): string | undefined => matchRoutes(createRoutes(), path)?.at(-1)?.route.id;

describe('where a failed call sends a shopper', () => {
  it('every target is a page of the shop, and none is left to the content pages', () => {
    const content = idOfPage('/there-is-no-such-page/');
    for (const error of [...Object.values(ERRORS), { kind: 'gateway.unauthenticated', revoked: false } as const]) {
      const target = targetOf(error);
      if (target === undefined) continue;
      expect([target, idOfPage(target)]).not.toEqual([target, undefined]);
      expect([target, idOfPage(target)]).not.toEqual([target, content]);
    }
  });

  it('a login that has ended leads to the login step of the checkout, a lost cart to the basket', () => {
    expect(targetOf(ERRORS['gateway.unauthenticated'])).toBe('/checkout/login/');
    expect(targetOf(ERRORS['gateway.cart-lost'])).toBe('/checkout/basket/');
  });
});

describe('an outage: neither done nor refused', () => {
  it('is every failed call but a refusal, and those that lead to another page', () => {
    const others = Object.values(ERRORS).filter((error) => !isOutage(error));
    expect(others.map(({ kind }) => kind)).toEqual(['gateway.unauthenticated', 'gateway.cart-lost', 'gateway.refused']);
  });
});

describe('where somebody logs in again whose login has ended', () => {
  it.each([
    ['/checkout/summary/', '/checkout/login/'],
    ['/computop/success/', '/checkout/login/'],
    ['/myaccount/password/', '/login/'],
    ['/', '/login/'],
  ])('on %s: %s, a page of the shop', (path, loginPage) => {
    const answer = failWith(ERRORS['gateway.unauthenticated'], loginPageFor(path, { isB2b: false }));
    expect(answer instanceof Response && answer.headers.get('location')).toBe(loginPage);
    expect(loginPageFor(path, { isB2b: true })).toBe('/login/');
    expect(idOfPage(loginPage)).not.toBe(idOfPage('/there-is-no-such-page/'));
  });
});
