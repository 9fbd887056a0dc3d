// The entries of a list of reviews.

import type { Review } from '@tornister/domain/catalogue';
import { addressWith } from '@tornister/domain/listing';
import { PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format-date.ts';
import { useTileWords } from '../product-grid/use-tile-words.ts';
import { StarRating } from '../star-rating/star-rating.tsx';
import styles from './reviews.module.css';

/** Where a review is found helpful or reported. */
const reviewHref = (ratingId: string): string => addressWith(PATHS.review, [[ROUTE_PARAMETERS.review, ratingId]]);

const ReviewCard = ({ review }: { readonly review: Review }) => {
  const { t } = useTranslation('browse');
  const words = useTileWords();
  return (
    <article className={styles.review}>
      <StarRating rating={review.rating} words={words} />
      <h3>{review.title}</h3>
      <p className={styles.by}>
        {t('vue.reviews.by', { author: review.author, date: formatDate(review.date, words.numberLocale) })}
        {review.isVerified && (
          <span className={styles.verified}>
            <BadgeCheck aria-hidden size={16} />
            {t('vue.reviews.verified')}
          </span>
        )}
      </p>
      <p>{review.message}</p>
      <p className={styles.by}>
        <a href={reviewHref(review.ratingId)} rel="nofollow">
          {t('vue.reviews.act')}
        </a>
      </p>
      {review.helpfulRating > 0 && (
        <p className={styles.by}>{t('vue.reviews.helpful', { count: review.helpfulRating })}</p>
      )}
      {review.shopComment !== undefined && (
        <div className={styles.answer}>
          <p className={styles.by}>{t('vue.reviews.shopComment')}</p>
          <p>{review.shopComment}</p>
        </div>
      )}
    </article>
  );
};

export type ReviewCardsProps = { readonly reviews: readonly Review[] };

/** What each shopper wrote, one below the other. */
export const ReviewCards = ({ reviews }: ReviewCardsProps) =>
  reviews.map((review) => (
    <li key={review.ratingId}>
      <ReviewCard review={review} />
    </li>
  ));
