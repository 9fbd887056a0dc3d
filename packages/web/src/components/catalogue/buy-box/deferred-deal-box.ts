// The box of a lightning deal, whose code only those pages fetch that have one.

import type { LightningDealInfo } from '@tornister/domain/catalogue';
import type { Instant } from '@tornister/domain/shared';
import { deferredView } from '../../../react/deferred-view.tsx';

/** A deal in the buy box; most articles have none. */
export const DeferredDealBox = deferredView<{ readonly deal: LightningDealInfo; readonly now: Instant }>(
  'src/components/catalogue/buy-box/deal-box.tsx',
  async () => (await import('./deal-box.tsx')).DealBox,
);
