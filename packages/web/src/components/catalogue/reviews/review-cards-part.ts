// The reviews as a static part: the tab keeps the shop host's markup, and fetches their code when more or others are asked for.

import { staticPart } from '../../../react/static-part.tsx';
import { withNeeds } from '../../../routing/page-needs.ts';
import type { ReviewCardsProps } from './review-cards.tsx';

export const reviewCards = staticPart<ReviewCardsProps>('src/components/catalogue/reviews/review-cards.tsx', () =>
  withNeeds(
    import('./review-cards.tsx').then(({ ReviewCards }) => ReviewCards),
    { texts: ['productDetails'] },
  ),
);
