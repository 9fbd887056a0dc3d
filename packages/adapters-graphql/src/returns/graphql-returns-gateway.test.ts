import { describeReturnsGateway } from '@tornister/application/testing';
import { recordedBackend } from '../../test/recorded-backend.ts';
import type { GraphqlUpload } from '../transport/graphql-upload.ts';
import { createGraphqlReturnsGateway } from './graphql-returns-gateway.ts';

const { newVisitor } = recordedBackend('returns-gateway');

/** The contract sends no files. */
const uploads: GraphqlUpload = {
  send: () => {
    throw new Error('Nothing is uploaded here.');
  },
};

describeReturnsGateway('GraphQL', () => ({
  gateway: createGraphqlReturnsGateway(newVisitor().transport, uploads),
  lookup: { orderId: '480002', zipCode: '50674' },
}));
