import { brandId, type CategoryId } from '@tornister/domain/shared';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CategoryView } from '../components/category/category-view.tsx';
import { loadCategory } from '../components/category/load-category.ts';
import { shopContext } from '../composition/shop.ts';

export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  loadCategory(context.get(shopContext), brandId<CategoryId>(params.id ?? ''), request);

export const Component = () => <CategoryView {...useLoaderData<typeof loader>()} />;
