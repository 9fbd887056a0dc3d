import { describe, expect, it } from 'vitest';
import { aPackingStation, aStreetAddress } from '../../test/builders/an-address.ts';
import {
  afterAuthentication,
  deliveryAddress,
  deliveryCountry,
  LOGIN_OPTIONS,
  passwordReminderEmail,
  type ShippingStepForms,
  shippingSaves,
} from './delivery.ts';

describe('the delivery country (spec 2 §4)', () => {
  const billing = aStreetAddress({ country: 'AT' });
  const shipping = aStreetAddress({ country: 'CH' });
  const packingStation = aPackingStation();
  const all = { billing, shipping, packingStation };

  it('is that of the billing address, the shipping address or the packing station', () => {
    expect(deliveryCountry({ deliveryType: 'sameAsBilling', ...all })).toBe('AT');
    expect(deliveryCountry({ deliveryType: 'shippingAddress', ...all })).toBe('CH');
    expect(deliveryCountry({ deliveryType: 'packstation', ...all })).toBe('DE');
    expect(deliveryAddress({ deliveryType: 'packstation', ...all })).toBe(packingStation);
  });

  it('is DE for a packing station that is still to be entered, and unknown otherwise', () => {
    expect(deliveryCountry({ deliveryType: 'packstation', billing })).toBe('DE');
    expect(deliveryCountry({ deliveryType: 'shippingAddress', billing })).toBeUndefined();
    expect(deliveryCountry({ deliveryType: 'sameAsBilling', shipping })).toBeUndefined();
  });
});

describe('what the shipping step saves (spec 2 §4)', () => {
  const forms = (details: Partial<ShippingStepForms> = {}): ShippingStepForms => ({
    hasSession: true,
    loginOption: 'login',
    deliveryType: 'sameAsBilling',
    isContactFormVisible: false,
    isBillingBookVisible: false,
    hasSpeditionFields: false,
    ...details,
  });

  it('with a session: reference, contact data, billing, e-mails and the other address, in this order', () => {
    expect(shippingSaves(forms())).toEqual(['order-reference', 'billing-delivery-email', 'delivery-emails']);
    const everything = { isContactFormVisible: true, isBillingBookVisible: true, hasSpeditionFields: true };
    expect(shippingSaves(forms({ ...everything, deliveryType: 'shippingAddress' }))).toEqual([
      'order-reference',
      'contact-data',
      'billing-address',
      'billing-delivery-email',
      'shipping-address',
      'delivery-emails',
      'spedition-fields',
    ]);
    expect(shippingSaves(forms({ deliveryType: 'packstation' }))).toEqual([
      'order-reference',
      'billing-delivery-email',
      'packing-station',
      'delivery-emails',
    ]);
  });

  it('without a session: registers or signs in as a guest', () => {
    expect(shippingSaves(forms({ hasSession: false, loginOption: 'register' }))).toEqual(['register']);
    expect(shippingSaves(forms({ hasSession: false, loginOption: 'guest', hasSpeditionFields: true }))).toEqual([
      'authenticate-as-guest',
      'spedition-fields',
    ]);
    expect(shippingSaves(forms({ hasSession: false, loginOption: 'login' }))).toEqual(['authenticate-as-guest']);
  });

  it('a changed billing e-mail becomes that of the password reminder', () => {
    expect(passwordReminderEmail('old@example.com', 'new@example.com')).toBe('new@example.com');
    expect(passwordReminderEmail('old@example.com', ' ')).toBe('old@example.com');
    expect(passwordReminderEmail('old@example.com', undefined)).toBe('old@example.com');
  });
});

describe('the login step (spec 2 §3, §4)', () => {
  it('is answered by a login, a registration or as a guest', () => {
    expect(LOGIN_OPTIONS).toEqual(['login', 'register', 'guest']);
  });

  it('an authentication by the shipping step marks the user as logged in as a guest', () => {
    expect(afterAuthentication).toEqual({ loginState: 'guest' });
  });
});
