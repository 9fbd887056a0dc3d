// What the product page shows only to those who go down it: its code comes with the first scroll, so that no first visit carries it.

import { useEffect, useState } from 'react';
import { deferredCode, useDeferredCode } from '../../../react/deferred-code.ts';
import { fetchNeeds } from '../../../routing/page-needs.ts';
import type { ProductLateProps } from './product-late.tsx';

const productLate = deferredCode(async () => {
  const needs = fetchNeeds({ areas: ['seen-products'], texts: ['seenProducts'] });
  const [{ ProductLate }] = await Promise.all([import('./product-late.tsx'), needs]);
  return ProductLate;
});

/** The buy bar and the products that were seen lately, once somebody has scrolled; a page that opens further down has been. */
export const WhenScrolled = (props: ProductLateProps) => {
  const [isScrolled, setIsScrolled] = useState(false);
  // How far a page is scrolled only the browser knows.
  useEffect(() => {
    const look = (): void => setIsScrolled((before) => before || scrollY > 0);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  const ProductLate = useDeferredCode(productLate, isScrolled);
  return ProductLate && <ProductLate {...props} />;
};
