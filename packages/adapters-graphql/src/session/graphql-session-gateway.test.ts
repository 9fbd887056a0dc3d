import { describeSessionGateway } from '@tornister/application/testing';
import { recordedBackend } from '../../test/recorded-backend.ts';
import { createGraphqlSessionGateway } from './graphql-session-gateway.ts';

const { newVisitor } = recordedBackend('session-gateway');

describeSessionGateway('GraphQL', () => {
  const { transport, session } = newVisitor();
  return {
    gateway: createGraphqlSessionGateway(transport, session),
    member: { identifier: 'mia.member@example.com', password: 'lernen123', firstName: 'Mia' },
  };
});
