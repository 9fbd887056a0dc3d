import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileAddress, shopPath, slug } from '../../test/arbitraries/routing.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { LOGIN_STATES } from '../session/login-state.ts';
import { instantOf } from '../shared/instant.ts';
import { STOREFRONT_IDS, STOREFRONTS } from '../storefront/site-selection.ts';
import { accountGuard, catalogueGuard, registerGuard } from './account-guards.ts';
import {
  type CheckoutStanding,
  checkoutLoginGuard,
  checkoutPaymentGuard,
  checkoutShippingGuard,
  checkoutSummaryGuard,
} from './checkout-guards.ts';
import type { GuardDecision } from './guard-decision.ts';
import { isRefetchDue, mayReloadForChunk, modalsAfterNavigation } from './navigation.ts';
import { PAGE_AREAS, pageAreaOf } from './page-area.ts';
import { withTrailingSlash } from './path.ts';
import { type PageAnswer, resolvePage } from './resolve-page.ts';
import { FIXED_PATHS, matchRoute } from './routes.ts';
import { safeTarget } from './safe-target.ts';

// The judge of redirects is the parser that browsers use, not the rule's own reading.
declare const URL: new (
  address: string,
  base: string,
) => { readonly host: string; readonly pathname: string; readonly protocol: string };

const options = { numRuns: NUM_RUNS };
const OWN = ['shop.example', 'de.localhost:3000'];
const BASE = 'https://shop.example/deep/page/?x=1';

const staysInside = (address: string): boolean => {
  const { host, pathname, protocol } = new URL(address, BASE);
  // A script that goes on with the path alone must stay inside as well.
  return /^https?:$/u.test(protocol) && OWN.includes(host) && new URL(pathname, BASE).host === 'shop.example';
};

const answer = (): fc.Arbitrary<PageAnswer> =>
  fc.oneof(
    fc.constantFrom<PageAnswer>({ kind: 'page' }, { kind: 'gone' }, { kind: 'unknown' }, { kind: 'unavailable' }),
    fc.record({
      kind: fc.constant('redirect' as const),
      to: fc.oneof(hostileAddress(), shopPath()),
      isTemporary: fc.boolean(),
    }),
  );

const standing = (): fc.Arbitrary<CheckoutStanding> =>
  fc.record({
    login: fc.constantFrom(...LOGIN_STATES),
    isCartEmpty: fc.boolean(),
    isLoginStepDone: fc.boolean(),
    isShippingValid: fc.boolean(),
    isPaymentStepAvailable: fc.boolean(),
    isPaymentValid: fc.boolean(),
  });

/** The page where the guards of the checkout let a shopper rest, or nothing when they never do. */
const restingPlace = (from: string, state: CheckoutStanding): string | undefined => {
  const guards: Readonly<Record<string, () => GuardDecision>> = {
    '/checkout/login/': () => checkoutLoginGuard(state),
    '/checkout/shipping/': () => checkoutShippingGuard(state),
    '/checkout/payment/': () => checkoutPaymentGuard(state, {}, false),
    '/checkout/summary/': () => checkoutSummaryGuard(state),
  };
  let at = from;
  for (let hop = 0; hop < 6; hop += 1) {
    const decision = guards[at]?.() ?? { kind: 'stay' };
    if (decision.kind !== 'go') return at;
    at = decision.to;
  }
  return undefined;
};

describe('laws of redirect targets', () => {
  it('what is followed never leaves the shop, whatever it is glued from', () => {
    fc.assert(
      fc.property(hostileAddress(), (raw) => {
        const target = safeTarget(raw, OWN);
        expect(target === undefined || staysInside(target)).toBe(true);
      }),
      { numRuns: 10 * NUM_RUNS },
    );
  });

  it('what is followed never leaves the shop, whatever stands behind a known beginning', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/', 'https://shop.example', 'https://', '/x/', '/x/?a=', '/x#'),
        fc.string(),
        (start, rest) => {
          const target = safeTarget(start + rest, OWN);
          expect(target === undefined || staysInside(target)).toBe(true);
        },
      ),
      options,
    );
  });

  it('stays inside even after being decoded once more on its way', () => {
    fc.assert(
      fc.property(hostileAddress(), (raw) => {
        const target = safeTarget(raw, []);
        if (target === undefined) return;
        const decoded = target.replace(/%[0-7][0-9a-f]/giu, (code) =>
          String.fromCharCode(Number.parseInt(code.slice(1), 16)),
        );
        expect(new URL(decoded, BASE).host).toBe('shop.example');
      }),
      { numRuns: 10 * NUM_RUNS },
    );
  });

  it('every path of the shop is followed unchanged', () => {
    fc.assert(
      fc.property(shopPath(), fc.webQueryParameters(), (path, query) => {
        expect(safeTarget(path, [])).toBe(path);
        fc.pre(!/%(?:0|1|5c|7f|8|9|25)/iu.test(query));
        expect(safeTarget(`${path}?${query}`, [])).toBe(`${path}?${query}`);
      }),
      options,
    );
  });

  it('a target that was followed is followed again', () => {
    fc.assert(
      fc.property(hostileAddress(), (raw) => {
        const target = safeTarget(raw, OWN);
        fc.pre(target !== undefined);
        expect(safeTarget(target, OWN)).toBe(target);
      }),
      { numRuns: NUM_RUNS, maxSkipsPerRun: 1_000 },
    );
  });
});

