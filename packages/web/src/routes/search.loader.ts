// Loader of the search results.

import type { SearchResults } from '@tornister/application/browse';
import type { LoaderFunctionArgs } from 'react-router';
import { withTiles } from '../components/catalogue/product-tile/tile-list.ts';
import { foundNothing, nothingFound } from '../components/search/search-results/nothing-found-part.ts';
import { listingOpener } from '../composition/page-openers.ts';
import { shopContext } from '../composition/shop.ts';
import { failWith, redirectTo } from '../respond.ts';
import { ownHostsOf } from '../seo/site-addresses.ts';

const load = async ({ context, request }: LoaderFunctionArgs): Promise<SearchResults> => {
  const shop = context.get(shopContext);
  const opened = await listingOpener(shop).search({
    queryString: new URL(request.url).search,
    ownHosts: ownHostsOf(shop.site),
  });
  if (opened.isErr()) throw failWith(opened.error);
  if (opened.value.kind === 'elsewhere') throw redirectTo(opened.value.to);
  const { results } = opened.value;
  // What is said then is there together with the page. Without it there is the page of an error, not an empty one.
  if (foundNothing(results)) await nothingFound.fetch();
  return results;
};

export const loader = (args: LoaderFunctionArgs) => withTiles(load(args));
