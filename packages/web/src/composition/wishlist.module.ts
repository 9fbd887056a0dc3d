// Wires the use cases of wishlists.

import { createKeepLists, createShareList, createWorkOnList, type KeepLists } from '@tornister/application/wishlist';
import { areaModule } from './area-module.ts';
import { cartUseCases } from './cart-tokens.ts';
import { lazyService } from './lazy-service.ts';
import { ports } from './ports.ts';
import { openedSite } from './shop.ts';
import { lifetime } from './tokens.ts';
import { wishlistUseCases } from './wishlist-tokens.ts';

/** Who has not asked for the lists yet asks for them as they are then. */
const refreshing =
  ({ state$, refresh }: KeepLists) =>
  (): void => {
    if (state$.value.status === 'ready') void refresh();
  };

/** The lists of a tab, which hearts and header share, and the page on which they are worked on. */
export const wishlistModule = areaModule((bind) => {
  bind(
    wishlistUseCases.keepLists,
    [lifetime, ports.wishlistGateway, ports.cookieJar, ports.tabChannel, ports.analytics, ports.pageVisibility],
    (scope, wishlists, cookies, tabs, analytics, visibility) =>
      createKeepLists(scope, { wishlists, cookies, tabs, analytics, visibility }),
  );
  bind(
    wishlistUseCases.workOnList,
    [
      ports.wishlistGateway,
      ports.cartGateway,
      ports.cookieJar,
      ports.tabChannel,
      ports.clientStore,
      ports.analytics,
      ports.keyMaker,
      openedSite,
      wishlistUseCases.keepLists,
    ],
    (wishlists, carts, cookies, tabs, store, analytics, keys, site, lists) =>
      createWorkOnList({
        wishlists,
        carts,
        cookies,
        tabs,
        store,
        analytics,
        keys,
        language: site.storefront.language,
        onChange: refreshing(lists),
      }),
  );
  bind(
    wishlistUseCases.takeTeaserList,
    [
      ports.contentGateway,
      ports.orderFormGateway,
      ports.wishlistGateway,
      ports.cartGateway,
      cartUseCases.editCart,
      ports.cookieJar,
      ports.tabChannel,
      ports.clientStore,
      ports.analytics,
      ports.keyMaker,
      wishlistUseCases.keepLists,
    ],
    (content, teaserLists, wishlists, carts, changes, cookies, tabs, store, analytics, keys, lists) =>
      lazyService(
        async () =>
          (await import('@tornister/application/teaser-list')).createTakeTeaserList({
            content,
            teaserLists,
            wishlists,
            carts,
            changes,
            cookies,
            tabs,
            store,
            analytics,
            keys,
            onChange: refreshing(lists),
          }),
        { values: { newKey: keys.make } },
      ),
  );
  bind(
    wishlistUseCases.shareList,
    [
      ports.wishlistGateway,
      ports.cartGateway,
      ports.cookieJar,
      ports.tabChannel,
      ports.clientStore,
      ports.analytics,
      ports.keyMaker,
      wishlistUseCases.keepLists,
    ],
    (wishlists, carts, cookies, tabs, store, analytics, keys, lists) =>
      createShareList({ wishlists, carts, cookies, tabs, store, analytics, keys, onChange: refreshing(lists) }),
  );
});
