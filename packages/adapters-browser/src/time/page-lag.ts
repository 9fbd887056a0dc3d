// How far the device's clock is behind the shop's, by the answer that brought the page.

import { clockLag, SHOP_TIME_ENTRY } from '@tornister/domain/deals';
import { instantOf } from '@tornister/domain/shared';

type Answer = Pick<PerformanceNavigationTiming, 'transferSize' | 'responseStart' | 'serverTiming'>;

/**
 * Milliseconds that have to be added to the device's clock; 0 where the answer does not say the shop's time, or came out of the browser's cache
 * and says an old one. `now` is the moment by the device's clock, `elapsed` by that of the answer's figures.
 */
export const pageLag = (
  answer: Answer | undefined,
  { now, elapsed }: { readonly now: number; readonly elapsed: number },
): number => {
  if (answer === undefined || answer.transferSize === 0) return 0;
  const shop = answer.serverTiming?.find(({ name }) => name === SHOP_TIME_ENTRY)?.duration;
  if (shop === undefined) return 0;
  return clockLag({ shop: instantOf(shop), device: instantOf(now - (elapsed - answer.responseStart)) });
};
