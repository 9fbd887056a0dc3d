import { describe, expect, it } from 'vitest';
import { euro } from '../../test/answered-parts.ts';
import type { GetPrimeOfferQuery, SubmitPrimeSubscriptionMutation } from '../generated/operations.ts';
import { toPrimeOffer, toPrimeOutcome, toRunningPrime } from './prime-mapper.ts';

const offer: NonNullable<GetPrimeOfferQuery['getPrimeOffer']> = {
  price: euro(2_900),
  startsAt: null,
  endsAt: 1_800,
  paymentMethods: [{ paymentId: 'INVOICE', displayName: 'Rechnung', description: 'Nach der Lieferung' }],
};

const outcomeOf = (over: Partial<SubmitPrimeSubscriptionMutation['submitPrimeSubscription']>) =>
  toPrimeOutcome({
    submitPrimeSubscription: { orderId: 'o-1', errorMessage: null, redirectUrl: null, computopData: null, ...over },
  });

describe('the offer of a membership', () => {
  it('names its price, its end and methods of which none is chosen yet', () => {
    expect(toPrimeOffer({ getPrimeOffer: offer })).toStrictEqual({
      price: euro(2_900),
      endsAt: 1_800,
      methods: [
        {
          paymentId: 'INVOICE',
          displayName: 'Rechnung',
          description: 'Nach der Lieferung',
          selected: false,
          enabled: true,
        },
      ],
    });
  });

  it('names the begin of a year that follows a running one', () => {
    expect(toPrimeOffer({ getPrimeOffer: { ...offer, startsAt: 900 } })).toMatchObject({
      startsAt: 900,
      endsAt: 1_800,
    });
  });

  it('keeps the id of a method that the shop does not know (spec 2 §3)', () => {
    const paymentMethods = [{ paymentId: 'GIROPAY', displayName: 'Giropay', description: '' }];
    expect(toPrimeOffer({ getPrimeOffer: { ...offer, paymentMethods } })?.methods[0]?.paymentId).toBe('GIROPAY');
  });

  it('is nothing where none is made', () => {
    expect(toPrimeOffer({ getPrimeOffer: null })).toBeUndefined();
  });
});

describe('a running membership', () => {
  it.each([true, false])('says whether it renews and holds here: %s', (isAgreed) => {
    const running = { deliversHere: !isAgreed, renewal: { isAgreed, price: euro(3_100) } };
    expect(toRunningPrime({ getPrimeMembership: running })).toStrictEqual(running);
  });

  it('cannot renew, or is none', () => {
    expect(toRunningPrime({ getPrimeMembership: { deliversHere: true, renewal: null } })).toStrictEqual({
      deliversHere: true,
    });
    expect(toRunningPrime({ getPrimeMembership: null })).toBeUndefined();
  });
});

describe('the order of a membership', () => {
  it('is placed, or leads to a provider', () => {
    expect(outcomeOf({})._unsafeUnwrap()).toStrictEqual({ kind: 'placed', orderId: 'o-1' });
    expect(outcomeOf({ redirectUrl: 'https://pay.example/' })._unsafeUnwrap()).toStrictEqual({
      kind: 'redirect',
      orderId: 'o-1',
      url: 'https://pay.example/',
    });
  });

  it('is refused with the words of the backend, with and without an order', () => {
    for (const orderId of ['o-1', null])
      expect(outcomeOf({ orderId, errorMessage: 'vue.prime.taken' })._unsafeUnwrapErr()).toStrictEqual({
        kind: 'prime.refused',
        message: 'vue.prime.taken',
      });
  });

  it('is an internal error without an order and without a word (spec 2 §8)', () => {
    expect(outcomeOf({ orderId: null })._unsafeUnwrapErr()).toStrictEqual({
      kind: 'prime.refused',
      message: 'Internal error',
    });
  });
});
