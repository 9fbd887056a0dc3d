// What is on its way while a product page shows its placeholder, and when it shows none.

import { createRecentAnswers, createSeenTiles } from '@tornister/application/browse';
import { createHandDrivenClock, createInMemoryCatalogueGateway } from '@tornister/application/testing';
import { brandId, type ProductId } from '@tornister/domain/shared';
import { aTile } from '@tornister/domain/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { aShop } from '../../test/render-in-shop.tsx';
import { productSections } from '../components/catalogue/product-sections/product-sections-part.ts';
import { browseUseCases } from '../composition/browse-tokens.ts';
import { ports } from '../composition/ports.ts';
import { previewProduct } from './load-product.ts';

const productId = brandId<ProductId>('1001');
const LINK = { url: 'https://shop.test/prod/1001/' };

const open = () => {
  const seen = createSeenTiles();
  const shop = aShop({
    services: [
      [ports.catalogueGateway, createInMemoryCatalogueGateway()],
      [browseUseCases.recentAnswers, createRecentAnswers(createHandDrivenClock())],
      [browseUseCases.seenTiles, seen],
    ],
  });
  return { shop, seen };
};

it('fetches what renders the sections of a product while a tile stands in for it, so that a press finds all of it', () => {
  const { shop, seen } = open();
  const fetched = vi.spyOn(productSections, 'fetch');
  expect(previewProduct(shop, { productId }, LINK)).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
  seen.show([aTile({ id: productId })]);
  expect(previewProduct(shop, { productId }, LINK)).toEqual({ tile: aTile({ id: productId }) });
  expect(fetched).toHaveBeenCalledOnce();
});

afterEach(() => history.replaceState(null, '', '/'));

it('lets no tile stand in where the tab goes back or forward, which brings it to the place where the page was left', () => {
  const { shop, seen } = open();
  seen.show([aTile({ id: productId })]);
  history.replaceState(null, '', '/prod/1001/#reviews');
  expect(previewProduct(shop, { productId }, { url: `${location.origin}/prod/1001/` })).toBeUndefined();
  expect(previewProduct(shop, { productId }, { url: `${location.origin}/prod/1001/?varid=2` })).toBeDefined();
});
