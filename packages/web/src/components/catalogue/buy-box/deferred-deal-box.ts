// The box of a lightning deal, whose code only those pages fetch that have one.

import { deferredView } from '../../../react/deferred-view.tsx';
import type { DealBoxProps } from './deal-box.tsx';

/** A deal in the buy box; most articles have none. */
export const DeferredDealBox = deferredView<DealBoxProps>(
  'src/components/catalogue/buy-box/deal-box.tsx',
  async () => (await import('./deal-box.tsx')).DealBox,
);
