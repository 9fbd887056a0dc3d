// Loader of a product page.

import { brandId, type ProductId } from '@tornister/domain/shared';
import type { LoaderFunctionArgs } from 'react-router';
import { shopContext } from '../composition/shop.ts';
import { askedProduct, loadProduct, previewProduct } from './load-product.ts';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const asked = askedProduct(brandId<ProductId>(params.id ?? ''), request);
  return previewProduct(shop, asked, request) ?? loadProduct(shop, asked, request);
};
