import { useLoaderData } from 'react-router';
import { ProductView } from '../components/product/product-view.tsx';
import type { loader } from './product.loader.ts';

export const Component = () => <ProductView opened={useLoaderData<typeof loader>()} />;
