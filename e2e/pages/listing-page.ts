// Page object: a category or search results.

import type { Locator } from '@playwright/test';
import type { Shopper } from '../fixtures/shopper.ts';
import { patternOf } from '../fixtures/translate.ts';

/** A list of products: a category or the results of a search. */
export const listingPage = ({ page, t }: Shopper) => {
  const listing = page.getByRole('region', { name: t('vue.listing.label'), exact: true });
  const tiles = listing.getByRole('article');
  return {
    headline: page.getByRole('heading', { level: 1 }),
    listing,
    tiles,
    /** A tile of something that is short has no link. */
    tilesWithVariants: tiles
      .filter({ hasText: t('vue.tile.moreVariants') })
      .filter({ has: page.getByRole('heading').getByRole('link') }),
    linkOf: (tile: Locator): Locator => tile.getByRole('heading').getByRole('link'),
    filters: listing.locator('summary'),
    chips: listing.getByRole('link', { name: patternOf(t, 'vue.filter.remove') }),
    sort: listing.getByLabel(t('vue.sort.label')),
  };
};
