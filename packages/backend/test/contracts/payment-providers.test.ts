import { beforeAll, describe } from 'vitest';
import { decide } from '../../src/payment/sandbox/decide.ts';
import { SIGNATURE_HEADER, signNotification } from '../../src/payment/sandbox/notification.ts';
import { reportsOf } from '../../src/payment/sandbox/reports.ts';
import { sandboxProvider } from '../../src/payment/sandbox/sandbox-provider.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { inMemoryProvider } from '../support/in-memory-provider.ts';
import { createTestShop, TEST_START } from '../support/test-shop.ts';
import { type ProviderUnderTest, paymentProviderContract } from './payment-provider.contract.ts';

describeOnEachDatabase('The sandbox keeps the contract of payment providers', (database) => {
  let underTest: ProviderUnderTest;

  beforeAll(() => {
    const { services } = createTestShop(database());
    underTest = {
      provider: sandboxProvider(services),
      decide: async ({ amount, ...payment }, decision) => {
        const data = { ...payment, amountCents: amount.cents, currency: amount.currency, createdAt: services.now() };
        await decide(services, data, decision, 'once');
      },
      reports: async (transId) =>
        (await reportsOf(database(), transId)).map((notification) => {
          const body = JSON.stringify(notification);
          const signature = signNotification(services.secrets.payment, body);
          return { body, header: (name) => (name === SIGNATURE_HEADER ? signature : undefined) };
        }),
    };
  });

  paymentProviderContract(() => underTest);
});

describe('A provider in memory keeps the contract of payment providers', () => {
  const twin = inMemoryProvider(() => TEST_START);
  paymentProviderContract(() => twin);
});
