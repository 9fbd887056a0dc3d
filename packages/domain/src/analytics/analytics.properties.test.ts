import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productTile } from '../../test/arbitraries/product-tile.arbitrary.ts';
import { shopPath } from '../../test/arbitraries/routing.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { aCartLine } from '../../test/builders/a-cart-line.ts';
import type { CartLine } from '../cart/cart.ts';
import { piecePrices } from '../cart/piece-prices.ts';
import { lineTotalOf } from '../cart/price-cart.ts';
import { money } from '../money/money.ts';
import { type ConsentGate, type ConsentInput, passConsentGate, UNDECIDED } from './consent-gate.ts';
import { itemsEvent } from './data-layer.ts';
import { type TrackedItem, trackedLine, trackedOrderLine, trackedPrice, trackedTile } from './tracked-product.ts';
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

/** A line of a deal as carts price it: so many pieces, of which an allowance is at the deal's price. */
type PricedDeal = { readonly unit: number; readonly lightning: number; readonly allowance: number };
const dealLine = (quantity: number, { unit, lightning, allowance }: PricedDeal): CartLine => {
  const quantityLightning = Math.min(quantity, allowance);
  const [unitPrice, lightningPrice] = [money(unit), money(lightning)];
  const priceable = { quantity, quantityLightning, unitPrice, lightningPrice, ratePermille: 190 };
  const { total, dealSaving } = lineTotalOf({ ...priceable, hasFixedPrice: false, isFree: false });
  return aCartLine({
    quantity,
    unitPrice,
    positionTotal: total,
    kind: {
      kind: 'lightning-deal',
      quantityLightning,
      quantityNormal: quantity - quantityLightning,
      maxQuantityLightning: allowance,
      unitPriceLightning: lightningPrice,
      dealSaving,
      isLightningAmountChanged: false,
    },
  });
};

const pricedDeal: fc.Arbitrary<PricedDeal> = fc.record({
  unit: fc.integer({ min: 0, max: 50_000 }),
  lightning: fc.integer({ min: 0, max: 50_000 }),
  allowance: fc.integer({ min: 0, max: 50 }),
});
const pieces = fc.integer({ min: 1, max: 100 });

/** What items come to, each price in whole cents. */
const centsOf = (items: readonly TrackedItem[]): number =>
  items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);

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

  it('the items of a line of a deal come to what the line costs, to the cent, in the cart as in the order', () => {
    fc.assert(
      fc.property(pricedDeal, pieces, (deal, quantity) => {
        const line = dealLine(quantity, deal);
        const total = line.positionTotal;
        const event = itemsEvent('begin_checkout', trackedLine(line));
        expect(event.event === 'begin_checkout' && event.ecommerce.value).toBe(trackedPrice(total));
        expect(centsOf(trackedLine(line))).toBe(total.cents);
        const quantityLightning = Math.min(quantity, deal.allowance);
        const mixedPrices = piecePrices({ ...line, quantityLightning, total });
        expect(centsOf(trackedOrderLine({ ...line, mixedPrices }))).toBe(total.cents);
      }),
      options,
    );
  });

  it('the pieces that come to a line of a deal are worth what its total grows by, and those that go what it falls by', () => {
    fc.assert(
      fc.property(pricedDeal, pieces, pieces, (deal, before, more) => {
        const [fewer, all] = [dealLine(before, deal), dealLine(before + more, deal)];
        const items = trackedLine(all, more);
        expect(centsOf(items)).toBe(all.positionTotal.cents - fewer.positionTotal.cents);
        expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(more);
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
