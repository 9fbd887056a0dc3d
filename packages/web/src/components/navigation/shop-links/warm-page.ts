import { matchRoute, pathOf } from '@tornister/domain/routing';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { type Shop, shopContext } from '../../../composition/shop.ts';
import { page } from '../../../routing/page.ts';

/** The pages that are worth fetching before they are asked for: those that shoppers browse. */
const WARMED: Readonly<Record<string, string>> = {
  category: 'category',
  content: 'content',
  product: 'product',
};

/**
 * Fetches code, texts and data of a page and forgets the outcome: the code stays in the browser, the data among the recent answers, so
 * the navigation that follows finds both. A page that redirects, is gone or fails does so when it is really opened.
 */
export const warmPage = async (shop: Shop, address: string): Promise<void> => {
  const route = matchRoute(pathOf(address));
  const id = WARMED[route.kind];
  if (id === undefined) return;
  try {
    const { lazy, loader } = page(id);
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    const params = 'id' in route ? { id: route.id } : {};
    const url = new URL(address, shop.site.baseUrl);
    const asked: LoaderFunctionArgs = { request: new Request(url), url, pattern: url.pathname, params, context };
    await Promise.all([typeof loader === 'function' && loader(asked), lazy()]);
  } catch {
    // What a loader throws is an answer for a page, and there is none yet.
  }
};
