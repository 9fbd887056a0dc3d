import type { SavedAddress } from '@tornister/domain/address';
import { money } from '@tornister/domain/money';
import { NO_PRIME, PRIME_RENEWAL_DAYS, type PrimeInfo, UNKNOWN_VISITOR } from '@tornister/domain/session';
import { brandId, DAY_MS, instantOf, type OrderId } from '@tornister/domain/shared';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { anAddress, createInMemoryCookieJar, createRecordingAnalytics } from '../../testing/index.ts';
import type { AddressBooks, PrimeOffer, PrimeOutcome, PrimeRefusal } from '../ports/index.ts';
import { createPrimeCheckout } from './index.ts';

const orderId = brandId<OrderId>('o1');
const ENTRY = { paymentId: 'PAYPAL', billingAddressId: 'a1', priceCents: 2_900, idempotencyKey: 'k-1' };
const FAILED = [['errorCode', '0305']] as const;
const NOW = instantOf(1_000);
const OFFER: PrimeOffer = { price: money(2_900), endsAt: instantOf(5), methods: [] };
const BOOKS: AddressBooks = {
  billingAddresses: [],
  shippingAddresses: [],
  packingStations: [],
  restorable: [],
  billingCountries: [],
  deliveryCountries: [],
};

type Backend = { readonly books?: AddressBooks; readonly offer?: PrimeOffer; readonly primeInfo?: PrimeInfo };

const openWith = (
  outcome: PrimeOutcome | PrimeRefusal,
  cookies: Readonly<Record<string, string>> = {},
  { books = BOOKS, primeInfo = NO_PRIME, ...backend }: Backend = { offer: OFFER },
) => {
  const asked: unknown[] = [];
  const analytics = createRecordingAnalytics();
  const logged: unknown[] = [];
  const log = (...said: readonly unknown[]): void => {
    logged.push(said);
  };
  const jar = createInMemoryCookieJar(cookies);
  const checkout = createPrimeCheckout({
    prime: {
      offer: () => okAsync(backend.offer),
      buy: (purchase, key) => {
        asked.push({ purchase, key });
        return outcome.kind === 'prime.refused' ? errAsync(outcome) : okAsync(outcome);
      },
    },
    addresses: { books: () => okAsync(books) },
    session: { customerInfo: () => okAsync({ ...UNKNOWN_VISITOR, primeInfo }) },
    cookies: jar,
    clock: { now: () => NOW },
    keys: { make: () => 'k-1' },
    analytics,
    logger: { info: log, warn: log, error: log },
  });
  return { checkout, asked, analytics, cookies: jar, logged };
};

describe('whoever comes back from the payment of a membership (spec 2 §2 "Checkout payment")', () => {
  const comeBack = (primeCheckout: string, query: readonly (readonly [string, string])[]) => {
    const { checkout, cookies, logged } = openWith({ kind: 'placed', orderId }, { primeCheckout });
    return { decision: checkout.comeBack(query), flag: cookies.get('primeCheckout'), logged };
  };

  it('is led to its checkout, may pay once more, and what the provider said is logged', () => {
    const failed = comeBack('paying', FAILED);
    expect(failed.decision).toMatchObject({ kind: 'go', to: '/prime/checkout/?errorCode=0305' });
    expect([failed.flag, failed.logged]).toEqual(['begun', [['A payment failed', { errorCode: '0305' }]]]);
    const cancelled = comeBack('paying', [
      ['cancelPayment', 'PAYPAL'],
      ['token', 'EC-1'],
    ]);
    expect(cancelled.decision).toEqual({
      kind: 'go',
      replace: true,
      to: '/prime/checkout/?cancelPayment=PAYPAL&token=EC-1',
    });
    expect(cancelled.logged).toEqual([['A payment was called off', { paymentId: 'PAYPAL' }]]);
  });

  it.each([
    ['nothing was said', 'paying', []],
    ['no membership is being paid, which the payment step logs', 'begun', FAILED],
  ] as const)('is led nowhere, and nothing is logged, where %s', (_why, flag, query) => {
    expect(comeBack(flag, query)).toEqual({ decision: { kind: 'stay' }, flag, logged: [] });
  });
});

