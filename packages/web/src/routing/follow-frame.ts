// A tab that has been open for a while: a navigation asks for menu, footer and switches again once they are ten minutes old. It comes with `follow-build.ts`.

import type { ShopFrame } from '@tornister/application/navigation';
import type { HeaderMarks } from '@tornister/application/wishlist';
import { type Instant, instantOf } from '@tornister/domain/shared';
import type { DataRouter } from 'react-router';
import { browseUseCases } from '../composition/browse-tokens.ts';
import { buildUseCases } from '../composition/build-tokens.ts';
import type { Shop } from '../composition/shop.ts';
import { LAYOUTS } from './page-layouts.ts';

const { code: LAYOUT } = LAYOUTS.default;

/** What the layout is shown with; a notice is of the page that it came with. */
type Framed = { readonly frame: ShopFrame; readonly marks?: HeaderMarks };

/**
 * Called once for a tab. From the first page with menu and footer on, their route asks the use case whether it has others, and takes them from it: the code
 * that every page starts with only knows that they stay.
 *
 * @param openFor so many milliseconds the tab has been open, and its frame with it
 */
export const followFrame = (shop: Shop, router: Pick<DataRouter, 'subscribe' | 'state'>, openFor: number): void => {
  const { get, scope } = shop;
  const readTime = get(browseUseCases.readTime);
  const ask = async (before: ShopFrame): Promise<ShopFrame> =>
    (await import('../layouts/default-layout.loader.ts')).openShopFrame(shop, before);
  const shown = (): Framed | undefined => router.state.loaderData[LAYOUT];
  let isFollowed = false;
  const follow = (since: Instant): void => {
    const route = router.state.matches.find((match) => match.route.id === LAYOUT)?.route;
    const first = shown();
    if (isFollowed || route === undefined || first === undefined) return;
    isFollowed = true;
    const refresh = get(buildUseCases.refreshFrame)(ask, { frame: first.frame, since });
    // What only changes the query of a page, like a chosen variant, may load nothing, and then waits for nothing.
    route.shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      (defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname) && refresh.isDue(shown()?.frame);
    route.loader = async (): Promise<Framed> => {
      const frame = await refresh.frame();
      const marks = shown()?.marks;
      return { frame, ...(marks === undefined ? {} : { marks }) };
    };
  };
  follow(instantOf(readTime() - openFor));
  scope.onEnd(router.subscribe(() => follow(readTime())));
};
