// The shops of the shop host: one for each page that is rendered, in a container of its own.

import type { ChooseVariants } from '@tornister/application/content';
import { readArriving } from '@tornister/application/notices';
import type { Notice } from '@tornister/application/ports';
import { openHeaderMarks } from '@tornister/application/wishlist';
import type { Visit } from '../server/visitor.ts';
import { areaModule } from './area-module.ts';
import { createShop } from './create-shop.ts';
import { everyonesPageModule, visitorsPageModule } from './host-adapters.ts';
import type { HostContainer } from './host-container.ts';
import { hostPage } from './host-tokens.ts';
import { ports } from './ports.ts';
import type { Shop, Site } from './shop.ts';

/** What a page for everyone is drawn with, beside its address. */
export type ChosenForPage = {
  /** For one visitor; the page is sent to that visitor only. */
  readonly notice?: Notice | undefined;
  /** Says with which variants of its A/B tests the page is drawn: the first ones, unless something else is said. */
  readonly chooseVariants?: ChooseVariants;
};

export type HostShops = {
  /** A shop that knows nobody, with what was chosen for its page. */
  readonly forEveryone: (site: Site, chosen?: ChosenForPage) => Shop;
  readonly forVisitor: (visit: Visit) => Shop;
};

const moment = areaModule((bind) => bind(hostPage.now, [], () => Date.now()));

export const createHostShops = (container: HostContainer): HostShops => ({
  forEveryone: (site, { notice, chooseVariants = () => ({}) } = {}) => {
    const wiring = container.forPage();
    wiring.load(moment);
    return createShop({
      site,
      onServer: true,
      wiring,
      adapters: everyonesPageModule,
      arrivedNotice: notice,
      chooseVariants,
    });
  },
  forVisitor: (visit) => {
    const wiring = container.forPage();
    wiring.load(moment);
    wiring.load(areaModule((bind) => bind(hostPage.visit, [], () => visit)));
    const arrivedNotice = readArriving(visit.cookies);
    const shop = createShop({
      site: visit.site,
      onServer: true,
      wiring,
      adapters: visitorsPageModule,
      arrivedNotice,
    });
    return {
      ...shop,
      openMarks: () =>
        openHeaderMarks({
          cookies: visit.cookies,
          wishlists: shop.get(ports.wishlistGateway),
          session: shop.get(ports.sessionGateway),
        }).unwrapOr(undefined),
    };
  },
});
