// Asks for menu, footer and switches again in a tab that stays open. Source: spec 1 §4 "Background", §9.

import { isRefetchDue } from '@tornister/domain/routing';
import type { Instant } from '@tornister/domain/shared';
import type { Clock } from '../ports/index.ts';
import type { ShopFrame } from './open-frame.ts';

export type RefreshFrame = {
  /** Whether a navigation takes another frame than the one that is shown: a newer one is there, or on its way, or due. */
  readonly isDue: (shown: ShopFrame | undefined) => boolean;
  /** The frame of the next page; asked for where it is ten minutes old, once, whoever navigates meanwhile. */
  readonly frame: () => Promise<ShopFrame>;
};

type Opened = { readonly frame: ShopFrame; readonly since: Instant };

/** Asks for a frame; a part that cannot be had is as it was before. */
type Ask = (before: ShopFrame) => Promise<ShopFrame>;

/** A frame that says the same is the very same, so that nothing is rendered for it. */
const renewed = (before: ShopFrame, now: ShopFrame): ShopFrame =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;

/** Keeps the frame of a tab, from the one that it was opened with. Where nobody answers it stays, and is asked for again ten minutes later. */
export const createRefreshFrame = (clock: Pick<Clock, 'now'>, ask: Ask, opened: Opened): RefreshFrame => {
  let { since } = opened;
  let latest: ShopFrame | undefined = opened.frame;
  let asked = Promise.resolve(opened.frame);

  const isOld = (): boolean => isRefetchDue(since, clock.now());
  const refresh = async (before: ShopFrame): Promise<ShopFrame> => {
    latest = await ask(before).then(
      (now) => renewed(before, now),
      () => before,
    );
    return latest;
  };
  return {
    isDue: (shown) => isOld() || shown !== latest,
    frame: () => {
      if (isOld()) {
        since = clock.now();
        latest = undefined;
        asked = asked.then(refresh);
      }
      return asked;
    },
  };
};
