// A rating as five stars.

import { starsFor } from '@tornister/domain/catalogue';
import { formatNumber } from '../../../i18n/format-money.ts';
import type { PriceWords } from '../price/price.tsx';
import styles from './star-rating.module.css';

type StarRatingProps = {
  /** Average from 0 to 5. */
  readonly rating: number;
  /** Number of ratings behind it, written beside the stars. */
  readonly count?: number;
  readonly words: PriceWords;
  readonly size?: 'small' | 'large';
};

/** An average as five stars in half steps (spec 1 §9), said in words to those who do not see them. */
export const StarRating = ({ rating, count, words, size = 'small' }: StarRatingProps) => {
  const stars = starsFor(rating);
  return (
    <span className={styles.rating} data-size={size}>
      <span
        className={styles.stars}
        data-stars={stars}
        role="img"
        aria-label={words.t('vue.rating.stars', { stars: formatNumber(stars, words.numberLocale, 1) })}
      />
      {count !== undefined && <span>({formatNumber(count, words.numberLocale)})</span>}
    </span>
  );
};
