import { useLoaderData } from 'react-router';
import { BegunProduct } from '../components/catalogue/product/begun-product.tsx';
import { ProductView } from '../components/catalogue/product/product-view.tsx';
import type { loader } from './product.loader.ts';

export const Component = () => {
  const product = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return 'tile' in product ? <BegunProduct {...product} /> : <ProductView opened={product} />;
};
