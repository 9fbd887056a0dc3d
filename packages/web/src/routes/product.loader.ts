import { brandId, type ProductId } from '@tornister/domain/shared';
import type { LoaderFunctionArgs } from 'react-router';
import { loadProduct } from '../components/product/load-product.ts';
import { shopContext } from '../composition/shop.ts';

export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  loadProduct(context.get(shopContext), brandId<ProductId>(params.id ?? ''), request);
