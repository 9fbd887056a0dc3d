import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { brandId, type CartId, type OrderId } from '../shared/brand.ts';
import { afterPayment, CONFIRMATION_STORAGE_KEYS, confirmationCleanup } from './confirmation.ts';
import {
  ORDER_COMMENT_MAX_LENGTH,
  ORDER_REFERENCE_MAX_LENGTH,
  type OrderDraft,
  sentOrderComment,
  sentOrderReference,
} from './order-draft.ts';
import { NO_PAYMENT_SELECTED_MESSAGE } from './payment-message.ts';
import {
  ALREADY_SUBMITTED_MESSAGE,
  afterOutcome,
  afterRefusal,
  CART_CHANGED_MESSAGE,
  CART_ERROR_MESSAGE,
  hasCartChanged,
  haveChoicesChanged,
  isOrderedAlike,
  ORDER_CANCELLED_MESSAGE,
  ORDER_WAITS_MESSAGE,
  PAYMENT_ERROR_MESSAGE,
  SUBMIT_REDIRECT_DELAY_MS,
  seenAddresses,
  seenCart,
  submissionVerdict,
} from './submit-rules.ts';

const cart = (cents = 1_000, productsCount = 2, itemsCount = 3) => ({
  totals: { grandTotal: { cents } },
  productsCount,
  itemsCount,
});
const ids = { orderId: brandId<OrderId>('o1'), newCartId: brandId<CartId>('c2') };

describe('a changed cart (spec 2 §4)', () => {
  it('differs in grand total, product count or item count', () => {
    const seen = seenCart(cart());
    expect(seen).toEqual({ grandTotalCents: 1_000, productsCount: 2, itemsCount: 3 });
    expect(hasCartChanged(seen, cart())).toBe(false);
    expect(hasCartChanged(seen, cart(1_001))).toBe(true);
    expect(hasCartChanged(seen, cart(1_000, 1))).toBe(true);
    expect(hasCartChanged(seen, cart(1_000, 2, 4))).toBe(true);
  });

  it('is not submitted, nor is a submitted one, which is told first', () => {
    const seen = seenCart(cart());
    expect(submissionVerdict(seen, { ...cart(), choices: CHOSEN, isSubmitted: false })).toBe('submit');
    expect(submissionVerdict(seen, { ...cart(999), choices: CHOSEN, isSubmitted: false })).toBe('cart-changed');
    expect(submissionVerdict(seen, { ...cart(999), choices: CHOSEN, isSubmitted: true })).toBe('already-submitted');
  });

  it.each([
    ['a bill that goes elsewhere', { billingAddressId: 'goods' }],
    ['goods that go elsewhere', { shippingAddressId: '' }],
    ['another payment', { paymentId: 'PAYPAL' }],
    ['no payment', { paymentId: '' }],
    ['another shipper', { shipperCode: 'dpd' }],
  ])('is not submitted with %s than was seen', (_what, changes) => {
    const seen = { ...seenCart(cart()), ...CHOSEN };
    const verdict = (isSubmitted: boolean) =>
      submissionVerdict(seen, { ...cart(), choices: { ...CHOSEN, ...changes }, isSubmitted });
    expect([verdict(false), verdict(true)]).toEqual(['choices-changed', 'already-submitted']);
    expect(submissionVerdict(seen, { ...cart(), choices: CHOSEN, isSubmitted: false })).toBe('submit');
  });

  it('compares what the page says, and nothing else', () => {
    expect(haveChoicesChanged({ paymentId: 'PAYPAL' }, seenAddresses(BILL, undefined))).toBe(false);
    expect(haveChoicesChanged({ shippingAddressId: 'goods' }, seenAddresses(BILL, undefined))).toBe(true);
    expect(haveChoicesChanged({ billingAddressId: null }, CHOSEN)).toBe(false);
  });
});

const BILL = { addressId: 'bill' };
const CHOSEN = { ...seenAddresses(BILL, { addressId: 'goods' }), paymentId: 'INVOICE', shipperCode: 'dhl' };

