import { describe, expect, it } from 'vitest';
import { EXPRESS_WALLET } from '../checkout/express-wallet.ts';
import {
  areDealsOn,
  type FeatureSwitch,
  parameterText,
  parseFeatureSwitches,
  SWITCHES,
  TEXT_PARAMETERS,
} from './feature-switches.ts';
import { footerDeliveries, footerPayments } from './footer-strip.ts';
import { profileOf } from './profiles/index.ts';
import { tradingTermsOf } from './profiles/terms.ts';
import { STORE_CODES } from './storefront.ts';

const on = (name: FeatureSwitch) => ({ ...SWITCHES[name], value: SWITCHES[name].on });

describe('parseFeatureSwitches (spec 1 §7)', () => {
  it('reads the names, entries and values of the specification', () => {
    expect(SWITCHES).toStrictEqual({
      navigation: { name: 'T155', entry: 'Navigation', on: 'true' },
      twint: { name: 'T134_Twint-Payment', on: 'true' },
      dhlSurchargeTest: { name: 'T164-DHL-Retest', on: 'true' },
      salePromotion: { name: 'T216', on: 'true' },
      lightningDealsFeature: { name: 'T217', on: 'true' },
      lightningDeals: { name: 'lightning_deal', on: 'true' },
      dpd: { name: 'shippingCarrier', entry: 'dpd', on: 'true' },
      walletPayment: { name: 'AmazonPay', on: 'amazonpay.activated' },
      eInvoice: { name: 'paymentTypes', entry: 'xRechnung', on: 'true' },
      returns: { name: 'returns', on: 'true' },
    });
  });

  it('turns on exactly the switch that is set', () => {
    for (const name of Object.keys(SWITCHES) as FeatureSwitch[]) {
      const switches = parseFeatureSwitches([on(name)]);
      expect(Object.entries(switches).filter(([, isOn]) => isOn)).toStrictEqual([[name, true]]);
    }
  });

  it('has lightning deals while neither of their switches is off (spec 3 §7)', () => {
    const dealsOn = (...names: FeatureSwitch[]) => areDealsOn(parseFeatureSwitches(names.map(on)));
    expect(dealsOn('lightningDealsFeature', 'lightningDeals')).toBe(true);
    expect(dealsOn('lightningDealsFeature')).toBe(false);
    expect(dealsOn('lightningDeals')).toBe(false);
  });

  it.each(['True', 'TRUE', '1', 'yes', ' true', 'false', ''])('is off when returns is %s', (value) => {
    expect(parseFeatureSwitches([{ name: 'returns', value }]).returns).toBe(false);
  });

  it('asks for the entry where there is one', () => {
    expect(parseFeatureSwitches([{ name: 'shippingCarrier', entry: 'gls', value: 'true' }]).dpd).toBe(false);
    expect(parseFeatureSwitches([{ name: 'shippingCarrier', value: 'true' }]).dpd).toBe(true);
    expect(parseFeatureSwitches([{ name: 'returns', entry: 'anything', value: 'true' }]).returns).toBe(true);
  });

  it('turns the wallet on with its own word only', () => {
    expect(parseFeatureSwitches([{ name: 'AmazonPay', value: 'true' }]).walletPayment).toBe(false);
  });

  it('is off when nothing is set', () => {
    expect(Object.values(parseFeatureSwitches([])).some(Boolean)).toBe(false);
  });

  it('reads texts of parameters', () => {
    const parameters = [
      { name: TEXT_PARAMETERS.hotline, value: ' 0800 123 ' },
      { name: TEXT_PARAMETERS.email, value: ' ' },
    ];
    expect(parameterText(parameters, 'hotlineNumber')).toBe('0800 123');
    expect(parameterText(parameters, 'email')).toBeUndefined();
    expect(parameterText([], 'hotlineNumber')).toBeUndefined();
  });
});

const off = { twint: false, eInvoice: false, walletPayment: false };
const all = { twint: true, eInvoice: true, walletPayment: true };

describe('footer strip (spec 1 §9)', () => {
  it.each([
    ['de', off, ['paypal', 'invoice', 'visa', 'mastercard']],
    ['de', all, ['paypal', 'invoice', 'visa', 'wallet', 'e-invoice']],
    ['de', { ...all, walletPayment: false }, ['paypal', 'invoice', 'visa', 'e-invoice']],
    ['b2b', all, ['paypal', 'invoice', 'visa', 'e-invoice']],
    ['at', all, ['paypal', 'invoice', 'visa', 'mastercard', 'wallet']],
    ['ch', all, ['paypal', 'invoice', 'visa', 'mastercard', 'twint']],
    ['ch', { ...all, twint: false }, ['paypal', 'invoice', 'visa', 'mastercard']],
  ] as const)('shop %s with %j shows %j', (store, switches, logos) => {
    expect(footerPayments(profileOf(store).footer, switches)).toStrictEqual(logos);
  });

  it.each(STORE_CODES)('shop %s shows the wallet and Twint where its terms offer them', (store) => {
    const logos = footerPayments(profileOf(store).footer, all);
    const { payments } = tradingTermsOf(store);
    expect(logos.includes('wallet')).toBe(payments.includes(EXPRESS_WALLET));
    expect(logos.includes('twint')).toBe(payments.includes('TWINT'));
  });

  it.each([
    ['de', true, ['dpd', 'dhl']],
    ['de', false, ['gls', 'dhl']],
    ['b2b', true, ['dpd', 'dhl']],
    ['at', true, ['dpd']],
    ['at', false, ['gls']],
    ['ch', true, ['swiss-post']],
    ['ch', false, ['swiss-post']],
  ] as const)('shop %s with the DPD flag %s delivers by %j', (store, dpd, logos) => {
    expect(footerDeliveries(profileOf(store).footer, { dpd })).toStrictEqual(logos);
  });
});
