// What the forms of the basket post: with or without scripts the same changes by the same use case.

import type { EditCart, EditCartError } from '@tornister/application/cart';
import { cartNotice, refusalOf } from '@tornister/application/cart';
import { lineActions } from '@tornister/domain/cart';
import { orderQuantity, parseTypedQuantity } from '@tornister/domain/catalogue';
import type { Money } from '@tornister/domain/money';
import { PATHS } from '@tornister/domain/routing';
import { brandId, type CartLineId, type ItemId } from '@tornister/domain/shared';
import type { Result } from 'neverthrow';
import { type ActionFunctionArgs, data } from 'react-router';
import { cartUseCases } from '../../composition/cart-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { failWith, isOutage, redirectTo, retryAfter } from '../../respond.ts';
import { tell } from '../notices.ts';

/** What stays in the voucher form when its code was refused. */
export type VoucherRefusal = {
  readonly typed: string;
  readonly message: string;
  /** What is missing to the value of goods that the voucher asks for. */
  readonly missing?: Money;
};

const text = (posted: FormData, name: string): string => {
  const value = posted.get(name);
  return typeof value === 'string' ? value : '';
};

const pieces = (posted: FormData): number => parseTypedQuantity(text(posted, 'quantity')) ?? 1;

/** The way back to the basket; after a removal it says what can be taken back. */
const back = (query = ''): Response => redirectTo(`${PATHS.basket}${query}`, 303);

const STEPS: Readonly<Record<string, number>> = { less: -1, more: 1, change: 0 };

const changeQuantity = async (shop: Shop, editCart: EditCart, posted: FormData, step: number): Promise<Response> => {
  const lineId = brandId<CartLineId>(text(posted, 'lineId'));
  const quantity = pieces(posted) + step;
  const state = editCart.state$.value;
  const line = state.status === 'ready' ? state.cart?.lines.find(({ id }) => id === lineId) : undefined;
  const isDeleted = line !== undefined && quantity < line.minimumOrderQuantity && step < 0;
  const changed = await editCart.changeQuantity(lineId, isDeleted ? 0 : quantity);
  if (changed.isErr()) tellRefusal(shop, changed.error);
  return back(isDeleted && line !== undefined ? removedQuery(line) : '');
};

const removedQuery = ({ itemId, quantity }: { readonly itemId: string; readonly quantity: number }): string =>
  `?removed=${encodeURIComponent(itemId)}&pieces=${quantity}`;

/**
 * In a tab the use case has told it already. On the shop host a refusal is told on the next page, but a change that the backend never
 * answered is a failure of this one: going on as if it were done would show a basket without it.
 */
const tellRefusal = (shop: Shop, error: EditCartError): void => {
  if (!shop.onServer) return;
  if (isOutage(error)) throw failWith(error);
  tell(shop, cartNotice(error));
};

const removeLine = async (shop: Shop, editCart: EditCart, posted: FormData): Promise<Response> => {
  const lineId = text(posted, 'lineId');
  const state = editCart.state$.value;
  const line = state.status === 'ready' ? state.cart?.lines.find(({ id }) => id === lineId) : undefined;
  const removed = await editCart.remove(brandId<CartLineId>(lineId));
  if (removed.isErr()) tellRefusal(shop, removed.error);
  const canComeBack = removed.isOk() && line !== undefined && lineActions(line.kind).canChangeQuantity;
  return back(canComeBack ? removedQuery(line) : '');
};

/** The way back after a change; a refusal is told there. */
const told = (shop: Shop, done: Result<unknown, EditCartError>): Response => {
  if (done.isErr()) tellRefusal(shop, done.error);
  return back();
};

const add = async (shop: Shop, editCart: EditCart, posted: FormData): Promise<Response> => {
  const { quantity } = orderQuantity(pieces(posted), 1, false);
  return told(shop, await editCart.add(brandId<ItemId>(text(posted, 'itemId')), quantity));
};

const redeem = async (shop: Shop, editCart: EditCart, posted: FormData) => {
  const typed = text(posted, 'code');
  const redeemed = await editCart.redeemVoucher(typed);
  if (redeemed.isOk()) return back();
  const { error } = redeemed;
  if (error.kind === 'gateway.throttled') {
    const refusal: VoucherRefusal = { typed, message: error.message || error.kind };
    return data({ voucher: refusal }, { status: 429, headers: retryAfter(error.retryAfterSeconds) });
  }
  if (shop.onServer && isOutage(error)) throw failWith(error);
  const failure = error.kind === 'cart.not-attainable' ? error.failure : error;
  const missing = failure.kind === 'voucher.minimum-not-reached' ? { missing: failure.missing } : {};
  const refusal: VoucherRefusal = { typed, message: refusalOf(error), ...missing };
  return data({ voucher: refusal }, { status: 422 });
};

/** The intents of the basket: add, change, less, more, remove, undo, voucher, remove-voucher, gift. */
export const basketAction = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const editCart = shop.get(cartUseCases.editCart);
  const posted = await request.formData();
  const intent = text(posted, 'intent');
  if (editCart.state$.value.status !== 'ready') {
    const known = await editCart.refresh();
    // A cart that could not be read is not an empty one: nothing is decided by it.
    if (known.isErr() && isOutage(known.error)) {
      if (shop.onServer) throw failWith(known.error);
      tell(shop, cartNotice(known.error));
      return back();
    }
  }
  const step = STEPS[intent];
  if (step !== undefined) return changeQuantity(shop, editCart, posted, step);
  switch (intent) {
    case 'add':
    case 'undo':
      return add(shop, editCart, posted);
    case 'remove':
      return removeLine(shop, editCart, posted);
    case 'voucher':
      return redeem(shop, editCart, posted);
    case 'remove-voucher':
      return told(shop, await editCart.removeVoucher(text(posted, 'code')));
    case 'gift':
      return told(shop, await editCart.takeGift(text(posted, 'promotionId'), brandId<ItemId>(text(posted, 'itemId'))));
    default:
      return back();
  }
};
