import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { isPaymentComplete } from './completeness.ts';
import { isWalletBlocked } from './express-wallet.ts';
import { type OfferedPaymentId, PAYMENT_IDS, type PaymentId, type PaymentMethod } from './payment-method.ts';
import {
  availablePayments,
  isPaidByTransfer,
  isPaymentAvailable,
  isPrepaid,
  needsBuyerReference,
  needsRedirect,
  offeredPaymentId,
  type PaymentContext,
  paymentIdOf,
} from './payment-rules.ts';
import { choosePayment, preselectedPayment } from './payment-step.ts';

const method = (paymentId: OfferedPaymentId, details: Partial<PaymentMethod> = {}): PaymentMethod => ({
  paymentId,
  displayName: paymentId,
  description: '',
  selected: false,
  enabled: true,
  ...details,
});
const CONTEXT: PaymentContext = {
  store: 'de',
  isB2b: false,
  billingCountry: 'DE',
  deliveryCountry: 'DE',
  deliveryType: 'sameAsBilling',
  switches: { twint: true, wallet: true, eInvoice: true },
  isWalletBlocked: false,
};
const available = (id: PaymentId, context: Partial<PaymentContext> = {}) =>
  isPaymentAvailable(id, { ...CONTEXT, ...context });
const off = { twint: false, wallet: false, eInvoice: false };

