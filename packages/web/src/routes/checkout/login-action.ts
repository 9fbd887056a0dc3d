// What the forms of the login step post: a login, or the billing address of a guest.

import { CARTS_MERGED_MESSAGE } from '@tornister/domain/cart';
import { PATHS } from '@tornister/domain/routing';
import { checkLoginForm, loginRefused } from '@tornister/domain/session';
import type { ActionFunctionArgs } from 'react-router';
import { postedAddress } from '../../components/checkout/address-form/address-fields.ts';
import { cartUseCases } from '../../composition/cart-tokens.ts';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { ports } from '../../composition/tokens.ts';
import { redirectTo } from '../../respond.ts';
import { fieldOf, refuseCall, refuseForm, refuseShipping } from './form-refusal.ts';
import { openStep, tell } from './obey.ts';

/** A success that is told on the next page (spec 2 §4 "Login success"). */
const MERGED_NOTICE = {
  id: CARTS_MERGED_MESSAGE,
  tone: 'success',
  message: CARTS_MERGED_MESSAGE,
} as const;

const logIn = async (shop: Shop, posted: FormData) => {
  const form = {
    email: fieldOf(posted, 'email'),
    password: fieldOf(posted, 'password'),
    stayLogged: fieldOf(posted, 'stayLogged') !== '',
  };
  const checked = checkLoginForm(form, shop.site.storefront.isB2b);
  if (checked.isErr()) return refuseForm(posted, checked.error);
  const { email: identifier, password, stayLogged } = checked.value;
  const answer = await shop
    .get(ports.sessionGateway)
    .logIn({ identifier: identifier.trim(), password, stayLogged, mergeCart: true });
  if (answer.isErr()) {
    if (answer.error.kind !== 'gateway.refused') return refuseCall(posted, answer.error);
    const { general, errors } = loginRefused(answer.error.message);
    return refuseForm(posted, { errors, message: general });
  }
  shop.get(ports.tabChannel).send({ kind: 'login-changed' });
  if (!shop.onServer) void shop.get(cartUseCases.editCart).refresh();
  if (answer.value.cartMerged) tell(shop, MERGED_NOTICE);
  return redirectTo(PATHS.shipping, 303);
};

const continueAsGuest = async (shop: Shop, posted: FormData) => {
  const walk = shop.get(checkoutUseCases.openWalk)({ isB2b: shop.site.storefront.isB2b });
  const { opened } = await openStep(shop, walk.login());
  const countries = opened.step.billingCountries.map(({ code }) => code);
  const fields = postedAddress('billingAddress', posted);
  const done = await shop.get(checkoutUseCases.completeShipping).continueAsGuest(fields, countries);
  if (done.isErr()) return refuseShipping(posted, done.error);
  shop.get(ports.tabChannel).send({ kind: 'login-changed' });
  return redirectTo(PATHS.shipping, 303);
};

export const loginAction = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const posted = await request.formData();
  return fieldOf(posted, 'intent') === 'login' ? logIn(shop, posted) : continueAsGuest(shop, posted);
};
