// The heart of a product: a button of the form that the layout has, the same for everybody. In a tab `hearts.ts` presses and fills it, so
// that a hundred hearts are one piece of code, which comes when somebody has lists or presses one.

import { HEARTS_FORM, heartValue } from '../heart-value.ts';
import styles from './wishlist-heart.module.css';

export type WishlistHeartProps = {
  readonly productId: string;
  readonly itemId: string;
  readonly name: string;
  /** What the button says: to readers, and beside the heart where there is room. */
  readonly label: string;
  readonly showsLabel?: boolean;
};

/** A heart, which is empty until the tab knows better. */
export const WishlistHeart = ({ label, showsLabel = false, ...product }: WishlistHeartProps) => (
  <button
    type="submit"
    form={HEARTS_FORM}
    name="heart"
    value={heartValue(product)}
    className={styles.heart}
    aria-label={showsLabel ? undefined : label}
  >
    {showsLabel && label}
  </button>
);