describe('payment ids (spec 2 §3)', () => {
  it('are known as they are, and any other is treated as prepaid', () => {
    expect(PAYMENT_IDS.map(paymentIdOf)).toEqual(PAYMENT_IDS);
    expect([paymentIdOf('KLARNA'), paymentIdOf(''), paymentIdOf('paypal')]).toEqual(['PREPAID', 'PREPAID', 'PREPAID']);
    expect(isPrepaid(paymentIdOf('KLARNA'))).toBe(true);
  });

  it('keep their own words where a method is chosen, however the rules treat it', () => {
    const [giropay, sofort] = [method(offeredPaymentId('GIROPAY')), method(offeredPaymentId('SOFORT'))];
    const offered = [giropay, sofort];
    expect([...PAYMENT_IDS, 'GIROPAY', ''].map(offeredPaymentId)).toEqual([...PAYMENT_IDS, 'GIROPAY', '']);
    expect(availablePayments(offered, CONTEXT)).toEqual(offered);
    expect(choosePayment('SOFORT', offered, 'left out')._unsafeUnwrap()).toEqual({ paymentId: 'SOFORT' });
    expect(choosePayment('PREPAID', offered).isErr()).toBe(true);
    expect(preselectedPayment([giropay])).toBe('GIROPAY');
    expect(isPaymentComplete(offered, offeredPaymentId('SOFORT'))).toBe(true);
  });

  it('are paid before, after or at a provider', () => {
    expect(PAYMENT_IDS.filter(isPrepaid)).toEqual(['VINCO_V', 'VORKASSE_V', 'VORKASSE', 'PREPAID']);
    expect(PAYMENT_IDS.filter(needsRedirect)).toEqual(['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'TWINT']);
    expect(PAYMENT_IDS.filter(needsBuyerReference)).toEqual(['X_RECHNUNG']);
  });

  it('end in a transfer to the shop where they are paid in advance or by invoice', () => {
    const others = PAYMENT_IDS.filter((id) => !isPaidByTransfer(id));
    expect(others).toEqual(['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'CASH_ON_DELIVERY', 'TWINT']);
  });
});

describe('availability (spec 1 §6, §9; spec 2 §6)', () => {
  it('the wallet is not for business customers, nor switched off, nor for blocked ids', () => {
    expect(available('AMAZONPAY')).toBe(true);
    expect(available('AMAZONPAY', { isB2b: true })).toBe(false);
    expect(available('AMAZONPAY', { switches: { ...CONTEXT.switches, wallet: false } })).toBe(false);
    expect(available('AMAZONPAY', { isWalletBlocked: true })).toBe(false);
    expect(isWalletBlocked([1, 2], new Set([2]))).toBe(true);
    expect(isWalletBlocked([1, 2], new Set([3]))).toBe(false);
    expect(isWalletBlocked([], new Set([3]))).toBe(false);
  });

  it('Twint is for the Swiss shop when its switch is on', () => {
    expect(available('TWINT', { store: 'ch' })).toBe(true);
    expect(available('TWINT', { store: 'ch', switches: off })).toBe(false);
    expect(available('TWINT')).toBe(false);
  });

  it('the electronic invoice is for de and business with its switch, for German buyers', () => {
    expect(available('X_RECHNUNG')).toBe(true);
    expect(available('X_RECHNUNG', { store: 'b2b', isB2b: true })).toBe(true);
    expect(available('X_RECHNUNG', { store: 'at' })).toBe(false);
    expect(available('X_RECHNUNG', { store: 'ch' })).toBe(false);
    expect(available('X_RECHNUNG', { switches: off })).toBe(false);
    expect(available('X_RECHNUNG', { billingCountry: 'AT' })).toBe(false);
  });

  it('cash on delivery is for Germany', () => {
    expect(available('CASH_ON_DELIVERY')).toBe(true);
    expect(available('CASH_ON_DELIVERY', { billingCountry: 'AT' })).toBe(false);
    expect(available('CASH_ON_DELIVERY', { deliveryCountry: 'AT' })).toBe(false);
    expect(available('CASH_ON_DELIVERY', { store: 'at' })).toBe(false);
    expect(available('CASH_ON_DELIVERY', { deliveryType: 'shippingAddress' })).toBe(true);
    expect(available('CASH_ON_DELIVERY', { deliveryType: 'packstation' })).toBe(false);
  });

  it('all others are for everyone', () => {
    const restricted: readonly PaymentId[] = ['AMAZONPAY', 'TWINT', 'X_RECHNUNG', 'CASH_ON_DELIVERY'];
    const abroad = { billingCountry: 'LI', deliveryCountry: 'LI' } as const;
    const strict = { store: 'ch', isB2b: true, ...abroad, switches: off, isWalletBlocked: true } as const;
    for (const id of PAYMENT_IDS) expect(available(id, strict)).toBe(!restricted.includes(id));
    expect(availablePayments([method('TWINT'), method('PAYPAL')], CONTEXT)).toEqual([method('PAYPAL')]);
  });
});

describe('the payment step (spec 2 §4)', () => {
  const methods = [method('PAYPAL'), method('X_RECHNUNG'), method('INVOICE', { enabled: false })];

  it('needs a selected method', () => {
    const refusal = { kind: 'payment.none-selected' };
    expect(choosePayment(undefined, methods)._unsafeUnwrapErr()).toEqual(refusal);
    expect(choosePayment('CREDIT_CARD', methods)._unsafeUnwrapErr()).toEqual(refusal);
    expect(choosePayment('INVOICE', methods)._unsafeUnwrapErr()).toEqual(refusal);
    expect(choosePayment('PAYPAL', methods, 'left out')._unsafeUnwrap()).toEqual({ paymentId: 'PAYPAL' });
  });

  it('needs a buyer reference for the electronic invoice', () => {
    expect(choosePayment('X_RECHNUNG', methods)._unsafeUnwrapErr()).toEqual({ kind: 'buyer-reference.missing' });
    expect(choosePayment('X_RECHNUNG', methods, '04011000-1234512345-06')._unsafeUnwrap()).toEqual({
      paymentId: 'X_RECHNUNG',
      buyerReference: '04011000-1234512345-06',
    });
  });

  it('opens with the selected method, or the only one there is', () => {
    expect(preselectedPayment(methods)).toBeUndefined();
    expect(preselectedPayment([method('PAYPAL'), method('TWINT', { selected: true })])).toBe('TWINT');
    expect(preselectedPayment([method('PAYPAL'), method('TWINT', { selected: true, enabled: false })])).toBe('PAYPAL');
    expect(preselectedPayment([method('PAYPAL', { enabled: false })])).toBeUndefined();
    expect(preselectedPayment([])).toBeUndefined();
  });
});

describe('payment as laws', () => {
  it('any id means one that the shop knows, and means the same again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...PAYMENT_IDS)), (id) => {
        const known = paymentIdOf(id);
        expect(PAYMENT_IDS).toContain(known);
        expect(paymentIdOf(known)).toBe(known);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('what is chosen is enabled and was offered', () => {
    const someMethods = fc
      .uniqueArray(fc.constantFrom(...PAYMENT_IDS))
      .chain((ids) => fc.tuple(...ids.map((id) => fc.boolean().map((enabled) => method(id, { enabled })))));
    fc.assert(
      fc.property(someMethods, fc.constantFrom(...PAYMENT_IDS), (methods, id) => {
        const chosen = choosePayment(id, methods, '04011000-1234512345-06');
        expect(chosen.isOk()).toBe(methods.some((each) => each.paymentId === id && each.enabled));
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
