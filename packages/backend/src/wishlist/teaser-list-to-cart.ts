// A curated list goes into the cart as a whole; what could not be done as wanted is said for each entry. Source: spec 3 §4 "Teaser list to cart", §7.

import { isAcceptedChange } from '@tornister/domain/catalogue';
import { LIST_ENTRIES_MAX, teaserEntryVerdict } from '@tornister/domain/wishlist';
import type { Result } from 'neverthrow';
import { addPosition, type Change, isAdded } from '../cart/change-lines.ts';
import { type Changed, inOpenCart } from '../cart/update-cart.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { TeaserWishlistInput } from '../graphql/generated/resolver-types.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { type IdempotentRequest, once, requestByContent } from '../orders/idempotency.ts';

type Outcome = Omit<Answer<'TeaserWishlistToCart'>, 'details' | '__typename'>;
type Sorted = { -readonly [Part in keyof Outcome]: Outcome[Part][number][] };

const requestOf = (cartId: string, entries: readonly TeaserWishlistInput[], key: string): IdempotentRequest =>
  requestByContent(
    `teaser-list:${cartId}`,
    key,
    entries.map(({ productId, itemId, quantity }) => [productId, itemId ?? '', quantity]),
  );

const heldOf = ({ draft }: Change, itemId: string): number =>
  [...draft.lines.values()]
    .filter((line) => line.item_id === itemId && isAdded(line))
    .reduce((pieces, { quantity }) => pieces + quantity, 0);

/** Puts one entry into the cart, as far as the rule allows it, and notes under which head it is told. */
const addEntry = async (
  change: Change,
  { productId, itemId, quantity: wanted }: TeaserWishlistInput,
  sorted: Sorted,
): Promise<void> => {
  const goods = change.goods.get(itemId ?? '');
  const isMeant = goods?.productId === productId && goods.isForSale;
  const verdict = teaserEntryVerdict(wanted, {
    isVariantOpen: !itemId,
    minimum: goods?.minimumOrderQuantity ?? 1,
    maximum: isMeant ? goods.maxQuantity : 0,
    alreadyInCart: heldOf(change, itemId ?? ''),
  });
  if (!itemId) {
    sorted.variantsToChoose.push({ productId, itemId: null, quantity: wanted });
    return;
  }
  if (!('quantity' in verdict)) {
    sorted.maxInCart.push({ productId, itemId, quantity: wanted });
    return;
  }
  const before = heldOf(change, itemId);
  await addPosition(change, itemId, verdict.quantity);
  // A cart that has no room for another line, or a deal that has run out, may have taken less than the rule allows.
  const quantity = heldOf(change, itemId) - before;
  if (quantity <= 0) sorted.maxInCart.push({ productId, itemId, quantity: wanted });
  else if (quantity === wanted) sorted.successfullyAdded.push({ productId, itemId, quantity });
  else sorted.quantityChanged.push({ productId, itemId, quantity, wantedQuantity: wanted });
};

/** Puts the entries into the cart in one transaction. What comes again under its key is answered as the first time. */
export const addTeaserList = async (
  context: RequestContext,
  cartId: string,
  entries: readonly TeaserWishlistInput[],
  key: string | null | undefined,
): Promise<Result<Changed<Outcome>, Refusal>> => {
  const isAccepted = entries.every(({ quantity }) => quantity >= 1 && isAcceptedChange(quantity, 0, false));
  if (entries.length > LIST_ENTRIES_MAX || !isAccepted) return refuse('BAD_REQUEST');
  const itemIds = entries.flatMap(({ itemId }) => itemId ?? []);
  return inOpenCart(context, cartId, itemIds, (change) =>
    once(change.transaction, key ? requestOf(change.cartId, entries, key) : undefined, change.now, async () => {
      const sorted: Sorted = { variantsToChoose: [], quantityChanged: [], maxInCart: [], successfullyAdded: [] };
      for (const entry of entries) await addEntry(change, entry, sorted);
      return sorted;
    }),
  );
};
