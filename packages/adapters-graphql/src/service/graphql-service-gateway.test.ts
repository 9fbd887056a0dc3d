import { brandId, type OrderId } from '@tornister/domain/shared';
import { expect, it } from 'vitest';
import { answeringBackends } from '../../test/answering-backend.ts';
import { createGraphqlServiceGateway } from './graphql-service-gateway.ts';

const backend = answeringBackends();

const WHO = { name: 'Mia Member', email: 'mia.member@example.com', shownEmail: 'mia.member@example.com', phone: '' };

const open = (orders: readonly object[]) => {
  const { transport, asked } = backend({ getContactFormData: { getContactFormData: { ...WHO, orders } } });
  return { gateway: createGraphqlServiceGateway(transport), asked };
};

it('fills the contact form with who asks, and with the orders that a question may be about', async () => {
  const { gateway, asked } = open([
    {
      orderId: 'o-2',
      orderNumber: '480002',
      state: 'AWAITING_PAYMENT',
      isWithdrawable: false,
      orderedAt: 1_764_000_000_000,
    },
    { orderId: 'o-1', orderNumber: '480001', state: 'CANCELLED', isWithdrawable: false, orderedAt: 1_763_000_000_000 },
  ]);
  expect((await gateway.contactFormData(brandId<OrderId>('o-1')))._unsafeUnwrap()).toStrictEqual({
    ...WHO,
    orders: [
      {
        orderId: 'o-2',
        orderNumber: '480002',
        state: 'awaiting-payment',
        isWithdrawable: false,
        orderedAt: 1_764_000_000_000,
      },
      {
        orderId: 'o-1',
        orderNumber: '480001',
        state: 'cancelled',
        isWithdrawable: false,
        orderedAt: 1_763_000_000_000,
      },
    ],
  });
  expect(asked).toEqual([['getContactFormData', { orderId: 'o-1' }]]);
});

it('asks of no order where the question begins without one', async () => {
  const { gateway, asked } = open([]);
  expect((await gateway.contactFormData())._unsafeUnwrap()).toStrictEqual({ ...WHO, orders: [] });
  expect(asked).toEqual([['getContactFormData', { orderId: null }]]);
});
