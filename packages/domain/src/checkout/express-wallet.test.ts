import { describe, expect, it } from 'vitest';
import { isPaymentComplete, isShippingComplete } from './completeness.ts';
import {
  afterExpressAborted,
  afterExpressChosen,
  EXPRESS_WALLET,
  isExpressOffered,
  WALLET_REFUSALS,
  walletAddressRefusal,
} from './express-wallet.ts';
import type { PaymentMethod } from './payment-method.ts';
import { isPaymentStepAvailable } from './steps.ts';

const wallet: PaymentMethod = {
  paymentId: 'AMAZONPAY',
  displayName: 'Amazon Pay',
  description: '',
  selected: false,
  enabled: true,
};
const offer = { methods: [wallet], isPayable: true, hasFreight: false };

describe('the express wallet (spec 2 §4)', () => {
  it('settles payment and shipping', () => {
    const chosen = afterExpressChosen({ billingAddressId: 'home' });
    expect(chosen).toEqual({ paymentId: EXPRESS_WALLET, billingAddressId: 'home' });
    expect(isPaymentComplete([wallet], chosen.paymentId)).toBe(true);
    expect(
      isShippingComplete({
        hasBillingAddress: chosen.billingAddressId !== undefined,
        shippers: [],
        speditionFields: [],
      }),
    ).toBe(true);
    expect(isPaymentStepAvailable({ isPayless: false, isB2b: false, isExpressWallet: true })).toBe(false);
  });

  it('leaves nothing chosen when it is given up, in a cart with another id', () => {
    expect(afterExpressAborted).toEqual({ renewsCartId: true, choices: {} });
  });

  it('is offered where the wallet may pay for the cart and all of it goes by parcel', () => {
    expect(isExpressOffered(offer)).toBe(true);
    expect(isExpressOffered({ ...offer, isPayable: false })).toBe(false);
    expect(isExpressOffered({ ...offer, hasFreight: true })).toBe(false);
    expect(isExpressOffered({ ...offer, methods: [] })).toBe(false);
    expect(isExpressOffered({ ...offer, methods: [{ ...wallet, enabled: false }] })).toBe(false);
    expect(isExpressOffered({ ...offer, methods: [{ ...wallet, paymentId: 'PAYPAL' }] })).toBe(false);
  });

  it('says of a wrong address whether another country or the whole of it is asked for', () => {
    const street = { field: 'streetAndNumber', message: 'requiredField' };
    expect(walletAddressRefusal([street])).toBe('addressIncomplete');
    expect(walletAddressRefusal([street, { field: 'country', message: 'countryNotServed' }])).toBe('countryNotServed');
  });

  it('has a sentence of its own for every refusal', () => {
    const keys = Object.values(WALLET_REFUSALS);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
