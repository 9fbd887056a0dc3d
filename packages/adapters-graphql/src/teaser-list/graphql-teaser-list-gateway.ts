// The port `TeaserListGateway`, on GraphQL.

import type { GatewayError, TeaserListGateway } from '@tornister/application/ports';
import type { TeaserList } from '@tornister/domain/wishlist';
import { okAsync, ResultAsync } from 'neverthrow';
import { toCart } from '../cart/cart-mapper.ts';
import {
  addProductsToCartFromTeaserWishlist,
  getTotalsForTeaserWishlist,
  getWishlistFromTeaserId,
  replaceItemInTeaserWishlist,
} from '../generated/operations/teaser-list.ts';
import { toMoney } from '../mapping/parts-mapper.ts';
import type { VisitorSession } from '../session/visitor-session.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import { toOutcome, toTeaserItem, toTeaserList } from './teaser-list-mapper.ts';

/** What reads an entry is the wishlists'. Fetched apart, it stays in their file, and is not carried by every call of the shop. */
const fetchMapper = () =>
  ResultAsync.fromPromise(
    import('../wishlist/wishlist-mapper.ts'),
    (): GatewayError => ({ kind: 'gateway.unreachable' }),
  );

/** A curated list by its id, for everybody alike. */
export const readTeaserList = (
  transport: GraphqlTransport,
  teaserListId: string,
): ResultAsync<TeaserList | undefined, GatewayError> =>
  fetchMapper().andThen(({ toEntry }) =>
    transport.run(getWishlistFromTeaserId, { teaserListId }, toTeaserList(toEntry)),
  );

/** What a shopper does with a curated list; the first entry that is added opens a cart. */
export const createGraphqlTeaserListGateway = (
  transport: GraphqlTransport,
  session: VisitorSession,
): TeaserListGateway => ({
  total: (position) =>
    transport.run(getTotalsForTeaserWishlist, { ...position }, ({ getTotalsForTeaserWishlist: total }) =>
      total === null ? undefined : toMoney(total),
    ),
  replace: (oldExternalId, itemId, quantity) =>
    fetchMapper().andThen(({ toEntry }) =>
      transport.run(
        replaceItemInTeaserWishlist,
        { itemId, oldExternalId, quantity },
        ({ replaceItemInTeaserWishlist: entry }) => (entry === null ? undefined : toTeaserItem(toEntry)(entry)),
      ),
    ),
  addToCart: (entries, key) => {
    const known = session.cartId();
    return (known === undefined ? session.openCart() : okAsync(known)).andThen((cartId) =>
      transport.run(
        addProductsToCartFromTeaserWishlist,
        {
          cartId,
          teaserWishlist: entries.map(({ itemId = null, ...entry }) => ({ ...entry, itemId })),
          idempotencyKey: key,
        },
        ({ addProductsToCartFromTeaserWishlist: added }) => ({
          cart: toCart(added.details),
          outcome: toOutcome(added),
        }),
      ),
    );
  },
});
