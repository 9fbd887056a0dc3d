// The two forms of an order that waits for its payment: pay it now, or change it.

import type { GatewayError } from '@tornister/application/ports';
import type { AfterSubmit } from '@tornister/domain/checkout';
import { PATHS } from '@tornister/domain/routing';
import type { OrderId } from '@tornister/domain/shared';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import type { Shop } from '../../composition/shop.ts';
import { failWith, redirectTo } from '../../respond.ts';
import { showNotice } from '../notices.ts';
import { showConfirmation } from './open-step.ts';
import { type CardForm, leaveFor } from './summary-action.ts';

const CHANGED = 'vue.checkout.waitingOrder.changed';

/** The basket, which finds out how the order stands. */
const toBasket = (shop: Shop, message?: string): Response => {
  if (message !== undefined) showNotice(shop, { id: message, tone: 'error', message });
  return redirectTo(PATHS.basket, 303);
};

/** The shop could not be asked: nothing is lost, the order still waits. */
const notAsked = (shop: Shop, error: GatewayError): Response => {
  if (shop.onServer) throw failWith(error);
  return toBasket(shop, error.kind);
};

const goOn = (shop: Shop, after: AfterSubmit): Response | Promise<Response> | { readonly cardForm: CardForm } => {
  switch (after.kind) {
    case 'confirm':
      return showConfirmation(after.orderId);
    case 'post-card-form':
      return { cardForm: { action: after.action, fields: after.fields } };
    case 'leave-for':
      return leaveFor(shop, after.url, after.afterMs);
    case 'go-to-basket':
    case 'go-to-start':
    case 'go-to-start-and-refetch':
    case 'show-summary-anew':
    case 'show-in-summary':
      return toBasket(shop, after.message);
  }
};

/** Leads to the payment of the order once more. */
export const payWaitingOrder = async (shop: Shop, orderId: OrderId) => {
  const paying = await shop.get(checkoutUseCases.returnFromPayment).payNow(orderId);
  if (paying.isErr()) return notAsked(shop, paying.error);
  return paying.value === undefined ? toBasket(shop) : goOn(shop, paying.value);
};

/** Cancels the order and leads to the basket, which has its goods again. */
export const changeWaitingOrder = async (shop: Shop, orderId: OrderId): Promise<Response> => {
  const changed = await shop.get(checkoutUseCases.returnFromPayment).change(orderId);
  if (changed.isErr()) return notAsked(shop, changed.error);
  if (changed.value.kind === 'confirmed') return showConfirmation(changed.value.orderId);
  if (changed.value.kind === 'reopened') showNotice(shop, { id: CHANGED, tone: 'success', message: CHANGED });
  return toBasket(shop);
};
