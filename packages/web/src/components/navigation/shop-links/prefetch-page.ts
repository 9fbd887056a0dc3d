// Prefetches code, texts and data of a page.

import { pathOf } from '@tornister/domain/routing';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { type Shop, shopContext } from '../../../composition/shop.ts';
import { findPage } from '../../../routing/find-page.ts';
import { pageCode } from '../../../routing/page-code.ts';

/**
 * Fetches code, texts and data of a page and forgets the outcome: the code stays in the browser, the data among the recent answers, so
 * the navigation that follows finds both. A page that redirects, is gone or fails does so when it is really opened.
 */
export const prefetchPage = async (shop: Shop, address: string): Promise<void> => {
  const { page, params } = findPage(pathOf(address));
  if (page.prefetch !== true || !shop.get(browseUseCases.mayBrowse)()) return;
  try {
    const { lazy, loader } = pageCode(page);
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    const url = new URL(address, shop.site.baseUrl);
    const asked: LoaderFunctionArgs = { request: new Request(url), url, pattern: url.pathname, params, context };
    await Promise.all([typeof loader === 'function' && loader(asked), lazy()]);
  } catch {
    // What a loader throws is an answer for a page, and there is none yet.
  }
};
