// What stands in the place of goods that are sold out, as a static part: a product page keeps the shop host's markup, and fetches its code and words
// when another variant is chosen.

import { staticPart } from '../../../react/static-part.tsx';
import { withNeeds } from '../../../routing/page-needs.ts';
import type { SoldOutProps } from './sold-out.tsx';

export const soldOut = staticPart<SoldOutProps>('src/components/catalogue/sold-out/sold-out.tsx', () =>
  withNeeds(
    import('./sold-out.tsx').then(({ SoldOut }) => SoldOut),
    { texts: ['stockAlert', 'notices'] },
  ),
);
