// Loader and action of the order form.

import { EMPTY_VIEW } from '@tornister/application/order-form';
import { PATHS } from '@tornister/domain/routing';
import { data, type LoaderFunctionArgs } from 'react-router';
import { orderFormUseCases } from '../../composition/order-form-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { resumedLongForm } from '../resumed-long-form.ts';
import { type OrderFormAnswer, refuseOrderForm } from './order-form-action.ts';
import { readOrderFormAddress } from './order-form-address.ts';
import { FIELDS } from './order-form-entry.ts';

export { orderFormAction as action } from './order-form-action.ts';

/** The rows that the address holds, with what the shop says about them now. After the end of a login the list is there again, as text. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const { newKey, show } = shop.get(orderFormUseCases.fillOrderForm);
  // Every form has a key of its own.
  const key = newKey();
  const addressed = readOrderFormAddress(new URL(request.url).searchParams);
  const { typed, message } = resumedLongForm(shop, PATHS.orderForm).resumed ?? {};
  const { view, ...basketFacts } = addressed ?? {
    view: { ...EMPTY_VIEW, rest: typed?.[FIELDS.text] ?? '' },
    inBasket: 0,
    ...(message === undefined ? {} : { message }),
  };
  const shown = await show(view);
  if (shown.isErr()) {
    const entry = { typed: view.typed, text: view.rest };
    const { answer, ...response } = refuseOrderForm(shop, { entry, ...basketFacts }, shown.error);
    return data({ key, answer }, response);
  }
  const answer: OrderFormAnswer = { ...shown.value, ...basketFacts };
  return data({ key, answer });
};