describe('after a submission (spec 2 §4, §8)', () => {
  it('an order is confirmed', () => {
    expect(afterOutcome({ kind: 'placed', ...ids })).toEqual({ kind: 'confirm', orderId: 'o1', newCartId: 'c2' });
  });

  it('card data lead to the form of the provider', () => {
    const form = { action: 'https://pay.example/', fields: { data: 'x' } };
    expect(afterOutcome({ kind: 'card-form', ...ids, form })).toEqual({ kind: 'post-card-form', ...form });
  });

  it('an address is followed after 100 ms', () => {
    expect(SUBMIT_REDIRECT_DELAY_MS).toBe(100);
    expect(afterOutcome({ kind: 'redirect', ...ids, url: '/pay' })).toEqual({
      kind: 'leave-for',
      url: '/pay',
      afterMs: 100,
    });
  });

  it('a duplicate goes to the start page with a new cart', () => {
    expect(afterRefusal({ kind: 'submission.already-submitted', newCartId: ids.newCartId })).toEqual({
      kind: 'go-to-start',
      level: 'error',
      message: 'vue.checkout.error.orderAlreadySubmitted',
      newCartId: 'c2',
    });
  });

  it('a changed cart goes to the start page with a warning and is fetched again', () => {
    expect(afterRefusal({ kind: 'submission.cart-changed' })).toEqual({
      kind: 'go-to-start-and-refetch',
      level: 'warning',
      message: 'vue.checkout.summaryStep.notification.cartChanged',
    });
  });

  it.each([
    [{ kind: 'submission.order-cancelled', newCartId: ids.newCartId }, 'vue.checkout.error.orderCancelled'],
    [{ kind: 'submission.order-waits', ...ids }, 'vue.checkout.error.orderWaits'],
  ] as const)(
    'an order that was cancelled, or that waits for its payment, is told in the basket (%j)',
    (refusal, message) => {
      expect(afterRefusal(refusal)).toEqual({ kind: 'go-to-basket', level: 'warning', message });
    },
  );

  it('an error message that comes with another cart is shown in a new summary', () => {
    const refusal = {
      kind: 'submission.refused',
      message: 'vue.checkout.payment.error',
      newCartId: ids.newCartId,
    } as const;
    expect(afterRefusal(refusal)).toEqual({
      kind: 'show-summary-anew',
      level: 'error',
      message: 'vue.checkout.payment.error',
    });
  });

  it('changed choices are shown in a new summary', () => {
    expect(afterRefusal({ kind: 'submission.choices-changed' })).toEqual({
      kind: 'show-summary-anew',
      level: 'warning',
      message: 'vue.checkout.summaryStep.notification.choicesChanged',
    });
  });

  it('an error message is shown in the summary, and "Internal error" when it cannot be read', () => {
    const shown = (message: string) => afterRefusal({ kind: 'submission.refused', message });
    expect(shown('vue.out.of.stock')).toEqual({ kind: 'show-in-summary', message: 'vue.out.of.stock' });
    expect(shown('  ')).toEqual({ kind: 'show-in-summary', message: 'Internal error' });
  });
});

const EMPTY_ORDER_DRAFT: OrderDraft = {
  orderReferenceCheck: false,
  orderReference: '',
  orderComment: '',
  newsletterSubscribe: false,
};

describe('the order draft (spec 2 §3, §5)', () => {
  it('counts the end of a line as its field does, which forms post as two characters', () => {
    const typed = `${'x\n'.repeat(ORDER_COMMENT_MAX_LENGTH / 2 - 1)}xy`;
    const orderComment = typed.replaceAll('\n', '\r\n');
    expect(sentOrderComment({ ...EMPTY_ORDER_DRAFT, orderComment })).toBe(typed);
  });

  it('sends its reference only if the box is ticked', () => {
    const draft = { ...EMPTY_ORDER_DRAFT, orderReference: ' 4711 ' };
    expect(sentOrderReference(draft)).toBeUndefined();
    expect(sentOrderReference({ ...draft, orderReferenceCheck: true })).toBe('4711');
    const padded = `  ${'x'.repeat(49)} y`;
    expect(sentOrderReference({ ...draft, orderReferenceCheck: true, orderReference: padded })).toBe('x'.repeat(49));
    expect(
      sentOrderReference({ ...EMPTY_ORDER_DRAFT, orderReferenceCheck: true, orderReference: ' ' }),
    ).toBeUndefined();
  });

  it('is never longer than what is kept', () => {
    const long = 'x'.repeat(ORDER_COMMENT_MAX_LENGTH + 1);
    const draft = { ...EMPTY_ORDER_DRAFT, orderReferenceCheck: true, orderReference: long, orderComment: long };
    expect(sentOrderReference(draft)).toHaveLength(ORDER_REFERENCE_MAX_LENGTH);
    expect(sentOrderComment(draft)).toHaveLength(ORDER_COMMENT_MAX_LENGTH);
  });
});

