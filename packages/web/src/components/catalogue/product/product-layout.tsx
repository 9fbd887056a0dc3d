// Where the parts of a product page stand: the same for a page that is there and for one whose data is loading.

import type { ReactNode } from 'react';
import styles from './product.module.css';

type ProductLayoutProps = {
  /** What stands above the product: its head, the way to it. */
  readonly above: ReactNode;
  readonly gallery: ReactNode;
  /** Beside the gallery: what it is, and how it is bought. */
  readonly side: ReactNode;
  /** Below the first screen. */
  readonly children: ReactNode;
  readonly isLoading?: boolean;
};

/** The first screen of a product page, and what lies below. */
export const ProductLayout = ({ above, gallery, side, children, isLoading = false }: ProductLayoutProps) => (
  <div className="page" data-page="product" aria-busy={isLoading || undefined}>
    {above}
    <div className={styles.first}>
      <div className={styles.gallery}>{gallery}</div>
      <div className={styles.side}>{side}</div>
    </div>
    {children}
  </div>
);
