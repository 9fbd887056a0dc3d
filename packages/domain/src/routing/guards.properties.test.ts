import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slug } from '../../test/arbitraries/routing.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { LOGIN_STATES } from '../session/login-state.ts';
import { instantOf } from '../shared/instant.ts';
import { STOREFRONT_IDS, STOREFRONTS } from '../storefront/storefront.ts';
import { accountGuard, catalogueGuard, registerGuard } from './account-guards.ts';
import {
  type CheckoutProgress,
  checkoutLoginGuard,
  checkoutPaymentGuard,
  checkoutShippingGuard,
  checkoutSummaryGuard,
} from './checkout-guards.ts';
import type { GuardDecision } from './guard-decision.ts';
import { isRefetchDue, mayReloadForChunk } from './navigation.ts';
import { modalsAfterNavigation } from './navigation-effects.ts';
import { matchRoute, PATHS } from './routes.ts';

const options = { numRuns: NUM_RUNS };

const progress = (): fc.Arbitrary<CheckoutProgress> =>
  fc.record({
    login: fc.constantFrom(...LOGIN_STATES),
    isCartEmpty: fc.boolean(),
    isLoginStepDone: fc.boolean(),
    isShippingValid: fc.boolean(),
    isPaymentStepAvailable: fc.boolean(),
    isPaymentValid: fc.boolean(),
  });

/** The page where the guards of the checkout let a shopper rest, or nothing when they never do. */
const restingPlace = (from: string, state: CheckoutProgress): string | undefined => {
  const guards: Readonly<Record<string, () => GuardDecision>> = {
    '/checkout/login/': () => checkoutLoginGuard({ ...state, hasLoginEnded: false }),
    '/checkout/shipping/': () => checkoutShippingGuard(state),
    '/checkout/payment/': () => checkoutPaymentGuard(state, {}),
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

describe('laws of guards', () => {
  it('the guards of the checkout come to rest for every progress', () => {
    const pages = fc.constantFrom(
      '/checkout/login/',
      '/checkout/shipping/',
      '/checkout/payment/',
      '/checkout/summary/',
    );
    fc.assert(
      fc.property(pages, progress(), (page, state) => {
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
      fc.property(progress(), (state) => {
        const unshipped = { ...state, isShippingValid: false };
        expect(checkoutPaymentGuard(unshipped, {}).kind).toBe('go');
        expect(checkoutSummaryGuard(unshipped).kind).toBe('go');
      }),
      options,
    );
  });

  it('nobody without an account sees a page of it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(PATHS)),
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
          if (!mayReloadForChunk(last === undefined ? undefined : instantOf(last), instantOf(now), true)) continue;
          expect(last === undefined || now - last >= 10_000).toBe(true);
          last = now;
        }
        expect(isRefetchDue(instantOf(0), instantOf(now))).toBe(now >= 10 * 60 * 1_000);
      }),
      options,
    );
  });
});