describe('message keys (spec 2 §8)', () => {
  it('are those of the specification', () => {
    expect([ALREADY_SUBMITTED_MESSAGE, CART_CHANGED_MESSAGE]).toEqual([
      'vue.checkout.error.orderAlreadySubmitted',
      'vue.checkout.summaryStep.notification.cartChanged',
    ]);
    expect([PAYMENT_ERROR_MESSAGE, CART_ERROR_MESSAGE, NO_PAYMENT_SELECTED_MESSAGE]).toEqual([
      'vue.checkout.payment.error',
      'vue.cart.error.somethingWentWrong',
      'vue.checkout.paymentStep.errorNoPaymentSelected',
    ]);
  });

  it('are others for orders that are not placed, which it does not know', () => {
    expect([ORDER_CANCELLED_MESSAGE, ORDER_WAITS_MESSAGE]).toEqual([
      'vue.checkout.error.orderCancelled',
      'vue.checkout.error.orderWaits',
    ]);
  });
});

describe('the confirmation (spec 2 §4)', () => {
  it('removes three items of the session storage', () => {
    expect(CONFIRMATION_STORAGE_KEYS).toEqual(['checkout', 'user', 'product-rating-mail-consent']);
  });

  it('forgets the order and the drafts, and the login of a guest; a member stays', () => {
    const forEach = ['forget-order', 'clear-session-storage'];
    expect(confirmationCleanup({ isGuest: true, hasOtherOrder: false })).toEqual([...forEach, 'reset-guest']);
    expect(confirmationCleanup({ isGuest: true, hasOtherOrder: true })).toEqual(forEach);
    expect(confirmationCleanup({ isGuest: false, hasOtherOrder: false })).toEqual(forEach);
  });

  it('thanks nobody for an order that is not decided, and offers another way to pay where it failed', () => {
    const states = ['not-required', 'paid', 'pending', 'declined', 'cancelled'] as const;
    const after = (isCalledOff: boolean) => states.map((paymentState) => afterPayment({ paymentState, isCalledOff }));
    expect(after(false)).toEqual(['confirm', 'confirm', 'wait', 'pay-again', 'pay-again']);
    // Placed and cancelled since: nothing is asked for.
    expect(after(true).at(-1)).toBe('called-off');
  });
});

describe('submission as laws', () => {
  const someCart = fc
    .tuple(fc.nat(3), fc.nat(3), fc.nat(3))
    .map(([cents, products, items]) => cart(cents, products, items));

  it('a cart has changed exactly when what was seen of it differs', () => {
    fc.assert(
      fc.property(someCart, someCart, (before, after) => {
        const isSame = JSON.stringify(seenCart(before)) === JSON.stringify(seenCart(after));
        expect(hasCartChanged(seenCart(before), after)).toBe(!isSame);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

describe('a cart beside the one that was seen (spec 2 §4 "Submit")', () => {
  const line = (itemId: string, quantity = 1, cents = 100) => ({ itemId, quantity, positionTotal: { cents } });
  const seen = { id: 'cart', lines: [line('a'), line('b', 2)] };

  it('is alike with the same goods in any order', () => {
    expect(isOrderedAlike(seen, { id: 'cart', lines: seen.lines.toReversed() })).toBe(true);
  });

  it.each([
    ['another one', { ...seen, id: 'other' }],
    ['one with another quantity', { ...seen, lines: [line('a'), line('b', 3)] }],
    ['one with another price', { ...seen, lines: [line('a', 1, 99), line('b', 2)] }],
    ['one with a line more', { ...seen, lines: [...seen.lines, line('c')] }],
    ['one with a line twice', { ...seen, lines: [...seen.lines, line('a')] }],
    ['none', undefined],
  ])('is not alike when it is %s', (_which, now) => {
    expect(isOrderedAlike(seen, now)).toBe(false);
  });
});
