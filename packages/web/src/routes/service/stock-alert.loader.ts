// Loader and action of the route /service/newsletter/verfuegbarkeit/: the article, and what is done with an address.

import { HONEYPOT_FIELD } from '@tornister/domain/forms';
import { STOCK_ALERT_PARAMETERS, stockAlertAddress, stockAlertLinkAddress } from '@tornister/domain/newsletter';
import { brandId, type ItemId, type ProductId } from '@tornister/domain/shared';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { accountUseCases } from '../../composition/account-tokens.ts';
import { newsletterUseCases } from '../../composition/newsletter-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith, notFound, redirectTo } from '../../respond.ts';
import { fieldOf, postedForm, refuseFields } from '../form-refusal.ts';
import { allEndedAddress, isAllEnded, isSent, sentAddress } from './stock-alert-sent.ts';

/** The item that an address is about. */
const itemIn = (address: URL) => ({
  productId: brandId<ProductId>(address.searchParams.get(STOCK_ALERT_PARAMETERS.product) ?? ''),
  itemId: brandId<ItemId>(address.searchParams.get(STOCK_ALERT_PARAMETERS.item) ?? ''),
});

/** The article that a link names; links of older mails name none. */
const namedIn = (request: Request) => {
  const article = itemIn(new URL(request.url));
  return article.productId === '' || article.itemId === '' ? undefined : article;
};

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const address = new URL(request.url);
  const { searchParams } = address;
  const isDone = isSent(address);
  const shop = context.get(shopContext);
  const wishes = shop.get(newsletterUseCases.waitForStock);
  // Only named beside what the link does, which works without it.
  const linkedArticle = async () => {
    const named = namedIn(request);
    return named && (await wishes.article(named.productId, named.itemId)).unwrapOr(undefined);
  };
  const linked = async (kind: 'stockAlert' | 'stockAlertEnd', token: string) => {
    const link = await wishes.mailedLink({ kind, token });
    if (link.isErr()) throw failWith(link.error);
    return { kind, token, link: link.value, named: namedIn(request), article: await linkedArticle() };
  };
  const [confirm, end] = [
    searchParams.get(STOCK_ALERT_PARAMETERS.confirm),
    searchParams.get(STOCK_ALERT_PARAMETERS.end),
  ];
  if (confirm !== null) return linked('stockAlert', confirm);
  if (end !== null) return { ...(await linked('stockAlertEnd', end)), isAllEnded: isAllEnded(address) };
  const { productId, itemId } = itemIn(address);
  if (productId === '' || itemId === '') {
    if (!isDone) throw notFound();
    return { kind: 'sent', article: undefined } as const;
  }
  const found = await wishes.article(productId, itemId);
  if (found.isErr()) throw failWith(found.error);
  if (found.value === undefined) throw notFound();
  if (isDone) return { kind: 'sent', article: found.value } as const;
  const email = found.value.isForSale ? '' : await shop.get(accountUseCases.knownEmail)();
  return { kind: 'ask', productId, itemId, article: found.value, email } as const;
};

/** Whoever asks gets the same answer, so it says nothing of which addresses are known. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const wishes = shop.get(newsletterUseCases.waitForStock);
  const intent = fieldOf(form.posted, 'intent');
  if (intent === 'confirm') {
    const token = fieldOf(form.posted, 'token');
    const confirmed = await wishes.confirmStockAlert(token);
    return confirmed.isErr()
      ? refuseFields(form, confirmed.error)
      : redirectTo(stockAlertLinkAddress('confirm', token, namedIn(request)), 303);
  }
  if (intent === 'end-one' || intent === 'end-all') {
    const all = intent === 'end-all';
    const token = fieldOf(form.posted, 'token');
    const ended = await wishes.endStockAlerts({ token, all });
    if (ended.isErr()) return refuseFields(form, ended.error);
    const link = stockAlertLinkAddress('end', token, namedIn(request));
    return redirectTo(all ? allEndedAddress(link) : link, 303);
  }
  const address = new URL(request.url);
  const asked = await wishes.ask({
    itemId: itemIn(address).itemId,
    email: fieldOf(form.posted, 'email'),
    honeypotField: fieldOf(form.posted, HONEYPOT_FIELD),
  });
  if (asked.isErr()) return refuseFields(form, asked.error);
  const { productId, itemId } = itemIn(address);
  shop.get(sessionUseCases.formDrafts).drop(stockAlertAddress(productId, itemId));
  return redirectTo(sentAddress(address.search), 303);
};
