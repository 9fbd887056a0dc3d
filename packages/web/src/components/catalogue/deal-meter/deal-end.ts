// What a tile shows of a lightning deal ends with the deal. Tiles are static parts (ADR 0012), so the end stands in the markup, and one clock of the
// tab looks after all of them.

import { isDealRunning } from '@tornister/domain/deals';
import { type Instant, instantOf } from '@tornister/domain/shared';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import type { Shop } from '../../../composition/shop.ts';

const ENDS = 'data-deal-until';

/** The attribute of an element that must not be seen after the end of its deal. */
export const endsAt = ({ until }: { readonly until: Instant }): Readonly<Record<typeof ENDS, Instant>> => ({
  [ENDS]: until,
});

const OPENS = 'data-opens-after';

/** The attributes of an anchor that leads nowhere while its deal is covered, and to this address once `data-deal-over` stands above it. */
export const opensAfterDeal = (path: string): Readonly<Record<typeof OPENS, string>> => ({ [OPENS]: path });

/**
 * Takes everything out of sight, and out of readers' ears, whose deal has ended; its place stays, so that nothing moves. A tile that the deal
 * has covered is a link again.
 */
export const followDeals = (shop: Shop): void => {
  const { state$ } = shop.get(browseUseCases.watchTime)(shop.scope, shop.get(browseUseCases.readTime)());
  shop.scope.during(state$).subscribe(({ now }) => {
    for (const element of document.querySelectorAll<HTMLElement>(`[${ENDS}]`)) {
      const until = instantOf(Number(element.getAttribute(ENDS)));
      const isOver = !isDealRunning({ isAvailable: true, until }, now);
      element.toggleAttribute('data-deal-over', isOver);
      const link = isOver && element.closest('article')?.querySelector(`[${OPENS}]`);
      if (link) link.setAttribute('href', link.getAttribute(OPENS) ?? '');
    }
  });
};
