// What a refused change of the cart comes to: its refusal, the limit beside the field, and the words of the notice.

import { describe, expect, it } from 'vitest';
import { aCart, aLine } from '../../testing/index.ts';
import type { OperationFailure } from '../ports/index.ts';
import { cartNotice, type EditCartError, limitIn, missedOf, refusalOf } from './cart-errors.ts';

const cart = aCart([aLine(1)]);
const notAttainable = (failure: OperationFailure, attainable = 2): EditCartError => ({
  kind: 'cart.not-attainable',
  attainable,
  failure,
  cart,
});

describe('an update of the cart', () => {
  it('has missed nothing where everything was done', () => {
    expect(missedOf({ cart, outcomes: [{ kind: 'done' }] })).toBeUndefined();
  });

  it('is refused with what could be had, which is nothing where nothing is said', () => {
    const failure = { kind: 'cart.not-done' } as const;
    const missed = (attainable?: number) =>
      missedOf({
        cart,
        outcomes: [
          { kind: 'done' },
          { kind: 'not-attainable', failure, ...(attainable === undefined ? {} : { attainable }) },
        ],
      });
    expect(missed(4)).toEqual({ kind: 'cart.not-attainable', attainable: 4, failure, cart });
    expect(missed()).toMatchObject({ attainable: 0 });
  });
});

describe('why a change was refused', () => {
  it.each<[EditCartError, string]>([
    [{ kind: 'cart.line-unknown' }, 'cart.line-unknown'],
    [notAttainable({ kind: 'cart.above-maximum', maximum: 5 }), 'cart.above-maximum'],
    [notAttainable({ kind: 'cart.not-done' }), 'cart.not-done'],
    [notAttainable({ kind: 'cart.not-done', sentence: 'Zurzeit nicht lieferbar.' }), 'Zurzeit nicht lieferbar.'],
  ])('has a kind, or the sentence of the server (%j)', (error, refusal) => {
    expect(refusalOf(error)).toBe(refusal);
  });

  it.each<[EditCartError, unknown]>([
    [
      { kind: 'cart.above-maximum', maximum: 5 },
      { reason: 'above-maximum', amount: 5 },
    ],
    [
      { kind: 'cart.below-minimum', minimum: 10 },
      { reason: 'below-minimum', amount: 10 },
    ],
    [notAttainable({ kind: 'cart.above-maximum', maximum: 5 }), { reason: 'above-maximum', amount: 5 }],
    [notAttainable({ kind: 'cart.below-minimum', minimum: 10 }), { reason: 'below-minimum', amount: 10 }],
    [notAttainable({ kind: 'cart.not-done' }), undefined],
    [{ kind: 'cart.line-unknown' }, undefined],
    [{ kind: 'gateway.unreachable' }, undefined],
  ])('is told beside the field where it is a limit (%j)', (error, limit) => {
    expect(limitIn(error)).toEqual(limit);
  });
});

describe('the notice of a refused change (spec 3 §8)', () => {
  it.each<[EditCartError, unknown]>([
    [
      notAttainable({ kind: 'cart.above-maximum', maximum: 5 }, 3),
      { id: 'wishlist-qty', tone: 'warning', message: 'vue.buybox.text.quantity.error', values: { amount: 3 } },
    ],
    [
      { kind: 'cart.above-maximum', maximum: 5 },
      { id: 'wishlist-qty', tone: 'warning', message: 'vue.buybox.text.quantity.error', values: { amount: 5 } },
    ],
    [
      { kind: 'cart.below-minimum', minimum: 10 },
      { tone: 'warning', values: { amount: 10 } },
    ],
    [
      notAttainable({ kind: 'cart.below-minimum', minimum: 10 }, 0),
      { id: 'vue.pdp.minQuantity', tone: 'warning', message: 'vue.pdp.minQuantity', values: { amount: 10 } },
    ],
    [notAttainable({ kind: 'cart.full' }), { id: 'cart.full', tone: 'error', message: 'cart.full' }],
    [
      notAttainable({ kind: 'cart.not-done', sentence: 'Zurzeit nicht lieferbar.' }),
      { id: 'Zurzeit nicht lieferbar.', tone: 'error', message: 'Zurzeit nicht lieferbar.' },
    ],
    [{ kind: 'voucher.empty' }, { id: 'voucher.empty', tone: 'error', message: 'voucher.empty' }],
    [
      { kind: 'gateway.refused', message: 'Der Warenkorb ist voll.', fieldErrors: [] },
      { tone: 'error', message: 'Der Warenkorb ist voll.' },
    ],
  ])('says what is allowed, or what went wrong (%j)', (error, notice) => {
    expect(cartNotice(error)).toMatchObject(notice as object);
  });

  it('never keeps that of another refusal from being shown (spec 3 §5)', () => {
    const failures = ['cart.not-for-sale', 'cart.full', 'cart.gift-sold-out', 'cart.gift-not-reached'] as const;
    expect(failures.map((kind) => cartNotice(notAttainable({ kind })).id)).toEqual(failures);
  });

  it('of a minimum is another one than that of a maximum, so that both can show', () => {
    const least = cartNotice({ kind: 'cart.below-minimum', minimum: 10 });
    const most = cartNotice({ kind: 'cart.above-maximum', maximum: 5 });
    expect(least.message).not.toBe(most.message);
    expect(least.id).toBe(least.message);
    expect(least.id).not.toBe(most.id);
  });
});
