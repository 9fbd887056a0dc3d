// What a cart keeps for its shopper to read of goods that did not come into it whole, and of a voucher that is over, until they have had it before them.

import { type CartOperation, isShortfallRead } from '@tornister/domain/cart';
import type { Language } from '@tornister/domain/storefront';
import type { Transaction } from '../database/database.ts';
import type { CartOpInput } from '../graphql/generated/resolver-types.ts';
import type { CartContents } from './cart-contents.ts';
import { overVoucherText } from './cart-texts.ts';

/** Keeps a sentence with a cart, in place of an earlier one; without one an earlier one stays. */
export const keepShortfall = async (
  transaction: Transaction,
  cartId: string,
  shortfall: string | null | undefined,
): Promise<void> => {
  if (!shortfall) return;
  await transaction.updateTable('carts').set({ shortfall }).where('id', '=', cartId).execute();
};

/** What a cart says: what it keeps, and that its voucher is over, which any change of it keeps then. */
export const shownShortfall = (
  { cart, over }: Pick<CartContents, 'cart' | 'over'>,
  language: Language,
): string | null =>
  [cart.shortfall, over && overVoucherText(over, language)].filter((sentence) => sentence).join(' ') || null;

/** Operations as the schema names them, by what they are to the shop. */
const KINDS: Readonly<Record<keyof CartOpInput, CartOperation['kind']>> = {
  addPosition: 'add-position',
  changeQuantity: 'change-quantity',
  removePosition: 'remove-position',
  addVoucher: 'add-voucher',
  removeVoucher: 'remove-voucher',
  addFreeArticle: 'add-free-article',
};

const kindsOf = (operation: CartOpInput): readonly CartOperation['kind'][] =>
  (Object.keys(KINDS) as readonly (keyof CartOpInput)[])
    .filter((name) => (operation[name] ?? undefined) !== undefined)
    .map((name) => KINDS[name]);

/** Forgets the sentence once a change shows that its shopper has read it. */
export const forgetReadShortfall = async (
  transaction: Transaction,
  cartId: string,
  operations: readonly CartOpInput[],
): Promise<void> => {
  if (!operations.flatMap(kindsOf).some(isShortfallRead)) return;
  await transaction
    .updateTable('carts')
    .set({ shortfall: null })
    .where('id', '=', cartId)
    .where('shortfall', 'is not', null)
    .execute();
};