describe('the prime checkout (spec 2 §2, §4)', () => {
  it('is open once it has begun', () => {
    const { checkout } = openWith({ kind: 'placed', orderId });
    expect(checkout.isActive()).toBe(false);
    checkout.begin();
    expect(checkout.isActive()).toBe(true);
  });

  it('is for members of the shop', () => {
    const cookies = { 'X-JWT-exist': '1' };
    expect(openWith({ kind: 'placed', orderId }).checkout.isMember()).toBe(false);
    expect(openWith({ kind: 'placed', orderId }, cookies).checkout.isMember()).toBe(true);
    expect(openWith({ kind: 'placed', orderId }, { ...cookies, 'X-JWT-guest': '1' }).checkout.isMember()).toBe(false);
  });

  const opened = async (backend: Backend) =>
    (await openWith({ kind: 'placed', orderId }, {}, backend).checkout.open())._unsafeUnwrap();

  it('offers the addresses to which this shop bills, in their order', async () => {
    const countries = ['FR', 'AT', 'CH', 'DE'];
    const books = {
      ...BOOKS,
      billingAddresses: countries.map((country) => ({ ...anAddress(country), country }) as SavedAddress),
      billingCountries: [
        { code: 'DE', name: 'Deutschland' },
        { code: 'AT', name: 'Österreich' },
      ],
      deliveryCountries: [{ code: 'FR', name: 'Frankreich' }],
    };
    const purchase = await opened({ offer: OFFER, books });
    expect(purchase?.addresses.map(({ addressId }) => addressId)).toEqual(['AT', 'DE']);
    expect(purchase).toMatchObject({ offer: OFFER, idempotencyKey: 'k-1' });
  });

  it('is none where no membership is sold', async () => {
    expect(await opened({})).toBeUndefined();
  });

  it('is none for a member who cannot buy the next year yet, and opens so many days before the end', async () => {
    const soon = NOW + PRIME_RENEWAL_DAYS * DAY_MS;
    const until = (endDate: number, abo = false) =>
      opened({ offer: OFFER, primeInfo: { status: 'ACTIVE', abo, endDate: instantOf(endDate) } });
    expect(await until(soon + 1)).toBeUndefined();
    expect(await until(soon)).toMatchObject({ offer: OFFER });
    expect(await until(soon, true)).toBeUndefined();
    expect(await until(NOW)).toMatchObject({ offer: OFFER });
  });

  it('names every missing choice, and asks for nothing then', async () => {
    const { checkout, asked } = openWith({ kind: 'placed', orderId });
    const refused = await checkout.buy({ ...ENTRY, paymentId: '', billingAddressId: '' });
    expect(refused._unsafeUnwrapErr()).toMatchObject({
      errors: [{ field: 'billingAddressId' }, { field: 'paymentId' }],
    });
    expect(asked).toEqual([]);
  });

  it('goes on where the payment is made, or says why nothing is sold', async () => {
    const form = { action: 'https://pay.example', fields: { Data: 'x' } };
    const after = async (outcome: PrimeOutcome) => (await openWith(outcome).checkout.buy(ENTRY))._unsafeUnwrap();
    expect(await after({ kind: 'placed', orderId })).toEqual({ kind: 'confirm', orderId });
    expect(await after({ kind: 'card-form', orderId, form })).toEqual({ kind: 'post-card-form', ...form });
    const leaving = openWith({ kind: 'redirect', orderId, url: 'https://pay.example' }).checkout;
    leaving.begin();
    expect(leaving.comeBack(FAILED)).toEqual({ kind: 'stay' });
    await leaving.buy(ENTRY);
    expect(leaving.isActive()).toBe(true);
    expect(leaving.comeBack(FAILED)).toMatchObject({ kind: 'go', to: '/prime/checkout/?errorCode=0305' });
    expect(await after({ kind: 'redirect', orderId, url: 'https://pay.example' })).toMatchObject({ kind: 'leave-for' });
    const refused = await openWith({ kind: 'prime.refused', message: 'vue.x' }).checkout.buy(ENTRY);
    expect(refused._unsafeUnwrapErr()).toEqual({ kind: 'purchase.invalid', errors: [], message: 'vue.x' });
  });

  it('reports a payment that failed, and no other refusal (spec 2 §8)', async () => {
    const reported = async (message: string) => {
      const { checkout, analytics } = openWith({ kind: 'prime.refused', message });
      await checkout.buy(ENTRY);
      return analytics.tracked();
    };
    expect(await reported('vue.checkout.payment.error')).toEqual([
      { event: 'payment_error', error_code: 'vue.checkout.payment.error' },
    ]);
    expect(await reported('vue.prime.checkout.notSold')).toEqual([]);
  });
});