describe('laws of pages', () => {
  it('the trailing slash decides about no route and no page area', () => {
    fc.assert(
      fc.property(shopPath(), (path) => {
        const bare = path.replace(/\/$/u, '');
        const [left, right] = [matchRoute(path), matchRoute(bare)];
        expect(left.kind).toBe(right.kind);
        expect(pageAreaOf({ path })).toBe(pageAreaOf({ path: bare }));
      }),
      options,
    );
  });

  it('adding the slash twice is adding it once', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/', '.', 'a', 'b') }), (path) => {
        expect(withTrailingSlash(withTrailingSlash(path))).toBe(withTrailingSlash(path));
      }),
      options,
    );
  });

  it('known application routes are never errors', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FIXED_PATHS), answer(), (path, given) => {
        expect(['ok', 'redirect']).toContain(resolvePage(given, path).kind);
      }),
      options,
    );
  });

  it('a capital in the first part of an address is 404 for every answer', () => {
    fc.assert(
      fc.property(shopPath(), answer(), (path, given) => {
        fc.pre(/^\/[a-z]/u.test(path));
        const capital = path.charAt(0) + path.charAt(1).toUpperCase() + path.slice(2);
        expect(resolvePage(given, capital)).toEqual({ kind: 'not-found', status: 404 });
      }),
      options,
    );
  });

  it('no redirect of a page leaves the shop or leads to itself', () => {
    fc.assert(
      fc.property(shopPath(), answer(), (path, given) => {
        const resolved = resolvePage(given, path, OWN);
        if (resolved.kind !== 'redirect') return;
        expect(staysInside(resolved.to)).toBe(true);
        expect(resolved.to).not.toBe(path);
      }),
      options,
    );
  });

  it('every address has an area, and every error the same one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), shopPath()), fc.boolean(), (path, isListingCategory) => {
        expect(PAGE_AREAS).toContain(pageAreaOf({ path, isListingCategory }));
        expect(pageAreaOf({ path, isListingCategory, isError: true })).toBe('404');
      }),
      options,
    );
  });
});

describe('laws of guards', () => {
  it('the guards of the checkout come to rest for every standing', () => {
    const pages = fc.constantFrom(
      '/checkout/login/',
      '/checkout/shipping/',
      '/checkout/payment/',
      '/checkout/summary/',
    );
    fc.assert(
      fc.property(pages, standing(), (page, state) => {
        // A shopper who is logged in has done the login step, and a payment that cannot be chosen counts as valid.
        const real = {
          ...state,
          isLoginStepDone: state.isLoginStepDone || state.login !== 'anonymous',
          isPaymentValid: state.isPaymentValid || !state.isPaymentStepAvailable,
        };
        expect(restingPlace(page, real)).toBeDefined();
      }),
      options,
    );
  });

  it('nobody pays or orders with an unvalidated shipping step', () => {
    fc.assert(
      fc.property(standing(), (state) => {
        const unshipped = { ...state, isShippingValid: false };
        expect(checkoutPaymentGuard(unshipped, {}, false).kind).toBe('go');
        expect(checkoutSummaryGuard(unshipped).kind).toBe('go');
      }),
      options,
    );
  });

  it('nobody without an account sees a page of it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FIXED_PATHS),
        fc.constantFrom('anonymous' as const, 'guest' as const),
        (path, login) => {
          const decision = accountGuard(matchRoute(path), login);
          expect(decision.kind === 'stay' || (decision.kind === 'go' && decision.to === '/login/')).toBe(true);
          if (path.startsWith('/myaccount/addresses/') || path.startsWith('/myaccount/orders/'))
            expect(decision.kind).toBe('go');
        },
      ),
      options,
    );
  });

  it('the catalogue has one right page for everybody who may order it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STOREFRONT_IDS), fc.constantFrom(...LOGIN_STATES), (id, login) => {
        const decisions = (['katalog', 'catalogue'] as const).map(
          (page) => catalogueGuard(page, STOREFRONTS[id], login).kind,
        );
        const mayOrder = !STOREFRONTS[id].isB2b || login !== 'anonymous';
        expect(decisions.filter((kind) => kind === 'stay')).toHaveLength(mayOrder ? 1 : 0);
      }),
      options,
    );
  });

  it('only members are kept from registering, wherever they come from', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOGIN_STATES), slug(), (login, origin) => {
        expect(registerGuard(login, [['origin', origin]]).kind).toBe(login === 'member' ? 'go' : 'stay');
      }),
      options,
    );
  });

  it('no modal but the filter survives, and none opens', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant('filter'), fc.string())), (open) => {
        const left = modalsAfterNavigation(open);
        expect(left.every((modal) => modal === 'filter')).toBe(true);
        expect(left.includes('filter')).toBe(open.includes('filter'));
      }),
      options,
    );
  });

  it('a broken chunk reloads at most once in ten seconds, however often it fails', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(8_000), { maxLength: 30 }), (waits) => {
        let now = 0;
        let last: number | undefined;
        for (const wait of waits) {
          now += wait;
          if (!mayReloadForChunk(last === undefined ? undefined : instantOf(last), instantOf(now))) continue;
          expect(last === undefined || now - last >= 10_000).toBe(true);
          last = now;
        }
        expect(isRefetchDue(instantOf(0), instantOf(now))).toBe(now >= 10 * 60 * 1_000);
      }),
      options,
    );
  });
});
