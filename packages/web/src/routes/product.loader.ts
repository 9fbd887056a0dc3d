import { brandId, type ProductId } from '@tornister/domain/shared';
import type { LoaderFunctionArgs } from 'react-router';
import { beginProduct, loadProduct } from '../components/catalogue/product/load-product.ts';
import { shopContext } from '../composition/shop.ts';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const productId = brandId<ProductId>(params.id ?? '');
  return beginProduct(shop, productId, request) ?? loadProduct(shop, productId, request);
};
