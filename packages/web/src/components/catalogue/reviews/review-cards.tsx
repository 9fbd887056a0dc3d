// The entries of a list of reviews.

import type { ProductState } from '@tornister/application/browse';
import {
  hasMoreReviews,
  type ProductDetail,
  REVIEWS_AT_ONCE_MAX,
  REVIEWS_PARAMETER,
  REVIEWS_PER_PAGE,
  type Review,
  STARS_PARAMETER,
  VARIANT_PARAMETER,
} from '@tornister/domain/catalogue';
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
      <h3 lang={review.language}>{review.title}</h3>
      <p className={styles.by}>
        {t('vue.reviews.by', { author: review.author, date: formatDate(review.date, words.numberLocale) })}
        {review.isVerified && (
          <span className={styles.verified}>
            <BadgeCheck aria-hidden size={16} />
            {t('vue.reviews.verified')}
          </span>
        )}
      </p>
      <p lang={review.language}>{review.message}</p>
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

export type ReviewCardsProps = {
  readonly product: Pick<ProductDetail, 'path'>;
  readonly state: Pick<ProductState, 'reviews' | 'reviewStar' | 'reviewsOfStar' | 'configuredItemId'>;
};

/** The page with five more reviews, at the last of those that were shown: without scripts a link takes the place of the button. */
const MoreLink = ({ product, state }: ReviewCardsProps) => {
  const { t } = useTranslation('browse');
  const { reviews, reviewStar, reviewsOfStar, configuredItemId } = state;
  const shown = reviews.length;
  if (!hasMoreReviews(shown, reviewsOfStar) || shown >= REVIEWS_AT_ONCE_MAX) return null;
  const address = addressWith(product.path, [
    ...(configuredItemId === undefined ? [] : [[VARIANT_PARAMETER, configuredItemId] as const]),
    ...(reviewStar === undefined ? [] : [[STARS_PARAMETER, String(reviewStar)] as const]),
    [REVIEWS_PARAMETER, String(shown + REVIEWS_PER_PAGE)],
  ]);
  return (
    <li className={styles.withoutScripts}>
      <a href={`${address}#review-${reviews.at(-1)?.ratingId}`} rel="nofollow">
        {t('vue.reviews.more', { count: reviewsOfStar - shown })}
      </a>
    </li>
  );
};

/** What each shopper wrote, one below the other. */
export const ReviewCards = ({ product, state }: ReviewCardsProps) => (
  <>
    {state.reviews.map((review) => (
      <li key={review.ratingId} id={`review-${review.ratingId}`}>
        <ReviewCard review={review} />
      </li>
    ))}
    <MoreLink product={product} state={state} />
  </>
);
