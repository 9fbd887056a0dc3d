import {
  isFormAddress,
  listingHref,
  listingQueryOfForm,
  openSearch,
  pageHref,
  readSearchPlace,
} from '@tornister/application/browse';
import { submitSearch } from '@tornister/application/search';
import { EMPTY_QUERY, hasFilters, parseQueryString } from '@tornister/domain/listing';
import { PATHS, safeTarget } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { withTiles } from '../components/catalogue/product-tile/tile-list.ts';
import { browseUseCases } from '../composition/browse-tokens.ts';
import { type Shop, shopContext } from '../composition/shop.ts';
import { ports } from '../composition/tokens.ts';
import { failWith, redirectTo } from '../respond.ts';
import { ownHostsOf } from '../seo/site-addresses.ts';

type Asked = ReturnType<typeof readSearchPlace>;

/** A term as a form without scripts sends it: nothing else is said. With scripts the decision was made before. */
const isFreshlyTyped = ({ place, query }: Asked): boolean =>
  place.originalTerm === place.term && !hasFilters(query) && query.page === 1 && query.sort === undefined;

/** Sends a freshly typed term where the search hub, a direct match or a longtail adjustment wants it (spec 1 §4). */
const decide = async (shop: Shop, { place }: Asked): Promise<void> => {
  const destination = await submitSearch(shop.get(ports.searchGateway), {
    typed: place.term,
    currentAddress: listingHref(place, EMPTY_QUERY),
    isOnProductPage: false,
    ownHosts: ownHostsOf(shop.site),
  });
  if (destination.isErr() || destination.value.kind === 'scroll-to-listing') return;
  throw redirectTo(destination.value.to);
};

const load = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const { search } = new URL(request.url);
  const asked = readSearchPlace(PATHS.search, search);
  const { place, query } = asked;
  // An empty search searches nothing and goes home (spec 1 §5).
  if (place.term === '') throw redirectTo(PATHS.home);
  const entries = parseQueryString(search);
  if (isFormAddress(entries)) throw redirectTo(listingHref(place, listingQueryOfForm(entries, 'search')));
  if (shop.onServer && isFreshlyTyped(asked)) await decide(shop, asked);

  const gateway = shop.get(ports.searchGateway);
  const opening = await shop
    .get(browseUseCases.recentAnswers)
    .ask(listingHref(place, query), () => openSearch(gateway, place, query));
  if (opening.isErr()) throw failWith(opening.error);
  if (opening.value.kind !== 'open') {
    throw redirectTo(opening.value.kind === 'unknown' ? PATHS.home : pageHref(place, query, opening.value.lastPage));
  }
  const { page, listing } = opening.value;
  const product = safeTarget(page.directMatchUrl, ownHostsOf(shop.site));
  if (product !== undefined && isFreshlyTyped(asked)) throw redirectTo(product);
  const isEmpty = listing.result.totalCount === 0 && !listing.isNarrowed;
  const popular = isEmpty ? (await gateway.suggest('')).unwrapOr([]) : [];
  return { listing, term: place.term, originalTerm: place.originalTerm, popular };
};

export const loader = (args: LoaderFunctionArgs) => withTiles(load(args));
