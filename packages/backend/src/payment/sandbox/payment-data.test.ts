import { describe, expect, it } from 'vitest';
import { checkCard } from './card.ts';
import { openPaymentData, type PaymentData, sealPaymentData } from './payment-data.ts';

const DATA: PaymentData = {
  transId: 'trans-1',
  orderId: 'order-1',
  paymentId: 'CREDIT_CARD',
  amountCents: 1_495,
  currency: 'EUR',
  baseUrl: 'http://de.localhost:3000',
  store: 'de',
  language: 'de',
  createdAt: 1,
};

describe('sealPaymentData', () => {
  it('is opened with the same secret only', () => {
    const { data } = sealPaymentData('secret', DATA);
    expect(openPaymentData('secret', data)).toEqual(DATA);
    expect(openPaymentData('another', data)).toBeUndefined();
  });

  it('says nothing readable and never the same twice', () => {
    const one = sealPaymentData('secret', DATA);
    expect(Buffer.from(one.data, 'hex').toString('latin1')).not.toContain('order-1');
    expect(sealPaymentData('secret', DATA).data).not.toBe(one.data);
  });

  it('is refused when one bit was changed, or when it is nothing of the kind', () => {
    const { data } = sealPaymentData('secret', DATA);
    const bytes = Buffer.from(data, 'hex');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(openPaymentData('secret', changed.toString('hex'))).toBeUndefined();
    }
    for (const text of ['', 'zz', 'ab', '../../etc/passwd']) expect(openPaymentData('secret', text)).toBeUndefined();
  });
});

describe('checkCard', () => {
  const card = { number: '4111 1111 1111 1111', expiry: '11/26', cvc: '123' };
  const lastDay = new Date(2026, 10, 30, 23);

  it('accepts the test card to the end of its month', () => {
    expect(checkCard(card, lastDay)).toEqual({ kind: 'accepted' });
    expect(checkCard(card, new Date(2026, 11, 1))).toEqual({ kind: 'invalid', fields: ['expiry'] });
  });

  it('declines the card that is there to be declined', () => {
    expect(checkCard({ ...card, number: '4000000000000002' }, lastDay)).toEqual({ kind: 'declined' });
  });

  it.each([
    [{ number: '4111111111111112' }, ['number']],
    [{ number: '411111111111' }, ['number']],
    [{ expiry: '13/30' }, ['expiry']],
    [{ expiry: '1/30' }, ['expiry']],
    [{ cvc: '12' }, ['cvc']],
    [{ cvc: '12345' }, ['cvc']],
    [{ number: '', expiry: '', cvc: '' }, ['number', 'expiry', 'cvc']],
  ])('says of %o what is wrong', (wrong, fields) => {
    expect(checkCard({ ...card, ...wrong }, lastDay)).toEqual({ kind: 'invalid', fields });
  });
});
