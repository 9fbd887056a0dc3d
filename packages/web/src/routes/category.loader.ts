import { brandId, type CategoryId } from '@tornister/domain/shared';
import type { LoaderFunctionArgs } from 'react-router';
import { loadCategory } from '../components/category/load-category.ts';
import { withTiles } from '../components/product-tile/tile-list.ts';
import { shopContext } from '../composition/shop.ts';

export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  withTiles(loadCategory(context.get(shopContext), brandId<CategoryId>(params.id ?? ''), request));
