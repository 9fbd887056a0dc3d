import { describeCartGateway } from '@tornister/application/testing';
import { brandId, type ItemId } from '@tornister/domain/shared';
import { recordedBackend } from '../../test/recorded-backend.ts';
import { createGraphqlCartGateway } from './graphql-cart-gateway.ts';

const { newVisitor } = recordedBackend('cart-gateway');

describeCartGateway('GraphQL', () => {
  const { transport, session } = newVisitor();
  return {
    gateway: createGraphqlCartGateway(transport, session, () => undefined),
    itemIds: [brandId<ItemId>('2001101'), brandId<ItemId>('2000401')],
    voucher: 'PORTOFREI',
  };
});
