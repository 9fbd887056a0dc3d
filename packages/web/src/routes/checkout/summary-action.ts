// What pressing the order button does. Source: spec 2 §4 "Submit".

import type { OrderEntry } from '@tornister/application/checkout';
import type { AfterSubmit } from '@tornister/domain/checkout';
import { PATHS } from '@tornister/domain/routing';
import { brandId, type CartId } from '@tornister/domain/shared';
import { type ActionFunctionArgs, createContext, redirect } from 'react-router';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { fieldOf, formSaved, type PostedForm, postedForm, refuseFields, refuseForm } from '../form-refusal.ts';
import { showNotice } from '../notices.ts';
import { confirmationAddress, shownBefore } from './open-step.ts';
import { postedChoices } from './posted-choices.ts';

/** A form that the browser posts to the card provider. */
export type CardForm = { readonly action: string; readonly fields: Readonly<Record<string, string>> };

/** Whether this very request has placed the order: then the summary has no cart to show and must not ask for one. */
export const hasSubmitted = createContext(false);

const whole = (posted: FormData, name: string): number => {
  const value = Number(fieldOf(posted, name));
  return Number.isSafeInteger(value) ? value : -1;
};

/** The form of the summary as one entry. */
export const orderEntry = (posted: FormData): OrderEntry => ({
  cartId: brandId<CartId>(fieldOf(posted, 'cartId')),
  seen: {
    grandTotalCents: whole(posted, 'grandTotalCents'),
    productsCount: whole(posted, 'productsCount'),
    itemsCount: whole(posted, 'itemsCount'),
    ...postedChoices(posted),
  },
  idempotencyKey: fieldOf(posted, 'idempotencyKey'),
  draft: {
    orderReferenceCheck: fieldOf(posted, 'orderReferenceCheck') !== '',
    orderReference: fieldOf(posted, 'orderReference'),
    orderComment: fieldOf(posted, 'orderComment'),
    newsletterSubscribe: fieldOf(posted, 'newsletterSubscribe') !== '',
    ...(posted.has('buyerReference')
      ? {
          buyerReference: fieldOf(posted, 'buyerReference'),
          needsBuyerReference: fieldOf(posted, 'needsBuyerReference') !== '',
        }
      : {}),
  },
});

/** Leaves the shop for the page of a payment provider. */
export const leaveFor = async (shop: Shop, url: string, afterMs: number): Promise<Response> => {
  // In a tab the last frame is drawn before the browser leaves; a request has nothing to wait for.
  if (!shop.onServer) await shop.get(checkoutUseCases.submitOrder).leaving(afterMs);
  return redirect(url, 303);
};

const answerTo = (form: PostedForm, after: AfterSubmit, markSubmitted: () => void) => {
  const { shop } = form;
  switch (after.kind) {
    case 'confirm':
      return redirectTo(confirmationAddress(after.orderId), 303);
    case 'post-card-form': {
      markSubmitted();
      const cardForm: CardForm = { action: after.action, fields: after.fields };
      return { cardForm };
    }
    case 'leave-for':
      return leaveFor(shop, after.url, after.afterMs);
    case 'go-to-start':
    case 'go-to-start-and-refetch':
      showNotice(shop, { id: after.message, tone: after.level, message: after.message });
      return redirectTo(PATHS.home, 303);
    case 'go-to-basket':
      showNotice(shop, { id: after.message, tone: after.level, message: after.message });
      return redirectTo(PATHS.basket, 303);
    case 'show-summary-anew':
      showNotice(shop, { id: after.message, tone: after.level, message: after.message });
      return redirectTo(PATHS.summary, 303);
    case 'show-in-summary':
      return refuseForm(form, { errors: [], message: after.message });
  }
};

/** After these nothing is ordered of what was typed: the shopper is in the summary again with it, or comes back to it from the basket. */
const STAYS: ReadonlySet<AfterSubmit['kind']> = new Set([
  'show-in-summary',
  'show-summary-anew',
  'go-to-start-and-refetch',
]);

export const summaryAction = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const submitted = await shop.get(checkoutUseCases.submitOrder).submit(orderEntry(form.posted));
  if (submitted.isErr()) {
    const { error } = submitted;
    if (error.kind !== 'order.confirmed') return refuseFields(form, error);
    formSaved(form);
    return shownBefore(shop, error.orderNumber);
  }
  if (!STAYS.has(submitted.value.kind)) formSaved(form);
  return answerTo(form, submitted.value, () => context.set(hasSubmitted, true));
};
