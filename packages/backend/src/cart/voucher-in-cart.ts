// A cart's voucher as it stands to this cart: which lines it is for, and whether the gift that comes with it is there.
// Source: spec 2 §1 "vouchers", §3 "voucherCodeStatus".

import { isDormant, type PriceableLine, type VoucherError } from '@tornister/domain/cart';
import type { Instant } from '@tornister/domain/shared';
import type { Language, StoreCode } from '@tornister/domain/storefront';
import type { Database } from '../database/database.ts';
import { type LineRow, piecesBefore } from './cart-draft.ts';
import { type FoundVoucher, findVoucher, productsOf } from './find-voucher.ts';
import { type Goods, isThere, readFurtherGoods } from './goods.ts';

type Surroundings = {
  readonly database: Database;
  /** Goods that were read a moment ago. */
  readonly goods: ReadonlyMap<string, Goods>;
  readonly now: Instant;
  readonly store: StoreCode;
  readonly language: Language;
};

type Line = PriceableLine & { readonly goods: Pick<Goods, 'productId'>; readonly row: LineRow };

/**
 * The lines as the voucher sees them, and the voucher, unless there is none with this code. Outside of a voucher for one category are goods
 * that do not belong to it, and gifts.
 */
export const voucherInCart = async <Priced extends Line>(
  { database, goods, now, store, language }: Surroundings,
  code: string | null,
  lines: readonly Priced[],
): Promise<{ readonly lines: readonly Priced[]; readonly voucher?: FoundVoucher }> => {
  const voucher = code === null ? undefined : await findVoucher(database, code, language);
  if (voucher === undefined) return { lines };
  const { freeItemId: gift } = voucher;
  const rows = lines.map(({ row }) => row);
  const own = rows.find(({ voucher_code }) => voucher_code === code);
  const isGiftSoldOut =
    gift !== undefined &&
    !isThere(
      (await readFurtherGoods(database, [gift], goods, store, now)).get(gift),
      piecesBefore(rows, gift, own?.id),
    );
  return {
    lines: await seenBy(database, voucher, lines),
    voucher: isGiftSoldOut ? { ...voucher, isGiftSoldOut } : voucher,
  };
};

/** Why a cart's voucher is over: how it is refused for good, or that there is none with its code any more. One that holds or waits is not. */
export const reasonOver = (
  voucher: FoundVoucher | undefined,
  refusal: VoucherError | undefined,
): VoucherError['kind'] | undefined => {
  if (voucher === undefined) return 'voucher.unknown';
  return refusal === undefined || isDormant(refusal) ? undefined : refusal.kind;
};

const seenBy = async <Priced extends Line>(
  database: Database,
  { categoryId }: FoundVoucher,
  lines: readonly Priced[],
): Promise<readonly Priced[]> => {
  if (categoryId === undefined) return lines;
  const products = lines.map(({ goods }) => goods.productId);
  const within = await productsOf(database, categoryId, products);
  return lines.map((line) => ({ ...line, isOutsideVoucher: line.isFree || !within.has(line.goods.productId) }));
};
