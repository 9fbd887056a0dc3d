// Loader and action of the route /service/newsletter/verfuegbarkeit/: the article, and what is done with an address.

import { HONEYPOT_FIELD } from '@tornister/domain/forms';
import { STOCK_ALERT_PARAMETERS, STOCK_ALERT_PATH } from '@tornister/domain/newsletter';
import { brandId, type ItemId, type ProductId } from '@tornister/domain/shared';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { newsletterUseCases } from '../../composition/newsletter-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith, notFound, redirectTo } from '../../respond.ts';
import { fieldOf, postedForm, refuseFields } from '../form-refusal.ts';

const DONE = 'done';
const DONE_KINDS = ['sent', 'confirmed', 'ended'] as const;

/** The item that an address is about. */
const itemIn = (address: URL) => ({
  productId: brandId<ProductId>(address.searchParams.get(STOCK_ALERT_PARAMETERS.product) ?? ''),
  itemId: brandId<ItemId>(address.searchParams.get(STOCK_ALERT_PARAMETERS.item) ?? ''),
});

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const address = new URL(request.url);
  const { searchParams } = address;
  const done = DONE_KINDS.find((kind) => kind === searchParams.get(DONE));
  const [confirm, end] = [
    searchParams.get(STOCK_ALERT_PARAMETERS.confirm),
    searchParams.get(STOCK_ALERT_PARAMETERS.end),
  ];
  if (confirm !== null) return { kind: 'confirm', token: confirm } as const;
  if (end !== null) return { kind: 'end', token: end } as const;
  const { productId, itemId } = itemIn(address);
  if (productId === '' || itemId === '') {
    if (done === undefined) throw notFound();
    return { kind: 'done', done, article: undefined } as const;
  }
  const found = await context.get(shopContext).get(newsletterUseCases.waitForStock).article(productId, itemId);
  if (found.isErr()) throw failWith(found.error);
  if (found.value === undefined) throw notFound();
  if (done !== undefined) return { kind: 'done', done, article: found.value } as const;
  return { kind: 'ask', productId, itemId, article: found.value } as const;
};

/** The page after a form that was taken; whoever asks gets the same answer, so it says nothing of which addresses are known. */
const told = (done: (typeof DONE_KINDS)[number], address?: URL) => {
  const query = new URLSearchParams(address?.search ?? '');
  query.set(DONE, done);
  return redirectTo(`${STOCK_ALERT_PATH}?${query.toString()}`, 303);
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const wishes = shop.get(newsletterUseCases.waitForStock);
  const intent = fieldOf(form.posted, 'intent');
  if (intent === 'confirm') {
    const confirmed = await wishes.confirmStockAlert(fieldOf(form.posted, 'token'));
    return confirmed.isErr() ? refuseFields(form, confirmed.error) : told('confirmed');
  }
  if (intent === 'end-one' || intent === 'end-all') {
    const all = intent === 'end-all';
    const ended = await wishes.endStockAlerts({ token: fieldOf(form.posted, 'token'), all });
    return ended.isErr() ? refuseFields(form, ended.error) : told('ended');
  }
  const address = new URL(request.url);
  const asked = await wishes.ask({
    itemId: itemIn(address).itemId,
    email: fieldOf(form.posted, 'email'),
    honeypotField: fieldOf(form.posted, HONEYPOT_FIELD),
  });
  return asked.isErr() ? refuseFields(form, asked.error) : told('sent', address);
};
