// What the button of the prime checkout does: buys a year and leads to its payment. Source: spec 2 §4 "Prime", §7 `submitPrimeSubscription`.

import { mayHavePrime } from '@tornister/domain/storefront';
import type { ActionFunctionArgs } from 'react-router';
import { primeUseCases } from '../../composition/prime-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { notFound, redirectTo } from '../../respond.ts';
import { confirmationAddress } from '../checkout/open-step.ts';
import { type CardForm, leaveFor } from '../checkout/summary-action.ts';
import { fieldOf, formSaved, postedForm, refuseFields } from '../form-refusal.ts';

/** Prime is for consumers. */
export const refuseInstitutions = (shop: Shop): void => {
  if (!mayHavePrime(shop.site.storefront)) throw notFound();
};

export const primeCheckoutAction = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  refuseInstitutions(shop);
  const form = await postedForm(shop, request);
  const price = Number(fieldOf(form.posted, 'priceCents'));
  const bought = await shop.get(primeUseCases.checkout).buy({
    paymentId: fieldOf(form.posted, 'paymentId'),
    billingAddressId: fieldOf(form.posted, 'billingAddressId'),
    priceCents: Number.isSafeInteger(price) ? price : -1,
    idempotencyKey: fieldOf(form.posted, 'idempotencyKey'),
  });
  if (bought.isErr()) return refuseFields(form, bought.error);
  formSaved(form);
  const after = bought.value;
  switch (after.kind) {
    case 'confirm':
      return redirectTo(confirmationAddress(after.orderId), 303);
    case 'leave-for':
      return leaveFor(shop, after.url, after.afterMs);
    case 'post-card-form': {
      const cardForm: CardForm = { action: after.action, fields: after.fields };
      return { cardForm };
    }
  }
};
