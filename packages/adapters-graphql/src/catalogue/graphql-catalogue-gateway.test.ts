import { describeCatalogueGateway } from '@tornister/application/testing';
import { brandId, type CategoryId, type ItemId, type ProductId } from '@tornister/domain/shared';
import { recordedBackend } from '../../test/recorded-backend.ts';
import { createGraphqlCatalogueGateway } from './graphql-catalogue-gateway.ts';

const { transport } = recordedBackend('catalogue-gateway');

describeCatalogueGateway('GraphQL', () => ({
  gateway: createGraphqlCatalogueGateway(transport),
  categoryId: brandId<CategoryId>('1001'),
  productId: brandId<ProductId>('20001'),
  variantItemId: brandId<ItemId>('2000102'),
}));
