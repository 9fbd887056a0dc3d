import { useLoaderData } from 'react-router';
import { ProductView } from '../components/product/product-view.tsx';
import { lateLoader } from '../routing/late-loader.ts';

export const loader = lateLoader(() => import('./product.loader.ts'));

export const Component = () => <ProductView opened={useLoaderData<typeof loader>()} />;
