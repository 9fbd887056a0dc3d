// A membership whose payment failed or was called off is bought where its checkout was begun. Source: spec 2 §2 "Checkout payment".

import { ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { primeUseCases } from '../../composition/prime-tokens.ts';
import type { Shop } from '../../composition/shop.ts';
import { followGuard } from '../follow-guard.ts';

/** Throws the way back for whoever comes from the provider of a membership to the payment step. */
export const backToPrime = (shop: Shop, request: Request): void =>
  followGuard(shop, shop.get(primeUseCases.checkout).comeBack([...new URL(request.url).searchParams]));

/** Throws the way back where the order of a membership was declined. */
export const backToPrimeAfterDecline = (shop: Shop): void =>
  followGuard(shop, shop.get(primeUseCases.checkout).comeBack([[ROUTE_PARAMETERS.errorCode, 'declined']], true));
