import { describeOrderFormGateway } from '@tornister/application/testing';
import { recordedBackend } from '../../test/recorded-backend.ts';
import { createGraphqlCartGateway } from '../cart/graphql-cart-gateway.ts';
import { createGraphqlOrderFormGateway } from './graphql-order-form-gateway.ts';

const { newVisitor } = recordedBackend('order-form-gateway');

describeOrderFormGateway('GraphQL', () => {
  const { transport, session } = newVisitor();
  return {
    gateway: createGraphqlOrderFormGateway(transport, session),
    carts: createGraphqlCartGateway(transport, session, () => undefined),
    orderNumber: '820629',
    mistyped: '820692',
  };
});
