// The sections of a product as a static part: the tab keeps the shop host's markup, and fetches their code when another variant is chosen
// or another product is opened.

import { staticPart } from '../../../react/static-part.tsx';
import { withNeeds } from '../../../routing/page-needs.ts';
import { guaranteeNotice } from '../guarantee-notice/guarantee-notice-part.ts';
import { reviewCards } from '../reviews/review-cards-part.ts';
import type { ProductSectionsProps } from './product-sections.tsx';

export const productSections = staticPart<ProductSectionsProps>(
  'src/components/catalogue/product-sections/product-sections.tsx',
  () =>
    withNeeds(
      import('./product-sections.tsx').then(({ ProductSections }) => ProductSections),
      { texts: ['productDetails'] },
    ),
);

/** Fetches what renders sections and reviews; a page whose code cannot be fetched is better than none. */
export const fetchSections = async (): Promise<void> => {
  await Promise.all([productSections, reviewCards, guaranteeNotice].map((part) => part.fetch().catch(() => undefined)));
};

/** The data of a product together with what renders its sections and reviews, so that the page is whole when it is rendered. */
export const withSections = async <Data>(asked: PromiseLike<Data>): Promise<Data> => {
  const [data] = await Promise.all([asked, fetchSections()]);
  return data;
};
