// The reviews of a product: average, distribution, entries, "more" button.

import type { ProductState, ViewProduct } from '@tornister/application/browse';
import {
  hasMoreReviews,
  type ProductDetail,
  type ReviewSummary,
  reviewsLink,
  starRatios,
} from '@tornister/domain/catalogue';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format-money.ts';
import { useStaticPart } from '../../../react/static-part.tsx';
import { Button } from '../../ui/button/button.tsx';
import { opensElsewhere } from '../../ui/opens-elsewhere.ts';
import { useTileWords } from '../product-grid/use-tile-words.ts';
import { StarRating } from '../star-rating/star-rating.tsx';
import { reviewCards } from './review-cards-part.ts';
import styles from './reviews.module.css';

const STARS = [5, 4, 3, 2, 1] as const;

type ReviewsProps = {
  readonly product: Pick<ProductDetail, 'name' | 'path'>;
  readonly summary: ReviewSummary;
  readonly state: ProductState;
  readonly view: Pick<ViewProduct, 'loadMoreReviews' | 'filterReviews'>;
};

/** How the stars spread; a row shows the reviews of its stars, pressed again all of them. Without scripts it leads to the page that does. */
const Summary = ({ product, summary, state, view }: ReviewsProps) => {
  const { t } = useTranslation('browse');
  const words = useTileWords();
  const ratios = starRatios(summary.countsByStar);
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong>{formatNumber(summary.average, words.numberLocale, 1)}</strong>
        <StarRating rating={summary.average} words={words} />
        <span>{t('vue.pdp.reviewCount', { count: summary.count })}</span>
      </p>
      <ul aria-label={t('vue.reviews.distribution')}>
        {STARS.map((star) => {
          const count = summary.countsByStar[star - 1] ?? 0;
          const wanted = state.reviewStar === star ? undefined : star;
          return (
            <li key={star}>
              <a
                className={styles.bar}
                href={count === 0 ? undefined : reviewsLink(product.path, state.configuredItemId, wanted)}
                rel={count === 0 ? undefined : 'nofollow'}
                // A link that leads nowhere says so, to screen readers and to those who follow links.
                role={count === 0 ? 'link' : undefined}
                aria-disabled={count === 0 ? true : undefined}
                aria-current={wanted === undefined ? 'true' : undefined}
                onClick={(event) => {
                  if (count === 0 || opensElsewhere(event)) return;
                  event.preventDefault();
                  view.filterReviews(wanted);
                }}
              >
                <span>{t('vue.reviews.stars', { count: star })}</span>
                <meter min={0} max={100} value={ratios[star - 1]} aria-hidden="true" />
                <span>{formatNumber(count, words.numberLocale)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

/** The button for more goes with the last review: the focus that it had goes on to the first of those that came. */
const useFocusOnLast = ({ reviews }: ProductState, hasMore: boolean) => {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number>(undefined);
  // Only when the reviews are in the page there is a place to focus.
  useEffect(() => {
    if (before.current === undefined || reviews.length <= before.current) return;
    const first = list.current?.children.item(before.current);
    before.current = undefined;
    if (hasMore || document.activeElement !== document.body || !(first instanceof HTMLElement)) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }, [reviews.length, hasMore]);
  return { list, pressed: () => (before.current = reviews.length) };
};

/** What shoppers say: the average, how it spreads, five reviews and more on request (spec 1 §9). */
export const Reviews = ({ product, summary, state, view }: ReviewsProps) => {
  const { t } = useTranslation('browse');
  const cards = useStaticPart(reviewCards, { product, state }, state.reviews);
  const remaining = state.reviewsOfStar - state.reviews.length;
  const hasMore = hasMoreReviews(state.reviews.length, state.reviewsOfStar);
  const { list, pressed } = useFocusOnLast(state, hasMore);
  const more = (): void => {
    pressed();
    view.loadMoreReviews();
  };
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-headline">
      <h2 id="reviews-headline">{t('vue.reviews.headline', { name: product.name })}</h2>
      {summary.count === 0 ? (
        <p className={styles.none}>{t('vue.reviews.none')}</p>
      ) : (
        <div className={styles.columns}>
          <Summary product={product} summary={summary} state={state} view={view} />
          <div aria-live="polite" aria-busy={state.isLoadingReviews}>
            {state.hasReviewsFailed && <p className={styles.failed}>{t('vue.reviews.failed')}</p>}
            <ul ref={list} className={styles.list} {...cards} />
            {hasMore && (
              <p className={styles.more}>
                <Button look="secondary" aria-disabled={state.isLoadingReviews} onClick={more}>
                  {t(state.isLoadingReviews ? 'vue.pdp.loading' : 'vue.reviews.more', { count: remaining })}
                </Button>
              </p>
            )}
          </div>
        </div>
      )}
    </section>
  );
};
