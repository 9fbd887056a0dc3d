// Vouchers and gifts of a draft. Source: spec 2 §3 "voucherCodeStatus", "freeArticles".

import { discountableLines, goodsValue, parseVoucherCode, promotionGifts, redeemVoucher } from '@tornister/domain/cart';
import { money } from '@tornister/domain/money';
import type { Language, StoreCode } from '@tornister/domain/storefront';
import { priceLines } from './cart-contents.ts';
import { type CartDraft, isChosenGift, type LineRow, newLine, piecesBefore } from './cart-draft.ts';
import { overVoucherText } from './cart-texts.ts';
import { type Change, type ChangeOutcome, DONE, failed } from './change-lines.ts';
import type { FoundVoucher } from './find-voucher.ts';
import { CURRENCY, type Goods, isThere, readFurtherGoods } from './goods.ts';
import { reasonOver, voucherInCart } from './voucher-in-cart.ts';

type PromotionChange = Change & { readonly store: StoreCode; readonly language: Language };

/** Redeems a code; the gift that belongs to it is put into the cart. Where none is left of it that is said, and the code redeemed all the same if it saves something. */
export const addVoucher = async (change: PromotionChange, typed: string): Promise<ChangeOutcome> => {
  const parsed = parseVoucherCode(typed);
  if (parsed.isErr()) return failed(parsed.error);
  const { draft, now } = change;
  // One that is over makes room: only what still counts is the one voucher of a cart.
  await tidyVoucher(change);
  const { voucher, lines } = await voucherInDraft(change, parsed.value);
  if (voucher === undefined) return failed({ kind: 'voucher.unknown' });
  const redeemed = redeemVoucher(
    voucher,
    {
      lines: discountableLines(lines),
      currency: CURRENCY,
      ...(draft.voucherCode === null ? {} : { redeemedCode: draft.voucherCode }),
    },
    now,
  );
  if (redeemed.isErr()) return failed(redeemed.error);
  draft.voucherCode = voucher.code;
  // Whoever has another one need not hear of the one before.
  delete draft.told;
  if (voucher.isGiftSoldOut) return failed({ kind: 'cart.voucher-gift-sold-out' });
  addVoucherGift(change, voucher);
  return DONE;
};

/** The voucher with this code, and the lines of the draft as it sees them. */
const voucherInDraft = ({ transaction, draft, goods, now, store, language }: PromotionChange, code: string | null) =>
  voucherInCart(
    { database: transaction, goods, now, store, language },
    code,
    priceLines([...draft.lines.values()], goods, now),
  );

/** Takes the voucher and the gift that came with it out. One that is out already, as after a press in another tab, needs nothing. */
export const removeVoucher = (draft: CartDraft, code: string): ChangeOutcome => {
  if (draft.voucherCode !== null && draft.voucherCode === parseVoucherCode(code).unwrapOr(undefined))
    dropVoucher(draft);
  return DONE;
};

const dropVoucher = (draft: CartDraft): void => {
  for (const line of draft.lines.values()) if (line.voucher_code !== null) draft.lines.delete(line.id);
  draft.voucherCode = null;
};

/** Puts a gift into the cart whose value has reached it; another gift of the shopper's choice makes place for it. */
export const addFreeArticle = async (
  change: PromotionChange,
  chosen: { readonly promotionId: string; readonly itemId: string },
): Promise<ChangeOutcome> => {
  const { transaction, draft, cartId, goods, now, store } = change;
  const gift = await transaction
    .selectFrom('free_articles')
    .selectAll()
    .where('promotion_id', '=', chosen.promotionId)
    .where('item_id', '=', chosen.itemId)
    .where('is_automatic', '=', false)
    .executeTakeFirst();
  if (gift === undefined) return failed({ kind: 'cart.gift-unknown' });
  if ((await draftValue(change)) < gift.minimum_cart_cents) return failed({ kind: 'cart.gift-not-reached' });
  const stock = await readFurtherGoods(transaction, [gift.item_id], goods, store, now);
  const others = [...draft.lines.values()].filter((line) => !isChosenGift(line));
  if (!isThere(stock.get(gift.item_id), piecesBefore(others, gift.item_id)))
    return failed({ kind: 'cart.gift-sold-out' });
  for (const line of draft.lines.values()) if (isChosenGift(line)) draft.lines.delete(line.id);
  newLine(cartId, draft, { item_id: gift.item_id, kind: 'free-gift', quantity: 1, promotion_id: gift.promotion_id });
  draft.waitingGift = null;
  return DONE;
};

/**
 * After other changes: a voucher that goods are missing for waits, without its gift, and gets it back with them; one that is over goes. Gifts whose value
 * is not reached go, as do those of which none is left, until the one that was chosen can be had again; what a promotion gives by itself comes and goes with its value.
 */
export const tidyPromotions = async (change: PromotionChange): Promise<void> => {
  const { offers, stock, value } = await tidyRedeemed(change);
  const automatic = offers.filter(({ is_automatic }) => is_automatic);
  tidyPromotionGifts(change, automatic, stock, value);
};

