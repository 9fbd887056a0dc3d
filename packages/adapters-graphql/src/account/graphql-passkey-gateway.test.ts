import { describePasskeyGateway } from '@tornister/application/testing';
import { recordedBackend } from '../../test/recorded-backend.ts';
import { createGraphqlPasskeyGateway } from './graphql-passkey-gateway.ts';

const { newVisitor } = recordedBackend('passkey-gateway');

describePasskeyGateway('GraphQL', () => {
  const member = { identifier: 'mia.member@example.com', password: 'lernen123' };
  return {
    ofMember: async () => {
      const { transport, session } = newVisitor();
      await session.logIn({ ...member, stayLogged: false, mergeCart: false });
      return createGraphqlPasskeyGateway(transport);
    },
    ofVisitor: () => createGraphqlPasskeyGateway(newVisitor().transport),
    password: member.password,
  };
});
