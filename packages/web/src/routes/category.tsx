import { useLoaderData } from 'react-router';
import { CategoryView } from '../components/category/category-view.tsx';
import type { loader } from './category.loader.ts';

export const Component = () => <CategoryView {...useLoaderData<typeof loader>()} />;
