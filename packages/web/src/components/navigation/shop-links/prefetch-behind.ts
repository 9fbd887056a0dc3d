// Fetches the code that a form leads to. Apart from what prefetches links, as it comes with the first form that somebody reaches for.

import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { checkoutUseCases } from '../../../composition/checkout-tokens.ts';
import type { Shop } from '../../../composition/shop.ts';
import { findPage } from '../../../routing/find-page.ts';
import { pageCode } from '../../../routing/page-code.ts';
import type { PageEntry } from '../../../routing/page-entry.ts';
import { PAGES } from '../../../routing/page-table.ts';
import { tileList } from '../../catalogue/product-tile/tile-list.ts';

/** A form that asks (filters, order of a listing, search) shows a list: its page, its tiles and who answers for them. */
const listCode = (shop: Shop, page: PageEntry): readonly Promise<unknown>[] => [
  pageCode(page).fetch(),
  tileList.fetch(),
  shop.get(browseUseCases.makeCatalogueReady)(),
];

/** A form that is sent leads to the pages that the page table names behind its own; all of them are steps of the checkout. */
const stepCode = async (shop: Shop, names: readonly string[]): Promise<void> => {
  await Promise.all(names.map((name) => pageCode(PAGES[name as keyof typeof PAGES]).fetch()));
  // Who answers for the steps is known by now: a page's code names it.
  if (names.length > 0) await shop.get(checkoutUseCases.makeCheckoutReady)();
};

/** Fetches the code of what comes after a form, or rejects; it is asked for again by whoever goes there. What that shows depends on what is typed, so no data are asked for. */
export const prefetchBehind = async (shop: Shop, form: HTMLFormElement): Promise<void> => {
  if (!shop.get(browseUseCases.mayBrowse)()) return;
  const { page } = findPage(new URL(form.getAttribute('action') ?? '', document.baseURI).pathname);
  await Promise.all(form.method === 'get' ? listCode(shop, page) : [stepCode(shop, page.leadsTo ?? [])]);
};
