// What the forms of the basket post: with or without scripts the same changes by the same use case.

import type { EditCart, EditCartError } from '@tornister/application/cart';
import { cartNotice, refusalOf } from '@tornister/application/cart';
import type { BasketChange, BasketChanged } from '@tornister/application/checkout';
import { askedQuantity, parseTypedQuantity } from '@tornister/domain/catalogue';
import type { Money } from '@tornister/domain/money';
import { PATHS } from '@tornister/domain/routing';
import { brandId, type CartLineId, type ItemId, type OrderId } from '@tornister/domain/shared';
import { type ActionFunctionArgs, data } from 'react-router';
import { cartUseCases } from '../../composition/cart-tokens.ts';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { failWith, isOutage, redirectTo, retryAfter } from '../../respond.ts';
import { PAGES } from '../../routing/page-table.ts';
import { showNotice } from '../notices.ts';
import { LOGIN_FORMS } from './login-forms.ts';
import { changeWaitingOrder, payWaitingOrder } from './waiting-order-action.ts';
import { goToWallet, leaveWallet } from './wallet-action.ts';

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

const pieces = (posted: FormData): number => askedQuantity(text(posted, 'quantity'));

/** The pieces of a field; nothing where they are no whole number. */
const typedPieces = (posted: FormData): number | undefined =>
  parseTypedQuantity(text(posted, 'quantity')) === undefined ? undefined : pieces(posted);

const STEPS = { less: -1, more: 1, change: 0 } as const;

/** The place of a line that is put back. */
const positionIn = (typed: string): { readonly at?: number } => (/^\d{1,4}$/.test(typed) ? { at: Number(typed) } : {});

/** The change that a form of the basket asks for; nothing for one that is none of the shop's. */
const changeIn = (posted: FormData): BasketChange | undefined => {
  const lineId = brandId<CartLineId>(text(posted, 'lineId'));
  const itemId = brandId<ItemId>(text(posted, 'itemId'));
  const intent = text(posted, 'intent');
  switch (intent) {
    case 'add':
      return { kind: 'add', itemId, quantity: typedPieces(posted) };
    case 'undo':
      return { kind: 'add', itemId, quantity: pieces(posted), ...positionIn(text(posted, 'at')) };
    case 'less':
    case 'more':
    case 'change':
      return { kind: 'quantity', lineId, quantity: typedPieces(posted), step: STEPS[intent] };
    case 'remove':
      return { kind: 'remove', lineId };
    case 'remove-voucher':
      return { kind: 'remove-voucher', code: text(posted, 'code') };
    case 'gift':
      return { kind: 'take-gift', promotionId: text(posted, 'promotionId'), itemId };
    default:
      return undefined;
  }
};

/** The way back to the basket, or to a place on it; it says what can be taken back, or beside which quantity there is something to say. */
const back = ({ removed, limited }: BasketChanged = {}, query = ''): Response => {
  if (removed !== undefined) {
    const { itemId, quantity, at } = removed;
    return backWith({ removed: itemId, pieces: String(quantity), at: String(at) });
  }
  if (limited === undefined) return redirectTo(`${PATHS.basket}${query}`, 303);
  return backWith({ limited: limited.of, reason: limited.reason, amount: String(limited.amount) });
};

const backWith = (query: Readonly<Record<string, string>>): Response =>
  redirectTo(`${PATHS.basket}?${new URLSearchParams(query)}`, 303);

/**
 * In a tab the use case has told it already. On the shop host a refusal is told on the next page, but a change that the backend never
 * answered is a failure of this one: going on as if it were done would show a basket without it.
 */
const tellRefusal = (shop: Shop, error: EditCartError): void => {
  if (!shop.onServer) return;
  if (isOutage(error)) throw failWith(error);
  showNotice(shop, cartNotice(error));
};

/** What the use case told beside a change, like a gift that went. A tab shows it at once, the shop host on the next page. */
const tellOnNextPage = (shop: Shop): void => {
  const [notice] = shop.onServer ? shop.get(cartUseCases.showNotices).state$.value : [];
  if (notice?.text.kind !== 'key') return;
  const { key, values = {} } = notice.text;
  showNotice(shop, { id: notice.id, tone: notice.kind, message: key, values });
};

const redeem = async (shop: Shop, editCart: EditCart, posted: FormData) => {
  const typed = text(posted, 'code');
  const redeemed = await editCart.redeemVoucher(typed);
  if (redeemed.isOk()) return back({}, shop.onServer ? '#voucher' : '');
  const { error } = redeemed;
  if (error.kind === 'gateway.throttled') {
    const refusal: VoucherRefusal = { typed, message: error.message || error.kind };
    return data({ voucher: refusal }, { status: 429, headers: retryAfter(error.retryAfterSeconds) });
  }
  if (shop.onServer && isOutage(error)) throw failWith(error);
  const failure = error.kind === 'cart.not-attainable' ? error.failure : error;
  if (failure.kind === 'cart.voucher-gift-sold-out') {
    // The voucher holds: there is no field any more to say it at.
    tellRefusal(shop, error);
    return back({}, shop.onServer ? '#voucher' : '');
  }
  const missing = failure.kind === 'voucher.minimum-not-reached' ? { missing: failure.missing } : {};
  const refusal: VoucherRefusal = { typed, message: refusalOf(error), ...missing };
  return data({ voucher: refusal }, { status: 422 });
};

/** Where the pages of the checkout are, which count a reservation down until the order is placed. */
const CHECKOUT_ADDRESSES: ReadonlySet<string> = new Set<string>([
  ...Object.values(PAGES).flatMap(({ kind, path }) => (kind === 'checkout' ? [path] : [])),
  ...Object.values(LOGIN_FORMS),
]);

/** Says what came of it on the page that it was asked on, which has the new end of the reservation. */
const extendReservation = async (shop: Shop, posted: FormData): Promise<Response> => {
  const extended = await shop.get(checkoutUseCases.extendReservation)();
  if (extended.isOk()) showNotice(shop, extended.value);
  else tellRefusal(shop, extended.error);
  const page = text(posted, 'page');
  return CHECKOUT_ADDRESSES.has(page) ? redirectTo(page, 303) : back();
};

/** The intents of the basket: extend-reservation, add, change, less, more, remove, undo, voucher, remove-voucher, gift; of an order that waits: pay-order, change-order; of the express wallet: wallet, abort-wallet. */
export const basketAction = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const basket = shop.get(checkoutUseCases.changeBasket);
  const posted = await request.formData();
  const intent = text(posted, 'intent');
  const waiting = brandId<OrderId>(text(posted, 'orderId'));
  if (intent === 'pay-order') return payWaitingOrder(shop, waiting);
  if (intent === 'change-order') return changeWaitingOrder(shop, waiting);
  if (intent === 'wallet') return goToWallet(shop);
  if (intent === 'abort-wallet') return leaveWallet(shop);
  const known = await basket.know();
  if (known.isErr() && isOutage(known.error)) {
    if (shop.onServer) throw failWith(known.error);
    showNotice(shop, cartNotice(known.error));
    return back();
  }
  if (intent === 'extend-reservation') return extendReservation(shop, posted);
  if (intent === 'voucher') return redeem(shop, shop.get(cartUseCases.editCart), posted);
  const change = changeIn(posted);
  if (change === undefined) return back();
  const changed = await basket.change(change);
  if (changed.isOk()) {
    tellOnNextPage(shop);
    return back(changed.value, shop.onServer && change.kind === 'take-gift' ? '#gift' : '');
  }
  tellRefusal(shop, changed.error);
  return back();
};
