// A chunk of its own: the decision where a submitted search leads, and the way there.

import { pathOf, withTrailingSlash } from '@tornister/domain/routing';
import type { NavigateFunction } from 'react-router';
import { decideSearch } from '../../../composition/search-submission.ts';
import type { Shop } from '../../../composition/shop.ts';
import { ownHostsOf } from '../../../seo/site-addresses.ts';
import { goToDestination } from './go-to-destination.ts';

/** A search whose destination is known: what the box shows there, and the path of that page. */
export type DecidedSearch = {
  readonly query: string;
  readonly path: string;
  readonly follow: (navigate: NavigateFunction) => void;
};

/** Looks where a typed text leads from the page that is shown. */
export const decideTyped = (shop: Shop, typed: string, currentAddress: string): Promise<DecidedSearch> =>
  decideSearch(shop, {
    typed,
    currentAddress,
    isOnProductPage: document.querySelector('[data-page="product"]') !== null,
    ownHosts: ownHostsOf(shop.site),
  }).match(
    (destination) => ({
      query: destination.terms.query,
      path: withTrailingSlash(pathOf(destination.to)),
      follow: (navigate) => goToDestination(destination, navigate),
    }),
    // Every search leads somewhere, so there is no error to tell of.
    (error) => error,
  );
