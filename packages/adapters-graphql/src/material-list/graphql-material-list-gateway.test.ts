import { describeMaterialListGateway } from '@tornister/application/testing';
import { recordedBackend } from '../../test/recorded-backend.ts';
import { createGraphqlMaterialListGateway } from './graphql-material-list-gateway.ts';

const { transport } = recordedBackend('material-list-gateway');

describeMaterialListGateway('GraphQL', () => createGraphqlMaterialListGateway(transport));
