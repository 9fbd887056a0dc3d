// What every payment provider's adapter has to keep. It runs against the sandbox and against the twin in memory, and would run
// against the adapter of a real provider's test system.

import { money } from '@tornister/domain/money';
import { expect, it } from 'vitest';
import type { IncomingNotification, PaymentProvider, PaymentRequest } from '../../src/payment/provider.ts';

/** A provider with somebody who plays the shopper at its pages. */
export type ProviderUnderTest = {
  readonly provider: PaymentProvider;
  readonly decide: (payment: PaymentRequest, decision: 'approve' | 'reserve' | 'decline' | 'cancel') => Promise<void>;
  /** What it has reported about a payment so far, as it arrives at the shop. */
  readonly reports: (transId: string) => Promise<readonly IncomingNotification[]>;
};

const AMOUNT = money(2_495);
let count = 0;

const aPayment = (changes: Partial<PaymentRequest> = {}): PaymentRequest => {
  count += 1;
  return {
    transId: `trans-${count}-of-contract`,
    orderId: `order-${count}-of-contract`,
    paymentId: 'PAYPAL',
    amount: AMOUNT,
    baseUrl: 'http://de.localhost:3000',
    store: 'de',
    language: 'de',
    ...changes,
  };
};

/** Runs the contract; the provider is there only once the tests run. */
export const paymentProviderContract = (underTest: () => ProviderUnderTest): void => {
  const decided = async (...decisions: readonly ('approve' | 'reserve' | 'decline' | 'cancel')[]) => {
    const payment = aPayment();
    for (const decision of decisions) await underTest().decide(payment, decision);
    return payment;
  };

  const reportsOf = async ({ transId }: PaymentRequest) =>
    (await underTest().reports(transId)).map((incoming) =>
      underTest().provider.readNotification(incoming)._unsafeUnwrap(),
    );

  it('leads to a page of its own for every method that it names, the same payment again included', async () => {
    for (const paymentId of underTest().provider.methods) {
      const payment = aPayment({ paymentId });
      for (const _ of [1, 2]) {
        const step = (await underTest().provider.begin(payment))._unsafeUnwrap();
        expect(URL.canParse(step.kind === 'form' ? step.action : step.url)).toBe(true);
      }
    }
  });

  it.each([
    ['approve', 'paid'],
    ['reserve', 'authorised'],
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
  ] as const)('reports once that the shopper decided to %s, with ids and amount', async (decision, report) => {
    const payment = await decided(decision);
    const { transId, orderId } = payment;
    expect(await reportsOf(payment)).toMatchObject([{ transId, orderId, report, amount: AMOUNT }]);
  });

  it('counts the first decision about a payment', async () => {
    const payment = await decided('approve', 'decline', 'cancel');
    expect((await reportsOf(payment)).map(({ report }) => report)).toEqual(['paid']);
  });

  it('gives every payment another event id and the same report the same one', async () => {
    const first = await decided('approve');
    const second = await decided('approve');
    const ids = [...(await reportsOf(first)), ...(await reportsOf(second))].map(({ eventId }) => eventId);
    expect(new Set(ids).size).toBe(2);
    expect((await reportsOf(first))[0]?.eventId).toBe(ids[0]);
  });

  it('is believed with its signature only', async () => {
    const [incoming] = await underTest().reports((await decided('approve')).transId);
    const { body = '', header = () => undefined } = incoming ?? {};
    const { provider } = underTest();
    for (const wrong of [
      { body: body.replace('2495', '2494'), header },
      { body: `${body} `, header },
      { body, header: () => undefined },
      { body, header: () => '' },
      { body, header: (name: string) => header(name)?.slice(1) },
    ]) {
      expect(provider.readNotification(wrong)._unsafeUnwrapErr()).toEqual({ kind: 'notification.unsigned' });
    }
  });

  it('takes reserved money once, however often it is asked', async () => {
    const payment = await decided('reserve');
    for (const _ of [1, 2, 3]) expect((await underTest().provider.capture(payment)).isOk()).toBe(true);
    expect((await reportsOf(payment)).map(({ report }) => report).sort()).toEqual(['authorised', 'paid']);
    expect(new Set((await reportsOf(payment)).map(({ eventId }) => eventId)).size).toBe(2);
  });

  it('takes nothing that is not reserved, and no other amount', async () => {
    for (const payment of [aPayment(), await decided('decline'), await decided('cancel')]) {
      expect((await underTest().provider.capture(payment))._unsafeUnwrapErr().kind).toBe('provider.refused');
    }
    const { transId } = await decided('reserve');
    expect((await underTest().provider.capture({ transId, amount: money(AMOUNT.cents + 1) })).isErr()).toBe(true);
  });

  it('pays back in parts up to what was taken, and not a cent more', async () => {
    const { transId } = await decided('approve');
    const { provider } = underTest();
    const refund = (refundId: string, cents: number) =>
      provider.refund({ refundId: `${transId}-${refundId}`, transId, amount: money(cents) });
    expect((await refund('one', 2_000)).isOk()).toBe(true);
    expect((await refund('two', 496))._unsafeUnwrapErr().kind).toBe('provider.refused');
    expect((await refund('three', 495)).isOk()).toBe(true);
    expect((await refund('four', 1))._unsafeUnwrapErr().kind).toBe('provider.refused');
  });

  it('pays back once for one refund id, asked twice at once or later', async () => {
    const { transId } = await decided('approve');
    const refund = { refundId: `${transId}-once`, transId, amount: AMOUNT };
    const { provider } = underTest();
    const answers = [
      ...(await Promise.all([provider.refund(refund), provider.refund(refund)])),
      await provider.refund(refund),
    ];
    expect(new Set(answers.map((answer) => answer._unsafeUnwrap().reference)).size).toBe(1);
    const more = await provider.refund({ ...refund, refundId: `${transId}-more`, amount: money(1) });
    expect(more.isErr()).toBe(true);
  });

  it('pays nothing back that was only reserved, refused, or never heard of', async () => {
    for (const { transId } of [aPayment(), await decided('reserve'), await decided('decline')]) {
      const refund = { refundId: `${transId}-none`, transId, amount: AMOUNT };
      expect((await underTest().provider.refund(refund))._unsafeUnwrapErr().kind).toBe('provider.refused');
    }
  });
};
