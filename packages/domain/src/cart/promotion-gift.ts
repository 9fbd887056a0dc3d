// Gifts that a promotion puts into the cart by itself or offers to choose from, and what the shopper is told when they come and go. Source:
// spec 2 §3 "isPromotionFreeItem (not removable)", "freeArticles", §4 "Cart lines"; docs/adr/0009 "Money, time, numbers".

import type { CartLine, CartOperation, VoucherState } from './cart.ts';

/** One piece that a promotion gives from a value of the goods on. */
export type PromotionGift = {
  readonly promotionId: string;
  readonly itemId: string;
  /** What the goods must be worth after the voucher, in cents. */
  readonly minimumCents: number;
  /** Whether there is a piece to give. */
  readonly isThere: boolean;
};

/** What promotions give a cart by themselves: one piece of each gift that is there, once the goods are worth enough; nothing to a cart that costs nothing. */
export const promotionGifts = <Gift extends PromotionGift>(
  gifts: readonly Gift[],
  valueCents: number,
): readonly Gift[] =>
  gifts.filter(({ minimumCents, isThere }) => isThere && valueCents > 0 && valueCents >= minimumCents);

/**
 * The gifts that a shopper may choose from now, and the least value, in cents, from which any may be chosen; absent where none is there to give, so
 * that nothing is promised of which no piece is left. Source: spec 2 §3 "freeArticles", "freeArticleMinPrice".
 */
export const giftsToChoose = <Gift extends PromotionGift>(
  offers: readonly Gift[],
  valueCents: number,
): { readonly gifts: readonly Gift[]; readonly fromCents?: number } => {
  const there = offers.filter(({ isThere }) => isThere);
  if (there.length === 0) return { gifts: [] };
  return {
    gifts: there.filter(({ minimumCents }) => minimumCents <= valueCents),
    fromCents: Math.min(...there.map(({ minimumCents }) => minimumCents)),
  };
};

/** What a shopper is told when a promotion puts a gift into the cart. */
export const GIFT_CAME_MESSAGE = 'vue.cart.giftCame';

/** What a shopper is told when a gift of theirs goes. */
export const GIFT_LOST_MESSAGE = 'vue.cart.giftLost';

type Lines = readonly Pick<CartLine, 'id' | 'kind'>[];

/**
 * What to tell after a change of the cart: a gift went that nobody has taken out, or a promotion's came, or one that was chosen before came back. Who
 * chooses a gift knows that it comes and that the one before goes; a gift of a voucher comes and goes with what the voucher says, unless the voucher
 * still holds without it.
 *
 * @param before nothing where it is not known what the cart held: a chosen gift may have been in it
 */
export const giftMessageOf = (
  operation: CartOperation,
  before: Lines | undefined,
  after: Lines,
  voucherAfter?: VoucherState,
): string | undefined => {
  const removed = 'lineId' in operation ? operation.lineId : undefined;
  const hasLost = before?.some(
    ({ id, kind }) =>
      id !== removed &&
      (kind.kind === 'promotion-free' ||
        (kind.kind === 'free-gift' &&
          (kind.relatedVoucherCode === undefined
            ? operation.kind !== 'add-free-article'
            : voucherAfter?.kind === 'redeemed' && voucherAfter.code === kind.relatedVoucherCode))) &&
      !after.some((line) => line.id === id),
  );
  if (hasLost) return GIFT_LOST_MESSAGE;
  const hasCome = after.some(
    ({ id, kind }) =>
      (kind.kind === 'promotion-free' ||
        (kind.kind === 'free-gift' &&
          kind.relatedVoucherCode === undefined &&
          before !== undefined &&
          operation.kind !== 'add-free-article')) &&
      !before?.some((line) => line.id === id),
  );
  return hasCome ? GIFT_CAME_MESSAGE : undefined;
};
