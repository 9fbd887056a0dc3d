// Prefetches code, texts and data of a page.

import { pathOf } from '@tornister/domain/routing';
import { RouterContextProvider } from 'react-router';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { type Shop, shopContext } from '../../../composition/shop.ts';
import { findPage } from '../../../routing/find-page.ts';
import { pageCode } from '../../../routing/page-code.ts';

/**
 * Fetches code, texts and, where the page table says so, data of a page and forgets the outcome: the code stays in the browser, the data among
 * the recent answers, so the navigation that follows finds both. A page that redirects, is gone or fails does so when it is really opened.
 */
export const prefetchPage = async (shop: Shop, address: string): Promise<void> => {
  const { page, params } = findPage(pathOf(address));
  if (!shop.get(browseUseCases.mayBrowse)()) return;
  try {
    const { fetch, loader } = pageCode(page);
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    const url = new URL(address, shop.site.baseUrl);
    const ask = () => loader?.({ request: new Request(url), url, pattern: url.pathname, params, context });
    await Promise.all([page.prefetch === true && ask(), fetch()]);
  } catch {
    // What a loader throws is an answer for a page, and there is none yet.
  }
};
