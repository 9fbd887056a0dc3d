// Route of a product page.

import { useRef } from 'react';
import { useLoaderData } from 'react-router';
import { ProductPlaceholder } from '../components/catalogue/product/product-placeholder.tsx';
import { ProductView } from '../components/catalogue/product/product-view.tsx';
import type { loader } from './product.loader.ts';

export const Component = () => {
  const product = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const pressed = useRef<number>(undefined);
  return 'tile' in product ? (
    <ProductPlaceholder {...product} pressed={pressed} />
  ) : (
    <ProductView opened={product} pressed={pressed} />
  );
};
