// Loader of /cat/{id}/.

import { brandId, type CategoryId } from '@tornister/domain/shared';
import type { LoaderFunctionArgs } from 'react-router';
import { withTiles } from '../components/catalogue/product-tile/tile-list.ts';
import { shopContext } from '../composition/shop.ts';
import { loadCategory } from './load-category.ts';

export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  withTiles(loadCategory(context.get(shopContext), brandId<CategoryId>(params.id ?? ''), request));
