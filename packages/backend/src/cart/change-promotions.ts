// Vouchers and gifts of a draft. Source: spec 2 §3 "voucherCodeStatus", "freeArticles".

import { discountableLines, goodsValue, isDormant, parseVoucherCode, redeemVoucher } from '@tornister/domain/cart';
import { money } from '@tornister/domain/money';
import type { Language } from '@tornister/domain/storefront';
import { fitsCategory, priceLines } from './cart-contents.ts';
import { type CartDraft, newLine } from './cart-draft.ts';
import { type Change, type ChangeOutcome, DONE, failed } from './change-lines.ts';
import { type FoundVoucher, findVoucher } from './find-voucher.ts';
import { CURRENCY } from './goods.ts';

type PromotionChange = Change & { readonly language: Language };

/** Redeems a code; the gift that belongs to it is put into the cart. */
export const addVoucher = async (change: PromotionChange, typed: string): Promise<ChangeOutcome> => {
  const parsed = parseVoucherCode(typed);
  if (parsed.isErr()) return failed(parsed.error);
  const { transaction, draft, goods, now, language, cartId } = change;
  const voucher = await findVoucher(transaction, parsed.value, language);
  if (voucher === undefined) return failed({ kind: 'voucher.unknown' });
  const lines = priceLines([...draft.lines.values()], goods, now);
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
  if (!(await fitsCategory(transaction, voucher, lines))) return failed({ kind: 'voucher.nothing-discountable' });
  draft.voucherCode = voucher.code;
  addVoucherGift(draft, cartId, voucher);
  return DONE;
};

/** Takes the voucher and the gift that came with it out. */
export const removeVoucher = (draft: CartDraft, code: string): ChangeOutcome => {
  if (draft.voucherCode === null || draft.voucherCode !== code.trim().toUpperCase())
    return failed({ kind: 'voucher.unknown' });
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
  const { transaction, draft, cartId } = change;
  const gift = await transaction
    .selectFrom('free_articles')
    .selectAll()
    .where('promotion_id', '=', chosen.promotionId)
    .where('item_id', '=', chosen.itemId)
    .executeTakeFirst();
  if (gift === undefined) return failed({ kind: 'cart.gift-unknown' });
  if ((await draftValue(change)) < gift.minimum_cart_cents) return failed({ kind: 'cart.gift-not-reached' });
  for (const line of draft.lines.values()) if (line.promotion_id !== null) draft.lines.delete(line.id);
  newLine(cartId, draft, { item_id: gift.item_id, kind: 'free-gift', quantity: 1, promotion_id: gift.promotion_id });
  return DONE;
};

/**
 * After other changes: a voucher that goods are missing for waits, without its gift, and gets it back with them; one that is over goes. Gifts whose value
 * is not reached go.
 */
export const tidyPromotions = async (change: PromotionChange): Promise<void> => {
  const { draft, transaction } = change;
  await tidyVoucher(change);
  const gifts = [...draft.lines.values()].filter(({ promotion_id }) => promotion_id !== null);
  if (gifts.length === 0) return;
  const value = await draftValue(change);
  const offers = await transaction.selectFrom('free_articles').selectAll().execute();
  for (const gift of gifts) {
    const offer = offers.find((one) => one.promotion_id === gift.promotion_id && one.item_id === gift.item_id);
    if (offer === undefined || value < offer.minimum_cart_cents) draft.lines.delete(gift.id);
  }
};

const tidyVoucher = async (change: PromotionChange): Promise<void> => {
  const { draft, transaction, goods, now, language, cartId } = change;
  if (draft.voucherCode === null) return;
  const voucher = await findVoucher(transaction, draft.voucherCode, language);
  const lines = priceLines([...draft.lines.values()], goods, now);
  const redeemed = voucher && redeemVoucher(voucher, { lines: discountableLines(lines), currency: CURRENCY }, now);
  if (voucher === undefined || redeemed === undefined || (redeemed.isErr() && !isDormant(redeemed.error)))
    return dropVoucher(draft);
  const holds = redeemed.isOk() && (await fitsCategory(transaction, voucher, lines));
  const gifts = [...draft.lines.values()].filter(({ voucher_code }) => voucher_code !== null);
  if (!holds) for (const gift of gifts) draft.lines.delete(gift.id);
  else if (gifts.length === 0) addVoucherGift(draft, cartId, voucher);
};

const addVoucherGift = (draft: CartDraft, cartId: string, { freeItemId, code }: FoundVoucher): void => {
  if (freeItemId !== undefined)
    newLine(cartId, draft, { item_id: freeItemId, kind: 'free-gift', quantity: 1, voucher_code: code });
};

const draftValue = async (change: PromotionChange): Promise<number> => {
  const lines = priceLines([...change.draft.lines.values()], change.goods, change.now);
  return goodsValue(lines, money((await redeemedSaving(change)) ?? 0)).cents;
};

const redeemedSaving = async ({
  transaction,
  draft,
  goods,
  now,
  language,
}: PromotionChange): Promise<number | undefined> => {
  if (draft.voucherCode === null) return undefined;
  const voucher = await findVoucher(transaction, draft.voucherCode, language);
  if (voucher === undefined) return undefined;
  const lines = priceLines([...draft.lines.values()], goods, now);
  if (!(await fitsCategory(transaction, voucher, lines))) return undefined;
  return redeemVoucher(voucher, { lines: discountableLines(lines), currency: CURRENCY }, now)
    .map((saving) => saving.cents as number)
    .unwrapOr(undefined);
};
