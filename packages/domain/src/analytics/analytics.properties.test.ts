import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productTile } from '../../test/arbitraries/product-tile.arbitrary.ts';
import { shopPath } from '../../test/arbitraries/routing.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { money } from '../money/money.ts';
import { type ConsentGate, type ConsentInput, passConsentGate, UNDECIDED } from './consent-gate.ts';
import { itemsEvent } from './data-layer.ts';
import { trackedPrice, trackedTile } from './tracked-product.ts';
import { isLinkTracked, newlySeen } from './visibility.ts';

const options = { numRuns: NUM_RUNS };

const inputs = (): fc.Arbitrary<readonly ConsentInput<number>[]> =>
  fc
    .array(fc.constantFrom('happened' as const, 'granted' as const, 'denied' as const), { maxLength: 40 })
    .map((kinds) =>
      kinds.map((kind, event) =>
        kind === 'happened' ? { kind, event } : { kind: 'decided', isGranted: kind === 'granted' },
      ),
    );

const sentBy = (steps: readonly ConsentInput<number>[]): readonly number[] => {
  let gate: ConsentGate<number> = UNDECIDED;
  const sent: number[] = [];
  for (const input of steps) {
    const step: ReturnType<typeof passConsentGate<number>> = passConsentGate(gate, input);
    gate = step.gate;
    sent.push(...step.send);
  }
  return sent;
};

describe('laws of tracking', () => {
  it('nothing is sent before consent, and nothing after it was taken back', () => {
    fc.assert(
      fc.property(inputs(), (steps) => {
        const lastDenial = steps.findLastIndex((input) => input.kind === 'decided' && !input.isGranted);
        const after = steps.slice(lastDenial + 1);
        const grantedAgain = after.some((input) => input.kind === 'decided');
        const sent = sentBy(steps);
        if (!grantedAgain) expect(sent.every((event) => event < Math.max(lastDenial, 0))).toBe(true);
        if (!steps.some((input) => input.kind === 'decided' && input.isGranted)) expect(sent).toEqual([]);
      }),
      options,
    );
  });

  it('events are sent in their order and none twice', () => {
    fc.assert(
      fc.property(inputs(), (steps) => {
        const sent = sentBy(steps);
        expect(sent).toEqual([...new Set(sent)].sort((left, right) => left - right));
      }),
      options,
    );
  });

  it('who agrees in the end without ever refusing loses no event', () => {
    fc.assert(
      fc.property(inputs(), (steps) => {
        const agreeing = steps.filter((input) => input.kind === 'happened' || input.isGranted);
        const happened = agreeing.flatMap((input) => (input.kind === 'happened' ? [input.event] : []));
        expect(sentBy([...agreeing, { kind: 'decided', isGranted: true }])).toEqual(happened);
      }),
      options,
    );
  });

  it('a price has at most two decimals and is exactly its cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (amount) => {
        const price = trackedPrice(money(amount));
        expect(Math.round(price * 100)).toBe(amount === 0 ? 0 : amount);
        expect(String(price)).toMatch(/^-?\d+(?:\.\d{1,2})?$/u);
      }),
      options,
    );
  });

  it('the value of an event is the sum of its products to the cent', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(productTile(), fc.integer({ min: 1, max: 999 })), { maxLength: 20 }), (lines) => {
        const items = lines.map(([tile, quantity], index) => ({ ...trackedTile(tile, index), quantity }));
        const cents = lines.reduce((sum, [tile, quantity]) => sum + tile.price.current.cents * quantity, 0);
        const event = itemsEvent('begin_checkout', items);
        expect(event.event === 'begin_checkout' && Math.round(event.ecommerce.value * 100)).toBe(cents);
        expect(event.event === 'begin_checkout' && event.ecommerce.value).toBe(cents / 100);
      }),
      options,
    );
  });

  it('a product names its categories from the top, five at most', () => {
    fc.assert(
      fc.property(productTile(), (tile) => {
        const named = Object.entries(trackedTile(tile, 0)).filter(([name]) => name.startsWith('item_category'));
        expect(named.map(([, category]) => category)).toEqual(tile.breadcrumb.slice(0, named.length));
        expect(named.length).toBe(Math.min(tile.breadcrumb.length, 5));
      }),
      options,
    );
  });

  it('however a page is scrolled, every tile is reported exactly once', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd'))), (views) => {
        const reported: string[] = [];
        for (const view of views) reported.push(...newlySeen(new Set(reported), view));
        expect(new Set(reported).size).toBe(reported.length);
        expect(new Set(reported)).toEqual(new Set(views.flat()));
      }),
      options,
    );
  });

  it('host, parameters and trailing slash of a link do not decide about tracking', () => {
    const legal = fc.constantFrom('/rechtliches/datenschutz/', '/legal-notice/imprint/');
    fc.assert(
      fc.property(fc.oneof(shopPath(), legal), (path) => {
        const tracked = isLinkTracked(path);
        expect(isLinkTracked(`https://shop.example${path}?x=1#y`)).toBe(tracked);
        expect(isLinkTracked(path.replace(/(.)\/$/u, '$1'))).toBe(tracked);
      }),
      options,
    );
  });
});
