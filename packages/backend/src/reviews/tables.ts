// The tables of reviews that wait, and of votes on those that are shown.

import type { ReviewStars } from '@tornister/domain/forms';
import type { Language } from '@tornister/domain/storefront';
import type { Generated } from 'kysely';

/** A review by somebody who bought the product; each ordered line has one. */
type ReviewSubmissionsTable = {
  id: string;
  order_line_id: string;
  product_id: string;
  language: Language;
  rating: ReviewStars;
  author: string;
  title: string;
  message: string;
  created_at: number;
  /** Set by staff that has read it: it appears, however long it has waited. */
  approved_at: Generated<number | null>;
  /** Empty while it waits to be checked. */
  published_at: number | null;
};

export type ReviewTables = {
  review_submissions: ReviewSubmissionsTable;
  /** Who found which review helpful, once each. */
  review_votes: { review_id: string; user_id: string };
};
