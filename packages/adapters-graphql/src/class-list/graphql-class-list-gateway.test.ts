import { describeClassListGateway } from '@tornister/application/testing';
import { recordedBackend } from '../../test/recorded-backend.ts';
import { createGraphqlSessionGateway } from '../session/graphql-session-gateway.ts';
import { createGraphqlClassListGateway } from './graphql-class-list-gateway.ts';

const { newVisitor } = recordedBackend('class-list-gateway');

describeClassListGateway('GraphQL', {
  member: async () => {
    const { transport, session } = newVisitor();
    const login = { identifier: 'mia.member@example.com', password: 'lernen123', stayLogged: false, mergeCart: false };
    const answer = await createGraphqlSessionGateway(transport, session).logIn(login);
    if (answer.isErr()) throw new Error('Mia cannot log in.');
    return createGraphqlClassListGateway(transport);
  },
  orderNumber: '820629',
  shopAddress: 'http://de.localhost:3000',
});