/** Takes the voucher out that is over, and the chosen gift that is not to be had, which waits: what then is left is what counts of this cart. */
export const tidyRedeemed = async (change: PromotionChange) => {
  const { draft, cartId, transaction, goods, now, store } = change;
  await tidyVoucher(change);
  const gifts = [...draft.lines.values()].filter(isChosenGift);
  const offers = await transaction.selectFrom('free_articles').selectAll().orderBy('position').execute();
  const items = offers.map(({ item_id }) => item_id);
  const stock = await readFurtherGoods(transaction, items, goods, store, now);
  const value = await draftValue(change);
  const isGiven = ({ promotion_id, item_id }: Pick<LineRow, 'promotion_id' | 'item_id'>, gift?: string): boolean => {
    const offer = offers.find((one) => one.promotion_id === promotion_id && one.item_id === item_id);
    const isReached = offer !== undefined && !offer.is_automatic && value >= offer.minimum_cart_cents;
    return isReached && isThere(stock.get(item_id), piecesBefore(draft.lines.values(), item_id, gift));
  };
  for (const gift of gifts) {
    draft.waitingGift = null;
    if (isGiven(gift, gift.id)) continue;
    draft.lines.delete(gift.id);
    if (gift.promotion_id !== null) draft.waitingGift = { promotion_id: gift.promotion_id, item_id: gift.item_id };
  }
  if (draft.waitingGift !== null && isGiven(draft.waitingGift)) {
    newLine(cartId, draft, { ...draft.waitingGift, kind: 'free-gift', quantity: 1 });
    draft.waitingGift = null;
  }
  return { offers, stock, value };
};

/** Puts in what promotions give by themselves to a cart of this value, and takes out what they do not give any more. */
const tidyPromotionGifts = (
  { draft, cartId }: PromotionChange,
  offers: readonly { readonly promotion_id: string; readonly item_id: string; readonly minimum_cart_cents: number }[],
  stock: ReadonlyMap<string, Goods>,
  value: number,
): void => {
  const held = [...draft.lines.values()].filter(({ kind }) => kind === 'promotion-free');
  const given = promotionGifts(
    offers.map(({ promotion_id: promotionId, item_id: itemId, minimum_cart_cents: minimumCents }) => {
      const line = held.find((one) => one.promotion_id === promotionId && one.item_id === itemId);
      const before = piecesBefore(draft.lines.values(), itemId, line?.id);
      return { promotionId, itemId, minimumCents, line, isThere: isThere(stock.get(itemId), before) };
    }),
    value,
  );
  const kept = new Set(given.map(({ line }) => line?.id));
  for (const { id } of held) if (!kept.has(id)) draft.lines.delete(id);
  for (const { line, promotionId, itemId } of given)
    if (line === undefined)
      newLine(cartId, draft, { item_id: itemId, kind: 'promotion-free', quantity: 1, promotion_id: promotionId });
};

const tidyVoucher = async (change: PromotionChange): Promise<void> => {
  const { draft, now } = change;
  // A gift without its voucher has nothing to come from.
  for (const line of draft.lines.values())
    if (line.voucher_code !== null && line.voucher_code !== draft.voucherCode) draft.lines.delete(line.id);
  if (draft.voucherCode === null) return;
  const { voucher, lines } = await voucherInDraft(change, draft.voucherCode);
  const redeemed = voucher && redeemVoucher(voucher, { lines: discountableLines(lines), currency: CURRENCY }, now);
  const reason = reasonOver(voucher, redeemed?.isErr() ? redeemed.error : undefined);
  if (reason !== undefined) {
    draft.told = overVoucherText({ code: draft.voucherCode, reason }, change.language);
    return dropVoucher(draft);
  }
  const giving = redeemed?.isOk() && voucher?.isGiftSoldOut !== true ? voucher : undefined;
  const gifts = [...draft.lines.values()].filter(({ voucher_code }) => voucher_code !== null);
  if (giving === undefined) for (const gift of gifts) draft.lines.delete(gift.id);
  else if (gifts.length === 0) addVoucherGift(change, giving);
};

const addVoucherGift = ({ draft, cartId }: PromotionChange, { freeItemId, code }: FoundVoucher): void => {
  if (freeItemId !== undefined)
    newLine(cartId, draft, { item_id: freeItemId, kind: 'free-gift', quantity: 1, voucher_code: code });
};

const draftValue = async (change: PromotionChange): Promise<number> => {
  const lines = priceLines([...change.draft.lines.values()], change.goods, change.now);
  return goodsValue(lines, money((await redeemedSaving(change)) ?? 0)).cents;
};

const redeemedSaving = async (change: PromotionChange): Promise<number | undefined> => {
  const { voucher, lines } = await voucherInDraft(change, change.draft.voucherCode);
  return voucher === undefined
    ? undefined
    : redeemVoucher(voucher, { lines: discountableLines(lines), currency: CURRENCY }, change.now)
        .map((saving) => saving.cents as number)
        .unwrapOr(undefined);
};
