// What is on its way while a product page shows its placeholder.

import { createRecentAnswers, createSeenTiles } from '@tornister/application/browse';
import { createHandDrivenClock, createInMemoryCatalogueGateway } from '@tornister/application/testing';
import { brandId, type ProductId } from '@tornister/domain/shared';
import { aTile } from '@tornister/domain/testing';
import { expect, it, vi } from 'vitest';
import { aShop } from '../../test/render-in-shop.tsx';
import { productSections } from '../components/catalogue/product-sections/product-sections-part.ts';
import { browseUseCases } from '../composition/browse-tokens.ts';
import { ports } from '../composition/ports.ts';
import { previewProduct } from './load-product.ts';

it('fetches what renders the sections of a product while a tile stands in for it, so that a press finds all of it', () => {
  const productId = brandId<ProductId>('1001');
  const seen = createSeenTiles();
  const shop = aShop({
    services: [
      [ports.catalogueGateway, createInMemoryCatalogueGateway()],
      [browseUseCases.recentAnswers, createRecentAnswers(createHandDrivenClock())],
      [browseUseCases.seenTiles, seen],
    ],
  });
  const fetched = vi.spyOn(productSections, 'fetch');
  expect(previewProduct(shop, { productId })).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
  seen.show([aTile({ id: productId })]);
  expect(previewProduct(shop, { productId })).toEqual({ tile: aTile({ id: productId }) });
  expect(fetched).toHaveBeenCalledOnce();
});
