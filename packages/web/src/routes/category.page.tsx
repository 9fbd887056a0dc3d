// Route /cat/{id}/: a category.

import { useLoaderData } from 'react-router';
import { CategoryView } from '../components/listing/category/category-view.tsx';
import type { loader } from './category.loader.ts';

export const Component = () => <CategoryView {...useLoaderData<typeof loader>()} />;
