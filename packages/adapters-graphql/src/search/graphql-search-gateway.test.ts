import { describeSearchGateway } from '@tornister/application/testing';
import { recordedBackend } from '../../test/recorded-backend.ts';
import { createGraphqlSearchGateway } from './graphql-search-gateway.ts';

const { transport } = recordedBackend('search-gateway');

describeSearchGateway('GraphQL', () => ({
  gateway: createGraphqlSearchGateway(transport),
  productTerm: 'Federlein Primus Bleistift, H',
  mistypedTerm: 'bleistfit',
  redirectedTerm: 'impressum',
  beginning: 'blei',
}));
