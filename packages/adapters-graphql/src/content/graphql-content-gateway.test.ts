import { describeContentGateway } from '@tornister/application/testing';
import { recordedBackend } from '../../test/recorded-backend.ts';
import { createGraphqlContentGateway } from './graphql-content-gateway.ts';

const { transport } = recordedBackend('content-gateway');

describeContentGateway('GraphQL', () => ({
  gateway: createGraphqlContentGateway(transport),
  pagePath: '/beratung/',
  parameter: 'T155',
}));
