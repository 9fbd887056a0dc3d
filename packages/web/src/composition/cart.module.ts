// Wires the use cases of cart and notices, which every page has.

import { createOpenFlyout } from '@tornister/application/navigation';
import { createShowNotices } from '@tornister/application/notices';
import { canOpenMiniCart } from '@tornister/domain/cart';
import { areaModule } from './area-module.ts';
import { cartUseCases } from './cart-tokens.ts';
import { fetchService } from './lazy-service.ts';
import { ports } from './ports.ts';
import { createTabCart } from './tab-cart.ts';
import { lifetime } from './tokens.ts';

/** What every page needs of the cart: the cart of the tab, which loads its code when there is one, and the notices. */
export const cartModule = areaModule((bind) => {
  bind(cartUseCases.showNotices, [lifetime, ports.clock, ports.cookieJar], (scope, clock, cookies) =>
    createShowNotices(scope, { clock, cookies }),
  );
  bind(ports.notifier, [cartUseCases.showNotices], (notices) => notices);
  bind(
    cartUseCases.openMiniCart,
    [ports.clock],
    (clock) => (scope) => createOpenFlyout(scope, { clock }, canOpenMiniCart),
  );
  bind(
    cartUseCases.editCart,
    [
      lifetime,
      ports.cartGateway,
      ports.clock,
      ports.cookieJar,
      ports.tabChannel,
      cartUseCases.showNotices,
      ports.analytics,
    ],
    (scope, carts, clock, cookies, tabs, notices, analytics) =>
      createTabCart(scope, { carts, clock, cookies, tabs, notices, analytics }, () => import('./open-cart.ts')),
  );
  bind(
    cartUseCases.makeCartReady,
    [cartUseCases.editCart, ports.cartGateway],
    (...needed) =>
      () =>
        Promise.all(needed.map(fetchService)),
  );
});
