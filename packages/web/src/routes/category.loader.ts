import { brandId, type CategoryId } from '@tornister/domain/shared';
import type { LoaderFunctionArgs } from 'react-router';
import { loadCategory } from '../components/category/load-category.ts';
import { shopContext } from '../composition/shop.ts';

export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  loadCategory(context.get(shopContext), brandId<CategoryId>(params.id ?? ''), request);
