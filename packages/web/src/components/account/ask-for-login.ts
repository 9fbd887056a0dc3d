// What happens where a visitor of the business shop asks for a page without being logged in. Source: spec 1 §2 "Business global rule".

import { cartUseCases } from '../../composition/cart-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import type { Shop } from '../../composition/shop.ts';
import { visitorUseCases } from '../../composition/visitor-tokens.ts';
import { byDocument } from '../../routing/by-document.ts';
import { fetchNeeds } from '../../routing/page-needs.ts';

/**
 * A page that needs a login opens the login flyout instead, says why, and the visitor stays; the login then leads to that page. A page that is
 * open to everybody is loaded. Where the code for this cannot be fetched, the shop host decides; without a network the page stays and says so.
 *
 * @param address path and query of the page that was asked for
 */
export const askForLogin = async (shop: Shop, address: string): Promise<void> => {
  const entry = await fetchNeeds({ areas: ['session'], texts: ['forms', 'account'] }).then(
    () => {
      const { pathname: path, search } = new URL(address, shop.site.baseUrl);
      return shop.get(sessionUseCases.enterBusinessPage)({ path, search });
    },
    () => ({ kind: 'open' as const }),
  );
  if (entry.kind === 'open') return byDocument(shop, () => location.assign(address));
  shop.get(cartUseCases.showNotices).notify(entry.notice);
  shop.get(visitorUseCases.accountFlyout).open();
};
