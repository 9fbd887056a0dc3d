// What the reviews of a product say when others cannot be loaded.

import { cleanup, screen } from '@testing-library/react';
import type { ProductState } from '@tornister/application/browse';
import { anItem, aProduct, aReview } from '@tornister/application/testing';
import { reviewSummary } from '@tornister/domain/catalogue';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { Reviews } from './reviews.tsx';

afterEach(cleanup);

const FAILED = 'Diese Bewertungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';

const show = (hasReviewsFailed: boolean) => {
  const state: ProductState = {
    item: anItem(),
    attributes: [],
    isLoadingVariant: false,
    hasVariantFailed: false,
    reviews: [aReview()],
    reviewsOfStar: 1,
    isLoadingReviews: false,
    hasReviewsFailed,
  };
  const view = { loadMoreReviews: () => undefined, filterReviews: () => undefined };
  renderInShop(<Reviews product={aProduct()} summary={reviewSummary([0, 0, 0, 0, 1])} state={state} view={view} />);
};

it.each([true, false])('says that they could not be loaded: %s', (hasReviewsFailed) => {
  show(hasReviewsFailed);
  const told = screen.queryByText(FAILED);
  expect(told !== null).toBe(hasReviewsFailed);
  if (told !== null) expect(told.closest('[aria-live="polite"]')).not.toBeNull();
});
