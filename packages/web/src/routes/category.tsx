import { useLoaderData } from 'react-router';
import { CategoryView } from '../components/category/category-view.tsx';
import { lateLoader } from '../routing/late-loader.ts';

export const loader = lateLoader(() => import('./category.loader.ts'));

export const Component = () => <CategoryView {...useLoaderData<typeof loader>()} />;
